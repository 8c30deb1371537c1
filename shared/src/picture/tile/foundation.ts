import { tileIcon } from '../icons/tileIcons.js';
import { COLORS, LIVERIES } from '../palette.js';
import type { Pen } from '../Pen.js';
import { disc, drawIcon, hexagon } from './pen.js';
import type { TileLook } from './tileFace.js';

/** How far the sign of a foundation reaches: around it runs a band that is seen when a unit stands on it. */
const FIELD = 0.8;
/** Of the studs along each edge of that band. */
const STUDS = [-0.3, -0.1, 0.1, 0.3] as const;

/** P7: draws a foundation flat on its hex: a studded band around a round field with its picture, without edges and without values. */
export const drawGround = (pen: Pen, { tile, livery }: Pick<TileLook, 'tile' | 'livery'>): void => {
  const { paint, shade, light } = LIVERIES[livery];
  pen.fillStyle = COLORS.soot;
  pen.fill(hexagon(1));
  pen.fillStyle = paint;
  pen.fill(hexagon(0.97));
  for (let side = 0; side < 6; side++) {
    pen.save();
    pen.rotate((side * Math.PI) / 3);
    pen.fillStyle = light;
    for (const x of STUDS) pen.fill(disc(x, -0.775, 0.035));
    pen.restore();
  }
  pen.fillStyle = COLORS.soot;
  pen.fill(disc(0, 0, FIELD * 0.88));
  pen.strokeStyle = light;
  pen.lineWidth = 0.045;
  pen.stroke(disc(0, 0, FIELD * 0.82));
  pen.fillStyle = shade;
  pen.fill(disc(0, 0, FIELD * 0.76));
  drawIcon(pen, tileIcon(tile), 0, 0, 0.84, COLORS.bone, COLORS.soot);
};
