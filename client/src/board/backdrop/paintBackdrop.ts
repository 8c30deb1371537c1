import type { Backdrop } from '@hexfall/shared/content/backdropNames';
import type { Board } from '@hexfall/shared/hex/boards';
import { type Cell, hexOf } from '@hexfall/shared/hex/cells';
import { extentOf, type Layout, placeOf } from '@hexfall/shared/picture/board/geometry';
import type { PixelPicture, View } from './groundPixels.js';
import { fractalNoise } from './noise.js';
import { imageCanvas, newCanvas, paintGround } from './paintGround.js';

/** From 0 to 1 between two values. */
const smooth = (from: number, to: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

/** PixelPicture of the mask for each radius. */
const MASK = 7;

/** How much of the ground is left at each place: it ends in the dark around the board, in an irregular line. */
function* maskImage(view: View, board: Board): Generator<void, PixelPicture> {
  const extent = extentOf(board);
  const [across, down] = [extent.across / 2, extent.down / 2];
  const [columns, rows] = [Math.ceil(view.width * MASK), Math.ceil(view.height * MASK)];
  const data = new Uint8ClampedArray(columns * rows * 4);
  for (let row = 0; row < rows; row++) {
    if (row % 10 === 9) yield;
    for (let column = 0; column < columns; column++) {
      const [x, y] = [view.left + (column + 0.5) / MASK, view.top + (row + 0.5) / MASK];
      const outside = (Math.hypot(x / across, y / down) - 1) * Math.min(across, down);
      const ragged = (fractalNoise(x * 0.9, y * 0.9, 99, 3) - 0.5) * 2.2;
      const edge = Math.min(x - view.left, view.left + view.width - x, y - view.top, view.top + view.height - y);
      data[(row * columns + column) * 4 + 3] = 255 * smooth(2.3, 0.1, outside + ragged) * smooth(0, 0.5, edge);
    }
  }
  return { data, width: columns, height: rows };
}

/** The ground is darker where the board does not lie. */
const DIMMED = 'rgba(8,10,11,0.22)';
/** Of a floor inside its cell, as on the bare board. */
const FLOOR = 0.955;
/** How far the frame of the bare board reaches from the center of an outer hex; a little less, so that its edge stays. */
const RIM = 1.205;

const hexagonPath = (context: CanvasRenderingContext2D, { x, y }: { readonly x: number; readonly y: number }, reach: number): void => {
  for (let corner = 0; corner < 6; corner++) {
    const angle = (corner * Math.PI) / 3;
    const to = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
    if (corner === 0) context.moveTo(...to);
    else context.lineTo(...to);
  }
  context.closePath();
};

/** Over the floors: what is bright in them must not be mistaken for a mark, nor take contrast from the rims of units. */
const VEIL = 'rgba(31,33,35,0.38)';

/** Begins the path of some hexes, each of a size. */
const hexesPath = (context: CanvasRenderingContext2D, layout: Layout, cells: readonly Cell[], reach: number): void => {
  context.beginPath();
  for (const cell of cells) hexagonPath(context, placeOf(layout, hexOf(cell)), reach * layout.radius);
};

/** What the frame throws onto the ground. */
const dropShadow = (context: CanvasRenderingContext2D, layout: Layout, scale: number): void => {
  const size = layout.radius * scale;
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.7)';
  context.shadowBlur = size * 0.34;
  context.shadowOffsetX = size * 0.05;
  context.shadowOffsetY = size * 0.12;
  context.fillStyle = '#000';
  hexesPath(context, layout, layout.board.cells, RIM);
  context.fill();
  context.restore();
};

/** The floor lies lower than the frame: shadow along the upper sides, light along the lower ones. */
const sinkFloor = (context: CanvasRenderingContext2D, layout: Layout, cell: Cell): void => {
  const { x, y, radius } = placeOf(layout, hexOf(cell));
  const outline = (reach: number): void => {
    context.beginPath();
    hexagonPath(context, { x: 0, y: 0 }, reach);
  };
  context.save();
  context.translate(x, y);
  context.scale(radius, radius);
  outline(FLOOR);
  context.save();
  context.clip();
  const shade = context.createLinearGradient(0, -0.9, 0, 0.9);
  shade.addColorStop(0, 'rgba(6,8,10,0.3)');
  shade.addColorStop(0.5, 'rgba(6,8,10,0.08)');
  shade.addColorStop(1, 'rgba(6,8,10,0)');
  context.fillStyle = shade;
  context.fillRect(-1, -1, 2, 2);
  context.translate(0.012, 0.03);
  for (const [width, alpha] of [
    [0.24, 0.1],
    [0.15, 0.16],
    [0.08, 0.3],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = `rgba(0,0,0,${alpha})`;
    outline(FLOOR + 0.02);
    context.stroke();
  }
  context.restore();
  context.lineWidth = 0.014;
  context.strokeStyle = 'rgba(255,255,255,0.12)';
  outline(FLOOR - 0.005);
  context.stroke();
  context.restore();
};

/**
 * Paints a board on its ground onto a new canvas: around the frame, and on every floor that has no terrain. Where the canvas stays empty the
 * bare board below is seen. Interruptible: each step takes a few milliseconds.
 * @param covered cells of which the floor is not painted.
 * @param scale pixels of the canvas for each pixel of the layout.
 */
export function* paintBackdrop(
  backdrop: Backdrop,
  layout: Layout,
  covered: readonly Cell[],
  scale: number,
): Generator<void, HTMLCanvasElement> {
  const { width, height, radius, center, board } = layout;
  const view: View = { left: -center.x / radius, top: -center.y / radius, width: width / radius, height: height / radius };
  const ground = yield* paintGround(backdrop, layout, scale);
  const mask = imageCanvas(yield* maskImage(view, board));
  const [canvas, context] = newCanvas(ground.width, ground.height);
  context.drawImage(ground, 0, 0);
  context.fillStyle = DIMMED;
  context.fillRect(0, 0, canvas.width, canvas.height);
  yield;
  context.scale(scale, scale);
  dropShadow(context, layout, scale);
  yield;
  context.globalCompositeOperation = 'destination-in';
  context.imageSmoothingQuality = 'high';
  context.drawImage(mask, 0, 0, width, height);
  context.globalCompositeOperation = 'destination-out';
  context.fillStyle = '#000';
  hexesPath(context, layout, board.cells, RIM);
  context.fill();
  context.globalCompositeOperation = 'source-over';
  yield;
  const bare = board.cells.filter((cell) => !covered.includes(cell));
  context.save();
  hexesPath(context, layout, bare, FLOOR);
  context.clip();
  context.drawImage(ground, 0, 0, width, height);
  context.fillStyle = VEIL;
  context.fillRect(0, 0, width, height);
  context.restore();
  for (const [index, cell] of bare.entries()) {
    sinkFloor(context, layout, cell);
    if (index % 6 === 5) yield;
  }
  return canvas;
}

/** Empties the floors of some cells of a painted backdrop. */
export const uncoverFloors = (canvas: HTMLCanvasElement, layout: Layout, cells: readonly Cell[], scale: number): void => {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.save();
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.globalCompositeOperation = 'destination-out';
  context.fillStyle = '#000';
  hexesPath(context, layout, cells, 1);
  context.fill();
  context.restore();
};
