import { useState } from 'preact/hooks';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { useWish } from '../shell/useWish.js';
import type { RequestAnswer } from '../net/outbox.js';
import type { MatchStore } from '../store/MatchStore.js';
import { settings } from '../platform/settings.js';
import { refusalText } from '../text/rejectionText.js';
import { t } from '../text/translate.js';
import { ArmyRow } from './ArmyRow.js';
import { NameField } from './NameField.js';

/** The name and army of the player at this page, who has sat down already; both can be changed until the match begins. */
export const OwnSeat = ({ store }: { readonly store: MatchStore }) => {
  const [problem, setProblem] = useState('');
  const [wished, sendArmy] = useWish<ArmyId>();
  const [seat, ...more] = store.mine.value;
  const seating = seat === undefined ? undefined : store.seats.value[seat];
  // Several seats of one page are of several people, or of one with two armies: each has been asked already.
  if (seat === undefined || !seating || more.length > 0) return null;
  const change = (wish: { readonly name: string } | { readonly army: ArmyId }): Promise<RequestAnswer<'changeSeat'>> =>
    store.request('changeSeat', { seat, ...wish });
  const explain = (answer: RequestAnswer<'changeSeat'>): void =>
    setProblem(answer.ok ? '' : t('app.lobby.refused', { reason: refusalText(answer.error) }));
  const rename = (): void => {
    const name = settings.name.peek().trim();
    if (name !== '' && name !== seating.name) void change({ name }).then(explain);
  };
  return (
    <form
      class="plate own-seat"
      onSubmit={(event) => {
        event.preventDefault();
        rename();
      }}
      onFocusOut={rename}
    >
      <h2>{t('app.lobby.yours')}</h2>
      <NameField />
      {seating.army !== '' && (
        <ArmyRow
          name="army"
          label={t('app.start.army')}
          value={wished ?? seating.army}
          onChoose={(army) => {
            settings.army.value = army;
            void sendArmy(army, () => change({ army })).then(explain);
          }}
        />
      )}
      <p class="problem" role="alert">
        {problem}
      </p>
    </form>
  );
};
