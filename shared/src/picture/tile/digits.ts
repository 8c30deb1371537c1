import type { Pen } from '../Pen.js';
import { Shape } from '../Shape.js';
/** Draws numbers as strokes: angular like a stencil, and the same on every machine because they need no font. */

/** In a box 10 wide and 14 high: the corners of each stroke, strokes parted by a bar. */
const STROKES: Readonly<Record<string, string>> = {
  '0': '3,0 7,0 10,3 10,11 7,14 3,14 0,11 0,3 3,0 7,0',
  '1': '1,3 5,0 5,14 | 1,14 9,14',
  '2': '0,3 3,0 7,0 10,3 10,5.5 0,14 10,14',
  '3': '0,2.4 2.4,0 7,0 10,2.6 10,4.4 7.4,6.8 3.6,6.8 | 7.4,6.8 10,9.2 10,11.4 7,14 2.4,14 0,11.6',
  '4': '7.4,14 7.4,0 0,9.6 10.4,9.6',
  '5': '9.6,0 1,0 0.6,6.4 6.8,5.8 10,8.4 10,11.2 7,14 2.6,14 0,11.8',
  '6': '8.6,0 4,0 0,4.4 0,11 3,14 7,14 10,11 10,8.8 7,6 3,6 0,8.6',
  '7': '0,0 10,0 10,1.6 4.4,14',
  '8': '2.6,6.6 0.6,4.6 0.6,2.4 3,0 7,0 9.4,2.4 9.4,4.6 7.4,6.6 2.6,6.6 0,9 0,11.4 2.8,14 7.2,14 10,11.4 10,9 7.4,6.6',
  '9': '1.4,14 6,14 10,9.6 10,3 7,0 3,0 0,3 0,5.2 3,8 7,8 10,5.4',
  '+': '0.6,7 9.4,7 | 5,2.6 5,11.4',
  '−': '0.6,7 9.4,7',
  '×': '1,3 9,11 | 9,3 1,11',
  '?': '0.6,3 3,0 7,0 10,3 10,4.8 5,7.6 5,9.8 | 5,13.4 5,14',
};

const HEIGHT = 14;
const ADVANCE = 13.6;
/** Of the strokes, in units of the box. */
const WEIGHT = 3;

export interface NumberStyle {
  readonly color: string;
  /** A contour that keeps the number readable on anything. */
  readonly outline?: string;
}

/** The text with a real minus sign and only characters that can be drawn. */
const drawable = (text: string): string[] => [...text.replace('-', '−')].filter((sign) => sign in STROKES);

/** How wide a number of that height is drawn. */
export const numberWidth = (text: string, height: number): number => {
  const signs = drawable(text).length;
  return signs === 0 ? 0 : ((signs - 1) * ADVANCE + 10 + WEIGHT) * (height / (HEIGHT + WEIGHT));
};

const glyphs = new Map<string, Shape>();

const glyph = (sign: string): Shape => {
  const known = glyphs.get(sign);
  if (known) return known;
  const path = new Shape();
  for (const stroke of (STROKES[sign] ?? '').split(' | ')) {
    stroke.split(' ').forEach((corner, index) => {
      const [x = 0, y = 0] = corner.split(',').map(Number);
      if (index === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    });
  }
  glyphs.set(sign, path);
  return path;
};

/** Draws a number centered on the point given. `height` includes the stroke. */
export const drawNumber = (ctx: Pen, text: string, x: number, y: number, height: number, style: NumberStyle): void => {
  const signs = drawable(text);
  const scale = height / (HEIGHT + WEIGHT);
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(scale, scale);
  ctx.translate(-((signs.length - 1) * ADVANCE + 10) / 2, -HEIGHT / 2);
  const path = new Shape();
  signs.forEach((sign, index) => path.addPath(glyph(sign), index * ADVANCE));
  ctx.lineJoin = 'round';
  ctx.lineCap = 'butt';
  if (style.outline !== undefined) {
    ctx.lineCap = 'round';
    ctx.strokeStyle = style.outline;
    ctx.lineWidth = WEIGHT + 4.4;
    ctx.stroke(path);
    ctx.lineCap = 'butt';
  }
  ctx.lineJoin = 'miter';
  ctx.strokeStyle = style.color;
  ctx.lineWidth = WEIGHT;
  ctx.stroke(path);
  ctx.restore();
};
