import { COLORS } from '@hexfall/shared/picture/palette';
import type { Layout } from '@hexfall/shared/picture/board/geometry';
import type { Pen } from '@hexfall/shared/picture/Pen';
import type { Shape } from '@hexfall/shared/picture/Shape';
import { cutOut, disc, polygon } from '@hexfall/shared/picture/tile/pen';
import type { StudyDrawing, DrawingColor } from '@hexfall/shared/protocol/study';
import { line, pointOf, shortOf, type Point } from '@hexfall/shared/picture/board/boardPoints';
import { arrowhead } from './reachStrokes.js';

/** Each color has a shape of its own: the form of its marks, and the end of its arrows. */
const LOOKS: Readonly<Record<DrawingColor, { readonly paint: string; readonly shape: (size: number) => Shape }>> = {
  yellow: { paint: '#ffd84a', shape: (size) => disc(0, 0, size) },
  blue: { paint: '#62bdff', shape: (size) => polygon(-size, -size, size, -size, size, size, -size, size) },
  red: { paint: '#ff6a5c', shape: (size) => polygon(0, -size * 1.25, size * 1.15, size * 0.75, -size * 1.15, size * 0.75) },
  green: { paint: '#7be06a', shape: (size) => polygon(0, -size * 1.3, size * 1.3, 0, 0, size * 1.3, -size * 1.3, 0) },
};

const at = (pen: Pen, { x, y }: Point, draw: () => void): void => {
  pen.save();
  pen.translate(x, y);
  draw();
  pen.restore();
};

const outline = (pen: Pen, shape: Shape, paint: string, width: number): void => {
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  for (const [color, wide] of [
    [COLORS.soot, width + 0.1],
    [paint, width],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = wide;
    pen.stroke(shape);
  }
};

/** Draws an arrow or a mark that people have made on the board. The unit is the radius of a hex. */
export const drawDrawing = (pen: Pen, layout: Layout, drawing: StudyDrawing): void => {
  const { paint, shape } = LOOKS[drawing.color];
  if (drawing.kind === 'mark') return at(pen, pointOf(layout, drawing.at), () => outline(pen, shape(0.56), paint, 0.11));
  const [from, to] = [pointOf(layout, drawing.from), pointOf(layout, drawing.to)];
  const [start, tip] = [shortOf(to, from, 0.34), shortOf(from, to, 0.22)];
  outline(pen, line([start, shortOf(from, to, 0.5)]), paint, 0.14);
  arrowhead(pen, from, tip, paint, 0.46);
  at(pen, start, () => cutOut(pen, shape(0.17), paint, COLORS.soot, 0.05));
};
