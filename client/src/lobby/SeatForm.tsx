import { useSignal } from '@preact/signals';
import { useRef, useState } from 'preact/hooks';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import { settings } from '../platform/settings.js';
import type { MatchStore } from '../store/MatchStore.js';
import { freeSeats } from '../store/seating.js';
import { ownName } from '../table/currentTable.js';
import { companyText } from '../text/lobbyText.js';
import { refusalText } from '../text/refusalText.js';
import { t } from '../text/translate.js';
import { Form, ProblemText } from '../ui/fields.js';
import { RadioGroup } from '../ui/RadioGroup.js';
import { useArmyChoice } from './armyChoice.js';
import { ChosenArmyRow, SitButton } from './ArmyPicker.js';
import { NameField } from './OwnSeat.js';
import './StickySubmit.css';

/**
 * The form to take a seat: a name, an army, and which seat where several are free. Without a name a visitor sits down as a player, and is
 * asked at the seat.
 * @param isGuest another person at this device, whose name is not the one the browser remembers.
 */
export const SeatForm = ({ store, isGuest = false }: { readonly store: MatchStore; readonly isGuest?: boolean }) => {
  const guest = useSignal('');
  const nameSignal = isGuest ? guest : settings.name;
  const places = freeSeats(store.seats.value);
  const choice = useArmyChoice(store);
  const { isFree, isReady } = choice;
  const [wantedSeat, chooseSeat] = useState<Seat | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const place = wantedSeat !== null && places.includes(wantedSeat) ? wantedSeat : undefined;
  const seat = place ?? places[0];
  const { mode } = store.options.value ?? DEFAULT_OPTIONS;
  const placeText = (number: Seat): string =>
    [t('app.lobby.seat', { number: number + 1 }), ...companyText(mode, store.seats.value, number)].join(' · ');
  const askName = (why: string): void => {
    form.current?.querySelector<HTMLInputElement>('input[name="name"]')?.focus();
    setProblem(why);
  };
  const sit = async (): Promise<void> => {
    const name = isGuest ? guest.peek().trim() : ownName();
    if (name === '') return askName(t('app.start.nameMissing'));
    if (!isReady) return;
    setBusy(true);
    const before = store.mine.peek();
    const answer = await store.sit(choice.commit(), name, { seat: place });
    setBusy(false);
    if (answer.ok) guest.value = '';
    // When a guest has taken the last seat, the owner of the device is ready, too.
    const [own] = isGuest && answer.ok && places.length === 1 ? before : [];
    if (own !== undefined) await store.request('ready', { seat: own, ready: true });
    if (answer.ok) return setProblem('');
    const why = t('app.lobby.refused', { reason: refusalText(answer.error) });
    if (answer.error.code === 'name-not-listed') askName(why);
    else setProblem(why);
  };
  return (
    <Form ref={form} class="seat-form" onSubmit={sit}>
      <h3 class="spoken">{t(isFree ? 'app.lobby.choose' : 'matchmaking.armySelection.sitHeading')}</h3>
      <NameField name={nameSignal} />
      {places.length > 1 && seat !== undefined && (
        <RadioGroup
          isRow
          legend={t('app.lobby.where')}
          name="seat"
          values={places}
          chosen={seat}
          textOf={placeText}
          onChoose={chooseSeat}
        />
      )}
      <ChosenArmyRow store={store} choice={choice} />
      <ProblemText text={problem} />
      <SitButton
        choice={choice}
        busy={busy}
        textOf={(army) => (army === null ? t('matchmaking.armySelection.sit') : t('app.lobby.sit', { army }))}
      />
    </Form>
  );
};
