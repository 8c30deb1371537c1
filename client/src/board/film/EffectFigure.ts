import { type Container, Sprite, Texture } from 'pixi.js';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { HexPlace } from '@hexfall/shared/picture/board/geometry';
import type { Motion } from '../motion.js';
import type { TextureStore } from '../scene/TextureStore.js';
import type { Units } from '../scene/Units.js';
import type { UnitSprite } from '../scene/UnitSprite.js';
import { EFFECT_TEXTURES, type EffectTextureName } from './effectTextures.js';

/** What effects need of the board they are played on. */
export interface EffectStage {
  /** Where their sprites are. */
  readonly layer: Container;
  readonly store: TextureStore;
  readonly motion: Motion;
  readonly place: (hex: Hex) => HexPlace;
  readonly units: Pick<Units, 'at' | 'leaving' | 'hexes'>;
  /** The lines of the attacks. */
  readonly lines: Container;
}

/** Sprites that are used again and again. */
export class SpritePool {
  readonly #free: Sprite[] = [];

  constructor(readonly layer: Container) {}

  /** A sprite above all others, as new. */
  take(texture: Texture): Sprite {
    const sprite = this.layer.addChild(this.#free.pop() ?? new Sprite({ anchor: 0.5 }));
    sprite.texture = texture;
    sprite.visible = true;
    sprite.alpha = 1;
    sprite.rotation = 0;
    sprite.tint = 0xffffff;
    sprite.blendMode = 'normal';
    sprite.scale.set(1);
    return sprite;
  }

  give(sprite: Sprite): void {
    if (sprite.destroyed) return;
    sprite.visible = false;
    sprite.texture = Texture.EMPTY;
    this.#free.push(sprite);
  }

  /** Destroys the sprites that nobody has. */
  clear(): void {
    for (const sprite of this.#free.splice(0)) sprite.destroy();
  }
}

/** The sprites of one effect on the board, and the units that it moves. */
export class EffectFigure {
  readonly #pool: SpritePool;
  readonly #sprites: Sprite[] = [];
  readonly #ends: (() => void)[] = [];

  constructor(
    readonly stage: EffectStage,
    pool: SpritePool,
  ) {
    this.#pool = pool;
  }

  /** Adds a sprite until the effect ends. A glowing one adds its light to the pixels below. */
  sprite(name: EffectTextureName, color: string, isGlowing = true): Sprite {
    const { reach, draw } = EFFECT_TEXTURES[name];
    const sprite = this.own(this.stage.store.get(`effect ${name}`, reach, draw));
    sprite.tint = color;
    if (isGlowing) sprite.blendMode = 'add';
    return sprite;
  }

  /** A sprite with a texture of the effect's own. */
  own(texture: Texture): Sprite {
    const sprite = this.#pool.take(texture);
    this.#sprites.push(sprite);
    return sprite;
  }

  /** The unit on a hex, to be moved; it is back at its place when the effect ends. */
  unit(at: Hex): UnitSprite | null {
    const unit = this.stage.units.at(at);
    if (!unit) return null;
    const { x, y } = this.stage.place(at);
    this.onEnd(() => {
      if (unit.destroyed) return;
      unit.position.set(x, y);
      unit.scale.set(1);
    });
    return unit;
  }

  onEnd(end: () => void): void {
    this.#ends.push(end);
  }

  end(): void {
    for (const sprite of this.#sprites.splice(0)) this.#pool.give(sprite);
    for (const end of this.#ends.splice(0)) end();
  }
}
