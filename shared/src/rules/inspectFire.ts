import type { Attack } from '../content/compile.js';
import { cellOf, hexOf, OFF_BOARD, type Cell, type Hex } from '../hex/cells.js';
import type { Direction } from '../hex/direction.js';
import type { Hit } from '../model/event.js';
import { attackHits } from './battle/attacks.js';
import { isTarget, legsOf } from './battle/lines.js';
import type { Position } from './field.js';
import { influenceOf, type Influence } from './influence.js';

/** One straight piece of the way of an attack. */
export interface FireLine {
  readonly kind: 'melee' | 'ranged' | 'gauss';
  /** The edge the attack leaves through, also for the pieces after a redirecting unit (P5). */
  readonly direction: Direction;
  /** From the attacker, or from the redirecting unit, to what ends the piece: a unit or the edge of the board. */
  readonly path: readonly Hex[];
}

/** What a unit would do if it acted at this moment, on the board as it stands and with nothing converted (U1, C4). */
export interface Fire {
  readonly lines: readonly FireLine[];
  /** With all bonuses and after armor; hits that armor stops are left out (U4), and so is an HQ's on an HQ (U2). */
  readonly hits: readonly Hit[];
}

/**
 * The lines of fire of the unit on a hex, netted or not. Empty where no unit stands. Throws for a hex beside the board.
 */
export const inspectFire = (position: Position, at: Hex): Fire => {
  const influence = influenceOf(position);
  const cell = cellOf(at);
  if (cell < 0 || cell >= influence.field.board.size) throw new Error(`no hex ${at.join(',')}`);
  if (!influence.field.units[cell]) return { lines: [], hits: [] };
  const hits: Hit[] = [];
  attackHits(influence, cell, undefined, hits);
  return { lines: influence.field.facings[cell]!.attacks.flatMap((attack) => linesOf(influence, cell, attack)), hits };
};

const linesOf = (influence: Influence, cell: Cell, { direction, melee, ranged, gauss }: Attack): FireLine[] => {
  const { field } = influence;
  const next = field.board.neighbor[cell * 6 + direction]!;
  const strikes = melee > 0 && next !== OFF_BOARD;
  const lines: FireLine[] = strikes ? [{ kind: 'melee', direction, path: [hexOf(cell), hexOf(next)] }] : [];
  // U7: both parts hit the unit next to the edge, so the shot goes no further.
  if (ranged > 0 && !(strikes && isTarget(field, cell, next))) lines.push(...shotLines(influence, cell, direction, false));
  if (gauss) lines.push(...shotLines(influence, cell, direction, true));
  return lines;
};

const shotLines = (influence: Influence, cell: Cell, direction: Direction, gauss: boolean): FireLine[] =>
  legsOf(influence, cell, direction, gauss).flatMap((leg) => {
    const ray = influence.field.board.ray[leg.start * 6 + leg.direction]!;
    const length = leg.stop === OFF_BOARD ? ray.length : ray.indexOf(leg.stop) + 1;
    const path = [leg.start, ...ray.slice(0, length)].map(hexOf);
    return path.length > 1 ? [{ kind: gauss ? 'gauss' : 'ranged', direction, path }] : [];
  });
