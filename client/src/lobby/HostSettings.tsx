import { useState } from 'preact/hooks';
import type { Requests } from '@hexfall/shared/protocol/requests';
import type { MatchStore } from '../store/MatchStore.js';
import { freeSeats } from '../store/seating.js';
import { refusalText } from '../text/refusalText.js';
import { t } from '../text/translate.js';
import { Checkbox, ProblemText } from '../ui/fields.js';

/** Whether the match begins by itself when every seat is taken, for a host who waits. */
const BeginChoice = ({ store }: { readonly store: MatchStore }) => {
  const [first] = store.mine.value;
  if (first === undefined || freeSeats(store.seats.value).length === 0) return null;
  return (
    <Checkbox
      text={t('lobby.ready.byItself')}
      name="ready"
      checked={store.mine.value.every((seat) => store.seats.value[seat]?.ready)}
      onChange={(isChecked) => void store.ask('ready', { seat: first, ready: isChecked })}
    />
  );
};

/** What the creator of a table on the server decides besides the game: who finds the table and may join, and whether the match begins by itself. */
export const HostSettings = ({ store }: { readonly store: MatchStore }) => {
  const [problem, setProblem] = useState('');
  const set = async (wish: Pick<Requests['setTable'], 'listed' | 'programs'>): Promise<void> => {
    const answer = await store.request('setTable', wish);
    setProblem(answer.ok ? '' : t('app.lobby.refused', { reason: refusalText(answer.error) }));
  };
  return (
    <div class="host-settings">
      <BeginChoice store={store} />
      <Checkbox
        text={t('app.option.listed')}
        name="listed"
        checked={store.arrangement.value?.listed}
        onChange={(isChecked) => void set({ listed: isChecked })}
      />
      <Checkbox
        text={t('app.option.bots')}
        name="programs"
        checked={store.arrangement.value?.programs}
        onChange={(isChecked) => void set({ programs: isChecked })}
      />
      <ProblemText text={problem} />
    </div>
  );
};
