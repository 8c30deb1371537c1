import '../../table/advice/adviceText.js';
import { computed, effect, signal, untracked } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { FIRST_LEVEL } from '@hexfall/shared/model/computer';
import type { Table } from '@hexfall/shared/model/state';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { ComputerSeats } from '../../store/computer/ComputerSeats.js';
import type { PlanTurn } from '../../store/computer/ComputerWorker.js';
import { type Accepted, type LocalEnvironment, LocalStore } from '../../store/LocalStore.js';
import type { Advice, Subject } from '../../table/advice/Advice.js';
import { findAdvice } from '../../table/advice/findAdvice.js';
import { turnAdvice } from '../../table/advice/threatAdvice.js';
import { t } from '../../text/translate.js';
import { coachSpeaks, COMPUTER, keepIntent, keepSaid, LEARNER, type StoredCoachedGame } from './storedCoachedGame.js';

interface CoachedOptions extends Pick<LocalEnvironment, 'wantsReplay' | 'onSegment'> {
  readonly plan: PlanTurn;
  readonly paceMs?: number;
}

/** A duel against a computer player on a table of the page, with a coach who says what to look at. */
export class CoachedGame {
  readonly store: LocalStore;
  /** What the coach says; `nothing` where the learner has asked and nothing stands out. */
  readonly advice = signal<Advice | 'nothing' | null>(null);
  /** Returns what to show now: nothing while a battle is shown, and only the effects of the learner's turn while the computer plays. */
  readonly spoken = computed(() => (this.canAsk.value || this.#isAfterTurn.value ? this.advice.value : null));
  /** It is the learner who acts, and no question is open. */
  readonly canAsk = computed(() => {
    const { busy, shown } = this.store.playback;
    return !busy.value && this.store.acting.value === LEARNER && !shown.value?.decision;
  });
  /** The computer plays, and no battle is shown. */
  readonly #isAfterTurn = computed(() => !this.store.playback.busy.value && this.store.acting.value === COMPUTER);
  #game: StoredCoachedGame;
  #isOpening = true;
  /** The table with which the learner's turn began. */
  #turnStart: Table | null = null;
  /** What the learner's last turn did, until it has been read. */
  #turnDone: Advice | null = null;
  readonly #said: Set<Subject>;
  /** What the learner has been told of the present table. */
  readonly #told = new Set<Subject>();
  #seen: Table | null = null;
  /** The table at which the coach has spoken by itself, or had nothing to say. */
  #advised: Table | null = null;

  constructor(
    game: StoredCoachedGame,
    private readonly options: CoachedOptions,
  ) {
    const { setup, intents } = game.record;
    const created = createMatch(setup);
    if (!created.ok) throw new Error(`no match can be played like that: ${created.error.message}`);
    this.#game = game;
    this.#said = new Set(game.said);
    this.store = new LocalStore(
      created.value,
      {
        heading: () => t('coached.title'),
        wantsReplay: () => !this.#isOpening && options.wantsReplay(),
        onSegment: (segment) => {
          if (!this.#isOpening) options.onSegment(segment);
        },
        onAccepted: (accepted) => {
          if (this.#isOpening) return;
          this.#game = keepIntent(this.#game, accepted.seat, accepted.intent);
          this.#noteTurn(accepted);
        },
      },
      { mine: [LEARNER] },
    );
    for (const { player, intent } of intents) {
      const played = this.store.play(player, intent);
      if (!played.ok) throw new Error(`a game that is kept cannot be played: ${played.error.message}`);
    }
    this.#isOpening = false;
  }

  /** What tells the game from all others. */
  get id(): string {
    return `coached/${this.#game.record.setup.seed}`;
  }

  /** Starts the computer player and the coach. Returns a function that stops them. */
  attend(): () => void {
    const { plan, paceMs } = this.options;
    const seats = new ComputerSeats({
      store: this.store,
      levels: new Map([[COMPUTER, FIRST_LEVEL]]),
      plan,
      ...(paceMs !== undefined && { paceMs }),
    });
    const unwatch = effect(() => {
      const [table, canAsk, speaks] = [this.store.playback.shown.value, this.canAsk.value, coachSpeaks.value];
      untracked(() => this.#look(table, { canAsk, speaks }));
    });
    return () => {
      unwatch();
      seats.stop();
    };
  }

  /** What the coach said has been read. */
  close(): void {
    this.#noteSaid();
    this.#turnDone = null;
    this.advice.value = null;
  }

  /** Gives advice on request: each time about another subject, starting over after the last. */
  ask(): void {
    if (!this.canAsk.peek()) return;
    const { table } = this.store;
    this.#noteSaid();
    let found = findAdvice(table, LEARNER, this.#told, true);
    if (!found && this.#told.size > 0) {
      this.#told.clear();
      found = findAdvice(table, LEARNER, this.#told, true);
    }
    if (found) this.#told.add(found.key);
    this.advice.value = found ?? 'nothing';
  }

  #look(table: Table | null, { canAsk, speaks }: { readonly canAsk: boolean; readonly speaks: boolean }): void {
    if (table !== this.#seen) {
      this.#seen = table;
      this.#told.clear();
      this.#noteSaid();
      this.advice.value = null;
    }
    if (canAsk && table && table.turn.number !== this.#turnStart?.turn.number) this.#turnStart = table;
    if (!speaks) this.close();
    else if (this.#isAfterTurn.peek()) this.advice.value = this.#turnDone;
    else if (table && canAsk && table !== this.#advised) this.#speak(table);
  }

  /** Works out what the learner's turn did, when it ends. */
  #noteTurn({ seat, events, before, after }: Accepted): void {
    if (seat !== LEARNER) return;
    const hasEnded = before.turn.phase === 'turn' && !after.outcome && after.turn.player === COMPUTER;
    const hasFought = events.some(({ type }) => type === 'phase-fought');
    this.#turnDone = hasEnded ? turnAdvice({ start: this.#turnStart ?? before, before, after, hasFought }, LEARNER) : null;
    // The table may be on the board already.
    if (this.#turnDone && this.#isAfterTurn.peek() && coachSpeaks.peek()) this.advice.value = this.#turnDone;
  }

  #speak(table: Table): void {
    this.#advised = table;
    const found = findAdvice(table, LEARNER, this.#said);
    if (found) this.#told.add(found.key);
    this.advice.value = found;
  }

  #noteSaid(): void {
    const advice = this.advice.peek();
    if (!advice || advice === 'nothing' || advice.key === 'threat' || this.#said.has(advice.key)) return;
    this.#said.add(advice.key);
    this.#game = keepSaid(this.#game, this.#said);
  }
}

interface CoachedScope {
  readonly game: CoachedGame;
  /** Begins another game in the place of this one. */
  readonly startNew: () => void;
}

export const CoachedContext = createContext<CoachedScope | null>(null);

export const useCoached = (): CoachedScope => {
  const scope = useContext(CoachedContext);
  if (!scope) throw new Error('used outside a coached game');
  return scope;
};
