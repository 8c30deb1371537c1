import { VENOM_STEP } from '../../model/event.js';
import type { IconName } from '../icons/sources.js';
import { SYMBOLS } from '../icons/tileIcons.js';
import { COLORS, LIVERIES, type Livery } from '../palette.js';
import type { Pen } from '../Pen.js';
import { Shape } from '../Shape.js';
import { type Corner, cornerPoint, CORNERS, type UnitFeature } from './corners.js';
import { drawNumber } from './digits.js';
import { cutOut, type Detail, disc, drawIcon, hexagon, polygon } from './pen.js';
import { BADGES, lifeWidth } from './signLayout.js';
import type { TileFace, Value } from './tileFace.js';

const inCorner = (pen: Pen, corner: Corner, detail: Detail, draw: (radius: number) => void): void => {
  const { radius, reach } = BADGES[detail];
  const { x, y } = cornerPoint(corner, reach);
  pen.save();
  pen.translate(x, y);
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

/** Wounds left as full and lost as empty pips; those that others give (P10) are pointed, and the last to be lost. */
export const toughnessBadge = (
  pen: Pen,
  corner: Corner,
  { total, given, lost }: NonNullable<TileFace['toughness']>,
  detail: Detail,
): void => {
  inCorner(pen, corner, detail, (radius) => {
    const size = radius * (total > 2 ? 0.5 : 0.58);
    for (let pip = 0; pip < total; pip++) {
      const turn = (pip / total) * 2 * Math.PI - Math.PI / 2;
      const reach = total === 1 ? 0 : radius * 0.58;
      pen.save();
      pen.translate(Math.cos(turn) * reach, Math.sin(turn) * reach);
      const standing = pip < total - lost;
      const isGiven = pip < given;
      const shape = isGiven ? polygon(0, -size * 1.25, size * 1.1, size * 0.8, -size * 1.1, size * 0.8) : disc(0, 0, size);
      cutOut(pen, shape, !standing ? COLORS.soot : isGiven ? COLORS.up : COLORS.heart, COLORS.soot, 0.035);
      if (standing && !isGiven) {
        pen.fillStyle = 'rgba(255,255,255,0.5)';
        pen.fill(disc(-size * 0.3, -size * 0.35, size * 0.25));
      } else if (!standing) {
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

/** A drop of venom with its point up, so large that its belly has this radius. */
export const dropShape = (x: number, y: number, radius: number): Shape => {
  const path = new Shape();
  path.moveTo(x, y - radius * 1.9);
  path.quadraticCurveTo(x + radius * 1.1, y - radius * 0.5, x + radius, y + radius * 0.1);
  path.arc(x, y, radius, 0.1, Math.PI - 0.1);
  path.quadraticCurveTo(x - radius * 1.1, y - radius * 0.5, x, y - radius * 1.9);
  path.closePath();
  return path;
};

/** Draws an initiative at which something happens, that high: a number, or a drop for the step of P17. */
export const drawInitiative = (pen: Pen, initiative: number, x: number, y: number, height: number, color: string): void => {
  if (initiative !== VENOM_STEP) return drawNumber(pen, String(initiative), x, y, height, { color });
  pen.fillStyle = color;
  pen.fill(dropShape(x, y + height * 0.14, height * 0.35));
};

/** P16: venom markers: a drop for each of up to two, a number for more. */
export const venomBadge = (pen: Pen, corner: Corner, count: number, detail: Detail): void => {
  inCorner(pen, corner, detail, (radius) => {
    cutOut(pen, disc(0, 0, radius * 0.96), COLORS.soot, COLORS.venom, 0.025);
    pen.fillStyle = COLORS.venom;
    const drops = count === 2 ? [-0.36, 0.36] : [0];
    for (const x of drops) pen.fill(dropShape(radius * x, radius * 0.28, radius * (count === 2 ? 0.32 : 0.46)));
    if (count > 2) drawNumber(pen, String(count), 0, radius * 0.26, radius * 0.72, { color: COLORS.soot });
  });
};

/** P18: an arrow that drives a bar before it. */
const pushSign = (pen: Pen, radius: number): void => {
  pen.fillStyle = COLORS.move;
  const arrow = [-0.7, -0.16, -0.05, -0.16, -0.05, -0.45, 0.4, 0, -0.05, 0.45, -0.05, 0.16, -0.7, 0.16];
  pen.fill(polygon(...arrow.map((place) => place * radius)));
  pen.fillRect(radius * 0.46, -radius * 0.55, radius * 0.2, radius * 1.1);
};

/** What a unit can do that is no value: a sign of its own for each feature. */
export const featureBadge = (pen: Pen, corner: Corner, feature: UnitFeature, detail: Detail): void => {
  if (feature === 'explosion') return signBadge(pen, corner, SYMBOLS.explosion, COLORS.ranged, detail);
  if (feature === 'spy') return signBadge(pen, corner, SYMBOLS.spy, COLORS.bone, detail);
  if (feature === 'sharpshooter') return signBadge(pen, corner, SYMBOLS.sharpshooter, COLORS.ranged, detail);
  inCorner(pen, corner, detail, (radius) => {
    cutOut(pen, disc(0, 0, radius * 0.96), COLORS.soot, COLORS.soot, 0.02);
    if (feature === 'push') return pushSign(pen, radius);
    // A drop that falls off a blade: what is not yet a marker.
    pen.fillStyle = COLORS.venom;
    pen.fill(dropShape(0, radius * 0.3, radius * 0.42));
    pen.fillStyle = COLORS.melee;
    pen.fill(polygon(-radius * 0.62, -radius * 0.62, radius * 0.62, -radius * 0.62, 0, -radius * 0.3));
  });
};

/**
 * Draws the forecast of a unit in a corner where it covers nothing: a skull, or a question mark if it depends, and the initiative at which
 * the unit would fall.
 */
export const omenBadge = (pen: Pen, corner: Corner, initiative: number, isCertain: boolean, detail: Detail): void => {
  inCorner(pen, corner, detail, (radius) => {
    cutOut(pen, disc(0, 0, radius), COLORS.bone, COLORS.soot, 0.03);
    pen.fillStyle = COLORS.woundDeep;
    pen.fill(disc(0, 0, radius * 0.88));
    if (isCertain) drawIcon(pen, SYMBOLS.destroyed, -radius * 0.06, -radius * 0.1, radius * 1.5, COLORS.bone);
    else drawNumber(pen, '?', -radius * 0.12, -radius * 0.1, radius * 1.2, { color: COLORS.bone });
    const [x, y] = [radius * (corner === 'southEast' ? -0.55 : 0.55), radius * 0.5];
    cutOut(pen, disc(x, y, radius * 0.58), COLORS.woundDeep, COLORS.soot, 0.03);
    drawInitiative(pen, initiative, x, y, radius * 0.86, initiative === VENOM_STEP ? COLORS.venom : COLORS.bone);
  });
};

/** The army's emblem on a painted corner, so that armies differ by more than color. */
export const emblemBadge = (pen: Pen, corner: Corner, livery: Livery, detail: Detail): void => {
  const { paint, ink, emblem } = LIVERIES[livery];
  const inner = detail === 'small' ? 0.58 : 0.645;
  pen.save();
  pen.rotate((CORNERS[corner] * Math.PI) / 3);
  const side = 1 - inner;
  const kite = polygon(0.955, 0, 0.955 - side * 0.44, side * 0.76, inner, 0, 0.955 - side * 0.44, -side * 0.76);
  cutOut(pen, kite, paint, COLORS.soot, 0.022);
  pen.restore();
  const angle = (CORNERS[corner] * Math.PI) / 3;
  const reach = inner + side * 0.47;
  drawIcon(pen, emblem, Math.cos(angle) * reach, Math.sin(angle) * reach, side * 0.78, ink);
};

/** An HQ's number on a dark label. */
export const lifePlate = (pen: Pen, life: number, hurt: boolean, livery: Livery, y: number, height: number): void => {
  const text = String(life);
  const half = lifeWidth(life, height) / 2;
  const top = y - height * 0.72;
  const bottom = y + height * 0.72;
  const plate = polygon(-half + 0.06, top, half - 0.06, top, half, y, half - 0.06, bottom, -half + 0.06, bottom, -half, y);
  cutOut(pen, plate, COLORS.soot, LIVERIES[livery].light, 0.022);
  drawNumber(pen, text, 0, y, height, { color: hurt ? COLORS.hurtLife : COLORS.bone });
};
