import { COLORS } from '../../theme/palette.js';
import { drawNumber } from './digits.js';
import { cutOut, polygon, type Detail, type Pen } from './pen.js';
import type { EdgeFace, Value } from './tileFace.js';

/** Everything here points up, outward through the edge: turn the pen first. */

const TIP = -0.85;
const OUTLINE = 0.035;

const colorOf = ({ change }: Value, plain: string): string => (change > 0 ? COLORS.up : change < 0 ? COLORS.down : plain);

/** A notched arrowhead from `tip` down to `base`. */
const head = (tip: number, base: number, half: number, notch: number): Path2D =>
  polygon(0, tip, half, base, 0, base - notch, -half, base);

/** A bent bar behind an arrowhead: one more point of strength. */
const chevron = (top: number, half: number, rise: number, thick: number): Path2D =>
  polygon(0, top, half, top + rise, half, top + rise + thick, 0, top + thick, -half, top + rise + thick, -half, top + rise);

const melee = (pen: Pen, value: Value, detail: Detail): void => {
  const color = colorOf(value, COLORS.melee);
  const stripes = Math.min(value.value, 3) - 1;
  const half = detail === 'small' ? 0.25 : 0.225;
  const base = stripes === 0 ? -0.6 : -0.66;
  const shapes = [head(TIP, base, half, 0.05)];
  for (let i = 0; i < stripes; i++) shapes.push(chevron(base + 0.0 + i * 0.11, half * (0.92 - i * 0.1), 0.07, 0.06));
  for (const shape of shapes) cutOut(pen, shape, color, COLORS.soot, OUTLINE);
  for (const shape of shapes) {
    pen.fillStyle = color;
    pen.fill(shape);
  }
};

const ranged = (pen: Pen, value: Value, detail: Detail): void => {
  const color = colorOf(value, COLORS.ranged);
  const wide = detail === 'small' ? 1.3 : 1;
  const half = 0.105 * wide;
  const shaft = 0.038 * wide;
  const shapes = [polygon(-shaft, -0.7, shaft, -0.7, shaft, -0.4, -shaft, -0.4), head(TIP, -0.66, half, 0.03)];
  for (let i = 1; i < Math.min(value.value, 3); i++) shapes.push(head(TIP + 0.13 * i + 0.02, -0.66 + 0.13 * i, half, 0.03));
  for (const shape of shapes) cutOut(pen, shape, color, COLORS.soot, OUTLINE);
  for (const shape of shapes) {
    pen.fillStyle = color;
    pen.fill(shape);
  }
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
  if (face.melee) melee(pen, face.melee, detail);
  if (face.ranged) ranged(pen, face.ranged, detail);
  if (face.gauss) gauss(pen);
};

/** Strengths above 1 as numbers, upright, at the inner end of the attack through the edge that points in `direction`. */
export const drawStrengths = (pen: Pen, face: EdgeFace, direction: number): void => {
  const shown = [face.melee, face.ranged].filter((value) => value !== null).filter(({ value }) => value > 1);
  shown.forEach((value, place) => {
    const angle = ((direction * 60 - 90) * Math.PI) / 180;
    const reach = 0.47 - place * 0.16;
    const color = colorOf(value, value === face.melee ? COLORS.melee : COLORS.ranged);
    drawNumber(pen, String(value.value), Math.cos(angle) * reach, Math.sin(angle) * reach, 0.21, { color, outline: COLORS.soot });
  });
};
