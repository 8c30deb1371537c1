import { batch, computed, type Signal, signal } from '@preact/signals';
import type { GameEvent } from '@hexfall/shared/model/event';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Options } from '@hexfall/shared/model/options';
import type { Rejection } from '@hexfall/shared/model/rejection';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { GameState, Table } from '@hexfall/shared/model/state';
import type { PlayedIntent } from '@hexfall/shared/protocol/messages';
import { fightBattle, fightOn, type FoughtBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { actingSeat, legalIntents } from '@hexfall/shared/rules/legal';
import { step } from '@hexfall/shared/rules/step';
import { continueHistory, type History } from './history.js';
import type { Notice, NoticeMessage, RefusedNotice } from './notice.js';
import { PlaybackQueue, type ReplaySegment } from './PlaybackQueue.js';
import { playedSeat, seatsToResign } from './seating.js';
import { battleAt, lastBattle, latestSegment } from './segments.js';
import type { MatchPlayers, TableStore } from './TableStore.js';

/** An intent that has been carried out, and what came of it. */
export interface Accepted {
  readonly seat: Seat;
  readonly intent: Intent;
  readonly events: readonly GameEvent[];
  readonly before: Table;
  readonly after: Table;
}

/**
 * Returns why the player of this page must not do something the rules allow, as a sentence; null if it is allowed. Whether it is allowed
 * does not depend on the text.
 */
type Restriction = (intent: Intent, seat: Seat) => (() => string) | null;

/** What a table on the page gets from outside. */
export interface LocalEnvironment {
  /** The heading of the table, in the current language. */
  readonly heading: () => string;
  readonly wantsReplay: () => boolean;
  readonly onSegment: (segment: ReplaySegment) => void;
  /** Who plays, at the table of a match. */
  readonly players?: MatchPlayers;
  /** Called with every intent carried out, after the table has changed and before its replay ends. */
  readonly onAccepted?: (accepted: Accepted) => void;
}

/** Carries out an intent or refuses it, as `step` does. */
export type Rules = typeof step;

/** The seats at a local table, and its rules; by default the page plays all seats, and players are named by their armies. */
interface LocalSeats {
  readonly mine?: readonly Seat[];
  readonly names?: readonly string[];
  /** The rules of the table, if they are not those of a whole match. */
  readonly rules?: Rules;
}

const beginningAt = ({ table, previous }: GameState): History => ({ seq: 0, state: { table, previous }, entries: [], steps: [] });

/** A table that this page plays by itself with the engine, from any position. It needs no server. */
export class LocalStore implements TableStore {
  readonly online = null;
  readonly players: MatchPlayers | null;
  readonly heading = computed(() => this.environment.heading());
  readonly options = computed<Options | null>(() => this.playback.shown.value?.options ?? null);
  readonly names = signal<readonly string[]>([]);
  readonly mine = signal<readonly Seat[]>([]);
  readonly history: Signal<History>;
  readonly hasBattle = computed(() => lastBattle(this.history.value) !== null);
  readonly notice = signal<Notice | null>(null);
  /** What the player of this page must not do though the rules allow it; null for nothing. It does not restrict `play`. */
  readonly restriction = signal<Restriction | null>(null);
  readonly playback: PlaybackQueue;

  readonly acting = computed<Seat | null>(() => {
    const table = this.playback.shown.value;
    return table && actingSeat(table);
  });
  readonly me = computed<Seat | null>(() => {
    const [table, mine] = [this.playback.shown.value, this.mine.value];
    return table && playedSeat(table, this.acting.value, mine);
  });
  readonly legal = computed<readonly Intent[]>(() => {
    const [table, me, restriction] = [this.playback.shown.value, this.me.value, this.restriction.value];
    if (!table || me === null || me !== this.acting.value || this.playback.busy.value) return [];
    const intents = legalIntents(table, me);
    return restriction ? intents.filter((intent) => restriction(intent, me) === null) : intents;
  });

  #state: GameState;
  #rules: Rules = step;
  #seq = 0;
  #notices = 0;

  constructor(
    state: GameState,
    readonly environment: LocalEnvironment,
    seats: LocalSeats = {},
  ) {
    this.players = environment.players ?? null;
    this.playback = new PlaybackQueue(environment.wantsReplay, environment.onSegment);
    this.#state = state;
    this.history = signal(beginningAt(state));
    this.reset(state, seats);
  }

  /** The table as it is, whatever is still being shown of how it came about. */
  get table(): Table {
    return this.#state.table;
  }

  /** The same with the draw piles. */
  get state(): GameState {
    return this.#state;
  }

  /** Starts over from a state; log, replays, the message and what was forbidden are gone. */
  reset(state: GameState, { mine, names = [], rules = step }: LocalSeats = {}): void {
    const { table } = state;
    this.#state = state;
    this.#rules = rules;
    this.#seq = 0;
    batch(() => {
      this.mine.value = mine ?? table.players.map((_, seat) => seat);
      this.names.value = names;
      this.history.value = beginningAt(state);
      this.notice.value = null;
      this.restriction.value = null;
      this.playback.latest.value = [];
      this.playback.reset(table);
    });
  }

  act(intent: Intent): Promise<void> {
    const me = this.me.peek();
    if (me === null) return Promise.resolve();
    this.notice.value = null;
    const refusal = this.refusalOf(intent);
    if (refusal !== null) this.say(refusal);
    else this.#actFor(intent.do === 'resign' ? seatsToResign(this.table, me) : [me], intent);
    return Promise.resolve();
  }

  refusalOf(intent: Intent): string | RefusedNotice | null {
    const me = this.me.peek();
    if (me === null) return null;
    const result = this.#rules(this.#state, me, intent);
    return result.ok ? (this.restriction.peek()?.(intent, me)?.() ?? null) : result.error;
  }

  /** Plays an intent of any seat, such as a scripted opponent. Returns what happened, or why it is refused. */
  play(seat: Seat, intent: Intent): Result<readonly GameEvent[], Rejection> {
    const { table: before } = this.#state;
    const result = this.#rules(this.#state, seat, intent);
    if (!result.ok) return fail(result.error);
    const { state, events } = result.value;
    this.#state = state;
    this.#seq += 1;
    batch(() => this.#show({ seq: this.#seq, player: seat, intent, events }));
    this.environment.onAccepted?.({ seat, intent, events, before, after: state.table });
    return ok(events);
  }

  watchAgain(seq?: number): void {
    const history = this.history.peek();
    const segment = seq === undefined ? lastBattle(history) : battleAt(history, seq);
    if (segment) this.playback.show('again', [segment]);
  }

  say(message: NoticeMessage, isBad = true): void {
    this.notice.value = { id: ++this.#notices, message, isBad };
  }

  #actFor(seats: readonly Seat[], intent: Intent): void {
    for (const seat of seats) {
      const played = this.play(seat, intent);
      if (!played.ok) return this.say(played.error);
    }
  }

  #show(playedIntent: PlayedIntent): void {
    const history = continueHistory(this.history.peek(), playedIntent);
    const segment = history && latestSegment(history);
    if (!history || !segment) throw new Error(`intent ${playedIntent.seq} does not follow ${this.history.peek().seq}`);
    this.history.value = history;
    this.playback.add(segment);
  }
}

/** Plays exactly one battle, as the command line does. It ends no turn and draws nothing. */
export const singleBattleRules: Rules = (state, seat, intent) => {
  const { table } = state;
  const fought = ({ table: after, events }: FoughtBattle) => ok({ state: { ...state, table: after }, events });
  if (intent.do !== 'choose') return fought(fightBattle(table, seat, []));
  if (table.decision?.keys.includes(intent.key)) return fought(fightOn(table, intent.key));
  return fail({ code: 'unknown-key', message: 'That is not one of the possibilities.' });
};
