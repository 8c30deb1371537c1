import { unitOf } from '@hexfall/shared/content/catalog';
import { Container, Sprite, type Texture } from 'pixi.js';
import { drawTileBody, drawTileEdges, drawTileFace, type TileLook } from '../tile/drawTile.js';
import { detailFor, facing, type Pen } from '../tile/pen.js';
import { tileFace, type TileFace } from '../tile/tileFace.js';
import type { Ghost, UnitModel } from '../types.js';
import { drawCracks, drawNetted } from './conditions.js';
import type { TextureStore } from './TextureStore.js';

/** Of a tile inside its hex. */
const TILE_SCALE = 0.955;
const REACH = 1.04;

/** What is drawn of a unit. */
interface Picture {
  readonly look: TileLook;
  readonly face: TileFace;
  readonly wounds: number;
  readonly netted: boolean;
}

const shrunk = (pen: Pen, draw: () => void): void => {
  pen.save();
  pen.scale(TILE_SCALE, TILE_SCALE);
  draw();
  pen.restore();
};

/** Only what changes the picture of the edges. */
const edgesKey = ({ edges }: TileFace): string =>
  edges.map(({ melee, ranged }) => [melee?.value, melee?.change, ranged?.value, ranged?.change].join(',')).join(';');

/**
 * One unit on the board. At rest it is a single picture; while it turns it is drawn in layers: the body stays, the signs at
 * the edges turn, picture and numbers stay upright.
 */
export class UnitSprite extends Container {
  readonly #store: TextureStore;
  readonly #whole = new Sprite({ anchor: 0.5 });
  #layers: Container | null = null;
  #picture: Picture | null = null;

  constructor(store: TextureStore) {
    super();
    this.#store = store;
    this.addChild(this.#whole);
  }

  /** Draws the unit as it is. */
  update(unit: UnitModel): void {
    const face = tileFace(unitOf(unit.tile), unit);
    this.#draw({ look: { ...unit, detail: detailFor(this.#store.radius) }, face, wounds: unit.wounds, netted: unit.netted });
  }

  /** Draws a tile that is not on the board yet, as printed. */
  preview(ghost: Ghost): void {
    const look = { ...ghost, twin: 0, detail: detailFor(this.#store.radius) };
    this.#draw({ look, face: tileFace(unitOf(ghost.tile)), wounds: 0, netted: false });
  }

  /** Shows the unit as if turned back by that angle; 0 is how it stands. */
  turnBack(angle: number): void {
    if (angle === 0) {
      this.#whole.visible = true;
      this.#layers?.destroy({ children: true });
      this.#layers = null;
      return;
    }
    this.#layers ??= this.#makeLayers();
    this.#whole.visible = false;
    const edges = this.#layers.children[1];
    if (edges) edges.rotation = ((this.#picture?.look.rot ?? 0) * Math.PI) / 3 - angle;
  }

  #draw(picture: Picture): void {
    this.#picture = picture;
    this.#whole.texture = this.#wholeTexture(picture);
    this.turnBack(0);
  }

  #wholeTexture({ look, face, wounds, netted }: Picture): Texture {
    const { tile, livery, twin, rot, detail } = look;
    const unit = unitOf(tile);
    const name = ['unit', tile, livery, twin, rot, wounds, netted, JSON.stringify(face)].join(' ');
    return this.#store.get(name, REACH, (pen) => {
      shrunk(pen, () => {
        drawTileBody(pen, look);
        if (wounds > 0) drawCracks(pen, wounds);
        facing(pen, rot, () => drawTileEdges(pen, unit, face, detail));
        drawTileFace(pen, look, unit, face);
        if (netted) drawNetted(pen);
      });
    });
  }

  #makeLayers(): Container {
    const layers = this.addChild(new Container());
    if (!this.#picture) return layers;
    const { look, face } = this.#picture;
    const unit = unitOf(look.tile);
    const layer = (name: string, draw: (pen: Pen) => void): void => {
      const texture = this.#store.get(name, REACH, (pen) => shrunk(pen, () => draw(pen)));
      layers.addChild(new Sprite({ texture, anchor: 0.5 }));
    };
    layer(`body ${look.tile} ${look.livery} ${look.twin}`, (pen) => drawTileBody(pen, look));
    layer(`edges ${look.tile} ${edgesKey(face)}`, (pen) => drawTileEdges(pen, unit, face, look.detail));
    layer(`face ${look.tile} ${look.livery} ${look.rot} ${JSON.stringify(face)}`, (pen) => drawTileFace(pen, look, unit, face));
    return layers;
  }
}
