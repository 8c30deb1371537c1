import { type Cell, cellOf } from '../hex/cells.js';
import { DIRECTIONS, edgeDirection } from '../hex/direction.js';
import type { Turret } from '../model/terrain.js';
import { seatBit, type SeatSet } from '../rules/sides.js';

/** A turret with its strengths by direction. */
export interface FacingTurret {
  readonly at: Cell;
  /** The values at which it acts, as a set. */
  readonly phases: number;
  readonly melee: readonly number[];
  readonly ranged: readonly number[];
  readonly spares: SeatSet;
}

const FACING = new WeakMap<readonly Turret[], readonly FacingTurret[]>();

/** The turrets of a table, worked out once: a list of them is never changed in place. */
export const facingTurrets = (turrets: readonly Turret[]): readonly FacingTurret[] => {
  let facing = FACING.get(turrets);
  if (!facing) FACING.set(turrets, (facing = turrets.map(faceTurret)));
  return facing;
};

const faceTurret = ({ at, rot, initiative, melee, ranged, spares }: Turret): FacingTurret => {
  const byDirection = (strengths: Turret['melee']): number[] => {
    const column: number[] = DIRECTIONS.map(() => 0);
    for (const edge of DIRECTIONS) column[edgeDirection(edge, rot)] = strengths?.[edge] ?? 0;
    return column;
  };
  return {
    at: cellOf(at),
    phases: initiative.reduce((set, value) => set | (1 << value), 0),
    melee: byDirection(melee),
    ranged: byDirection(ranged),
    spares: spares.reduce((set, seat) => set | seatBit(seat), 0),
  };
};
