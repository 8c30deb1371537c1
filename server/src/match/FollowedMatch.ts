import type { Hex } from '@hexfall/shared/hex/cells';
import { matchSetupOf } from '@hexfall/shared/lobby/matchSetup';
import type { GameEvent } from '@hexfall/shared/model/event';
import type { GameState, Table } from '@hexfall/shared/model/state';
import type { NumberedIntent, SavedMatch } from '../table/savedMatch.js';
import type { Step } from './PlayedIntents.js';
import { openingOf, playableFrom } from './positions.js';
import { toPresentRules } from './presentRules.js';
import { playbackOf } from './storedMatch.js';

/** For how many turns it is shown what a battle has hit, its own included. */
const SHOWN_TURNS = 2;

/** What a battle has hit. */
interface BattleMarks {
  /** The turn of the battle. */
  readonly turn: number;
  readonly hexes: Map<string, Hex>;
}

/** A match that is followed by its stored log alone. It keeps the present state, and none of the intents that have led to it. */
export class FollowedMatch {
  #marks: BattleMarks | null = null;

  private constructor(
    private readonly step: Step,
    private state: GameState,
    private count: number,
  ) {}

  /** Opens a stored match; null if it has not started. Throws if it cannot be played again: `OtherRulesVersion` for one of other rules. */
  static open(stored: SavedMatch, step: Step): FollowedMatch | null {
    const saved = toPresentRules(stored, step)?.saved ?? stored;
    const start = matchSetupOf(saved.setup);
    if (!start) return null;
    const played = playbackOf(saved);
    const from = played ? { ...playableFrom(start, []), earlier: [] } : openingOf(start, saved, step).from;
    const match = new FollowedMatch(played?.step ?? step, from.state, from.earlier.length);
    match.follow(saved.log);
    return match;
  }

  /** The public table. */
  get table(): Table {
    return this.state.table;
  }

  /** The number of intents played. */
  get seq(): number {
    return this.count;
  }

  /** What was hit in the battle of this turn or the one before. */
  get struck(): readonly Hex[] {
    const { turn, hexes } = this.#marks ?? { turn: 0, hexes: new Map<string, Hex>() };
    return this.table.turn.number < turn + SHOWN_TURNS ? [...hexes.values()] : [];
  }

  /** Plays the intents that come next; those that it knows change nothing. Throws if one is missing, or the rules refuse one. */
  follow(intents: readonly NumberedIntent[]): void {
    for (const { seq, player, intent } of intents) {
      if (seq <= this.count) continue;
      if (seq !== this.count + 1) throw new Error(`intent ${this.count + 1} is missing`);
      const { number } = this.table.turn;
      const next = this.step(this.state, player, intent);
      if (!next.ok) throw new Error(`intent ${seq} is refused now: ${next.error.message}`);
      this.state = next.value.state;
      this.count = seq;
      for (const event of next.value.events) this.#mark(event, number);
    }
  }

  #mark(event: GameEvent, turn: number): void {
    if (event.type === 'battle-started') this.#marks = { turn, hexes: new Map() };
    if (event.type !== 'phase-fought') return;
    for (const hex of [...event.hits.map(({ to }) => to), ...event.removed]) this.#marks?.hexes.set(hex.join(), hex);
  }
}
