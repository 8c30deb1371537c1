import type { Prize } from '../../model/terrain.js';
import { SYMBOLS } from '../icons/symbols.js';
import { COLORS } from '../palette.js';
import { drawNumber } from '../tile/digits.js';
import type { Pen } from '../Pen.js';
import { cutOut, drawIcon, hexagon, polygon } from '../tile/pen.js';

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
