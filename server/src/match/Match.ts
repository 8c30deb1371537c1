import type { Intent } from '@hexfall/shared/model/intent';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Rejection } from '@hexfall/shared/model/rejection';
import type { Seat, Table } from '@hexfall/shared/model/state';
import type { Reel } from '@hexfall/shared/protocol/messages';
import { createMatch, type MatchSetup } from '@hexfall/shared/rules/createMatch';
import { step as playByTheRules } from '@hexfall/shared/rules/step';
import type { LogEntry } from '../store/MatchStore.js';

/** The engine's `step`; tests put a broken one in its place. */
export type Step = typeof playByTheRules;

/** An intent the rules accept, worked out but not yet done. */
export interface Played {
  readonly table: Table;
  readonly reel: Reel;
}

/** A match in play: the table as it is and everything that happened, by the number of the intent. */
export class Match {
  #table: Table;
  readonly #reels: Reel[] = [];

  private constructor(
    table: Table,
    private readonly step: Step,
  ) {
    this.#table = table;
  }

  /** A match before its first intent. Refuses what the rules do not allow. */
  static start(setup: MatchSetup, step: Step = playByTheRules): Result<Match, Rejection> {
    const created = createMatch(setup);
    return created.ok ? ok(new Match(created.value, step)) : created;
  }

  /** A match as its log left it. Throws if the rules do not accept what they accepted before. */
  static resume(setup: MatchSetup, log: readonly LogEntry[], step: Step = playByTheRules): Match {
    const started = Match.start(setup, step);
    if (!started.ok) throw new Error(`the match cannot start: ${started.error.message}`);
    const match = started.value;
    for (const { seq, player, intent } of log) {
      const played = match.play(player, intent);
      if (!played.ok) throw new Error(`intent ${seq} is refused now: ${played.error.message}`);
      match.commit(played.value);
    }
    return match;
  }

  get table(): Table {
    return this.#table;
  }

  /** Number of intents done. */
  get seq(): number {
    return this.#reels.length;
  }

  get over(): boolean {
    return this.#table.outcome !== null;
  }

  /** Works out an intent, and does not do it yet. */
  play(player: Seat, intent: Intent): Result<Played, Rejection> {
    const result = this.step(this.#table, player, intent);
    if (!result.ok) return result;
    const { table, events } = result.value;
    return ok({ table, reel: { seq: this.seq + 1, player, intent, events } });
  }

  /** Does what `play` has worked out. */
  commit({ table, reel }: Played): void {
    if (reel.seq !== this.seq + 1) throw new Error(`intent ${reel.seq} was worked out on another table`);
    this.#table = table;
    this.#reels.push(reel);
  }

  /** What happened from an intent on, at most so many of them. */
  film(from: number, limit: number): readonly Reel[] {
    return this.#reels.slice(from - 1, from - 1 + limit);
  }
}
