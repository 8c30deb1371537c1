import { cellOf, type Hex } from '../hex/cells.js';
import type { GameEvent } from '../model/event.js';
import type { Seat } from '../model/seat.js';
import { NOBODY, type Table } from '../model/state.js';
import type { TileKey } from '../model/tile.js';
import { describeEvents } from './describeEvents.js';
import type { DescribedStep } from './fact.js';

/** What the tiles of one kind have done in a match, all copies together. */
export interface UnitStatistics {
  readonly seat: Seat;
  readonly tile: TileKey;
  /** How many of them came onto the board. */
  readonly placed: number;
  /** Wounds they dealt, after armor and without those a Medic canceled; of an HQ those it dealt, not those it took. */
  readonly dealt: number;
  /** Wounds their armor stopped, and those they canceled as Medics. */
  readonly saved: number;
  /** Turns that began while they stood on the board, of every player. */
  readonly turns: number;
}

/** What an intent did to which table. */
export interface ToldIntent {
  readonly before: Table;
  readonly events: readonly GameEvent[];
}

type Count = { -readonly [K in keyof UnitStatistics]: UnitStatistics[K] };

class Counts {
  readonly #counts = new Map<string, Count>();

  of(seat: Seat, tile: TileKey): Count {
    const name = `${seat} ${tile}`;
    const known = this.#counts.get(name);
    if (known) return known;
    const count: Count = { seat, tile, placed: 0, dealt: 0, saved: 0, turns: 0 };
    this.#counts.set(name, count);
    return count;
  }

  /** The count of the unit on a hex; null if there is none, or one that belongs to nobody. */
  at(table: Table, hex: Hex | null): Count | null {
    const unit = hex && table.board[cellOf(hex)];
    return unit && unit.owner !== NOBODY ? this.of(unit.owner, unit.tile) : null;
  }

  list(): UnitStatistics[] {
    return [...this.#counts.values()].sort((a, b) => a.seat - b.seat || b.dealt - a.dealt || b.saved - a.saved || b.turns - a.turns);
  }
}

/** Without what was taken back (T7): the intent before, and the answers to its questions. */
const withoutTakenBack = (intents: readonly ToldIntent[]): ToldIntent[] => {
  const remaining: ToldIntent[] = [];
  for (const intent of intents) {
    if (intent.events.some(({ type }) => type === 'took-back')) {
      remaining.length = Math.max(
        0,
        remaining.findLastIndex(({ events }) => events.some(({ type }) => type === 'action-began')),
      );
    } else remaining.push(intent);
  }
  return remaining;
};

const countHits = (counts: Counts, { before, phase, hits }: DescribedStep): void => {
  for (const { from, to, wounds, armor, saved, medic, by } of hits) {
    const target = counts.at(before, to);
    if (target) target.saved += armor;
    if (saved) {
      const healer = counts.at(before, medic);
      if (healer) healer.saved += wounds;
      continue;
    }
    // Instants, venom, turrets and terrain are no unit's doing.
    const attacker = phase && by === undefined ? counts.at(before, from) : null;
    if (attacker) attacker.dealt += wounds;
  }
};

/** What each kind of unit has done in a match, the busiest first. */
export const unitStatistics = (intents: readonly ToldIntent[]): UnitStatistics[] => {
  const counts = new Counts();
  for (const { before, events } of withoutTakenBack(intents)) {
    for (const { event, step, after } of describeEvents(before, events)) {
      if (step) countHits(counts, step);
      if (event.type === 'placed') counts.of(after.board[cellOf(event.at)]?.owner ?? event.player, event.tile).placed += 1;
      if (event.type === 'turn-started')
        for (const unit of after.board) if (unit && unit.owner !== NOBODY) counts.of(unit.owner, unit.tile).turns += 1;
    }
  }
  return counts.list();
};
