import { CanvasPen } from './CanvasPen.js';
import type { Turret, Warehouse } from '@hexfall/shared/model/terrain';
import { layoutFor, placeOf } from '@hexfall/shared/picture/board/geometry';
import { drawBoardBackground } from '@hexfall/shared/picture/board/drawBoardBackground';
import { drawTerrain } from '@hexfall/shared/picture/terrain/drawTerrain';
import { drawTurret, drawWarehouse } from '@hexfall/shared/picture/terrain/structures';
import { detailFor } from '@hexfall/shared/picture/tile/pen';
import type { BoardModel } from './types.js';

/** Draws the bare board of a model with its terrain onto a new canvas, sharp on this screen. */
export const mapCanvas = ({ board, terrain = [], turrets = [], warehouses = [] }: BoardModel, width: number): HTMLCanvasElement => {
  const ratio = Math.min(3, Math.max(1, globalThis.devicePixelRatio));
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.ceil(width * ratio);
  const pen = new CanvasPen(canvas);
  pen.scale(ratio, ratio);
  const layout = layoutFor(board, width, width);
  drawBoardBackground(pen, layout);
  drawTerrain(pen, layout, terrain);
  const onHex = ({ at }: Turret | Warehouse, draw: () => void): void => {
    const { x, y, radius } = placeOf(layout, at);
    pen.save();
    pen.translate(x, y);
    pen.scale(radius, radius);
    draw();
    pen.restore();
  };
  for (const warehouse of warehouses) onHex(warehouse, () => drawWarehouse(pen, warehouse));
  for (const turret of turrets) onHex(turret, () => drawTurret(pen, turret, detailFor(layout.radius)));
  return canvas;
};
