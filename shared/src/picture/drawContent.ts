import { unitOf } from '../content/catalog.js';
import { type Hex, sameHex } from '../hex/cells.js';
import { drawBoardBackground } from './board/drawBoardBackground.js';
import { type Layout, placeOf } from './board/geometry.js';
import type { BoardContent, UnitModel } from './model.js';
import type { Pen } from './Pen.js';
import type { SideRim } from './sideRim.js';
import { drawTerrain } from './terrain/drawTerrain.js';
import { signsOf } from './terrain/featureSigns.js';
import { drawTurret, drawWarehouse } from './terrain/structures.js';
import { drawUnitSigns } from './terrain/unitSigns.js';
import { drawRim } from './tile/drawRim.js';
import { drawUnit, ON_GROUND } from './tile/drawUnit.js';
import { drawGround } from './tile/foundation.js';
import { detailFor, shrunk } from './tile/pen.js';
import { tileFace } from './tile/tileFace.js';

/** Draws something in the middle of a hex, in units of its radius. */
export const onHex = (pen: Pen, layout: Layout, at: Hex, draw: () => void): void => {
  const { x, y, radius } = placeOf(layout, at);
  pen.save();
  pen.translate(x, y);
  pen.scale(radius, radius);
  draw();
  pen.restore();
};

/** Draws the board with everything on it but the units. @param rims of the sides, by seat. */
export const drawSurface = (pen: Pen, layout: Layout, content: BoardContent, rims: readonly SideRim[]): void => {
  const { terrain = [], foundations = [], turrets = [], warehouses = [] } = content;
  const detail = detailFor(layout.radius);
  drawBoardBackground(pen, layout);
  drawTerrain(pen, layout, terrain);
  for (const { at, tile, livery, owner } of foundations)
    onHex(pen, layout, at, () =>
      shrunk(pen, () => {
        const rim = rims[owner];
        if (rim) drawRim(pen, rim);
        drawGround(pen, { tile, livery });
      }),
    );
  for (const warehouse of warehouses) onHex(pen, layout, warehouse.at, () => drawWarehouse(pen, warehouse));
  for (const turret of turrets) onHex(pen, layout, turret.at, () => drawTurret(pen, turret, detail));
};

/** Draws one unit of the board where it stands. */
export const drawUnitOf = (
  pen: Pen,
  layout: Layout,
  { terrain = [], foundations = [] }: Pick<BoardContent, 'terrain' | 'foundations'>,
  unit: UnitModel,
  rims: readonly SideRim[],
): void => {
  const { at, owner, tile, wounds, netted, prizes } = unit;
  const detail = detailFor(layout.radius);
  const ground = terrain.find((hex) => sameHex(hex.at, at));
  const isOnGround = ground !== undefined || foundations.some((foundation) => sameHex(foundation.at, at));
  onHex(pen, layout, at, () => {
    const size = isOnGround ? ON_GROUND : 1;
    pen.save();
    pen.scale(size, size);
    drawUnit(pen, { look: { ...unit, detail }, face: tileFace(unitOf(tile), unit), wounds, netted, rim: rims[owner] ?? null });
    pen.restore();
    drawUnitSigns(pen, prizes, ground ? signsOf(ground.type, ground.features) : []);
  });
};

/** Draws everything on the board as the page does at rest. */
export const drawContent = (pen: Pen, layout: Layout, content: BoardContent, rims: readonly SideRim[]): void => {
  drawSurface(pen, layout, content, rims);
  for (const unit of content.units) drawUnitOf(pen, layout, content, unit, rims);
};
