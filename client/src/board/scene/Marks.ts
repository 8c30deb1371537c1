import type { Hex } from '@hexfall/shared/hex/cells';
import { Container, Sprite } from 'pixi.js';
import type { BoardModel, HexPlace } from '../types.js';
import { drawMark, MARK_ORDER, MARK_REACH } from './drawMark.js';
import type { TextureStore } from './TextureStore.js';

/** The highlights of the hexes. */
export class Marks extends Container {
  readonly #store: TextureStore;
  readonly #place: (hex: Hex) => HexPlace;

  constructor(store: TextureStore, place: (hex: Hex) => HexPlace) {
    super();
    this.#store = store;
    this.#place = place;
  }

  /** Replaces all marks by those of the model. */
  show({ marks = [] }: BoardModel): void {
    for (const sprite of this.removeChildren()) sprite.destroy();
    for (const kind of MARK_ORDER) {
      for (const mark of marks) {
        if (mark.kind !== kind) continue;
        const sprite = new Sprite({ texture: this.#store.get(`mark ${kind}`, MARK_REACH, (pen) => drawMark(pen, kind)), anchor: 0.5 });
        const { x, y } = this.#place(mark.at);
        sprite.position.set(x, y);
        this.addChild(sprite);
      }
    }
  }
}
