import type { Hex } from '@hexfall/shared/hex/cells';
import { Container, Sprite } from 'pixi.js';
import { easeOut, type Motion, type RunOptions } from '../motion.js';
import type { HexPlace } from '@hexfall/shared/picture/board/geometry';
import type { TextureStore } from './TextureStore.js';
import type { Units } from './Units.js';
import type { UnitSprite } from './UnitSprite.js';
import { Shape } from '@hexfall/shared/picture/Shape';
import { SYMBOLS } from '@hexfall/shared/picture/icons/tileIcons';
import type { Pen } from '@hexfall/shared/picture/Pen';
import { disc, drawIcon, hexagon, polygon } from '@hexfall/shared/picture/tile/pen';

/** The small white pictures effects are made of; the sprites give them their colors. */
const EFFECT_PICTURES = {
  /** The outline of a hex, glowing. */
  ring: {
    reach: 1.15,
    draw: (pen: Pen): void => {
      for (const [width, alpha] of [
        [0.22, 0.15],
        [0.14, 0.3],
        [0.06, 1],
      ] as const) {
        pen.strokeStyle = `rgba(255,255,255,${alpha})`;
        pen.lineWidth = width;
        pen.lineJoin = 'round';
        pen.stroke(hexagon(0.95));
      }
    },
  },
  /** A round wave. */
  wave: {
    reach: 1.1,
    draw: (pen: Pen): void => {
      const fill = pen.createRadialGradient(0, 0, 0.55, 0, 0, 1);
      fill.addColorStop(0, 'rgba(255,255,255,0)');
      fill.addColorStop(0.85, 'rgba(255,255,255,0.9)');
      fill.addColorStop(1, 'rgba(255,255,255,0)');
      pen.fillStyle = fill;
      pen.fill(disc(0, 0, 1.05));
    },
  },
  /** A projectile that flies to the right. */
  streak: {
    reach: 0.75,
    draw: (pen: Pen): void => {
      const fill = pen.createLinearGradient(-0.7, 0, 0.7, 0);
      fill.addColorStop(0, 'rgba(255,255,255,0)');
      fill.addColorStop(0.8, 'rgba(255,255,255,0.9)');
      fill.addColorStop(1, 'rgba(255,255,255,1)');
      pen.fillStyle = fill;
      pen.fill(polygon(-0.7, 0, 0.55, -0.07, 0.72, 0, 0.55, 0.07));
    },
  },
  /** A blade that strikes to the right. */
  slash: {
    reach: 0.9,
    draw: (pen: Pen): void => {
      pen.fillStyle = '#ffffff';
      const blade = new Shape();
      blade.moveTo(-0.25, -0.7);
      blade.quadraticCurveTo(0.72, -0.2, 0.3, 0.75);
      blade.quadraticCurveTo(0.18, -0.05, -0.25, -0.7);
      pen.fill(blade);
    },
  },
  /** Sparks in all directions. */
  burst: {
    reach: 0.9,
    draw: (pen: Pen): void => {
      const fill = pen.createRadialGradient(0, 0, 0, 0, 0, 0.5);
      fill.addColorStop(0, 'rgba(255,255,255,1)');
      fill.addColorStop(1, 'rgba(255,255,255,0)');
      pen.fillStyle = fill;
      pen.fill(disc(0, 0, 0.5));
      pen.fillStyle = '#ffffff';
      for (let ray = 0; ray < 10; ray++) {
        pen.rotate(Math.PI / 5);
        const length = ray % 2 === 0 ? 0.85 : 0.55;
        pen.fill(polygon(0.15, -0.05, length, 0, 0.15, 0.05));
      }
    },
  },
  shard: {
    reach: 0.2,
    draw: (pen: Pen): void => {
      pen.fillStyle = '#ffffff';
      pen.fill(polygon(-0.14, -0.06, 0.02, -0.13, 0.16, 0.05, -0.06, 0.12));
    },
  },
  medic: {
    reach: 0.5,
    draw: (pen: Pen): void => drawIcon(pen, SYMBOLS.medic, 0, 0, 0.9, '#ffffff'),
  },
} as const;

type EffectPicture = keyof typeof EFFECT_PICTURES;

/** What effects need of the board they are played on. */
interface EffectStage {
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
