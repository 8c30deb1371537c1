import { type Cell, OFF_BOARD } from '../../hex/cells.js';
import { type Direction, opposite } from '../../hex/direction.js';
import type { Reach } from '../../model/attackKinds.js';
import type { CompiledBoard } from '../compiledBoard.js';
import type { Influence } from '../influenceTypes.js';
import { reachable } from '../reachable.js';

/** Where one path of a shot ends: a unit and the direction the shot comes in with. */
export interface ShotImpact {
  readonly to: Cell;
  readonly direction: Direction;
  /** The redirecting units on the way, in order. */
  readonly via: readonly Cell[];
  /** P5: a loop sends the shot here without limit. */
  readonly endless: boolean;
}

/** A straight piece of a shot's way: from the shooter or a redirecting unit on. */
export interface ShotSegment {
  readonly start: Cell;
  readonly direction: Direction;
  /** The unit that ends it by being hit or by taking the shot over; `OFF_BOARD` if it runs to the edge of the board. */
  readonly stop: Cell;
  /** The units hit on this piece: the first enemy, or every enemy for Gauss (U1, U5). */
  readonly hits: readonly Cell[];
  /** The pieces that follow where a redirecting unit takes the shot over (P5). */
  readonly next: readonly ShotSegment[];
}

/** Whether a unit is attacked by another and stops its shots (U1, G2, G7). */
export const isTarget = ({ targets, owners }: CompiledBoard, from: Cell, to: Cell): boolean => (targets[from]! & owners[to]!) !== 0;

/** U1: the first enemy unit on the line, over friendly ones; `OFF_BOARD` if there is none. Ignores redirecting units. */
export const straightTarget = ({ board, targets, owners }: CompiledBoard, from: Cell, direction: Direction): Cell => {
  const wanted = targets[from]!;
  for (const at of board.ray[from * 6 + direction]!) if (owners[at]! & wanted) return at;
  return OFF_BOARD;
};

const nextOf = (segment: ShotSegment): readonly ShotSegment[] => segment.next;

/** A segment and all that follow it. */
const segmentsAfter = (segment: ShotSegment): Set<ShotSegment> => reachable([segment], nextOf);

/** P5: every unit a shot reaches through redirecting units, once per path that leads there; once if without limit. */
export const impacts = (influence: Influence, shooter: Cell, direction: Direction, reach: Reach): ShotImpact[] => {
  const first = firstSegment(influence, shooter, direction, reach);
  const looping = new Set([...segmentsAfter(first)].filter((segment) => reachable(segment.next, nextOf).has(segment)));
  const endless = new Set([...looping].flatMap((segment) => [...segmentsAfter(segment)]));
  const ways = endless.size > 0 ? waysFrom(first) : null;
  const found: ShotImpact[] = [...endless].flatMap((segment) =>
    segment.hits.map((to) => ({ to, direction: segment.direction, via: ways!.get(segment)!, endless: true })),
  );
  const follow = (segment: ShotSegment, via: readonly Cell[]): void => {
    if (endless.has(segment)) return;
    for (const to of segment.hits) found.push({ to, direction: segment.direction, via, endless: false });
    for (const next of segment.next) follow(next, [...via, next.start]);
  };
  follow(first, []);
  return found;
};

/** For each piece the redirecting units on a shortest way to it. */
const waysFrom = (first: ShotSegment): ReadonlyMap<ShotSegment, readonly Cell[]> => {
  const ways = new Map<ShotSegment, readonly Cell[]>([[first, []]]);
  for (const [segment, via] of ways) for (const next of segment.next) if (!ways.has(next)) ways.set(next, [...via, next.start]);
  return ways;
};

/** The pieces of a shot's way, each once; the first begins at the shooter. */
export const segmentsOf = (influence: Influence, shooter: Cell, direction: Direction, reach: Reach): readonly ShotSegment[] => [
  ...segmentsAfter(firstSegment(influence, shooter, direction, reach)),
];

/** The pieces of a shot's way, each worked out once. */
const firstSegment = (influence: Influence, shooter: Cell, direction: Direction, reach: Reach): ShotSegment => {
  const known = new Map<number, ShotSegment>();
  const segmentFrom = (start: Cell, heading: Direction): ShotSegment => {
    const id = start * 6 + heading;
    const before = known.get(id);
    if (before) return before;
    const hits: Cell[] = [];
    const next: ShotSegment[] = [];
    const segment = { start, direction: heading, stop: OFF_BOARD, hits, next };
    known.set(id, segment);
    for (const at of influence.field.board.ray[id]!) {
      if (isTarget(influence.field, shooter, at)) {
        hits.push(at);
        if (reach === 'every') continue;
        segment.stop = at;
        break;
      }
      if (redirects(influence, shooter, at, heading)) {
        segment.stop = at;
        for (const exit of influence.field.facings[at]!.exits) next.push(segmentFrom(at, exit));
        break;
      }
    }
    return segment;
  };
  return segmentFrom(shooter, direction);
};

/** P5: whether a friendly unit takes a shot over that comes in with this direction. A netted one is flown over. */
export const redirects = ({ field, netted }: Influence, shooter: Cell, at: Cell, heading: Direction): boolean => {
  const friends = field.relations.friends[field.units[shooter]!.owner + 1]!;
  if (!(field.owners[at]! & friends) || netted[at]) return false;
  const { entries, exits } = field.facings[at]!;
  return exits.length > 0 && entries[opposite(heading)]!;
};
