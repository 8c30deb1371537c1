import { drawBoardBackground } from '@hexfall/shared/picture/board/drawBoardBackground';
import type { Layout } from '@hexfall/shared/picture/board/geometry';
import type { TerrainModel } from '@hexfall/shared/picture/model';
import { drawTerrain } from '@hexfall/shared/picture/terrain/drawTerrain';
import { CanvasPen } from '../CanvasPen.js';
import { BoardGround } from './BoardGround.js';

/** Of the picture, in pixels along its longer side. */
const MOST_PIXELS = 3000;
/** The highest resolution of the bare board when it is enlarged. */
const ENOUGH = 2;

/** Draws the bare board with the ground of its terrain. It does not change during a match, so it has a canvas of its own and is not redrawn every frame. */
export class BoardBackground {
  readonly #canvas = document.createElement('canvas');
  /** What the board lies on. */
  readonly ground: BoardGround;

  /** @param wantsStillness whether the user wants no motion. */
  constructor(host: HTMLElement, wantsStillness: () => boolean) {
    this.#canvas.style.position = 'absolute';
    this.#canvas.style.transformOrigin = '0 0';
    host.append(this.#canvas);
    this.ground = new BoardGround(this.#canvas, wantsStillness);
  }

  /** Draws it for a window in which the whole board has that layout. Only coarse screens need more pixels for an enlarged board. */
  paint(whole: Layout, terrain: readonly TerrainModel[], resolution: number, zoom: number): void {
    const { width, height } = whole;
    const wanted = Math.max(resolution, Math.min(ENOUGH, resolution * zoom));
    const scale = Math.min(wanted, Math.max(resolution, MOST_PIXELS / Math.max(width, height)));
    this.#canvas.width = Math.round(width * scale);
    this.#canvas.height = Math.round(height * scale);
    this.#canvas.style.width = `${width}px`;
    this.#canvas.style.height = `${height}px`;
    const pen = new CanvasPen(this.#canvas);
    pen.scale(scale, scale);
    drawBoardBackground(pen, whole);
    drawTerrain(pen, whole, terrain);
    this.ground.lie(whole, terrain, resolution);
  }

  /** Moves and enlarges it to where the board is seen. */
  adjust(whole: Layout, { radius, center }: Layout): void {
    const scale = radius / whole.radius;
    const [x, y] = [center.x - whole.center.x * scale, center.y - whole.center.y * scale];
    this.#canvas.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    this.ground.adjust({ radius, center });
  }

  destroy(): void {
    this.ground.destroy();
    this.#canvas.remove();
  }
}
