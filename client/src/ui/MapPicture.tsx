import { useEffect, useRef } from 'preact/hooks';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
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
import { wantsPlainBoards } from '../board/plainBoards.js';
import type { BoardSetting } from '../board/scene/BoardGround.js';
import type { BoardModel } from '../board/types.js';
import './pictures.css';

/** Draws the board of a model with its terrain onto a new canvas, sharp on this screen. @param ground what the board lies on; null: nothing. */
const mapCanvas = (
  { board, terrain = [], turrets = [], warehouses = [] }: BoardModel,
  width: number,
  ratio: number,
  ground: HTMLCanvasElement | null,
): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.ceil(width * ratio);
  const pen = new CanvasPen(canvas);
  pen.scale(ratio, ratio);
  const layout = layoutFor(board, width, width);
  drawBoardBackground(pen, layout);
  if (ground) canvas.getContext('2d')?.drawImage(ground, 0, 0, width, width);
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

/** Paints what a board lies on while the page has nothing else to do; null for users who want none. @param isOver whether the picture is not shown any more. */
const paintedGround = async (
  setting: BoardSetting,
  board: BoardModel['board'],
  ratio: number,
  isOver: () => boolean,
): Promise<HTMLCanvasElement | null> => {
  if (wantsPlainBoards()) return null;
  const { backdropOf, inSlices, paintBackdrop } = await import('../board/backdrop/groundPainter.js');
  return inSlices(paintBackdrop(backdropOf(setting), layoutFor(board, WIDTH, WIDTH), [], ratio), isOver);
};

/** An empty board with its terrain and its ground, as it is drawn in a match. */
export const MapPicture = ({ setup: { mode, board, terrain, turrets } }: { readonly setup: BoardSetting }) => {
  const place = useRef<HTMLDivElement>(null);
  const [icons, ratio] = [iconsArrived.value, pictureRatio.value];
  useEffect(() => {
    const table = { options: { ...DEFAULT_OPTIONS, board }, terrain };
    const model = { board: boardOf(table), units: [], terrain: terrainModel(table), turrets, warehouses: startingWarehouses(terrain) };
    const show = (ground: HTMLCanvasElement | null): void => place.current?.replaceChildren(mapCanvas(model, WIDTH, ratio, ground));
    let isOver = false;
    show(null);
    paintedGround({ mode, board, terrain, turrets }, model.board, ratio, () => isOver)
      .then((ground) => ground && show(ground))
      // Where it cannot be loaded the bare board stays.
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [mode, board, terrain, turrets, icons, ratio]);
  return <div class="map-picture" aria-hidden="true" ref={place} />;
};
