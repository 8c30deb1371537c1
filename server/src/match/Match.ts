import type { Intent } from '@hexfall/shared/model/intent';
import type { Rejection } from '@hexfall/shared/model/rejection';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { GameState, Table } from '@hexfall/shared/model/state';
import type { RecordedIntent } from '@hexfall/shared/notation/intent';
import type { PlayedIntent } from '@hexfall/shared/protocol/messages';
import { createMatch, type MatchSetup } from '@hexfall/shared/rules/createMatch';
import { step as playByTheRules } from '@hexfall/shared/rules/step';
import type { LogEntry } from '../table/savedMatch.js';
import { PlayedIntents, type Step } from './PlayedIntents.js';
import { type Continuation, type Opening, positionToKeep } from './positions.js';
import { isOtherTurn } from './turn.js';

/** How many intents are played again before others are served: a usual match is played at once. */
const AT_ONCE = 200;

/** An intent the rules accept, computed but not yet applied. */
export interface Played {
  readonly state: GameState;
  readonly playedIntent: PlayedIntent;
}

/** A match in play: its state, and the intents so far. */
export class Match {
  #state: GameState;
  readonly #played: PlayedIntents;
  #turnSeq = 0;

  private constructor(
    { state, begun, ...earlier }: Continuation,
    private readonly step: Step,
    private readonly changes: Opening['changes'] = new Map(),
    /** The part of the match from before a change of rules that cannot be replayed; null if there is none. */
    readonly earlierPart: Opening['earlierPart'] = null,
  ) {
    this.#state = state;
    this.#turnSeq = begun;
    this.#played = new PlayedIntents(step, earlier);
  }

  /** Starts a match. Refuses what the rules do not allow. */
  static start(setup: MatchSetup, step: Step = playByTheRules): Result<Match, Rejection> {
    const created = createMatch(setup);
    return created.ok ? ok(new Match({ state: created.value, begun: 0, earlier: [], play: () => [] }, step)) : created;
  }

  /** Replays a log, or what is left of it. Throws if the rules no longer accept one of its intents. */
  static resume(setup: MatchSetup, log: readonly LogEntry[], step: Step = playByTheRules, opened: Opening | null = null): Match {
    const match = Match.#begin(setup, step, opened);
    for (const entry of log.slice(match.seq)) match.#repeat(entry);
    return match;
  }

  /** The same, a part at a time. Rejects where `resume` throws. @param pause fulfilled when it is our turn again. */
  static async replay(
    setup: MatchSetup,
    log: readonly LogEntry[],
    pause: () => Promise<unknown>,
    step: Step = playByTheRules,
    opened: Opening | null = null,
  ): Promise<Match> {
    const match = Match.#begin(setup, step, opened);
    for (const [index, entry] of log.slice(match.seq).entries()) {
      if (index % AT_ONCE === AT_ONCE - 1) await pause();
      match.#repeat(entry);
    }
    return match;
  }

  static #begin(setup: MatchSetup, step: Step, opened: Opening | null): Match {
    if (opened) return new Match(opened.from, step, opened.changes, opened.earlierPart);
    const started = Match.start(setup, step);
    if (!started.ok) throw new Error(`the match cannot start: ${started.error.message}`);
    return started.value;
  }

  #repeat({ seq, player, intent }: LogEntry): void {
    const played = this.play(player, intent);
    if (!played.ok) throw new Error(`intent ${seq} is refused now: ${played.error.message}`);
    this.commit(played.value);
  }

  /** The public table; the draw piles stay in the state. */
  get table(): Table {
    return this.#state.table;
  }

  /** The number of intents played. */
  get seq(): number {
    return this.#played.count;
  }

  /** After how many intents the present turn of the acting seat began. */
  get turnSeq(): number {
    return this.#turnSeq;
  }

  get over(): boolean {
    return this.table.outcome !== null;
  }

  /** Computes an intent without applying it. */
  play(player: Seat, intent: Intent): Result<Played, Rejection> {
    const result = this.step(this.#state, player, intent);
    if (!result.ok) return result;
    const { state, events } = result.value;
    return ok({ state, playedIntent: { seq: this.seq + 1, player, intent, events } });
  }

  /** The position to be stored with an intent that `play` has computed; null if no turn begins with it. */
  positionAfter(played: Played): string | null {
    return positionToKeep(this.table, played.state, this.#turnSeqAfter(played));
  }

  #turnSeqAfter({ state, playedIntent }: Played): number {
    return isOtherTurn(this.table, state.table) ? playedIntent.seq : this.#turnSeq;
  }

  /** Applies an intent that `play` has computed. */
  commit(played: Played): void {
    const { state, playedIntent } = played;
    if (playedIntent.seq !== this.seq + 1) throw new Error(`intent ${playedIntent.seq} was worked out on another table`);
    this.#turnSeq = this.#turnSeqAfter(played);
    this.#played.add(this.#state, playedIntent);
    this.#state = state;
  }

  /** The intents played, without their events. */
  get intents(): readonly RecordedIntent[] {
    return this.#played.all;
  }

  /** Returns the intents from a number on, up to a limit, with their events. */
  history(from: number, limit: number): readonly PlayedIntent[] {
    const intents = this.#played.from(from, limit);
    if (this.changes.size === 0) return intents;
    return intents.map((played) => {
      const change = this.changes.get(played.seq);
      return change ? { ...played, events: [...played.events, change] } : played;
    });
  }
}
