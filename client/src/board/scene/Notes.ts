import { unitOf } from '@hexfall/shared/content/catalog';
import type { Hex } from '@hexfall/shared/hex/cells';
import { Container, Sprite } from 'pixi.js';
import type { Pen } from '@hexfall/shared/picture/Pen';
import { detailFor } from '@hexfall/shared/picture/tile/pen';
import { omenCorner, venomCorner, type Corner } from '@hexfall/shared/picture/tile/corners';
import { tileFace } from '@hexfall/shared/picture/tile/tileFace';
import type { BoardNote } from '@hexfall/shared/picture/model';
import type { BoardModel } from '../types.js';
import type { HexPlace } from '@hexfall/shared/picture/board/geometry';
import type { UnitModel } from '@hexfall/shared/picture/model';
import { drawBoardNote, NOTE_REACH, type NotePlace } from '@hexfall/shared/picture/board/drawNote';
import { drawOrder } from './drawPlanned.js';
import type { TextureStore } from './TextureStore.js';

const isAt = (at: Hex) => (other: { readonly at: Hex }) => at[0] === other.at[0] && at[1] === other.at[1];

const cornerOn = (unit: UnitModel | undefined): Corner => {
  if (!unit) return omenCorner(0);
  const tile = unitOf(unit.tile);
  return omenCorner(unit.initiative.length, venomCorner(tile, tileFace(tile, unit)));
};

/** The remarks on the hexes: of a replay, of a forecast, of what an answer leads to, and the order of a planned turn. */
export class Notes extends Container {
  readonly #store: TextureStore;
  readonly #place: (hex: Hex) => HexPlace;

  constructor(store: TextureStore, place: (hex: Hex) => HexPlace) {
    super();
    this.#store = store;
    this.#place = place;
  }

  /** Replaces all remarks by those of the model. */
  show({ notes = [], units, planned }: BoardModel): void {
    for (const sprite of this.removeChildren()) sprite.destroy();
    // Wounds lie on top.
    for (const note of [...notes].sort((a, b) => Number(a.kind === 'wounds') - Number(b.kind === 'wounds'))) {
      const there = notes.filter(isAt(note.at));
      this.#add(note, {
        corner: cornerOn(units.find(isAt(note.at))),
        detail: detailFor(this.#store.radius),
        isAside: note.kind === 'wounds' && there.some(({ kind }) => kind === 'destroyed'),
      });
    }
    for (const { at, steps } of planned?.orders ?? []) {
      const isCornerTaken = notes.some(isAt(at));
      this.#put(at, ['order', isCornerTaken, ...steps].join(' '), (pen) => drawOrder(pen, steps, isCornerTaken));
    }
  }

  #add(note: BoardNote, place: NotePlace): void {
    const name = ['note', note.kind, note.value, place.corner, place.isAside].join(' ');
    this.#put(note.at, name, (pen) => drawBoardNote(pen, note, place));
  }

  #put(at: Hex, name: string, draw: (pen: Pen) => void): void {
    const sprite = new Sprite({ texture: this.#store.get(name, NOTE_REACH, draw), anchor: 0.5 });
    const { x, y } = this.#place(at);
    sprite.position.set(x, y);
    this.addChild(sprite);
  }
}
