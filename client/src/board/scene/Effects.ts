import type { Hex } from '@hexfall/shared/hex/cells';
import type { HitKind } from '@hexfall/shared/model/event';
import { Container, Sprite, type Texture } from 'pixi.js';
import { COLORS } from '../../theme/palette.js';
import { easeOut, linear, type Motion } from '../motion.js';
import type { Effect, HexPlace, Shot } from '../types.js';
import { EFFECT_PICTURES, type EffectPicture } from './effectPictures.js';
import type { TextureStore } from './TextureStore.js';
import type { Units } from './Units.js';

/** Milliseconds a projectile needs for one radius. */
const FLIGHT_MS = 55;
const FASTEST_MS = 170;

const COLOR: Readonly<Record<HitKind, string>> = {
  melee: COLORS.melee,
  ranged: COLORS.ranged,
  gauss: COLORS.gauss,
  universal: COLORS.ranged,
  explosion: COLORS.hostile,
  trap: COLORS.hostile,
  instant: COLORS.target,
};

/** Plays what a battle does over the board, with a handful of small pictures that are stretched, turned and faded. */
export class Effects extends Container {
  readonly #store: TextureStore;
  readonly #motion: Motion;
  readonly #place: (hex: Hex) => HexPlace;
  readonly #units: Units;

  constructor(store: TextureStore, motion: Motion, place: (hex: Hex) => HexPlace, units: Units) {
    super();
    this.#store = store;
    this.#motion = motion;
    this.#place = place;
    this.#units = units;
  }

  /** Plays them all at once; resolves when the last has ended. */
  async play(effects: readonly Effect[]): Promise<void> {
    await Promise.all(effects.map((effect) => this.#start(effect)));
  }

  /** Removes what is left when the board changes its size. */
  forget(): void {
    for (const child of this.removeChildren()) child.destroy();
  }

  #start(effect: Effect): Promise<void> {
    switch (effect.kind) {
      case 'flash':
        return this.#flash(effect.at);
      case 'shot':
        return this.#shoot(effect.shot);
      case 'blast':
        return this.#blast(effect.at, COLORS.hostile, 1.9);
      case 'wound':
        return this.#shake(effect.at);
      case 'save':
        return this.#save(effect.at);
      case 'death':
        return this.#death(effect.at);
    }
  }

  #sprite(picture: EffectPicture, color: string, glowing = true): Sprite {
    const { reach, draw } = EFFECT_PICTURES[picture];
    const texture: Texture = this.#store.get(`effect ${picture}`, reach, draw);
    const sprite = new Sprite({ texture, anchor: 0.5 });
    sprite.tint = color;
    if (glowing) sprite.blendMode = 'add';
    this.addChild(sprite);
    return sprite;
  }

  /** Runs one sprite and throws it away at the end. */
  #animate(sprite: Sprite, duration: number, step: (t: number) => void, delay = 0, ease = linear): Promise<void> {
    sprite.visible = false;
    return this.#motion.run({ duration, delay, ease }, (t) => {
      if (sprite.destroyed) return;
      sprite.visible = t > 0;
      step(t);
      if (t === 1) sprite.destroy();
    });
  }

  #flash(at: Hex): Promise<void> {
    const { x, y } = this.#place(at);
    const sprite = this.#sprite('ring', COLORS.select);
    sprite.position.set(x, y);
    return this.#animate(sprite, 420, (t) => {
      sprite.scale.set(0.95 + 0.22 * t);
      sprite.alpha = 1 - t;
    });
  }

  async #shoot(shot: Shot): Promise<void> {
    const points = shot.path.map((hex) => this.#place(hex));
    const target = points.at(-1);
    if (!target) return;
    if (shot.kind === 'instant') return this.#blast(shot.path.at(-1) ?? [0, 0], COLORS.target, 1.1);
    if (shot.kind === 'melee') return this.#slash(shot);
    const legs = points.slice(1).map((to, leg) => ({ from: points[leg] ?? to, to }));
    let delay = 0;
    const flights = legs.map(({ from, to }) => {
      const length = Math.hypot(to.x - from.x, to.y - from.y) / this.#store.radius;
      const duration = Math.max(FASTEST_MS, length * FLIGHT_MS);
      const flown = shot.kind === 'gauss' ? this.#beam(from, to, delay) : this.#tracer(from, to, duration, delay, COLOR[shot.kind]);
      delay += duration;
      return flown;
    });
    await Promise.all([...flights, this.#spark(target, COLOR[shot.kind], delay)]);
  }

  #tracer(from: HexPlace, to: HexPlace, duration: number, delay: number, color: string): Promise<void> {
    const sprite = this.#sprite('streak', color);
    sprite.rotation = Math.atan2(to.y - from.y, to.x - from.x);
    return this.#animate(
      sprite,
      duration,
      (t) => {
        sprite.position.set(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t);
        sprite.alpha = Math.min(1, t * 5);
      },
      delay,
    );
  }

  #beam(from: HexPlace, to: HexPlace, delay: number): Promise<void> {
    const sprite = this.#sprite('streak', COLORS.gauss);
    sprite.rotation = Math.atan2(to.y - from.y, to.x - from.x);
    sprite.position.set((from.x + to.x) / 2, (from.y + to.y) / 2);
    const length = Math.hypot(to.x - from.x, to.y - from.y) / (sprite.texture.width * 0.7);
    return this.#animate(
      sprite,
      460,
      (t) => {
        sprite.scale.set(length, 2.6 * (1 - t) + 0.3);
        sprite.alpha = 1 - t ** 3;
      },
      delay,
    );
  }

  #spark({ x, y }: { x: number; y: number }, color: string, delay: number): Promise<void> {
    const sprite = this.#sprite('burst', color);
    sprite.position.set(x, y);
    return this.#animate(
      sprite,
      260,
      (t) => {
        sprite.scale.set(0.35 + 0.7 * t);
        sprite.rotation = t * 0.5;
        sprite.alpha = 1 - t;
      },
      delay,
      easeOut,
    );
  }

  async #slash({ path: [from, to] }: Shot): Promise<void> {
    if (!from || !to) return;
    const [a, b] = [this.#place(from), this.#place(to)];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const sprite = this.#sprite('slash', COLORS.melee);
    sprite.rotation = Math.atan2(dy, dx);
    const swipe = this.#animate(
      sprite,
      300,
      (t) => {
        sprite.position.set(a.x + dx * (0.42 + 0.4 * t), a.y + dy * (0.42 + 0.4 * t));
        sprite.scale.set(0.6 + 0.5 * t);
        sprite.alpha = 1 - t ** 2;
      },
      0,
      easeOut,
    );
    await Promise.all([swipe, this.#lunge(from, dx, dy), this.#spark({ x: a.x + dx * 0.85, y: a.y + dy * 0.85 }, COLORS.melee, 120)]);
  }

  /** The attacker jerks towards its target and back. */
  #lunge(at: Hex, dx: number, dy: number): Promise<void> {
    const unit = this.#units.at(at);
    if (!unit) return Promise.resolve();
    const home = this.#place(at);
    return this.#motion.run({ duration: 300, ease: easeOut }, (t) => {
      const reach = 0.13 * Math.sin(Math.PI * t);
      if (!unit.destroyed) unit.position.set(home.x + dx * reach, home.y + dy * reach);
    });
  }

  async #blast(at: Hex, color: string, size: number): Promise<void> {
    const { x, y } = this.#place(at);
    const ring = this.#sprite('wave', color);
    ring.position.set(x, y);
    const wave = this.#animate(
      ring,
      520,
      (t) => {
        ring.scale.set(0.2 + size * t);
        ring.alpha = 1 - t;
      },
      0,
      easeOut,
    );
    await Promise.all([wave, this.#spark({ x, y }, COLORS.ranged, 0), this.#spark({ x, y }, COLORS.bone, 90)]);
  }

  #shake(at: Hex): Promise<void> {
    const unit = this.#units.at(at);
    if (!unit) return Promise.resolve();
    const home = this.#place(at);
    const reach = this.#store.radius * 0.06;
    return this.#motion.run({ duration: 340 }, (t) => {
      const swing = (1 - t) * reach;
      if (!unit.destroyed) unit.position.set(home.x + Math.sin(t * 34) * swing, home.y + Math.cos(t * 27) * swing * 0.5);
    });
  }

  #save(at: Hex): Promise<void> {
    const { x, y } = this.#place(at);
    const sprite = this.#sprite('medic', COLORS.medic, false);
    return this.#animate(
      sprite,
      620,
      (t) => {
        sprite.position.set(x, y - this.#store.radius * 0.5 * t);
        sprite.scale.set(0.7 + 0.5 * t);
        sprite.alpha = 1 - t ** 3;
      },
      0,
      easeOut,
    );
  }

  async #death(at: Hex): Promise<void> {
    const { x, y } = this.#place(at);
    const shards = Array.from({ length: 9 }, (_, place) => {
      const sprite = this.#sprite('shard', place % 3 === 0 ? COLORS.hostile : COLORS.steelLight, false);
      const angle = (place / 9) * 2 * Math.PI + 0.4;
      const reach = this.#store.radius * (0.8 + 0.35 * ((place * 7) % 4) * 0.5);
      return this.#animate(
        sprite,
        560,
        (t) => {
          sprite.position.set(x + Math.cos(angle) * reach * t, y + Math.sin(angle) * reach * t + this.#store.radius * 0.5 * t * t);
          sprite.rotation = angle + t * 6;
          sprite.alpha = 1 - t ** 2;
        },
        0,
        easeOut,
      );
    });
    await Promise.all([...shards, this.#spark({ x, y }, COLORS.hostile, 0), this.#blast(at, COLORS.wound, 0.9)]);
  }
}
