import { COLORS, LIVERIES } from '../../theme/palette.js';
import type { Livery } from '../types.js';
import type { IconName } from '../../icons/sources.js';
import { drawNumber, numberWidth } from './digits.js';
import { cutOut, disc, drawIcon, hexagon, polygon, type Detail, type Pen } from './pen.js';
import type { TileFace, Value } from './tileFace.js';

/** Badges sit in the corners, where no sign of an edge ever comes, whichever way the tile is turned. */
export const CORNERS = { east: 0, southEast: 1, southWest: 2, west: 3, northWest: 4, northEast: 5 } as const;
export type Corner = keyof typeof CORNERS;

const SIZES: Readonly<Record<Detail, { radius: number; reach: number }>> = {
  full: { radius: 0.165, reach: 0.8 },
  small: { radius: 0.22, reach: 0.75 },
};

const inCorner = (pen: Pen, corner: Corner, detail: Detail, draw: (radius: number) => void, inset = 0): void => {
  const { radius } = SIZES[detail];
  const reach = SIZES[detail].reach - inset;
  const angle = (CORNERS[corner] * Math.PI) / 3;
  pen.save();
  pen.translate(Math.cos(angle) * reach, Math.sin(angle) * reach);
  draw(radius);
  pen.restore();
};

const FILL = { '-1': COLORS.down, '0': COLORS.soot, '1': COLORS.up } as const;

/** An initiative value in a hexagonal badge; a changed one is inverted and carries an arrow up or down. */
export const initiativeBadge = (pen: Pen, corner: Corner, { value, change }: Value, detail: Detail): void => {
  inCorner(pen, corner, detail, (radius) => {
    const rim = change === 0 ? COLORS.bone : COLORS.soot;
    cutOut(pen, hexagon(radius), rim, COLORS.soot, 0.03);
    pen.fillStyle = FILL[change];
    pen.fill(hexagon(radius * 0.82));
    const color = change === 0 ? COLORS.bone : COLORS.soot;
    drawNumber(pen, String(value), 0, 0, radius * 1.08, { color });
    if (change === 0) return;
    const tip = -change * radius;
    pen.fillStyle = FILL[change];
    cutOut(pen, polygon(0, tip * 1.45, radius * 0.5, tip * 0.9, -radius * 0.5, tip * 0.9), FILL[change], COLORS.soot, 0.025);
  });
};

/** Wounds left as full and lost as empty pips. */
export const toughnessBadge = (pen: Pen, corner: Corner, { total, lost }: NonNullable<TileFace['toughness']>, detail: Detail): void => {
  inCorner(pen, corner, detail, (radius) => {
    const size = radius * (total > 2 ? 0.5 : 0.58);
    for (let pip = 0; pip < total; pip++) {
      const turn = (pip / total) * 2 * Math.PI - Math.PI / 2;
      const reach = total === 1 ? 0 : radius * 0.58;
      pen.save();
      pen.translate(Math.cos(turn) * reach, Math.sin(turn) * reach);
      const standing = pip < total - lost;
      cutOut(pen, disc(0, 0, size), standing ? COLORS.heart : COLORS.soot, COLORS.soot, 0.035);
      if (standing) {
        pen.fillStyle = 'rgba(255,255,255,0.5)';
        pen.fill(disc(-size * 0.3, -size * 0.35, size * 0.25));
      } else {
        pen.strokeStyle = COLORS.wound;
        pen.lineWidth = 0.03;
        pen.beginPath();
        pen.moveTo(-size * 0.6, -size * 0.6);
        pen.lineTo(size * 0.6, size * 0.6);
        pen.moveTo(size * 0.6, -size * 0.6);
        pen.lineTo(-size * 0.6, size * 0.6);
        pen.stroke();
      }
      pen.restore();
    }
  });
};

/** A sign on a dark disc: mobility, explosion. What has been used up is struck through. */
export const signBadge = (pen: Pen, corner: Corner, icon: IconName, color: string, detail: Detail, isSpent = false): void => {
  inCorner(pen, corner, detail, (radius) => {
    cutOut(pen, disc(0, 0, radius * 0.96), COLORS.soot, COLORS.soot, 0.02);
    drawIcon(pen, icon, 0, 0, radius * 1.55, color);
    if (!isSpent) return;
    pen.lineCap = 'round';
    for (const [bar, width] of [
      [COLORS.soot, 0.09],
      [COLORS.wound, 0.05],
    ] as const) {
      pen.strokeStyle = bar;
      pen.lineWidth = width;
      pen.beginPath();
      pen.moveTo(-radius * 0.72, radius * 0.72);
      pen.lineTo(radius * 0.72, -radius * 0.72);
      pen.stroke();
    }
  });
};

/** The army's emblem on a painted corner, so that nobody has to tell armies apart by color. */
export const emblemBadge = (pen: Pen, corner: Corner, livery: Livery, detail: Detail): void => {
  const { paint, ink } = LIVERIES[livery];
  const inner = detail === 'small' ? 0.58 : 0.645;
  pen.save();
  pen.rotate((CORNERS[corner] * Math.PI) / 3);
  const side = 1 - inner;
  const kite = polygon(0.955, 0, 0.955 - side * 0.44, side * 0.76, inner, 0, 0.955 - side * 0.44, -side * 0.76);
  cutOut(pen, kite, paint, COLORS.soot, 0.022);
  pen.restore();
  const angle = (CORNERS[corner] * Math.PI) / 3;
  const reach = inner + side * 0.47;
  drawIcon(pen, LIVERIES[livery].emblem, Math.cos(angle) * reach, Math.sin(angle) * reach, side * 0.78, ink);
};

/** An HQ's number on a dark label. */
export const lifePlate = (pen: Pen, life: number, hurt: boolean, livery: Livery, y: number, height: number): void => {
  const text = String(life);
  const half = Math.max(numberWidth(text, height), height) / 2 + height * 0.28;
  const top = y - height * 0.72;
  const bottom = y + height * 0.72;
  const plate = polygon(-half + 0.06, top, half - 0.06, top, half, y, half - 0.06, bottom, -half + 0.06, bottom, -half, y);
  cutOut(pen, plate, COLORS.soot, LIVERIES[livery].light, 0.022);
  drawNumber(pen, text, 0, y, height, { color: hurt ? COLORS.hurtLife : COLORS.bone });
};
