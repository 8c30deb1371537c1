import { COLORS } from '../palette.js';
import type { Pen } from '../Pen.js';
import type { SideRim } from '../sideRim.js';
import { hexagon } from './pen.js';

/** Between the tile and the seam of its hex. */
const INNER = 1.0;
const OUTER = 1.072;
const MIDDLE = (INNER + OUTER) / 2;
const WIDTH = ((OUTER - INNER) * Math.sqrt(3)) / 2;

/** In parts of an edge's length: the dash, the gap, and the position of a corner in the pattern. */
interface Pattern {
  readonly color: string;
  readonly dash: readonly number[];
  readonly start: number;
  /** A dark line along the middle makes two of one. */
  readonly isDouble: boolean;
}

const RIMS: Readonly<Record<SideRim, Pattern>> = {
  own: { color: COLORS.friend, dash: [], start: 0, isDouble: false },
  ally: { color: COLORS.friend, dash: [], start: 0, isDouble: true },
  enemy: { color: COLORS.enemy, dash: [0.19, 0.06], start: 0.095, isDouble: false },
  'enemy-2': { color: COLORS.enemy2, dash: [0.4, 0.1], start: 0.45, isDouble: false },
  'enemy-3': { color: COLORS.enemy3, dash: [0.05, 0.05], start: 0.025, isDouble: false },
};

/** Draws the rim that shows which side a tile is on, around a tile with a radius of 1. */
export const drawRim = (pen: Pen, rim: SideRim): void => {
  const { color, dash, start, isDouble } = RIMS[rim];
  const shape = hexagon(MIDDLE);
  const line = (width: number, stroke: string): void => {
    pen.lineWidth = width;
    pen.strokeStyle = stroke;
    pen.stroke(shape);
  };
  pen.save();
  pen.lineJoin = 'round';
  pen.lineCap = 'butt';
  line(WIDTH + 0.03, COLORS.soot);
  pen.setLineDash(dash.map((part) => part * MIDDLE));
  pen.lineDashOffset = start * MIDDLE;
  line(WIDTH, color);
  pen.setLineDash([]);
  if (isDouble) line(WIDTH * 0.36, COLORS.soot);
  pen.restore();
};
