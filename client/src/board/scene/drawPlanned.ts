import { line, type Point, shortOf } from '@hexfall/shared/picture/board/geometry';
import { COLORS } from '@hexfall/shared/picture/palette';
import type { Pen } from '@hexfall/shared/picture/Pen';
import { cornerPoint } from '@hexfall/shared/picture/tile/corners';
import { drawNumber, numberWidth } from '@hexfall/shared/picture/tile/digits';
import { cutOut, polygon } from '@hexfall/shared/picture/tile/pen';
import { arrowhead } from './reachStrokes.js';

const HEIGHT = 0.29;
/** From one number to the next. */
const GAP = 0.1;
/** How far the numbers lie from the middle of the hex. */
const REACH = 0.8;

/**
 * Draws the numbers of the steps done on a hex side by side, on the hex at the center of the picture: in the corner that tiles leave free, or at the
 * center if the forecast uses that corner.
 */
export const drawOrder = (pen: Pen, steps: readonly number[], isCornerTaken: boolean): void => {
  const widths = steps.map((step) => numberWidth(String(step), HEIGHT) + 0.2);
  const whole = widths.reduce((sum, width) => sum + width + GAP, -GAP);
  const { x, y } = isCornerTaken ? { x: 0, y: 0 } : cornerPoint('southWest', REACH);
  let left = x - whole / 2;
  steps.forEach((step, index) => {
    const half = (widths[index] ?? 0) / 2;
    const middle = left + half;
    const [start, end, top, bottom] = [middle - half, middle + half, y - 0.22, y + 0.22];
    const label = polygon(start, top, end, top, end + 0.07, y, end, bottom, start, bottom, start - 0.07, y);
    cutOut(pen, label, COLORS.select, COLORS.soot, 0.05);
    drawNumber(pen, String(step), middle, y, HEIGHT, { color: COLORS.soot });
    left += 2 * half + GAP;
  });
};

/** Draws the way of a unit in a planned turn: a dotted line with an arrowhead. */
export const drawPlannedPath = (pen: Pen, points: readonly Point[]): void => {
  const [from, next] = points;
  const [before, to] = [points.at(-2), points.at(-1)];
  if (!from || !next || !before || !to) return;
  const tip = shortOf(before, to, 0.42);
  const path = line([shortOf(next, from, 0.4), ...points.slice(1, -1), shortOf(before, to, 0.62)]);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  for (const [color, width] of [
    [COLORS.soot, 0.2],
    [COLORS.select, 0.1],
  ] as const) {
    pen.setLineDash([0.01, 0.2]);
    pen.strokeStyle = color;
    pen.lineWidth = width;
    pen.stroke(path);
  }
  pen.setLineDash([]);
  arrowhead(pen, before, tip, COLORS.select, 0.3);
};
