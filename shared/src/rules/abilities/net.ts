import { type Cell, HEXES, OFF_BOARD } from '../../hex/cells.js';
import { DIRECTIONS, opposite } from '../../hex/direction.js';
import type { Seat } from '../../model/seat.js';
import { type CompiledBoard, ownToughness } from '../compiledBoard.js';
import { reachable } from '../reachable.js';
import { seatBit } from '../sides.js';

/** A unit with nets, and the units they point at. */
interface Thrower {
  readonly cell: Cell;
  readonly targets: readonly Cell[];
  /** N3: still in question. */
  open: boolean;
}

const NOTHING_NETTED: readonly boolean[] = HEXES.map(() => false);

/** Which units are netted, by N3, from the position alone. */
export const findNetted = (field: CompiledBoard): readonly boolean[] => {
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

const throwersOf = (field: CompiledBoard): Thrower[] => {
  const throwers: Thrower[] = [];
  for (const cell of field.influential) {
    if (!field.tiles[cell]!.hasNets) continue;
    const targets = heldTargets(field, cell);
    if (targets.length > 0) throwers.push({ cell, targets, open: true });
  }
  return throwers;
};

/** N1: the units that the nets of a unit point at, whether or not they hold them (N2). */
export const netTargets = ({ board, units, owners, relations, facings }: CompiledBoard, cell: Cell): Cell[] => {
  const caught = relations.canTarget[units[cell]!.owner + 1]!;
  const targets: Cell[] = [];
  for (const direction of facings[cell]!.nets) {
    const at = board.neighbor[cell * 6 + direction]!;
    if (at !== OFF_BOARD && owners[at]! & caught) targets.push(at);
  }
  return targets;
};

/** P10 (g): who stands only by an HQ's bonus throws no net at a unit whose own net points at that HQ. */
const heldTargets = (field: CompiledBoard, cell: Cell): readonly Cell[] => {
  const targets = netTargets(field, cell);
  const { wounds } = field.units[cell]!;
  if (!field.fortified) return targets;
  const missing = wounds - field.tiles[cell]!.toughness - ownToughness(field, cell);
  if (missing < 0) return targets;
  const fortifiers = fortifiersOf(field, cell);
  const needed = (hq: Cell): boolean => missing >= bonusOf(field, fortifiers) - bonusOf(field, [hq]);
  return targets.filter((target) => !netTargets(field, target).some((caught) => fortifiers.includes(caught) && needed(caught)));
};

/** P10: the friendly HQs beside a unit that make it tougher, netted or not. */
const fortifiersOf = ({ board, units, owners, relations, tiles }: CompiledBoard, cell: Cell): Cell[] =>
  board.around[cell]!.filter((at) => owners[at]! & relations.friends[units[cell]!.owner + 1]! && tiles[at]!.fortifies);

const bonusOf = ({ tiles }: CompiledBoard, hqs: readonly Cell[]): number =>
  hqs.reduce((sum, hq) => sum + (tiles[hq]!.spec.effect?.extraToughness ?? 0), 0);

/** N1: whether an active unit would catch one of that player's on a hex, if it stood there and had no nets itself. */
export const isCaughtAt = (
  { field, netted }: { readonly field: CompiledBoard; readonly netted: readonly boolean[] },
  cell: Cell,
  owner: Seat,
): boolean => {
  const { board, units, relations, facings, tiles } = field;
  for (const direction of DIRECTIONS) {
    const at = board.neighbor[cell * 6 + direction]!;
    if (at === OFF_BOARD || !units[at] || !tiles[at]!.hasNets || netted[at]) continue;
    const caught = relations.canTarget[units[at].owner + 1]! & seatBit(owner);
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
  const targetsOf = (cell: Cell): readonly Cell[] => open.find((thrower) => thrower.cell === cell)?.targets ?? [];
  const reach = open.map(({ targets }) => reachable(targets, targetsOf));
  const reaches = (a: number, b: number): boolean => reach[a]!.has(open[b]!.cell);
  for (let a = 0; a < open.length; a++) {
    const led = open.every((_, b) => !reaches(b, a) || reaches(a, b));
    if (led) return open.filter((_, b) => reaches(a, b) && reaches(b, a));
  }
  throw new Error('nets that only others point at');
};
