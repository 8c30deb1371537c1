import type { Hex } from '@hexfall/shared/hex/cells';
import { Container, Sprite } from 'pixi.js';
import { easeOut, type Motion, type RunOptions } from '../motion.js';
import type { HexPlace } from '@hexfall/shared/picture/board/geometry';
import { EFFECT_PICTURES, type EffectPicture } from './effectPictures.js';
import type { TextureStore } from './TextureStore.js';
import type { Units } from './Units.js';
import type { UnitSprite } from './UnitSprite.js';

/** What effects need of the board they are played on. */
export interface EffectStage {
  readonly store: TextureStore;
  readonly motion: Motion;
  readonly place: (hex: Hex) => HexPlace;
  readonly units: Pick<Units, 'at' | 'hexes'>;
}

/** Carries the sprites of effects while they last. */
export class EffectLayer extends Container {
  constructor(readonly stage: EffectStage) {
    super();
  }

  /** A new sprite. Glowing ones add their light to what is below. */
  sprite(picture: EffectPicture, color: string, glowing = true): Sprite {
    const { reach, draw } = EFFECT_PICTURES[picture];
    const sprite = new Sprite({ texture: this.stage.store.get(`effect ${picture}`, reach, draw), anchor: 0.5 });
    sprite.tint = color;
    if (glowing) sprite.blendMode = 'add';
    return this.addChild(sprite);
  }

  /** Moves a sprite; it is seen only while it moves and destroyed afterwards. */
  animate(sprite: Sprite, options: RunOptions, step: (t: number) => void): Promise<void> {
    sprite.visible = false;
    return this.stage.motion.run(options, (t) => {
      if (sprite.destroyed) return;
      sprite.visible = t > 0;
      step(t);
      if (t === 1) sprite.destroy();
    });
  }

  /** Moves a unit's sprite, as long as it exists. */
  animateUnit(at: Hex, options: RunOptions, step: (unit: UnitSprite, t: number) => void): Promise<void> {
    const unit = this.stage.units.at(at);
    if (!unit) return Promise.resolve();
    return this.stage.motion.run(options, (t) => {
      if (!unit.destroyed) step(unit, t);
    });
  }

  /** Sparks that fly from a point. */
  spark({ x, y }: { readonly x: number; readonly y: number }, color: string, delay = 0): Promise<void> {
    const sprite = this.sprite('burst', color);
    sprite.position.set(x, y);
    return this.animate(sprite, { duration: 260, delay, ease: easeOut }, (t) => {
      sprite.scale.set(0.35 + 0.7 * t);
      sprite.rotation = t * 0.5;
      sprite.alpha = 1 - t;
    });
  }

  /** A round wave that spreads from a hex to this many radii. */
  async wave(at: Hex, color: string, radii: number, delay = 0): Promise<void> {
    const { x, y } = this.stage.place(at);
    const ring = this.sprite('wave', color);
    ring.position.set(x, y);
    await this.animate(ring, { duration: 520, delay, ease: easeOut }, (t) => {
      ring.scale.set(0.2 + radii * t);
      ring.alpha = 1 - t;
    });
  }

  /** Removes what is left when the board changes its size. */
  clear(): void {
    for (const child of this.removeChildren()) child.destroy();
  }
}
