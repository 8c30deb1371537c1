import type { Attack } from '../content/compile.js';
import { type Cell, cellOf, type Hex, hexOf, OFF_BOARD } from '../hex/cells.js';
import type { Direction } from '../hex/direction.js';
import type { HitKind, Reach } from '../model/attackKinds.js';
import type { Hit } from '../model/event.js';
import { attackHits } from '../rules/battle/attacks.js';
import { isTarget, segmentsOf } from '../rules/battle/lines.js';
import { rocketTargets } from '../rules/battle/unitTargets.js';
import { takeWarehouseHits } from '../rules/battle/warehouseHits.js';
import { type BoardFacts, picksTargets } from '../rules/compiledBoard.js';
import { influenceOf } from '../rules/influence.js';
import type { Influence } from '../rules/influenceTypes.js';

/** The attacks that have a line of their own. */
export type LineKind = Extract<HitKind, 'melee' | 'ranged' | 'gauss' | 'rocket' | 'shotgun'>;

/** One straight piece of the way of an attack, or the course of a rocket to a unit (P14). */
export interface AttackLine {
  readonly kind: LineKind;
  /** `every`: it can hit each unit on its way (U5, P13); else what its last hex holds. */
  readonly reach: Reach;
  /** The edge the attack leaves through, also for the pieces after a redirecting unit (P5). */
  readonly direction: Direction;
  /** From the attacker, or from the redirecting unit, to what ends the piece: a unit or the edge of the board. */
  readonly path: readonly Hex[];
}

/** The attacks of a unit if it acted now, on the current board and with nothing converted (U1, C4). */
export interface AttackPreview {
  readonly lines: readonly AttackLine[];
  /** With all bonuses and after armor; hits that armor stops are left out (U4), and so is an HQ's on an HQ (U2). */
  readonly hits: readonly Hit[];
}

/**
 * The lines of fire of the unit on a hex, netted or not. Empty where no unit stands. Throws for a hex beside the board.
 */
export const previewAttack = (position: BoardFacts, at: Hex): AttackPreview => {
  const influence = influenceOf(position);
  const cell = cellOf(at);
  if (!influence.field.board.cells.includes(cell)) throw new Error(`no hex ${at.join(',')}`);
  if (!influence.field.units[cell]) return { lines: [], hits: [] };
  const hits: Hit[] = [];
  attackHits(influence, cell, undefined, hits);
  takeWarehouseHits(influence.field, hits);
  return { lines: influence.field.facings[cell]!.attacks.flatMap((attack) => linesOf(influence, cell, attack)), hits };
};

const linesOf = (influence: Influence, cell: Cell, { direction, melee, ranged, gauss, rocket, shotgun }: Attack): AttackLine[] => {
  const { field } = influence;
  const next = field.board.neighbor[cell * 6 + direction]!;
  const strikes = melee > 0 && next !== OFF_BOARD;
  const lines: AttackLine[] = strikes ? [{ kind: 'melee', reach: 'first', direction, path: [hexOf(cell), hexOf(next)] }] : [];
  // U7: both parts hit the unit next to the edge, so the shot goes no further.
  const picks = picksTargets(field, cell);
  if (ranged > 0 && (picks || !(strikes && isTarget(field, cell, next))))
    lines.push(...shotLines(influence, cell, direction, 'ranged', picks ? 'every' : 'first'));
  if (gauss) lines.push(...shotLines(influence, cell, direction, 'gauss', 'every'));
  if (shotgun) lines.push(...shotgunLine(influence, cell, direction));
  if (rocket > 0) lines.push(...rocketLines(influence, cell, direction));
  return lines;
};

/** P15: how many hexes a shotgun reaches. */
const SHOTGUN_REACH = 3;

const shotgunLine = ({ field }: Influence, cell: Cell, direction: Direction): AttackLine[] => {
  const ray = field.board.ray[cell * 6 + direction]!.slice(0, SHOTGUN_REACH);
  const end = ray.findIndex((at) => isTarget(field, cell, at));
  const path = [cell, ...ray.slice(0, end < 0 ? SHOTGUN_REACH : end + 1)].map(hexOf);
  return path.length > 1 ? [{ kind: 'shotgun', reach: 'first', direction, path }] : [];
};

/** P14: the shortest course to each unit that a rocket can reach; to the next hex if there is none. */
const rocketLines = (influence: Influence, cell: Cell, direction: Direction): AttackLine[] => {
  const next = influence.field.board.neighbor[cell * 6 + direction]!;
  if (next === OFF_BOARD) return [];
  const targets = [...rocketTargets(influence, cell, direction)].sort((a, b) => a.via.length - b.via.length);
  const courses = targets.filter(({ to }, index) => targets.findIndex((other) => other.to === to) === index);
  const paths = courses.length > 0 ? courses.map(({ via, to }) => [cell, ...via, to]) : [[cell, next]];
  return paths.map((path) => ({ kind: 'rocket', reach: 'first', direction, path: path.map(hexOf) }));
};

const shotLines = (influence: Influence, cell: Cell, direction: Direction, kind: 'ranged' | 'gauss', reach: Reach): AttackLine[] =>
  segmentsOf(influence, cell, direction, reach).flatMap((leg) => {
    const ray = influence.field.board.ray[leg.start * 6 + leg.direction]!;
    const length = leg.stop === OFF_BOARD ? ray.length : ray.indexOf(leg.stop) + 1;
    const path = [leg.start, ...ray.slice(0, length)].map(hexOf);
    return path.length > 1 ? [{ kind, reach, direction, path }] : [];
  });
