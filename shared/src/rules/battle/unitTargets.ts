import { compareCells } from '../../hex/boards.js';
import { type Cell, hexOf, OFF_BOARD } from '../../hex/cells.js';
import { type Direction, DIRECTIONS } from '../../hex/direction.js';
import { formatKey } from '../../model/decision.js';
import type { Influence } from '../influenceTypes.js';
import { impacts, isTarget } from './lines.js';

/** One of the units that an attack can be aimed at. */
export interface PossibleTarget {
  readonly to: Cell;
  readonly arrival: Direction;
  /** The redirecting units on the way (P5), or the hexes of a rocket's course. */
  readonly via: readonly Cell[];
  /** The decision key that picks it. */
  readonly key: string;
}

const distinct = (targets: readonly PossibleTarget[]): PossibleTarget[] =>
  targets.filter(({ key }, index) => targets.findIndex((other) => other.key === key) === index);

const byKey = (a: PossibleTarget, b: PossibleTarget): number => compareCells(a.to, b.to) || a.arrival - b.arrival;

/** P13: what a Sharpshooter can hit through an edge: everything a Gauss shot would, each unit and direction of arrival once. */
export const sharpshooterTargets = (influence: Influence, cell: Cell, direction: Direction): readonly PossibleTarget[] =>
  distinct(
    impacts(influence, cell, direction, 'every').map(({ to, direction: arrival, via }) => ({
      to,
      arrival,
      via,
      key: formatKey({ kind: 'target', direction, at: hexOf(to), arrival: via.length > 0 ? arrival : null }),
    })),
  ).sort(byKey);

/** P14: hexes that a rocket flies after the adjacent one. */
const ROCKET_STEPS = 2;

/** P14: the units that a rocket can come to, by the direction in which it arrives; from a watchtower it may pass over enemies (L15). */
export const rocketTargets = ({ field }: Influence, cell: Cell, direction: Direction): readonly PossibleTarget[] => {
  const { board } = field;
  const passesOver = field.landscape?.is.watchtower[cell] === true;
  const found: PossibleTarget[] = [];
  const fly = (from: Cell, heading: Direction, via: readonly Cell[]): void => {
    const to = board.neighbor[from * 6 + heading]!;
    if (to === OFF_BOARD) return;
    const isHit = isTarget(field, cell, to);
    if (isHit) found.push({ to, arrival: heading, via, key: formatKey({ kind: 'rocket', at: hexOf(to), arrival: heading }) });
    if ((isHit && !passesOver) || field.landscape?.is.high[to] || via.length === ROCKET_STEPS) return; // L7
    for (const next of DIRECTIONS) fly(to, next, [...via, to]);
  };
  fly(cell, direction, []);
  // The shortest course to a unit and direction comes first.
  return distinct(found.sort((a, b) => a.via.length - b.via.length)).sort(byKey);
};

/** P14: whether a rocket may come to no unit: all but those that meet an enemy on the adjacent hex. */
export const mayMiss = ({ field }: Influence, cell: Cell, direction: Direction): boolean => {
  const next = field.board.neighbor[cell * 6 + direction]!;
  return next !== OFF_BOARD && !isTarget(field, cell, next);
};
