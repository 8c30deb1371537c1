import { COLORS } from '../../theme/palette.js';
import { drawNumber, numberWidth } from '../tile/digits.js';
import { cutOut, polygon, type Pen } from '../tile/pen.js';
import { line, short, type Point } from './boardPoints.js';
import { arrowhead } from './reachStrokes.js';

const HEIGHT = 0.4;
/** Of one number to the next. */
const GAP = 0.08;

/** Draws the numbers of the steps that are done on a hex, side by side, on the hex in the middle of the picture. */
export const drawOrder = (pen: Pen, steps: readonly number[]): void => {
  const widths = steps.map((step) => numberWidth(String(step), HEIGHT) + 0.3);
  const whole = widths.reduce((sum, width) => sum + width + GAP, -GAP);
  let left = -whole / 2;
  steps.forEach((step, place) => {
    const width = widths[place] ?? 0;
    const [half, middle] = [width / 2, left + width / 2];
    const label = polygon(
      ...[middle - half, -0.32, middle + half, -0.32, middle + half + 0.08, 0, middle + half, 0.32],
      ...[middle - half, 0.32, middle - half - 0.08, 0],
    );
    cutOut(pen, label, COLORS.soot, COLORS.select, 0.05);
    drawNumber(pen, String(step), middle, 0, HEIGHT, { color: COLORS.select });
    left += width + GAP;
  });
};

/** Draws the way of a unit in a planned turn: a dotted line with an arrowhead. */
export const drawPlannedPath = (pen: Pen, points: readonly Point[]): void => {
  const [from, next] = points;
  const [before, to] = [points.at(-2), points.at(-1)];
  if (!from || !next || !before || !to) return;
  const tip = short(before, to, 0.42);
  const path = line([short(next, from, 0.4), ...points.slice(1, -1), short(before, to, 0.62)]);
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
