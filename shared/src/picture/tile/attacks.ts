import { COLORS } from '../palette.js';
import type { Pen } from '../Pen.js';
import type { Shape } from '../Shape.js';
import { drawNumber } from './digits.js';
import { cutOut, type Detail, disc, polygon } from './pen.js';
import {
  type Heads,
  HQ_BONUS,
  meleeHeads,
  partWidth,
  rangedHeads,
  ROCKET_SIGN,
  SHOTGUN_SIGN,
  type StrengthTag,
  TAGS,
  TIP,
} from './signLayout.js';
import type { EdgeFace, ValueChange } from './tileFace.js';

/** What leaves a unit through its edges, and the numbers that go with it. */

const OUTLINE = 0.035;

/** A notched arrowhead from `tip` down to `base`. */
const head = (tip: number, base: number, half: number, notch: number): Shape => polygon(0, tip, half, base, 0, base - notch, -half, base);

const headsOf = ({ count, half, length, step }: Heads, notch: number): Shape[] =>
  Array.from({ length: count }, (_, index) => {
    const tip = TIP + step * (count - 1 - index);
    return head(tip, tip + length, half, notch);
  });

/** Paints shapes over each other, each with its contour. */
const stack = (pen: Pen, shapes: readonly Shape[], color: string): void => {
  for (const shape of shapes) cutOut(pen, shape, color, COLORS.soot, OUTLINE);
};

/** One broad head for each printed point of strength, three at most. */
const melee = (pen: Pen, heads: Heads): void => stack(pen, headsOf(heads, 0.055), COLORS.melee);

/** A thin head on a shaft, with a further one for each printed point of strength, three at most. */
const ranged = (pen: Pen, heads: ReturnType<typeof rangedHeads>): void => {
  const half = heads.half * 0.36;
  const pole = polygon(-half, -0.7, half, -0.7, half, heads.shaft, -half, heads.shaft);
  stack(pen, [pole, ...headsOf(heads, 0.03)], COLORS.ranged);
  if (heads.count > 1) return;
  pen.fillStyle = COLORS.ranged;
  pen.fill(pole);
};

const gauss = (pen: Pen): void => {
  const rail = (side: number): Shape => polygon(side * 0.05, -0.36, side * 0.1, -0.36, side * 0.1, -0.7, side * 0.05, -0.7);
  const shapes = [rail(-1), rail(1), polygon(0, TIP, 0.16, -0.66, 0.05, -0.66, 0, -0.73, -0.05, -0.66, -0.16, -0.66)];
  for (const shape of shapes) cutOut(pen, shape, COLORS.gauss, COLORS.soot, OUTLINE);
  for (const shape of shapes) {
    pen.fillStyle = COLORS.gauss;
    pen.fill(shape);
  }
};

/** P14: a rocket with fins and a flame. */
const rocket = (pen: Pen): void => {
  const flame = polygon(-0.055, -0.59, 0.055, -0.59, 0, ROCKET_SIGN.inner);
  const fins = polygon(-0.06, -0.69, -ROCKET_SIGN.half, -0.585, -0.06, -0.6, 0.06, -0.6, ROCKET_SIGN.half, -0.585, 0.06, -0.69);
  const body = polygon(0, TIP, 0.075, -0.76, 0.075, -0.6, -0.075, -0.6, -0.075, -0.76);
  cutOut(pen, flame, COLORS.hostile, COLORS.soot, OUTLINE);
  cutOut(pen, fins, COLORS.ranged, COLORS.soot, OUTLINE);
  cutOut(pen, body, COLORS.ranged, COLORS.soot, OUTLINE);
  pen.fillStyle = COLORS.hostile;
  pen.fill(polygon(0, TIP, 0.075, -0.76, -0.075, -0.76));
};

/** P15: a short barrel and the pellets that spread from it. */
const shotgun = (pen: Pen): void => {
  const barrel = polygon(-0.06, SHOTGUN_SIGN.inner, 0.06, SHOTGUN_SIGN.inner, 0.1, -0.64, -0.1, -0.64);
  cutOut(pen, barrel, COLORS.ranged, COLORS.soot, OUTLINE);
  for (const [x, y] of [
    [0, -0.81],
    [-0.145, -0.785],
    [0.145, -0.785],
    [-0.075, -0.705],
    [0.075, -0.705],
  ] as const)
    cutOut(pen, disc(x, y, 0.045), COLORS.ranged, COLORS.soot, OUTLINE);
};

/**
 * Draws the attacks of a unit through one edge, as printed and in the color of their kind whatever has been added: broad heads strike the
 * neighbor, thin long ones shoot, twin rails are a Gauss cannon, a finned body is a rocket, a barrel with pellets a shotgun. Up is outward
 * through the edge: turn the pen first.
 */
export const drawAttacks = (pen: Pen, face: EdgeFace, isTagged: boolean, isHq: boolean, detail: Detail): void => {
  if (face.melee) melee(pen, meleeHeads(face.melee, face.ranged !== null, isHq));
  if (face.ranged) ranged(pen, rangedHeads(face.ranged, isTagged, detail));
  if (face.gauss) gauss(pen);
  if (face.rocket > 0) rocket(pen);
  if (face.shotgun) shotgun(pen);
};

const FILL = { '-1': COLORS.down, '0': COLORS.soot, '1': COLORS.up } as const;

/** A label that points up for an increase and down for a decrease: color alone is not enough. */
const pointed = (change: ValueChange, width: number, height: number, tip: number): Shape => {
  const [half, top, bottom, cut] = [width / 2, -height / 2, height / 2, 0.035];
  const roof = change > 0 ? [0, top - tip] : [];
  const floor = change < 0 ? [0, bottom + tip] : [];
  return polygon(-half, top + cut, ...roof, half, top + cut, half, bottom - cut, ...floor, -half, bottom - cut);
};

/** The numbers of an edge: plain as printed, in a pointed label what has changed, with the color of the attack below it. */
export const drawStrengthTag = (pen: Pen, { x, y, parts }: StrengthTag, detail: Detail): void => {
  const { height, digit, tip } = TAGS[detail];
  const total = parts.reduce((sum, part) => sum + partWidth(part, detail), 0);
  let left = x - total / 2;
  for (const part of parts) {
    const width = partWidth(part, detail);
    const kind = part.kind === 'melee' ? COLORS.melee : COLORS.ranged;
    pen.save();
    pen.translate(left + width / 2, y);
    if (part.change !== 0) {
      cutOut(pen, pointed(part.change, width, height, tip), FILL[part.change], COLORS.soot, 0.03);
      pen.fillStyle = COLORS.soot;
      pen.fillRect(-width / 2, height / 2 - 0.065, width, 0.05);
      pen.fillStyle = kind;
      pen.fillRect(-width / 2 + 0.01, height / 2 - 0.055, width - 0.02, 0.04);
      drawNumber(pen, String(part.value), 0, -0.025, digit, { color: COLORS.soot });
    } else drawNumber(pen, String(part.value), 0, 0, digit * 1.2, { color: kind, outline: COLORS.soot });
    pen.restore();
    left += width;
  }
};

/** What is added to all attacks of an HQ, once. */
export const drawHqBonus = (pen: Pen, amount: number, detail: Detail): void => {
  const { x, height, digit, width } = HQ_BONUS[detail];
  const change = amount > 0 ? 1 : -1;
  pen.save();
  pen.translate(x, 0);
  cutOut(pen, pointed(change, width - 0.02, height - 0.06, 0.04), FILL[change], COLORS.soot, 0.025);
  drawNumber(pen, amount > 0 ? `+${amount}` : String(amount), 0, 0, digit, { color: COLORS.soot });
  pen.restore();
};
