import type { EffectKind, Effects } from '@hexfall/shared/model/tile';
import { SYMBOLS } from '../../icons/symbols.js';
import type { IconName } from '../../icons/sources.js';
import { COLORS } from '../../theme/palette.js';
import { drawNumber, numberWidth } from './digits.js';
import { cutOut, drawIcon, hexagon, polygon, type Pen } from './pen.js';

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

/** The badge in which initiative stands, with what is added to it. */
const initiative = (amount: number): Sign => ({
  width: 0.96,
  draw: (pen) => {
    cutOut(pen, hexagon(0.5), amount > 0 ? COLORS.bone : COLORS.down, COLORS.soot, 0.02);
    const text = amount > 0 ? `+${amount}` : String(amount);
    drawNumber(pen, text, 0, 0, 0.46, { color: COLORS.soot });
  },
});

const extraAction: Sign = {
  width: 1.3,
  draw: (pen) => {
    for (const x of [-0.2, 0.2]) {
      pen.save();
      pen.translate(x, 0);
      cutOut(pen, hexagon(0.44), COLORS.bone, COLORS.soot, 0.06);
      pen.restore();
    }
    drawNumber(pen, '+', 0.2, 0, 0.52, { color: COLORS.soot });
  },
};

const SIGNS: { readonly [K in EffectKind]: (amount: number) => readonly Sign[] } = {
  meleeStrength: (amount) => [meleeHead, number(amount, COLORS.melee)],
  rangedStrength: (amount) => [rangedHead, number(amount, COLORS.ranged)],
  initiative: (amount) => [initiative(amount)],
  extraAction: () => [extraAction],
  medic: () => [icon(SYMBOLS.medic, COLORS.medic)],
  convertAttack: () => [meleeHead, swap, rangedHead],
  scope: () => [icon(SYMBOLS.scope, COLORS.hostile)],
  mobility: () => [icon(SYMBOLS.mobility, COLORS.move)],
  recon: () => [icon(SYMBOLS.recon, COLORS.move)],
  rotateOnePerTurn: () => [icon(SYMBOLS.rotate, COLORS.move)],
  trap: () => [icon(SYMBOLS.trap, COLORS.wound)],
};

const GAP = 0.14;

/** All the signs for what a unit gives, left to right. */
const rowOf = (effects: Effects): Sign[] =>
  (Object.entries(effects) as [EffectKind, number | true][]).flatMap(([kind, value]) => SIGNS[kind](value === true ? 1 : value));

/** Draws what a unit gives to others in a row on a dark label, not higher than `height` and not wider than `width`. */
export const drawEffects = (pen: Pen, effects: Effects, x: number, y: number, height: number, width: number): void => {
  const row = rowOf(effects);
  const length = row.reduce((sum, sign) => sum + sign.width, 0) + GAP * (row.length - 1);
  const scale = Math.min(height, width / (length + 0.5));
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
