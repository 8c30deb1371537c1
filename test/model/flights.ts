import { compareCells } from '@hexfall/shared/hex/boards';
import { type Cell, hexOf, hexText, OFF_BOARD } from '@hexfall/shared/hex/cells';
import { type Direction, DIRECTIONS, edgeDirection, opposite } from '@hexfall/shared/hex/direction';
import type { Hit } from '@hexfall/shared/model/event';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { hittersOf } from './explosions.js';
import { faces, type Field, isScoreMode, onLine, type Piece, targetOn } from './field.js';
import { cellBeside } from './ground.js';
import type { Influence } from './influence.js';
import { turnsAfter } from './sides.js';

/** Bomber II goes back beside the board instead (P4). */
export const travelsOn = ({ tile }: Piece): boolean => tile === 'bomber/bomber';

/** P2: on whose pile a bomber goes that leaves the board; null: out of the game. `toughness` is that of the HQs after the phase. */
export const heirOf = (
  table: Table,
  field: Field,
  hits: readonly Hit[],
  bomber: Piece,
  toughness: readonly number[],
  starter: Seat,
): Seat | null => {
  const [hitter = starter, another] = hittersOf(field, hits, bomber);
  if (another !== undefined) return null;
  const stands = (seat: Seat): boolean => !table.players[seat]!.out && (isScoreMode(table) || toughness[seat]! > 0);
  return turnsAfter(table, hitter).find((seat) => seat !== hitter && stands(seat)) ?? null;
};

/** A unit that a shot comes to. */
export interface Landing {
  readonly target: Piece;
  /** The direction in which it comes in. */
  readonly arrival: Direction;
  /** P5: without limit, by a loop. */
  readonly endless: boolean;
  /** P5: whether a unit has redirected it. */
  readonly isRedirected: boolean;
}

/** A straight part of the way of a shot. */
interface Leg {
  readonly targets: readonly Piece[];
  /** The names of the legs on which it goes on (P5). */
  readonly next: readonly string[];
  readonly direction: Direction;
}

const nameOf = (cell: Cell, direction: Direction): string => `${cell}/${direction}`;

/** P5: whether a unit takes over a shot that comes in with a direction. */
const takesOver = ({ field, netted }: Influence, shooter: Piece, piece: Piece, direction: Direction): boolean =>
  !field.sides.hits(shooter.owner, piece.owner) &&
  piece.spec.exits !== undefined &&
  !netted.has(piece.cell) &&
  faces(piece, piece.spec.entries, opposite(direction));

/** One straight part: it ends at the first enemy unit, if it is no Gauss shot, or in a unit that redirects it. */
const legFrom = (influence: Influence, shooter: Piece, isGauss: boolean, cell: Cell, direction: Direction): Leg => {
  const { field } = influence;
  const targets: Piece[] = [];
  for (const piece of onLine(field, cell, direction)) {
    if (field.sides.hits(shooter.owner, piece.owner)) {
      targets.push(piece);
      if (!isGauss) break;
    } else if (takesOver(influence, shooter, piece, direction)) {
      return { targets, next: piece.spec.exits!.map((edge) => nameOf(piece.cell, edgeDirection(edge, piece.rot))), direction };
    }
  }
  return { targets, next: [], direction };
};

/** U1, U5, P5: all units a shot comes to, each as often as it does. */
export const landingsOf = (influence: Influence, shooter: Piece, start: Direction, isGauss: boolean): Landing[] => {
  const legs = new Map<string, Leg>();
  const first = nameOf(shooter.cell, start);
  const names = new Set([first]);
  for (const name of names) {
    const [cell, direction] = name.split('/').map(Number) as [Cell, Direction];
    const leg = legFrom(influence, shooter, isGauss, cell, direction);
    legs.set(name, leg);
    leg.next.forEach((next) => names.add(next));
  }
  const legsAfter = (name: string): Set<string> => {
    const after = new Set(legs.get(name)!.next);
    for (const other of after) legs.get(other)!.next.forEach((next) => after.add(next));
    return after;
  };
  const endless = new Set([...names].filter((name) => legsAfter(name).has(name)).flatMap((name) => [...legsAfter(name)]));

  const landingsOn = (name: string): Landing[] => {
    const { targets, direction } = legs.get(name)!;
    return targets.map((target) => ({ target, arrival: direction, endless: endless.has(name), isRedirected: name !== first }));
  };
  const finite = (name: string): Landing[] => (endless.has(name) ? [] : [...landingsOn(name), ...legs.get(name)!.next.flatMap(finite)]);
  return [...finite(first), ...[...endless].flatMap(landingsOn)];
};

/** P13: what a Sharpshooter can pick through an edge, each unit and direction of arrival once, with the keys. */
export const pickableFrom = (influence: Influence, shooter: Piece, direction: Direction): Aim[] => {
  const aims = landingsOf(influence, shooter, direction, true).map(({ target, arrival, isRedirected }): Aim => {
    const key = `${direction} ${hexText(hexOf(target.cell))}${isRedirected ? `/${arrival}` : ''}`;
    return { target, arrival, key };
  });
  return inOrder(aims);
};

/** A unit that an attack can be aimed at, and the key that does so. */
export interface Aim extends Pick<Landing, 'target' | 'arrival'> {
  readonly key: string;
}

const inOrder = (aims: readonly Aim[]): Aim[] =>
  aims
    .filter(({ key }, index) => aims.findIndex((other) => other.key === key) === index)
    .sort((a, b) => compareCells(a.target.cell, b.target.cell) || a.arrival - b.arrival || (a.key < b.key ? -1 : 1));

/** P14: what a rocket can come to: three hexes at most, and the first enemy unit ends its way, but not from a watchtower (L15). */
export const rocketAims = ({ field }: Influence, launcher: Piece, start: Direction): Aim[] => {
  const isHigh = field.ground.is(launcher.cell, 'watchtower');
  const fly = (from: Cell, direction: Direction, hexes: number): Aim[] => {
    const cell = cellBeside(field.ground, from, direction);
    if (cell === OFF_BOARD) return [];
    const target = targetOn(field, cell);
    const isEnd = target !== undefined && field.sides.hits(launcher.owner, target.owner);
    const here = isEnd ? [{ target, arrival: direction, key: `${hexText(hexOf(cell))}/${direction}` }] : [];
    if (hexes === 3 || field.ground.is(cell, 'high') || (isEnd && !isHigh)) return here;
    return [...here, ...DIRECTIONS.flatMap((next) => fly(cell, next, hexes + 1))];
  };
  return inOrder(fly(launcher.cell, start, 1));
};

/** P14 (b): whether a rocket has to come to the unit on the adjacent hex, or there is no such hex. */
export const isRocketFree = ({ field }: Influence, launcher: Piece, direction: Direction): boolean => {
  const cell = cellBeside(field.ground, launcher.cell, direction);
  const next = targetOn(field, cell);
  return cell !== OFF_BOARD && !(next && field.sides.hits(launcher.owner, next.owner));
};

/** P15: the units that a shotgun hits within 3 hexes, by what it has flown. */
export const shotgunLandings = (influence: Influence, shooter: Piece, start: Direction): { landing: Omit<Aim, 'key'>; flown: number }[] => {
  const { field } = influence;
  const fly = (from: Cell, direction: Direction, flown: number): { landing: Omit<Aim, 'key'>; flown: number }[] => {
    const cell = cellBeside(field.ground, from, direction);
    if (cell === OFF_BOARD || flown > 3) return [];
    const piece = targetOn(field, cell);
    const goOn = (): ReturnType<typeof fly> => (field.ground.is(cell, 'high') ? [] : fly(cell, direction, flown + 1));
    if (!piece) return goOn();
    if (field.sides.hits(shooter.owner, piece.owner)) return [{ landing: { target: piece, arrival: direction }, flown }];
    if (!takesOver(influence, shooter, piece, direction)) return goOn();
    return piece.spec.exits!.flatMap((exit) => fly(cell, edgeDirection(exit, piece.rot), flown + 1));
  };
  return fly(shooter.cell, start, 1);
};
