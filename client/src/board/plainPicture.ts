import { tileOf, unitOf } from '@hexfall/shared/content/catalog';
import { sameHex } from '@hexfall/shared/hex/cells';
import type { Layout } from '@hexfall/shared/picture/board/geometry';
import { drawSurface, drawUnitOf, onHex } from '@hexfall/shared/picture/drawContent';
import type { SideRim } from '@hexfall/shared/picture/sideRim';
import type { SvgPen } from '@hexfall/shared/picture/SvgPen';
import { drawRim } from '@hexfall/shared/picture/tile/drawRim';
import { drawUnit } from '@hexfall/shared/picture/tile/drawUnit';
import { drawGround } from '@hexfall/shared/picture/tile/foundation';
import { detailFor, shrunk } from '@hexfall/shared/picture/tile/pen';
import { drawProposed, drawRefused } from '@hexfall/shared/picture/tile/statusOverlays';
import { tileFace } from '@hexfall/shared/picture/tile/tileFace';
import { drawBeyond, drawMarkFloor, drawMarkFrame, MARK_ORDER } from './scene/drawMark.js';
import { drawOverlay } from './scene/drawOverlay.js';
import { notesOf } from './scene/notesOf.js';
import type { BoardModel, Ghost } from './types.js';

/** Of what is only proposed. */
const FAINT = { opacity: 0.66 };

/** Draws what stays during a match: the board with its terrain, foundations and turrets. @param rims those of players, by seat. */
export const drawPlainSurface = (pen: SvgPen, layout: Layout, model: BoardModel, rims: readonly SideRim[]): void => {
  drawSurface(pen, layout, model, rims);
  for (const at of model.beyond ?? []) onHex(pen, layout, at, () => drawBeyond(pen));
};

/** Draws what changes during a match, from the lowest to the highest. @param rims those of players, by seat. */
export const drawPlainContent = (pen: SvgPen, layout: Layout, model: BoardModel, rims: readonly SideRim[]): void => {
  const { units, marks = [], ghost, planned } = model;
  const byKind = MARK_ORDER.flatMap((kind) => marks.filter((mark) => mark.kind === kind));
  for (const { at, kind } of byKind) onHex(pen, layout, at, () => drawMarkFloor(pen, kind));
  for (const unit of units) drawUnitOf(pen, layout, model, unit, rims);
  for (const proposed of planned?.foundations ?? []) drawGhost(pen, layout, proposed, rims);
  for (const unit of planned?.units ?? []) {
    pen.group(units.some(({ at }) => sameHex(at, unit.at)) ? {} : FAINT, () => drawUnitOf(pen, layout, {}, unit, rims));
    onHex(pen, layout, unit.at, () => drawProposed(pen));
  }
  if (ghost) drawGhost(pen, layout, ghost, rims);
  for (const { at, kind } of byKind) onHex(pen, layout, at, () => drawMarkFrame(pen, kind));
  pen.save();
  drawOverlay(pen, layout, model);
  pen.restore();
  for (const { at, draw } of notesOf(model, detailFor(layout.radius))) onHex(pen, layout, at, () => draw(pen));
};

const drawGhost = (pen: SvgPen, layout: Layout, ghost: Ghost, rims: readonly SideRim[]): void => {
  const { tile, livery, owner, at, legal } = ghost;
  const rim = rims[owner] ?? null;
  pen.group(FAINT, () =>
    onHex(pen, layout, at, () => {
      if (tileOf(tile).kind !== 'foundation') {
        const look = { ...ghost, duplicate: 0, detail: detailFor(layout.radius) };
        drawUnit(pen, { look, face: tileFace(unitOf(tile)), wounds: 0, netted: false, rim });
      } else
        shrunk(pen, () => {
          if (rim) drawRim(pen, rim);
          drawGround(pen, { tile, livery });
        });
    }),
  );
  onHex(pen, layout, at, () => (legal ? drawProposed(pen) : drawRefused(pen)));
};
