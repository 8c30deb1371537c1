import { hexText } from '@hexfall/shared/hex/cells';
import type { HitKind } from '@hexfall/shared/model/attackKinds';
import { COLORS } from '@hexfall/shared/picture/palette';
import type { Layout } from '@hexfall/shared/picture/board/geometry';
import type { Pen } from '@hexfall/shared/picture/Pen';
import { hexagon } from '@hexfall/shared/picture/tile/pen';
import type { BoardModel } from '../types.js';
import { line, pointOf, shortOf, type Point } from '@hexfall/shared/picture/board/boardPoints';
import { drawDrawing } from './drawDrawing.js';
import { drawPlannedPath } from './drawPlanned.js';
import { drawReach } from './drawReach.js';
import { drawShot } from '@hexfall/shared/picture/board/drawShot';

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

/** Whether there is anything for `drawRemarks` to draw. */
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
  const order: readonly HitKind[] = ['gauss', 'ranged', 'universal', 'explosion', 'trap', 'melee', 'instant', 'terrain'];
  for (const shot of [...shots].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))) drawShot(pen, layout, shot);
  for (const drawing of drawings) drawDrawing(pen, layout, drawing);
};
