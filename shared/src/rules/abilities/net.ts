import { OFF_BOARD, type Cell } from '../../hex/cells.js';
import { facingOf, type Influence } from '../influence.js';
import { seatBit } from '../sides.js';

type Found = Pick<Influence, 'board' | 'units' | 'relations' | 'occupied' | 'tiles'>;

/** Which units are netted, by N3, from the position alone. */
export const findNetted = (found: Found): boolean[] => {
  const netted = new Array<boolean>(found.units.length).fill(false);
  const throwers = found.occupied.filter((cell) => found.tiles[cell]!.hasNets);
  if (throwers.length === 0) return netted;
  const targets = new Map(throwers.map((cell) => [cell, caughtBy(found, cell)]));
  const open = new Set(throwers);
  while (open.size > 0) {
    const free = unpointed(open, targets);
    const firm = free.length > 0 ? free : leadingRing(open, targets);
    const caught = new Set<Cell>();
    for (const cell of firm) {
      open.delete(cell);
      for (const target of targets.get(cell)!) if (!firm.includes(target)) caught.add(target);
    }
    for (const cell of caught) {
      netted[cell] = true;
      open.delete(cell);
    }
  }
  return netted;
};

/** N1: the units the nets of one unit point at. */
const caughtBy = ({ board, units, relations, tiles }: Found, cell: Cell): Cell[] => {
  const unit = units[cell]!;
  const targets: Cell[] = [];
  for (const direction of facingOf(tiles[cell]!, unit).nets) {
    const at = board.neighbor[cell * 6 + direction]!;
    const other = at === OFF_BOARD ? null : units[at];
    if (other && relations.clashes[unit.owner + 1]! & seatBit(other.owner)) targets.push(at);
  }
  return targets;
};

/** N3: the throwers still in question that no other such thrower points at. */
const unpointed = (open: ReadonlySet<Cell>, targets: ReadonlyMap<Cell, readonly Cell[]>): Cell[] => {
  const pointed = new Set<Cell>();
  for (const cell of open) for (const target of targets.get(cell)!) pointed.add(target);
  return [...open].filter((cell) => !pointed.has(cell));
};

/** N2, N3: a ring (strongly connected group) that no other remaining group points into. */
const leadingRing = (open: ReadonlySet<Cell>, targets: ReadonlyMap<Cell, readonly Cell[]>): Cell[] => {
  const reach = new Map([...open].map((cell) => [cell, reachable(cell, open, targets)]));
  for (const cell of open) {
    const ring = [...reach.get(cell)!].filter((other) => reach.get(other)!.has(cell));
    const outside = [...open].filter((other) => !ring.includes(other));
    if (ring.length > 0 && !outside.some((other) => reach.get(other)!.has(cell))) return ring;
  }
  throw new Error('nets without a leading ring');
};

const reachable = (from: Cell, open: ReadonlySet<Cell>, targets: ReadonlyMap<Cell, readonly Cell[]>): Set<Cell> => {
  const seen = new Set<Cell>();
  const queue = [from];
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    for (const target of targets.get(cell)!) {
      if (!open.has(target) || seen.has(target)) continue;
      seen.add(target);
      queue.push(target);
    }
  }
  return seen;
};
