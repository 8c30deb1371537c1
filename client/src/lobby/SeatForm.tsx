import { type Signal, useSignal } from '@preact/signals';
import { useRef, useState } from 'preact/hooks';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { MAX_NAME_LENGTH } from '@hexfall/shared/protocol/messages';
import type { RequestAnswer } from '../net/outbox.js';
import { settings } from '../platform/settings.js';
import type { MatchStore } from '../store/MatchStore.js';
import { freeSeats } from '../store/seating.js';
import { companyText } from '../text/lobbyText.js';
import { refusalText } from '../text/refusalText.js';
import { t } from '../text/translate.js';
import { Form, ProblemText, TextField } from '../ui/fields.js';
import { useWish } from '../ui/hooks.js';
import { RadioGroup } from '../ui/RadioGroup.js';
import { useArmyChoice } from './armyChoice.js';
import { ArmyRow, ChosenArmy, SitButton } from './ArmyPicker.js';
import './StickySubmit.css';

/** How near to the longest name its length is shown, in characters. */
const NEAR = 5;

/** A player's name: the one this browser remembers for the next table, or that of a guest. */
export const NameField = ({ name = settings.name }: { readonly name?: Signal<string> }) => (
  <TextField
    label={
      <>
        {t('app.start.name')}
        {name.value.length > MAX_NAME_LENGTH - NEAR && ` (${name.value.length}/${MAX_NAME_LENGTH})`}
      </>
    }
    name="name"
    autocomplete={name === settings.name ? 'nickname' : 'off'}
    maxLength={MAX_NAME_LENGTH}
    placeholder={t('app.start.namePlaceholder')}
    value={name.value}
    onInput={(value) => (name.value = value)}
  />
);

/** The name and army of the player at this page, who has sat down already; both can be changed until the match begins. */
export const OwnSeat = ({ store }: { readonly store: MatchStore }) => {
  const [problem, setProblem] = useState('');
  const [wished, sendArmy] = useWish<ArmyId>();
  const [seat, ...more] = store.mine.value;
  const seating = seat === undefined ? undefined : store.seats.value[seat];
  // Several seats of one page belong to several people, or to one with two armies: each has already been asked.
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
    <Form class="own-seat" onSubmit={rename} onFocusOut={rename}>
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
      <ProblemText text={problem} />
    </Form>
  );
};

/**
 * The form to take a seat: a name, an army, and which seat where several are free.
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
  const sit = async (): Promise<void> => {
    const name = nameSignal.peek().trim();
    if (name === '') {
      form.current?.querySelector<HTMLInputElement>('input[name="name"]')?.focus();
      return setProblem(t('app.start.nameMissing'));
    }
    if (!isReady) return;
    setBusy(true);
    const before = store.mine.peek();
    const answer = await store.sit(choice.commit(), name, { seat: place });
    setBusy(false);
    if (answer.ok) guest.value = '';
    // When a guest has taken the last seat, the owner of the device is ready, too.
    const [own] = isGuest && answer.ok && places.length === 1 ? before : [];
    if (own !== undefined) await store.request('ready', { seat: own, ready: true });
    setProblem(answer.ok ? '' : t('app.lobby.refused', { reason: refusalText(answer.error) }));
  };
  return (
    <Form ref={form} class="plate" onSubmit={sit}>
      <h2>{t(isFree ? 'app.lobby.choose' : 'matchmaking.armySelection.sitHeading')}</h2>
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
      <ChosenArmy store={store} choice={choice} />
      <ProblemText text={problem} />
      <SitButton
        choice={choice}
        busy={busy}
        textOf={(army) => (army === null ? t('matchmaking.armySelection.sit') : t('app.lobby.sit', { army }))}
      />
    </Form>
  );
};
