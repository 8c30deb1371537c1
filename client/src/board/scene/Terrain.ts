import { Container, Sprite, type Texture } from 'pixi.js';
import { type Hex, sameHex } from '@hexfall/shared/hex/cells';
import type { HexPlace } from '@hexfall/shared/picture/board/geometry';
import type { TerrainModel, UnitModel } from '@hexfall/shared/picture/model';
import { signsOf } from '@hexfall/shared/picture/terrain/featureSigns';
import { drawTurret, drawWarehouse } from '@hexfall/shared/picture/terrain/structures';
import { drawUnitSigns, UNIT_SIGNS_REACH } from '@hexfall/shared/picture/terrain/unitSigns';
import { detailFor } from '@hexfall/shared/picture/tile/pen';
import type { BoardModel } from '../types.js';
import { drawBeyond } from './drawMark.js';
import type { TextureStore } from './TextureStore.js';

const REACH = 1.04;

/** The terrain that changes or covers units. The ground itself is part of the bare board. */
export class Terrain {
  /** Turrets and warehouses, under the units. */
  readonly floor = new Container();
  /** The prizes of units, and the signs of the hexes they cover. */
  readonly signs = new Container();
  readonly #store: TextureStore;
  readonly #place: (hex: Hex) => HexPlace;

  constructor(store: TextureStore, place: (hex: Hex) => HexPlace) {
    this.#store = store;
    this.#place = place;
  }

  /** Replaces everything by what the model has. */
  show({ terrain = [], turrets = [], warehouses = [], beyond = [], units }: BoardModel): void {
    for (const sprite of [...this.floor.removeChildren(), ...this.signs.removeChildren()]) sprite.destroy();
    for (const at of beyond) this.#add(this.floor, at, this.#store.get('beyond', REACH, drawBeyond));
    const detail = detailFor(this.#store.radius);
    for (const warehouse of warehouses) {
      const name = `warehouse ${warehouse.opens} ${warehouse.wounds} ${warehouse.markers.length}`;
      this.#add(
        this.floor,
        warehouse.at,
        this.#store.get(name, REACH, (pen) => drawWarehouse(pen, warehouse)),
      );
    }
    for (const turret of turrets) {
      const name = `turret ${JSON.stringify({ ...turret, at: null })} ${detail}`;
      this.#add(
        this.floor,
        turret.at,
        this.#store.get(name, REACH, (pen) => drawTurret(pen, turret, detail)),
      );
    }
    for (const unit of units)
      this.#addSigns(
        unit,
        terrain.find(({ at }) => sameHex(at, unit.at)),
      );
  }

  /** R3, L1: what a unit carries, and what is special about the hex it covers. */
  #addSigns({ at, prizes }: UnitModel, hex: TerrainModel | undefined): void {
    const features = hex ? signsOf(hex.type, hex.features) : [];
    if (features.length + prizes.length === 0) return;
    const name = `signs ${prizes.join(' ')}; ${features.join(' ')}`;
    this.#add(
      this.signs,
      at,
      this.#store.get(name, UNIT_SIGNS_REACH, (pen) => drawUnitSigns(pen, prizes, features)),
    );
  }

  #add(layer: Container, at: Hex, texture: Texture): void {
    const sprite = layer.addChild(new Sprite({ texture, anchor: 0.5 }));
    const { x, y } = this.#place(at);
    sprite.position.set(x, y);
  }
}
