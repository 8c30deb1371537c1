import type { Signal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '@hexfall/shared/model/seat';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { MAX_NAME_LENGTH } from '@hexfall/shared/protocol/messages';
import type { SeatView } from '@hexfall/shared/protocol/tableView';
import type { RequestAnswer } from '../net/outbox.js';
import { settings } from '../platform/settings.js';
import type { MatchStore } from '../store/MatchStore.js';
import { refusalText } from '../text/refusalText.js';
import { t } from '../text/translate.js';
import { Form, ProblemText, TextField } from '../ui/fields.js';
import { useWish } from '../ui/hooks.js';
import { ArmyRow } from './ArmyPicker.js';

/** How near to the longest name its length is shown, in characters. */
const NEAR = 5;

/** How long after the last letter a name is sent, in milliseconds. */
const NAME_MS = 500;

interface NameProps {
  readonly name?: Signal<string>;
  /** Without a text above it. */
  readonly isBare?: boolean;
  /** Called after each letter. */
  readonly onTyped?: () => void;
}

/** A player's name: the one this browser remembers for the next table, or that of a guest. */
export const NameField = ({ name = settings.name, isBare = false, onTyped }: NameProps) => (
  <TextField
    {...(isBare
      ? { 'aria-label': t('app.start.name') }
      : {
          label: (
            <>
              {t('app.start.name')}
              {name.value.length > MAX_NAME_LENGTH - NEAR && ` (${name.value.length}/${MAX_NAME_LENGTH})`}
            </>
          ),
        })}
    name="name"
    autocomplete={name === settings.name ? 'nickname' : 'off'}
    maxLength={MAX_NAME_LENGTH}
    placeholder={t(isBare ? 'app.start.name' : 'app.start.namePlaceholder')}
    value={name.value}
    onInput={(value) => {
      name.value = value;
      onTyped?.();
    }}
  />
);

/** The only seat of the player at this page. Several seats of one page belong to several people, or to one with two armies: each has already been asked. */
const onlySeat = (store: MatchStore): readonly [Seat, SeatView] | null => {
  const [seat, ...more] = store.mine.value;
  const seating = seat === undefined ? undefined : store.seats.value[seat];
  return seat === undefined || !seating || more.length > 0 ? null : [seat, seating];
};

/**
 * Whether the name of who sits at the table is asked for beside the link: this browser knew none when the seat was taken, or when the page
 * was opened.
 */
export const useNameAsked = (store: MatchStore): boolean => {
  const isSeated = store.mine.value.length > 0;
  return useMemo(() => isSeated && settings.name.peek().trim() === '', [store, isSeated]) && onlySeat(store) !== null;
};

interface OwnNameProps {
  readonly store: MatchStore;
  readonly isBare?: boolean;
  /** Told true with the first letter, and false when the table has been sent the name. */
  readonly onTyping?: (isTyping: boolean) => void;
}

/** The name of the player at this page, sent shortly after the last letter, and when the field is left. */
export const OwnName = ({ store, isBare = false, onTyping }: OwnNameProps) => {
  const [problem, setProblem] = useState('');
  const timer = useRef(0);
  const own = onlySeat(store);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!own) return null;
  const rename = async (): Promise<void> => {
    clearTimeout(timer.current);
    const name = settings.name.peek().trim();
    const [seat, seating] = own;
    if (name !== '' && name !== store.seats.peek()[seat]?.name && name !== seating.name) {
      const answer = await store.request('changeSeat', { seat, name });
      setProblem(answer.ok ? '' : t('app.lobby.refused', { reason: refusalText(answer.error) }));
    }
    onTyping?.(false);
  };
  const wait = (): void => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void rename(), NAME_MS);
    onTyping?.(true);
  };
  return (
    <Form class="own-name" onSubmit={rename} onFocusOut={() => void rename()}>
      <NameField isBare={isBare} onTyped={wait} />
      <ProblemText text={problem} />
    </Form>
  );
};

interface OwnSeatProps {
  readonly store: MatchStore;
  /** Whether the name is asked for elsewhere. */
  readonly isNamed: boolean;
}

/** The name and army of the player at this page, who has sat down already; both can be changed until the match begins. */
export const OwnSeat = ({ store, isNamed }: OwnSeatProps) => {
  const [problem, setProblem] = useState('');
  const [wished, sendArmy] = useWish<ArmyId>();
  const own = onlySeat(store);
  if (!own) return null;
  const [seat, { army: taken }] = own;
  const explain = (answer: RequestAnswer<'changeSeat'>): void =>
    setProblem(answer.ok ? '' : t('app.lobby.refused', { reason: refusalText(answer.error) }));
  return (
    <div class="own-seat">
      {!isNamed && <OwnName store={store} />}
      {taken !== '' && (
        <ArmyRow
          name="army"
          label={t('app.start.army')}
          value={wished ?? taken}
          isNamed
          onChoose={(army) => {
            settings.army.value = army;
            void sendArmy(army, () => store.request('changeSeat', { seat, army })).then(explain);
          }}
        />
      )}
      <ProblemText text={problem} />
    </div>
  );
};
