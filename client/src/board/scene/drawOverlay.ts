import { hexText } from '@hexfall/shared/hex/cells';
import { drawShot, inDrawingOrder } from '@hexfall/shared/picture/board/drawShot';
import { type Layout, line, type Point, pointOf, shortOf } from '@hexfall/shared/picture/board/geometry';
import { COLORS } from '@hexfall/shared/picture/palette';
import type { Pen } from '@hexfall/shared/picture/Pen';
import type { Shape } from '@hexfall/shared/picture/Shape';
import { cutOut, disc, hexagon, polygon } from '@hexfall/shared/picture/tile/pen';
import type { DrawingColor, StudyDrawing } from '@hexfall/shared/protocol/study';
import type { BoardModel } from '../types.js';
import { drawPlannedPath } from './drawPlanned.js';
import { drawReach } from './drawReach.js';
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
const drawDrawing = (pen: Pen, layout: Layout, drawing: StudyDrawing): void => {
  const { paint, shape } = LOOKS[drawing.color];
  if (drawing.kind === 'mark') return at(pen, pointOf(layout, drawing.at), () => outline(pen, shape(0.56), paint, 0.11));
  const [from, to] = [pointOf(layout, drawing.from), pointOf(layout, drawing.to)];
  const [start, tip] = [shortOf(to, from, 0.34), shortOf(from, to, 0.22)];
  outline(pen, line([start, shortOf(from, to, 0.5)]), paint, 0.14);
  arrowhead(pen, from, tip, paint, 0.46);
  at(pen, start, () => cutOut(pen, shape(0.17), paint, COLORS.soot, 0.05));
};

const drawPath = (pen: Pen, points: readonly Point[]): void => {
  const [from, next] = points;
  if (!from || !next) return;
  const path = line([shortOf(next, from, 0.62), ...points.slice(1)]);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  for (const [color, width] of [
    [COLORS.soot, 0.2],
    [COLORS.move, 0.1],
  ] as const) {
    pen.setLineDash([0.01, 0.24]);
    pen.strokeStyle = color;
    pen.lineWidth = width;
    pen.stroke(path);
  }
  pen.setLineDash([]);
};

/** Darkens the units that have no part in the attacks shown. */
const drawVeil = (pen: Pen, layout: Layout, { units, shots = [] }: BoardModel): void => {
  if (shots.length === 0) return;
  const involved = new Set(shots.flatMap(({ path }) => path.map(hexText)));
  pen.fillStyle = 'rgba(8,9,11,0.55)';
  for (const { at } of units) {
    if (involved.has(hexText(at))) continue;
    const { x, y } = pointOf(layout, at);
    pen.save();
    pen.translate(x, y);
    pen.fill(hexagon(0.97));
    pen.restore();
  }
};

/** Whether there is anything for `drawOverlay` to draw. */
export const hasOverlay = ({ path, shots, reach, planned, drawings = [] }: BoardModel): boolean =>
  Boolean(reach) || drawings.length > 0 || (path?.length ?? 0) > 1 || (shots?.length ?? 0) > 0 || (planned?.paths.length ?? 0) > 0;

/** Draws the planned path, the attacks and the drawings of a model. The pen works in CSS pixels. */
export const drawOverlay = (pen: Pen, layout: Layout, model: BoardModel): void => {
  const { path = [], shots = [], reach, planned, drawings = [] } = model;
  pen.translate(layout.center.x, layout.center.y);
  pen.scale(layout.radius, layout.radius);
  drawVeil(pen, layout, model);
  if (reach) drawReach(pen, layout, reach);
  drawPath(
    pen,
    path.map((hex) => pointOf(layout, hex)),
  );
  for (const hexes of planned?.paths ?? []) {
    drawPlannedPath(
      pen,
      hexes.map((hex) => pointOf(layout, hex)),
    );
  }
  for (const shot of inDrawingOrder(shots)) drawShot(pen, layout, shot);
  for (const drawing of drawings) drawDrawing(pen, layout, drawing);
};
