import { Container, Sprite } from 'pixi.js';
import type { Hex } from '@hexfall/shared/hex/cells';
import { NOTE_REACH } from '@hexfall/shared/picture/board/drawNote';
import type { HexPlace } from '@hexfall/shared/picture/board/geometry';
import { detailFor } from '@hexfall/shared/picture/tile/pen';
import type { BoardModel } from '../types.js';
import { notesOf } from './notesOf.js';
import type { TextureStore } from './TextureStore.js';

/** The remarks on the hexes. */
export class Notes extends Container {
  readonly #store: TextureStore;
  readonly #place: (hex: Hex) => HexPlace;

  constructor(store: TextureStore, place: (hex: Hex) => HexPlace) {
    super();
    this.#store = store;
    this.#place = place;
  }

  /** Replaces all remarks by those of the model. */
  show(model: BoardModel): void {
    for (const sprite of this.removeChildren()) sprite.destroy();
    for (const { at, name, draw } of notesOf(model, detailFor(this.#store.radius))) {
      const sprite = new Sprite({ texture: this.#store.get(name, NOTE_REACH, draw), anchor: 0.5 });
      const { x, y } = this.#place(at);
      sprite.position.set(x, y);
      this.addChild(sprite);
    }
  }
}
