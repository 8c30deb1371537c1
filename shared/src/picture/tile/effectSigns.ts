import type { EffectKind, Effects } from '../../model/tile.js';
import type { IconName } from '../icons/sources.js';
import { SYMBOLS } from '../icons/tileIcons.js';
import { COLORS } from '../palette.js';
import type { Pen } from '../Pen.js';
import { drawNumber, numberWidth } from './digits.js';
import { cutOut, disc, drawIcon, hexagon, polygon } from './pen.js';

/** One part of a row of signs: drawn in a box one high, `width` wide, with its center at 0,0. */
interface Sign {
  readonly width: number;
  readonly draw: (pen: Pen) => void;
}

const icon = (name: IconName, color: string): Sign => ({ width: 1, draw: (pen) => drawIcon(pen, name, 0, 0, 1, color) });

const number = (amount: number, color: string): Sign => {
  const text = amount > 0 ? `+${amount}` : String(amount);
  return { width: numberWidth(text, 0.72), draw: (pen) => drawNumber(pen, text, 0, 0, 0.72, { color }) };
};

const meleeHead: Sign = {
  width: 0.62,
  draw: (pen) => {
    pen.fillStyle = COLORS.melee;
    pen.fill(polygon(0, -0.4, 0.36, 0.3, 0, 0.14, -0.36, 0.3));
  },
};

const rangedHead: Sign = {
  width: 0.4,
  draw: (pen) => {
    pen.fillStyle = COLORS.ranged;
    pen.fill(polygon(0, -0.5, 0.2, -0.06, 0.07, -0.1, 0.07, 0.5, -0.07, 0.5, -0.07, -0.1, -0.2, -0.06));
  },
};

const swap: Sign = {
  width: 0.5,
  draw: (pen) => {
    pen.fillStyle = COLORS.bone;
    pen.fill(polygon(-0.24, -0.16, 0.02, -0.16, 0.02, -0.3, 0.26, -0.1, 0.02, 0.02, 0.02, -0.07, -0.24, -0.07));
    pen.fill(polygon(0.24, 0.16, -0.02, 0.16, -0.02, 0.3, -0.26, 0.1, -0.02, -0.02, -0.02, 0.07, 0.24, 0.07));
  },
};

/** The badge in which initiative stands, empty: beside it stands what happens to it. */
const initiativeBadge: Sign = {
  width: 0.84,
  draw: (pen) => {
    pen.lineJoin = 'miter';
    pen.strokeStyle = COLORS.bone;
    pen.lineWidth = 0.13;
    pen.stroke(hexagon(0.4));
    pen.fillStyle = COLORS.bone;
    pen.fill(hexagon(0.17));
  },
};

const initiative = (amount: number): readonly Sign[] => [initiativeBadge, number(amount, amount > 0 ? COLORS.bone : COLORS.down)];

/** One action more (I5). */
const twice: Sign = { width: numberWidth('×2', 0.72), draw: (pen) => drawNumber(pen, '×2', 0, 0, 0.72, { color: COLORS.bone }) };

/** P10 */
const toughnessPip: Sign = {
  width: 0.66,
  draw: (pen) => {
    pen.fillStyle = COLORS.heart;
    pen.fill(disc(0, 0, 0.31));
    pen.fillStyle = 'rgba(255,255,255,0.5)';
    pen.fill(disc(-0.1, -0.11, 0.08));
  },
};

/** P11: hexes that hang together. */
const commonGround: Sign = {
  width: 1.3,
  draw: (pen) => {
    const places = [
      [-0.42, 0.22],
      [0, -0.02],
      [0.42, 0.22],
      [0, -0.5],
    ] as const;
    for (const [x, y] of places) {
      pen.save();
      pen.translate(x, y);
      pen.fillStyle = COLORS.link;
      pen.fill(hexagon(0.25));
      pen.restore();
    }
    pen.fillStyle = COLORS.soot;
    pen.fill(disc(0, -0.02, 0.1));
  },
};

const SIGNS: { readonly [K in EffectKind]: (amount: number) => readonly Sign[] } = {
  meleeStrength: (amount) => [meleeHead, number(amount, COLORS.melee)],
  rangedStrength: (amount) => [rangedHead, number(amount, COLORS.ranged)],
  initiative,
  extraAction: () => [initiativeBadge, twice],
  medic: () => [icon(SYMBOLS.medic, COLORS.medic)],
  convertAttack: () => [meleeHead, swap, rangedHead],
  scope: () => [icon(SYMBOLS.scope, COLORS.hostile)],
  mobility: () => [icon(SYMBOLS.mobility, COLORS.move)],
  recon: () => [icon(SYMBOLS.recon, COLORS.move)],
  rotateOnePerTurn: () => [icon(SYMBOLS.rotate, COLORS.move)],
  trap: () => [icon(SYMBOLS.trap, COLORS.wound)],
  extraToughness: (amount) => [toughnessPip, number(amount, COLORS.heart)],
  motherland: () => [commonGround],
};

/** How the line of a connection is drawn. */
interface Dash {
  readonly width: number;
  readonly dash: readonly number[];
  readonly cap: Pen['lineCap'];
}

/** The line of each effect: dots, dashes and both together. The sign in the middle of the line repeats it. */
export const EFFECT_DASHES: { readonly [K in EffectKind]: Dash } = {
  initiative: { width: 0.1, dash: [0.001, 0.17], cap: 'round' },
  extraAction: { width: 0.1, dash: [0.001, 0.13, 0.001, 0.27], cap: 'round' },
  meleeStrength: { width: 0.09, dash: [0.2, 0.1], cap: 'butt' },
  rangedStrength: { width: 0.06, dash: [0.2, 0.1], cap: 'butt' },
  medic: { width: 0.07, dash: [0.26, 0.09, 0.05, 0.09], cap: 'butt' },
  convertAttack: { width: 0.07, dash: [0.08, 0.08], cap: 'butt' },
  mobility: { width: 0.06, dash: [0.1, 0.16], cap: 'round' },
  recon: { width: 0.04, dash: [0.04, 0.14], cap: 'round' },
  scope: { width: 0.08, dash: [0.03, 0.07], cap: 'butt' },
  rotateOnePerTurn: { width: 0.05, dash: [], cap: 'butt' },
  trap: { width: 0.05, dash: [], cap: 'butt' },
  extraToughness: { width: 0.1, dash: [0.05, 0.12], cap: 'round' },
  motherland: { width: 0.05, dash: [], cap: 'butt' },
};

const GAP = 0.14;

/** All the signs for what a unit gives, left to right. */
const rowOf = (effects: Effects): Sign[] =>
  (Object.entries(effects) as [EffectKind, number | true][]).flatMap(([kind, value]) => SIGNS[kind](value === true ? 1 : value));

const lengthOf = (row: readonly Sign[]): number => row.reduce((sum, sign) => sum + sign.width, 0) + GAP * (row.length - 1);

/** How wide the label of `drawEffects` becomes, and how high its signs. */
export const effectsWidth = (effects: Effects, height: number, width: number): { readonly width: number; readonly scale: number } => {
  const length = lengthOf(rowOf(effects));
  const scale = Math.min(height, width / (length + 0.5));
  return { width: (length + 0.5) * scale, scale };
};

/** Draws what a unit gives to others in a row on a dark label, not higher than `height` and not wider than `width`. */
export const drawEffects = (pen: Pen, effects: Effects, x: number, y: number, height: number, width: number): void => {
  const row = rowOf(effects);
  const length = lengthOf(row);
  const { scale } = effectsWidth(effects, height, width);
  const half = (length + 0.42) / 2;
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  const label = polygon(-half + 0.2, -0.66, half - 0.2, -0.66, half, 0, half - 0.2, 0.66, -half + 0.2, 0.66, -half, 0);
  cutOut(pen, label, COLORS.soot, COLORS.soot, 0.04);
  pen.translate(-length / 2, 0);
  for (const sign of row) {
    pen.translate(sign.width / 2, 0);
    sign.draw(pen);
    pen.translate(sign.width / 2 + GAP, 0);
  }
  pen.restore();
};
