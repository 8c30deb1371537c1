import { Container, Sprite, type Texture } from 'pixi.js';
import { type Cell, cellOf, type Hex, sameHex } from '@hexfall/shared/hex/cells';
import type { TileKey } from '@hexfall/shared/model/tile';
import type { HexPlace } from '@hexfall/shared/picture/board/geometry';
import type { FoundationModel } from '@hexfall/shared/picture/model';
import type { Livery } from '@hexfall/shared/picture/palette';
import type { SideRim } from '@hexfall/shared/picture/sideRim';
import { drawRim } from '@hexfall/shared/picture/tile/drawRim';
import { drawGround } from '@hexfall/shared/picture/tile/foundation';
import { TILE_SCALE } from '@hexfall/shared/picture/tile/pen';
import { easeOut, type Motion } from '../motion.js';
import type { BoardModel } from '../types.js';
import type { TextureStore } from './TextureStore.js';

const REACH = 1.04;
const RUN = { duration: 280, ease: easeOut } as const;

/** The picture of a foundation that lies on its hex. */
export const groundTexture = (store: TextureStore, tile: TileKey, livery: Livery, rim: SideRim | null): Texture =>
  store.get(`foundation ${tile} ${livery} ${rim}`, REACH, (pen) => {
    pen.save();
    pen.scale(TILE_SCALE, TILE_SCALE);
    if (rim) drawRim(pen, rim);
    drawGround(pen, { tile, livery });
    pen.restore();
  });

/** P7: the foundations, flat under the units. */
export class Foundations extends Container {
  readonly #store: TextureStore;
  readonly #motion: Motion;
  readonly #place: (hex: Hex) => HexPlace;
  readonly #sprites = new Map<Cell, Sprite>();
  #shown: readonly FoundationModel[] = [];

  constructor(store: TextureStore, motion: Motion, place: (hex: Hex) => HexPlace) {
    super();
    this.#store = store;
    this.#motion = motion;
    this.#place = place;
  }

  /** Shows the foundations of a model. New ones come into sight, those that are gone fade. */
  show({ foundations = [] }: BoardModel, rims: readonly SideRim[]): void {
    for (const gone of this.#shown.filter(({ at }) => !foundations.some((other) => sameHex(other.at, at)))) this.#fade(gone);
    for (const { at, tile, livery, owner } of foundations) {
      const isNew = !this.#sprites.has(cellOf(at));
      const sprite = this.#sprites.get(cellOf(at)) ?? this.addChild(new Sprite({ anchor: 0.5 }));
      this.#sprites.set(cellOf(at), sprite);
      sprite.texture = groundTexture(this.#store, tile, livery, rims[owner] ?? null);
      const { x, y } = this.#place(at);
      sprite.position.set(x, y);
      if (isNew) void this.#motion.runOn(sprite, RUN, (t) => (sprite.alpha = t));
    }
    this.#shown = foundations;
  }

  #fade({ at }: FoundationModel): void {
    const sprite = this.#sprites.get(cellOf(at));
    this.#sprites.delete(cellOf(at));
    if (!sprite) return;
    void this.#motion.runOn(sprite, RUN, (t) => {
      sprite.alpha = 1 - t;
      if (t === 1) sprite.destroy();
    });
  }
}
