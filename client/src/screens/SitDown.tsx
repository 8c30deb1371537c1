import { useState } from 'preact/hooks';
import type { Seat } from '@hexfall/shared/model/state';
import type { MatchStore } from '../store/match.js';
import { freeSeats } from '../store/seating.js';
import { settings } from '../store/settings.js';
import { armyName } from '../text/names.js';
import { refusalText } from '../text/rejectionText.js';
import { t } from '../text/translate.js';
import { useArmyChoice } from './armyChoice.js';
import { Choices } from './Choices.js';
import { ChosenArmy } from './ChosenArmy.js';
import { NameField } from './NameField.js';

/** The form for whoever wants a seat: a name, an army, and which seat where several are free. */
export const SitDown = ({ store }: { readonly store: MatchStore }) => {
  const places = freeSeats(store.seats.value);
  const choice = useArmyChoice(store);
  const { army, isFree, isReady } = choice;
  const [wantedSeat, chooseSeat] = useState<Seat | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const place = wantedSeat !== null && places.includes(wantedSeat) ? wantedSeat : undefined;
  const seat = place ?? places[0];
  const sit = async (): Promise<void> => {
    const name = settings.name.peek().trim();
    if (name === '') return setProblem(t('app.start.nameMissing'));
    if (!isReady) return;
    setBusy(true);
    const answer = await store.sit(army, name, place);
    setBusy(false);
    setProblem(answer.ok ? '' : t('app.lobby.refused', { reason: refusalText(answer.error) }));
  };
  return (
    <form
      class="plate"
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      <h2>{t(isFree ? 'app.lobby.choose' : 'gather.muster.sitHeading')}</h2>
      <NameField />
      {places.length > 1 && seat !== undefined && (
        <Choices
          isRow
          legend={t('app.lobby.where')}
          name="seat"
          values={places}
          chosen={seat}
          textOf={(number) => t('app.lobby.seat', { number: number + 1 })}
          onChoose={chooseSeat}
        />
      )}
      <ChosenArmy store={store} choice={choice} />
      <p class="problem" role="alert">
        {problem}
      </p>
      <button type="submit" class="button primary large" disabled={busy || !isReady}>
        {busy || !isReady ? t('app.lobby.sitting') : army === null ? t('gather.muster.sit') : t('app.lobby.sit', { army: armyName(army) })}
      </button>
    </form>
  );
};
