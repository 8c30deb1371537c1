import { Container, Sprite } from 'pixi.js';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { HexPlace } from '@hexfall/shared/picture/board/geometry';
import type { Pen } from '@hexfall/shared/picture/Pen';
import type { BoardModel } from '../types.js';
import { drawMarkFloor, drawMarkFrame, MARK_ORDER, MARK_REACH } from './drawMark.js';
import type { TextureStore } from './TextureStore.js';

/** The highlights of the hexes: their light lies under the units, their frames over them. */
export class Marks {
  readonly floor = new Container();
  readonly frames = new Container();
  readonly #store: TextureStore;
  readonly #place: (hex: Hex) => HexPlace;

  constructor(store: TextureStore, place: (hex: Hex) => HexPlace) {
    this.#store = store;
    this.#place = place;
  }

  /** Replaces all marks by those of the model. */
  show({ marks = [] }: BoardModel): void {
    for (const sprite of [...this.floor.removeChildren(), ...this.frames.removeChildren()]) sprite.destroy();
    for (const kind of MARK_ORDER) {
      for (const mark of marks) {
        if (mark.kind !== kind) continue;
        this.#add(this.floor, mark.at, `floor of ${kind}`, (pen) => drawMarkFloor(pen, kind));
        this.#add(this.frames, mark.at, `frame of ${kind}`, (pen) => drawMarkFrame(pen, kind));
      }
    }
  }

  #add(layer: Container, at: Hex, name: string, draw: (pen: Pen) => void): void {
    const sprite = new Sprite({ texture: this.#store.get(name, MARK_REACH, draw), anchor: 0.5 });
    const { x, y } = this.#place(at);
    sprite.position.set(x, y);
    layer.addChild(sprite);
  }
}
