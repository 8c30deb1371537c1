import { tileOf } from '../../content/catalog.js';
import { isUnit } from '../../content/compile.js';
import { tileIcon } from '../icons/tileIcons.js';
import { COLORS, LIVERIES } from '../palette.js';
import type { Pen } from '../Pen.js';
import { drawIcon, hexagon } from './pen.js';
import type { TileLook } from './tileFace.js';

/** Draws a tile as small as a letter: its icon alone, on the color of its army; what is no unit has a ring in that color. */
export const drawTileToken = (pen: Pen, { tile, livery, duplicate }: Pick<TileLook, 'tile' | 'livery' | 'duplicate'>): void => {
  const { paint, shade, light, ink } = LIVERIES[livery];
  const isPlain = isUnit(tileOf(tile));
  pen.fillStyle = COLORS.soot;
  pen.fill(hexagon(1));
  pen.fillStyle = light;
  pen.fill(hexagon(0.95));
  if (isPlain) {
    const fill = pen.createRadialGradient(-0.25, -0.35, 0.1, 0, 0, 1.1);
    fill.addColorStop(0, paint);
    fill.addColorStop(1, shade);
    pen.fillStyle = fill;
    pen.fill(hexagon(0.87));
  } else {
    pen.fillStyle = COLORS.soot;
    pen.fill(hexagon(0.8));
  }
  if (duplicate > 0) {
    pen.strokeStyle = COLORS.bone;
    pen.lineWidth = 0.12;
    pen.setLineDash([0.24, 0.16]);
    pen.stroke(hexagon(0.9));
    pen.setLineDash([]);
  }
  drawIcon(pen, tileIcon(tile), 0, 0, isPlain ? 1.2 : 1.05, isPlain ? ink : COLORS.bone);
};
