import { OFF_BOARD, type Cell } from '../../hex/cells.js';
import { DIRECTIONS, opposite } from '../../hex/direction.js';
import type { Seat } from '../../model/state.js';
import type { Field } from '../field.js';
import { seatBit } from '../sides.js';

/** A unit with nets, and the units they point at. */
interface Thrower {
  readonly cell: Cell;
  readonly targets: readonly Cell[];
  /** N3: still in question. */
  open: boolean;
}

const NOTHING_NETTED: readonly boolean[] = Array.from({ length: 37 }, () => false);

/** Which units are netted, by N3, from the position alone. */
export const findNetted = (field: Field): readonly boolean[] => {
  const throwers = throwersOf(field);
  if (throwers.length === 0) return NOTHING_NETTED;
  const netted = NOTHING_NETTED.slice(0, field.units.length);
  while (throwers.some(isOpen)) {
    const unaimed = throwers.filter((thrower) => thrower.open && !isPointedAt(throwers, thrower.cell));
    const free = unaimed.length > 0 ? unaimed : leadingRing(throwers.filter(isOpen));
    for (const thrower of free) thrower.open = false;
    for (const { targets } of free) for (const target of targets) if (!free.some(({ cell }) => cell === target)) netted[target] = true;
    for (const thrower of throwers) if (netted[thrower.cell]) thrower.open = false;
  }
  return netted;
};

const isOpen = ({ open }: Thrower): boolean => open;

const throwersOf = (field: Field): Thrower[] => {
  const throwers: Thrower[] = [];
  for (const cell of field.influential) {
    if (!field.tiles[cell]!.hasNets) continue;
    const targets = netTargets(field, cell);
    if (targets.length > 0) throwers.push({ cell, targets, open: true });
  }
  return throwers;
};

/** N1: the units that the nets of a unit point at, whether or not they hold them (N2). */
export const netTargets = ({ board, units, owners, relations, facings }: Field, cell: Cell): Cell[] => {
  const caught = relations.clashes[units[cell]!.owner + 1]!;
  const targets: Cell[] = [];
  for (const direction of facings[cell]!.nets) {
    const at = board.neighbor[cell * 6 + direction]!;
    if (at !== OFF_BOARD && owners[at]! & caught) targets.push(at);
  }
  return targets;
};

/** N1: whether an active unit would catch one of that player's on a hex, if it stood there and had no nets itself. */
export const isCaughtAt = (
  { field, netted }: { readonly field: Field; readonly netted: readonly boolean[] },
  cell: Cell,
  owner: Seat,
): boolean => {
  const { board, units, relations, facings, tiles } = field;
  for (const direction of DIRECTIONS) {
    const at = board.neighbor[cell * 6 + direction]!;
    if (at === OFF_BOARD || !units[at] || !tiles[at]!.hasNets || netted[at]) continue;
    const caught = relations.clashes[units[at].owner + 1]! & seatBit(owner);
    if (caught && facings[at]!.nets.includes(opposite(direction))) return true;
  }
  return false;
};

const isPointedAt = (throwers: readonly Thrower[], cell: Cell): boolean => {
  for (const { open, targets } of throwers) if (open && targets.includes(cell)) return true;
  return false;
};

/** N2, N3: a ring (strongly connected group) that no other remaining group points into. */
const leadingRing = (open: readonly Thrower[]): readonly Thrower[] => {
  const reach = open.map((thrower) => reachable(open, thrower));
  const reaches = (a: number, b: number): boolean => reach[a]!.has(open[b]!.cell);
  for (let a = 0; a < open.length; a++) {
    const led = open.every((_, b) => !reaches(b, a) || reaches(a, b));
    if (led) return open.filter((_, b) => reaches(a, b) && reaches(b, a));
  }
  throw new Error('nets that only others point at');
};

const reachable = (open: readonly Thrower[], from: Thrower): Set<Cell> => {
  const seen = new Set<Cell>();
  const queue = [from];
  for (let thrower = queue.pop(); thrower; thrower = queue.pop()) {
    for (const target of thrower.targets) {
      if (seen.has(target)) continue;
      seen.add(target);
      const next = open.find(({ cell }) => cell === target);
      if (next) queue.push(next);
    }
  }
  return seen;
};
