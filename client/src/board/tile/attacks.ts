import { COLORS } from '../../theme/palette.js';
import { drawNumber } from './digits.js';
import { cutOut, polygon, type Detail, type Pen } from './pen.js';
import type { EdgeFace, Value } from './tileFace.js';

/** Everything here points up, outward through the edge: turn the pen first. */

const TIP = -0.85;
const OUTLINE = 0.035;

/** More points of strength are only told by the number. */
export const MOST_HEADS = 3;

const colorOf = ({ change }: Value, plain: string): string => (change > 0 ? COLORS.up : change < 0 ? COLORS.down : plain);

/** A notched arrowhead from `tip` down to `base`. */
const head = (tip: number, base: number, half: number, notch: number): Path2D => polygon(0, tip, half, base, 0, base - notch, -half, base);

/** Paints shapes over each other, each with its contour. */
const stack = (pen: Pen, shapes: readonly Path2D[], color: string): void => {
  for (const shape of shapes) cutOut(pen, shape, color, COLORS.soot, OUTLINE);
};

/** One broad head for each point of strength, three at most. */
const melee = (pen: Pen, value: Value, wide: boolean, detail: Detail): void => {
  const half = wide ? 0.29 : detail === 'small' ? 0.235 : value.value > 1 ? 0.2 : 0.215;
  const depth = wide ? 0.3 : 0.275;
  const heads = Math.min(value.value, MOST_HEADS);
  const step = heads === 3 ? 0.075 : 0.115;
  const length = heads === 1 ? depth : 0.2;
  const shapes = Array.from({ length: heads }, (_, place) => {
    const tip = TIP + step * (heads - 1 - place);
    return head(tip, tip + length, half, 0.055);
  });
  stack(pen, shapes, colorOf(value, COLORS.melee));
};

/** A thin head on a shaft, with a further one for each point of strength, three at most. */
const ranged = (pen: Pen, value: Value, detail: Detail): void => {
  const wide = detail === 'small' ? 1.3 : 1;
  const half = 0.105 * wide;
  const shaft = 0.038 * wide;
  const heads = Math.min(value.value, MOST_HEADS);
  const shapes = Array.from({ length: heads }, (_, place) => {
    const tip = TIP + (heads === 3 ? 0.1 : 0.13) * (heads - 1 - place);
    return head(tip, tip + 0.19, half, 0.03);
  });
  const color = colorOf(value, COLORS.ranged);
  const pole = polygon(-shaft, -0.7, shaft, -0.7, shaft, -0.37, -shaft, -0.37);
  stack(pen, [pole, ...shapes], color);
  if (heads > 1) return;
  pen.fillStyle = color;
  pen.fill(pole);
};

const gauss = (pen: Pen): void => {
  const rail = (side: number): Path2D => polygon(side * 0.05, -0.36, side * 0.1, -0.36, side * 0.1, -0.7, side * 0.05, -0.7);
  const shapes = [rail(-1), rail(1), polygon(0, TIP, 0.16, -0.66, 0.05, -0.66, 0, -0.73, -0.05, -0.66, -0.16, -0.66)];
  for (const shape of shapes) cutOut(pen, shape, COLORS.gauss, COLORS.soot, OUTLINE);
  for (const shape of shapes) {
    pen.fillStyle = COLORS.gauss;
    pen.fill(shape);
  }
};

/** Draws what leaves a unit through one edge: broad heads strike the neighbor, thin long ones shoot, twin rails are a Gauss cannon. */
export const drawAttacks = (pen: Pen, face: EdgeFace, detail: Detail): void => {
  if (face.melee) melee(pen, face.melee, face.ranged !== null, detail);
  if (face.ranged) ranged(pen, face.ranged, detail);
  if (face.gauss) gauss(pen);
};

/** A changed number carries an arrow up or down, as initiative does: color alone would not tell everybody. */
const changeSign = (pen: Pen, { change }: Value, x: number, y: number, color: string): void => {
  if (change === 0) return;
  const tip = y - change * 0.185;
  const base = y - change * 0.11;
  cutOut(pen, polygon(x, tip, x + 0.075, base, x - 0.075, base), color, COLORS.soot, 0.022);
};

/** Strengths above `from`, and all changed ones, as numbers, upright, at the inner end of the attack through the edge that points in `direction`. */
export const drawStrengths = (pen: Pen, face: EdgeFace, direction: number, from: number): void => {
  const shown = [face.melee, face.ranged].filter((value) => value !== null).filter(({ value, change }) => value > from || change !== 0);
  shown.forEach((value, place) => {
    const angle = ((direction * 60 - 90) * Math.PI) / 180;
    const reach = 0.385 - place * 0.17;
    const color = colorOf(value, value === face.melee ? COLORS.melee : COLORS.ranged);
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    drawNumber(pen, String(value.value), x, y, 0.21, { color, outline: COLORS.soot });
    changeSign(pen, value, x, y, color);
  });
};
