import type { Prize, TerrainFeature } from '../../model/terrain.js';
import { SYMBOLS } from '../icons/tileIcons.js';
import { COLORS } from '../palette.js';
import type { Pen } from '../Pen.js';
import { drawNumber } from '../tile/digits.js';
import { cutOut, drawIcon, hexagon, polygon } from '../tile/pen.js';
import { drawFeatureSign } from './featureSigns.js';

/** R4: a small sign for each prize, drawn inside a golden badge with radius 1. */
const SIGNS: Readonly<Record<Prize, (pen: Pen, color: string) => void>> = {
  'first-aid-kit': (pen, color) => drawIcon(pen, SYMBOLS.medic, 0, 0, 1.5, color),
  'enhanced-hit': (pen) => pen.fill(polygon(0, -0.62, 0.62, 0.5, 0, 0.3, -0.62, 0.5)),
  'enhanced-shot': (pen) => pen.fill(polygon(0, -0.72, 0.46, -0.1, 0.15, -0.1, 0.15, 0.66, -0.15, 0.66, -0.15, -0.1, -0.46, -0.1)),
  accelerator: (pen) => {
    pen.lineWidth = 0.22;
    pen.stroke(hexagon(0.56));
    pen.fill(polygon(0, -0.3, 0.26, 0.16, -0.26, 0.16));
  },
  mobility: (pen, color) => drawIcon(pen, SYMBOLS.mobility, 0, 0, 1.5, color),
  explosives: (pen, color) => drawIcon(pen, SYMBOLS.explosion, 0, 0, 1.5, color),
  'additional-action': (pen, color) => drawNumber(pen, '×2', 0, 0, 0.8, { color }),
};

/** Draws the sign of a prize on a golden badge. */
export const drawPrizeSign = (pen: Pen, prize: Prize, x: number, y: number, radius: number): void => {
  pen.save();
  pen.translate(x, y);
  pen.scale(radius, radius);
  cutOut(pen, hexagon(1.12), COLORS.select, COLORS.soot, 0.16);
  pen.fillStyle = COLORS.soot;
  pen.strokeStyle = COLORS.soot;
  SIGNS[prize](pen, COLORS.soot);
  pen.restore();
};

/** Of the signs over a unit: size, and how far from the middle; from the south-east corner on against the clock. */
const SIGN = 0.15;
const SIGN_REACH = 0.86;
const CORNERS = [1, 2, 0, 5, 3, 4] as const;

/** How far the signs reach from the middle of the hex. */
export const UNIT_SIGNS_REACH = 1.04 + SIGN;

/** R3, L1: draws what a unit carries, and what is special about the hex it covers. */
export const drawUnitSigns = (pen: Pen, prizes: readonly Prize[], features: readonly TerrainFeature[]): void => {
  const draws = [
    ...prizes.map((prize) => drawPrizeSign.bind(null, pen, prize)),
    ...features.map((one) => drawFeatureSign.bind(null, pen, one)),
  ];
  draws.forEach((draw, index) => {
    const angle = ((CORNERS[index] ?? 0) * Math.PI) / 3;
    draw(Math.cos(angle) * SIGN_REACH, Math.sin(angle) * SIGN_REACH, SIGN);
  });
};
