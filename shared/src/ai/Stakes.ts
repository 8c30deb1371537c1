import { unitOf } from '../content/catalog.js';
import type { PlanGoal } from '../model/computer.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import type { TileKey } from '../model/tile.js';
import { isFriendly } from '../rules/sides.js';

/** What a piece contributes to the value of a position. */
interface Stake {
  /** Null for help to own units, which is no aim. */
  readonly goal: PlanGoal | null;
  readonly worth: number;
}

interface Piece {
  readonly owner: Seat;
  readonly tile: TileKey;
}

/**
 * What pieces contribute to the value of a position to a seat: enemy units, HQs of enemies, the own HQ. Equal units of a player are one stake. That
 * own units stand is none: whatever is placed adds that.
 */
export class Stakes {
  readonly #byKey = new Map<string, Stake>();

  constructor(
    private readonly table: Table,
    private readonly seat: Seat,
  ) {}

  /** @param worth what the HQ is worth to its owner. */
  addHq(owner: Seat, worth: number): void {
    if (owner === this.seat) this.#add('guard', { kind: 'guard' }, worth);
    else if (this.#isEnemy(owner)) this.#add(`hq ${owner}`, { kind: 'hq', owner }, -worth);
  }

  /** @param worth what an enemy unit is worth to this seat. Others, and HQs, do not count. */
  addUnit({ owner, tile }: Piece, worth: number): void {
    if (this.#isEnemy(owner) && !unitOf(tile).isHq) this.#add(`${owner} ${tile}`, { kind: 'unit', tile, owner }, worth);
  }

  /** @param worth what it is worth that a unit or HQ is a target, or is helped. */
  addTarget({ owner, tile }: Piece, worth: number): void {
    if (!this.#isEnemy(owner)) this.#add('help', null, worth);
    else if (unitOf(tile).isHq) this.addHq(owner, -worth);
    else this.addUnit({ owner, tile }, worth);
  }

  /** Returns the aim by which the worth has grown the most since a position before; null if that is none, or it has grown by less. */
  aimSince(before: Stakes, least: number): PlanGoal | null {
    let aim: PlanGoal | null = null;
    let most = least;
    for (const key of new Set([...before.#byKey.keys(), ...this.#byKey.keys()])) {
      const [was, is] = [before.#byKey.get(key), this.#byKey.get(key)];
      const gain = (is?.worth ?? 0) - (was?.worth ?? 0);
      if (gain > most) [aim, most] = [(is ?? was)!.goal, gain];
    }
    return aim;
  }

  #isEnemy(owner: Seat): boolean {
    return owner >= 0 && !isFriendly(this.table, owner, this.seat);
  }

  #add(key: string, goal: PlanGoal | null, worth: number): void {
    this.#byKey.set(key, { goal, worth: worth + (this.#byKey.get(key)?.worth ?? 0) });
  }
}
