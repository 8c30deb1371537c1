import { OFF_BOARD, type Cell } from '../../hex/cells.js';
import { opposite, type Direction } from '../../hex/direction.js';
import type { Field } from '../field.js';
import type { Influence } from '../influence.js';

/** Where one path of a shot ends: a unit and the direction the shot comes in with. */
export interface Landing {
  readonly to: Cell;
  readonly direction: Direction;
  /** P5: a loop sends the shot here without limit. */
  readonly endless: boolean;
}

/** A straight piece of a shot's way: from the shooter or a redirecting unit on. */
export interface Leg {
  readonly start: Cell;
  readonly direction: Direction;
  /** The unit that ends it by being hit or by taking the shot over; `OFF_BOARD` if it runs to the edge of the board. */
  readonly stop: Cell;
  /** The units hit on this piece: the first enemy, or every enemy for Gauss (U1, U5). */
  readonly hits: readonly Cell[];
  /** The pieces that follow where a redirecting unit takes the shot over (P5). */
  readonly next: readonly Leg[];
}

/** Whether a unit is attacked by another and stops its shots (U1, G2, G7). */
export const isTarget = ({ targets, owners }: Field, from: Cell, to: Cell): boolean => (targets[from]! & owners[to]!) !== 0;

/** U1: the first enemy unit on the line, over friendly ones; `OFF_BOARD` if there is none. Knows no redirecting units. */
export const straightTarget = ({ board, targets, owners }: Field, from: Cell, direction: Direction): Cell => {
  const wanted = targets[from]!;
  for (const at of board.ray[from * 6 + direction]!) if (owners[at]! & wanted) return at;
  return OFF_BOARD;
};

/** P5: every unit a shot reaches through redirecting units, once per path that leads there; once if without limit. */
export const landings = (influence: Influence, shooter: Cell, direction: Direction, gauss: boolean): Landing[] => {
  const first = legsFrom(influence, shooter, direction, gauss);
  const looping = new Set([...reachable(first)].filter((leg) => reachable(leg, false).has(leg)));
  const endless = new Set([...looping].flatMap((leg) => [...reachable(leg)]));
  const found: Landing[] = [...endless].flatMap((leg) => leg.hits.map((to) => ({ to, direction: leg.direction, endless: true })));
  const follow = (leg: Leg): void => {
    if (endless.has(leg)) return;
    for (const to of leg.hits) found.push({ to, direction: leg.direction, endless: false });
    leg.next.forEach(follow);
  };
  follow(first);
  return found;
};

/** The pieces of a shot's way, each once; the first begins at the shooter. */
export const legsOf = (influence: Influence, shooter: Cell, direction: Direction, gauss: boolean): readonly Leg[] => [
  ...reachable(legsFrom(influence, shooter, direction, gauss)),
];

/** The pieces of a shot's way, each worked out once. */
const legsFrom = (influence: Influence, shooter: Cell, direction: Direction, gauss: boolean): Leg => {
  const known = new Map<number, Leg>();
  const legFrom = (start: Cell, heading: Direction): Leg => {
    const id = start * 6 + heading;
    const before = known.get(id);
    if (before) return before;
    const hits: Cell[] = [];
    const next: Leg[] = [];
    const leg = { start, direction: heading, stop: OFF_BOARD, hits, next };
    known.set(id, leg);
    for (const at of influence.field.board.ray[id]!) {
      if (isTarget(influence.field, shooter, at)) {
        hits.push(at);
        if (gauss) continue;
        leg.stop = at;
        break;
      }
      if (redirects(influence, shooter, at, heading)) {
        leg.stop = at;
        for (const exit of influence.field.facings[at]!.exits) next.push(legFrom(at, exit));
        break;
      }
    }
    return leg;
  };
  return legFrom(shooter, direction);
};

/** P5: whether a friendly unit takes a shot over that comes in with this direction. A netted one is flown over. */
const redirects = ({ field, netted }: Influence, shooter: Cell, at: Cell, heading: Direction): boolean => {
  const friends = field.relations.friends[field.units[shooter]!.owner + 1]!;
  if (!(field.owners[at]! & friends) || netted[at]) return false;
  const { entries, exits } = field.facings[at]!;
  return exits.length > 0 && entries[opposite(heading)]!;
};

/** A leg and all that follow it; without the leg itself unless a loop leads back to it. */
const reachable = (from: Leg, itself = true): Set<Leg> => {
  const seen = new Set<Leg>(itself ? [from] : []);
  const queue = [...from.next];
  for (let leg = queue.pop(); leg; leg = queue.pop()) {
    if (seen.has(leg)) continue;
    seen.add(leg);
    queue.push(...leg.next);
  }
  return seen;
};
