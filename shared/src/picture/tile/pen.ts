import type { IconName } from '../icons/sources.js';
import type { Pen } from '../Pen.js';
import { Shape } from '../Shape.js';

/** Everything on a tile is drawn with the center at 0,0 and 1 from there to a corner. */

/** From the center of a hex to the middle of an edge. */
export const APOTHEM = Math.sqrt(3) / 2;

/** Of a tile inside its hex: around it is room for the rim of its side. */
export const TILE_SCALE = 0.93;

/** How much a tile shows: `small` leaves out what is too small to be seen. */
export const DETAILS = ['full', 'small'] as const;
export type Detail = (typeof DETAILS)[number];

/** Below this radius in CSS pixels a tile is drawn with little detail: its signs are larger then. */
const SMALL_BELOW = 44;
export const detailFor = (radius: number): Detail => (radius < SMALL_BELOW ? 'small' : 'full');

const degrees = (angle: number): number => (angle * Math.PI) / 180;

/** A flat-top hexagon with cut corners. */
export const hexagon = (radius: number, cut = 0): Shape => {
  const path = new Shape();
  for (let corner = 0; corner < 6; corner++) {
    const at = (place: number): [number, number] => {
      const angle = degrees(60 * place);
      return [Math.cos(angle) * radius, Math.sin(angle) * radius];
    };
    const [x, y] = at(corner);
    for (const neighbor of [corner - 1, corner + 1]) {
      const [nx, ny] = at(neighbor);
      const px = x + (nx - x) * cut;
      const py = y + (ny - y) * cut;
      if (corner === 0 && neighbor === -1) path.moveTo(px, py);
      else path.lineTo(px, py);
    }
  }
  path.closePath();
  return path;
};

/** A closed polygon through `x, y, x, y …`. */
export const polygon = (...points: readonly number[]): Shape => {
  const path = new Shape();
  for (let i = 0; i < points.length; i += 2) path.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
  path.closePath();
  return path;
};

export const disc = (x: number, y: number, radius: number): Shape => {
  const path = new Shape();
  path.arc(x, y, radius, 0, 2 * Math.PI);
  return path;
};

/** Fills a shape on top of a wider contour of another color. */
export const cutOut = (pen: Pen, shape: Shape, fill: string, outline: string, width: number): void => {
  pen.lineJoin = 'round';
  pen.strokeStyle = outline;
  pen.lineWidth = width * 2;
  pen.stroke(shape);
  pen.fillStyle = fill;
  pen.fill(shape);
};

/** Runs `draw` rotated by this many sixths of a turn: up then points outward through that edge. */
export const facing = (pen: Pen, sixths: number, draw: () => void): void => {
  pen.save();
  pen.rotate(degrees(60 * sixths));
  draw();
  pen.restore();
};

/** An icon centered on a point; `size` is the side of its square. */
export const drawIcon = (pen: Pen, name: IconName, x: number, y: number, size: number, color: string, outline?: string): void => {
  const shape = pen.icon(name);
  if (!shape) return;
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / 512, size / 512);
  if (outline !== undefined) {
    pen.strokeStyle = outline;
    pen.lineJoin = 'round';
    pen.lineWidth = 44;
    pen.stroke(shape);
  }
  pen.fillStyle = color;
  pen.fill(shape);
  pen.restore();
};

/** Draws a tile inside its hex. */
export const shrunk = (pen: Pen, draw: () => void): void => {
  pen.save();
  pen.scale(TILE_SCALE, TILE_SCALE);
  draw();
  pen.restore();
};
