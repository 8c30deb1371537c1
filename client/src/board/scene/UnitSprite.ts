import { Container, Sprite, type Texture } from 'pixi.js';
import { tileOf, unitOf } from '@hexfall/shared/content/catalog';
import type { UnitModel } from '@hexfall/shared/picture/model';
import type { Livery } from '@hexfall/shared/picture/palette';
import type { Pen } from '@hexfall/shared/picture/Pen';
import type { SideRim } from '@hexfall/shared/picture/sideRim';
import { drawRim } from '@hexfall/shared/picture/tile/drawRim';
import { drawTileBody, drawTileEdges, drawTilePicture, drawTileSigns } from '@hexfall/shared/picture/tile/drawTile';
import { drawUnit, ON_GROUND, type UnitLook } from '@hexfall/shared/picture/tile/drawUnit';
import { detailFor, shrunk } from '@hexfall/shared/picture/tile/pen';
import { type TileFace, tileFace } from '@hexfall/shared/picture/tile/tileFace';
import type { Ghost } from '../types.js';
import { groundTexture } from './Foundations.js';
import type { TextureStore } from './TextureStore.js';

const REACH = 1.04;
/** Of the body of a tile that is only proposed. */
const GHOST_ALPHA = 0.66;
/** Of one that lies over another tile. */
const COVERING_ALPHA = 0.92;

/** Only what changes the picture of the edges. */
const edgesKey = ({ edges }: TileFace): string =>
  edges.map(({ melee, ranged }) => [melee?.value, melee?.change, ranged?.value, ranged?.change].join(',')).join(';');

/**
 * One unit on the board: a single picture at rest, layers while it turns. The body stays, the signs at the edges turn, the picture and numbers stay
 * upright.
 */
export class UnitSprite extends Container {
  readonly #store: TextureStore;
  readonly #whole = new Sprite({ anchor: 0.5 });
  #layers: Container | null = null;
  #picture: UnitLook | null = null;
  #size = 1;

  constructor(store: TextureStore) {
    super();
    this.#store = store;
    this.addChild(this.#whole);
  }

  /** How the unit looks at rest. */
  get texture(): Texture {
    return this.#whole.texture;
  }

  /** How large it is drawn, in relation to its hex. */
  get size(): number {
    return this.#size;
  }

  get livery(): Livery | null {
    return this.#picture?.look.livery ?? null;
  }

  /** An HQ's number. */
  get life(): number | null {
    return this.#picture?.face.life ?? null;
  }

  /** Draws the unit. On a foundation (P7) or terrain (L1) it is smaller and shows the ground around it. */
  update(unit: UnitModel, rim: SideRim | null, showsGround: boolean): void {
    this.#size = showsGround ? ON_GROUND : 1;
    const face = tileFace(unitOf(unit.tile), unit);
    this.#draw({ look: { ...unit, detail: detailFor(this.#store.radius) }, face, wounds: unit.wounds, netted: unit.netted, rim });
  }

  /** Draws a tile that is not on the board yet, as printed. Its body is faint; the signs that turn with it are not. */
  preview(ghost: Ghost, rim: SideRim | null): void {
    this.#size = 1;
    if (tileOf(ghost.tile).kind === 'foundation') return this.#previewGround(ghost, rim);
    const look = { ...ghost, duplicate: 0, detail: detailFor(this.#store.radius) };
    this.#drawFaint({ look, face: tileFace(unitOf(ghost.tile)), wounds: 0, netted: false, rim }, GHOST_ALPHA);
  }

  /** Draws a unit as it would stand, with a faint body. */
  propose(unit: UnitModel, rim: SideRim | null, isOver: boolean): void {
    this.#size = 1;
    const look = { ...unit, detail: detailFor(this.#store.radius) };
    const face = tileFace(unitOf(unit.tile), unit);
    this.#drawFaint({ look, face, wounds: unit.wounds, netted: unit.netted, rim }, isOver ? COVERING_ALPHA : GHOST_ALPHA);
  }

  #drawFaint(picture: UnitLook, alpha: number): void {
    this.#picture = picture;
    this.#whole.alpha = 1;
    this.turnBack(0);
    this.#layers = this.#makeLayers();
    this.#whole.visible = false;
    const [body, edges] = this.#layers.children;
    if (body) body.alpha = alpha;
    if (edges) edges.rotation = (picture.look.rot * Math.PI) / 3;
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

  /** P7: a foundation has no edges that turn. */
  #previewGround({ tile, livery }: Ghost, rim: SideRim | null): void {
    this.turnBack(0);
    this.#whole.texture = groundTexture(this.#store, tile, livery, rim);
    this.#whole.scale.set(1);
    this.#whole.alpha = GHOST_ALPHA;
  }

  #draw(picture: UnitLook): void {
    this.#picture = picture;
    this.#whole.texture = this.#wholeTexture(picture);
    this.#whole.scale.set(this.#size);
    this.turnBack(0);
  }

  #wholeTexture(picture: UnitLook): Texture {
    const { look, face, wounds, netted, rim } = picture;
    const { tile, livery, duplicate, rot } = look;
    const name = ['unit', tile, livery, duplicate, rot, wounds, netted, rim, JSON.stringify(face)].join(' ');
    return this.#store.get(name, REACH, (pen) => drawUnit(pen, picture));
  }

  #makeLayers(): Container {
    const layers = this.addChild(new Container());
    layers.scale.set(this.#size);
    if (!this.#picture) return layers;
    const { look, face, rim } = this.#picture;
    const unit = unitOf(look.tile);
    const layer = (name: string, draw: (pen: Pen) => void): void => {
      const texture = this.#store.get(name, REACH, (pen) => shrunk(pen, () => draw(pen)));
      layers.addChild(new Sprite({ texture, anchor: 0.5 }));
    };
    layer(`body ${look.tile} ${look.livery} ${look.duplicate} ${rim}`, (pen) => {
      if (rim) drawRim(pen, rim);
      drawTileBody(pen, look);
    });
    layer(`edges ${look.tile} ${edgesKey(face)}`, (pen) => drawTileEdges(pen, unit, face, look.detail));
    layer(`face ${look.tile} ${look.livery} ${look.rot} ${JSON.stringify(face)}`, (pen) => {
      drawTilePicture(pen, look, unit, face);
      drawTileSigns(pen, look, unit, face);
    });
    return layers;
  }
}
