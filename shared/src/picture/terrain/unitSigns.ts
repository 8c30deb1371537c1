import type { Prize, TerrainFeature } from '../../model/terrain.js';
import type { Pen } from '../Pen.js';
import { drawFeatureSign } from './featureSigns.js';
import { drawPrizeSign } from './prizeSigns.js';

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
  draws.forEach((draw, place) => {
    const angle = ((CORNERS[place] ?? 0) * Math.PI) / 3;
    draw(Math.cos(angle) * SIGN_REACH, Math.sin(angle) * SIGN_REACH, SIGN);
  });
};
