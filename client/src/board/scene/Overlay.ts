import { Sprite, Texture } from 'pixi.js';
import type { Layout } from '@hexfall/shared/picture/board/geometry';
import type { BoardModel } from '../types.js';
import { drawOverlay, hasOverlay } from './drawOverlay.js';
import type { TextureStore } from './TextureStore.js';

/** The path, the attacks, the reach and the drawings that lie over the units, as one picture of the window's size. */
export class Overlay extends Sprite {
  readonly #store: TextureStore;
  #shown: BoardModel | null = null;

  constructor(store: TextureStore) {
    super();
    this.#store = store;
  }

  /** Draws them for a window that shows the board in `layout`, unless the same picture is already drawn. */
  show(model: BoardModel, layout: Layout, resolution: number): void {
    const before = this.#shown;
    const isSame = before && before.path === model.path && before.shots === model.shots && before.reach === model.reach;
    if (isSame && before.planned === model.planned && before.drawings === model.drawings) return;
    this.release();
    this.#shown = model;
    this.visible = hasOverlay(model);
    if (!this.visible) return;
    // The picture is as large as the window: it lies where the window is over an enlarged board.
    this.position.set(layout.width / 2 - layout.center.x, layout.height / 2 - layout.center.y);
    const [width, height] = [Math.round(layout.width * resolution), Math.round(layout.height * resolution)];
    this.texture = this.#store.paint(
      width,
      height,
      (pen) => {
        pen.scale(resolution, resolution);
        drawOverlay(pen, layout, model);
      },
      resolution,
    );
  }

  /** Releases the picture; the next one is redrawn. */
  release(): void {
    this.#shown = null;
    if (this.texture === Texture.EMPTY) return;
    this.texture.destroy(true);
    this.texture = Texture.EMPTY;
  }
}
