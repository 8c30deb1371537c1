import { CanvasSource, Texture } from 'pixi.js';
import type { Pen } from '@hexfall/shared/picture/Pen';
import { CanvasPen } from '../CanvasPen.js';

/** More pictures than this are not kept for later: a long match has thousands. */
const MOST_KEPT = 150;

interface Kept {
  readonly texture: Texture;
  /** The picture of the board it was last asked for. */
  used: number;
}

/** Draws pictures once, at the resolution of the screen, and keeps them as textures until the size changes. */
export class TextureStore {
  readonly #kept = new Map<string, Kept>();
  #board = 0;
  #radius = 1;
  #resolution = 1;

  get radius(): number {
    return this.#radius;
  }

  get resolution(): number {
    return this.#resolution;
  }

  /** Sets the size of a hex in CSS pixels and the screen pixels for each of them. Destroys old textures. */
  resize(radius: number, resolution: number): void {
    this.#radius = radius;
    this.#resolution = resolution;
    this.clear();
  }

  /**
   * Returns the picture of that name; draws it with `draw` if it is new. The pen's origin is the center and its unit a hex's radius; `reach` is the
   * extent of the picture from the center, in the same unit.
   */
  get(name: string, reach: number, draw: (pen: Pen) => void): Texture {
    const known = this.#kept.get(name);
    if (known) {
      known.used = this.#board;
      return known.texture;
    }
    const half = Math.ceil(reach * this.#radius * this.#resolution);
    const texture = this.paint(half * 2, half * 2, (pen) => {
      pen.translate(half, half);
      pen.scale(this.#radius * this.#resolution, this.#radius * this.#resolution);
      draw(pen);
    });
    this.#kept.set(name, { texture, used: this.#board });
    return texture;
  }

  /** A picture of that many pixels of the screen, for its caller to destroy. */
  paint(width: number, height: number, draw: (pen: Pen) => void, resolution = this.#resolution): Texture {
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(2, width);
    canvas.height = Math.max(2, height);
    const pen = new CanvasPen(canvas);
    draw(pen);
    return new Texture({ source: new CanvasSource({ resource: canvas, resolution }) });
  }

  /** Starts another picture of the board. Textures that the last picture did not need may be released. */
  nextBoard(): void {
    this.#board++;
    if (this.#kept.size <= MOST_KEPT) return;
    for (const [name, { texture, used }] of this.#kept) {
      if (used >= this.#board - 1) continue;
      texture.destroy(true);
      this.#kept.delete(name);
    }
  }

  clear(): void {
    for (const { texture } of this.#kept.values()) texture.destroy(true);
    this.#kept.clear();
  }
}
