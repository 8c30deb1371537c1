import type { Intent } from '@hexfall/shared/model/intent';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Rejection } from '@hexfall/shared/model/rejection';
import type { Seat } from '@hexfall/shared/model/seat';
import type { GameState, Table } from '@hexfall/shared/model/state';
import type { RecordedIntent } from '@hexfall/shared/notation/intent';
import type { PlayedIntent } from '@hexfall/shared/protocol/messages';
import { createMatch, type MatchSetup } from '@hexfall/shared/rules/createMatch';
import { step as playByTheRules } from '@hexfall/shared/rules/step';
import type { LogEntry } from '../table/savedMatch.js';
import { PlayedIntents, type Step } from './PlayedIntents.js';
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
    state: GameState,
    private readonly step: Step,
  ) {
    this.#state = state;
    this.#played = new PlayedIntents(step);
  }

  /** Starts a match. Refuses what the rules do not allow. */
  static start(setup: MatchSetup, step: Step = playByTheRules): Result<Match, Rejection> {
    const created = createMatch(setup);
    return created.ok ? ok(new Match(created.value, step)) : created;
  }

  /** Replays a log. Throws if the rules no longer accept one of its intents. */
  static resume(setup: MatchSetup, log: readonly LogEntry[], step: Step = playByTheRules): Match {
    const match = Match.#begin(setup, step);
    for (const entry of log) match.#repeat(entry);
    return match;
  }

  /** The same, a part at a time. Rejects where `resume` throws. @param pause fulfilled when it is our turn again. */
  static async replay(
    setup: MatchSetup,
    log: readonly LogEntry[],
    pause: () => Promise<unknown>,
    step: Step = playByTheRules,
  ): Promise<Match> {
    const match = Match.#begin(setup, step);
    for (const [index, entry] of log.entries()) {
      if (index % AT_ONCE === AT_ONCE - 1) await pause();
      match.#repeat(entry);
    }
    return match;
  }

  static #begin(setup: MatchSetup, step: Step): Match {
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

  /** Applies an intent that `play` has computed. */
  commit({ state, playedIntent }: Played): void {
    if (playedIntent.seq !== this.seq + 1) throw new Error(`intent ${playedIntent.seq} was worked out on another table`);
    if (isOtherTurn(this.table, state.table)) this.#turnSeq = playedIntent.seq;
    this.#played.add(this.#state, playedIntent);
    this.#state = state;
  }

  /** The intents played, without their events. */
  get intents(): readonly RecordedIntent[] {
    return this.#played.all;
  }

  /** Returns the intents from a number on, up to a limit, with their events. */
  history(from: number, limit: number): readonly PlayedIntent[] {
    return this.#played.from(from, limit);
  }
}
