import type { Turret, Warehouse } from '@hexfall/shared/model/terrain';
import { layoutFor, placeOf } from './geometry.js';
import { drawBoardBackground } from './scene/drawBoardBackground.js';
import { drawTerrain } from './terrain/drawTerrain.js';
import { drawTurret, drawWarehouse } from './terrain/structures.js';
import { detailFor } from './tile/pen.js';
import type { BoardModel } from './types.js';

/** Draws the bare board of a model with its terrain onto a new canvas, sharp on this screen. */
export const mapCanvas = ({ board, terrain = [], turrets = [], warehouses = [] }: BoardModel, width: number): HTMLCanvasElement => {
  const ratio = Math.min(3, Math.max(1, globalThis.devicePixelRatio));
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.ceil(width * ratio);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no 2D canvas');
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
