import { unitOf } from '@hexfall/shared/content/catalog';
import { Container, Sprite } from 'pixi.js';
import { drawTileBody, drawTileEdges, drawTileFace, type TileLook } from '../tile/drawTile.js';
import { detailFor, type Pen } from '../tile/pen.js';
import { tileFace, type TileFace } from '../tile/tileFace.js';
import type { Ghost, UnitModel } from '../types.js';
import { drawCracks, drawNetted } from './conditions.js';
import type { TextureStore } from './TextureStore.js';

/** Of a tile inside its hex. */
export const TILE_SCALE = 0.955;
const REACH = 1.04;

const shrunk =
  (draw: (pen: Pen) => void) =>
  (pen: Pen): void => {
    pen.scale(TILE_SCALE, TILE_SCALE);
    draw(pen);
  };

/** Only what changes the picture of the edges. */
const edgesKey = ({ edges }: TileFace): string =>
  edges.map(({ melee, ranged }) => [melee?.value, melee?.change, ranged?.value, ranged?.change].join(',')).join(';');

/** One unit on the board, in layers: the body stays, the signs at the edges turn, picture and numbers stay upright. */
export class UnitSprite extends Container {
  readonly edges = new Container();
  readonly #store: TextureStore;
  readonly #body = new Sprite();
  readonly #signs = new Sprite();
  readonly #face = new Sprite();
  readonly #cracks = new Sprite();
  readonly #net = new Sprite();

  constructor(store: TextureStore) {
    super();
    this.#store = store;
    this.edges.addChild(this.#signs);
    this.addChild(this.#body, this.edges, this.#face, this.#cracks, this.#net);
    for (const sprite of [this.#body, this.#signs, this.#face, this.#cracks, this.#net]) sprite.anchor.set(0.5);
  }

  /** Draws the unit as it is. */
  update(unit: UnitModel): void {
    const compiled = unitOf(unit.tile);
    const face = tileFace(compiled, unit);
    this.#draw({ ...unit, detail: detailFor(this.#store.radius) }, face);
    this.#condition(this.#cracks, unit.wounds > 0, `cracks ${unit.wounds}`, (pen) => drawCracks(pen, unit.wounds));
    this.#condition(this.#net, unit.netted, 'netted', drawNetted);
  }

  /** Draws a tile that is not on the board yet, as printed. */
  preview(ghost: Ghost): void {
    const face = tileFace(unitOf(ghost.tile));
    this.#draw({ ...ghost, twin: 0, detail: detailFor(this.#store.radius) }, face);
    this.#cracks.visible = false;
    this.#net.visible = false;
  }

  #draw(look: TileLook, face: TileFace): void {
    const { tile, livery, twin, rot, detail } = look;
    const compiled = unitOf(tile);
    this.#body.texture = this.#store.get(
      `body ${tile} ${livery} ${twin}`,
      REACH,
      shrunk((pen) => drawTileBody(pen, look)),
    );
    this.#signs.texture = this.#store.get(
      `edges ${tile} ${edgesKey(face)}`,
      REACH,
      shrunk((pen) => drawTileEdges(pen, compiled, face, detail)),
    );
    this.#face.texture = this.#store.get(
      `face ${tile} ${livery} ${rot} ${JSON.stringify(face)}`,
      REACH,
      shrunk((pen) => drawTileFace(pen, look, compiled, face)),
    );
    this.edges.rotation = (rot * Math.PI) / 3;
  }

  #condition(sprite: Sprite, shown: boolean, name: string, draw: (pen: Pen) => void): void {
    sprite.visible = shown;
    if (shown) sprite.texture = this.#store.get(name, REACH, shrunk(draw));
  }
}
