import { useEffect, useRef } from 'preact/hooks';
import { DEFAULT_OPTIONS, type Options } from '@hexfall/shared/model/options';
import type { Turret, Warehouse } from '@hexfall/shared/model/terrain';
import { drawBoardBackground } from '@hexfall/shared/picture/board/drawBoardBackground';
import { layoutFor, placeOf } from '@hexfall/shared/picture/board/geometry';
import { drawTerrain } from '@hexfall/shared/picture/terrain/drawTerrain';
import { drawTurret, drawWarehouse } from '@hexfall/shared/picture/terrain/structures';
import { terrainModel } from '@hexfall/shared/picture/terrainModel';
import { detailFor } from '@hexfall/shared/picture/tile/pen';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { startingWarehouses } from '@hexfall/shared/rules/prizes';
import { CanvasPen } from '../board/CanvasPen.js';
import { iconsArrived } from '../board/icons.js';
import { pictureRatio } from '../board/pixelRatio.js';
import type { BoardModel } from '../board/types.js';
import './pictures.css';

/** Draws the bare board of a model with its terrain onto a new canvas, sharp on this screen. */
const mapCanvas = ({ board, terrain = [], turrets = [], warehouses = [] }: BoardModel, width: number): HTMLCanvasElement => {
  const ratio = pictureRatio.value;
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

/** CSS pixels that the picture is drawn for; style sheets may show it smaller. */
const WIDTH = 200;

/** An empty board with its terrain, as it is drawn in a match. */
export const MapPicture = ({ setup: { board, terrain, turrets } }: { readonly setup: Pick<Options, 'board' | 'terrain' | 'turrets'> }) => {
  const place = useRef<HTMLDivElement>(null);
  const [icons, ratio] = [iconsArrived.value, pictureRatio.value];
  useEffect(() => {
    const table = { options: { ...DEFAULT_OPTIONS, board }, terrain };
    const warehouses = startingWarehouses(terrain);
    place.current?.replaceChildren(
      mapCanvas({ board: boardOf(table), units: [], terrain: terrainModel(table), turrets, warehouses }, WIDTH),
    );
  }, [board, terrain, turrets, icons, ratio]);
  return <div class="map-picture" aria-hidden="true" ref={place} />;
};
