import type { Hex } from '@hexfall/shared/hex/cells';
import { COLORS } from '@hexfall/shared/picture/palette';
import { easeOut } from '../motion.js';
import type { EffectLayer } from './EffectLayer.js';

/** A unit has its turn: its outline lights up. */
export const playFlash = (layer: EffectLayer, at: Hex): Promise<void> => {
  const { x, y } = layer.stage.place(at);
  const sprite = layer.sprite('ring', COLORS.select);
  sprite.position.set(x, y);
  return layer.animate(sprite, { duration: 380 }, (t) => {
    sprite.scale.set(0.95 + 0.22 * t);
    sprite.alpha = 1 - t;
  });
};

/** An explosion whose wave spreads to this many radii. */
export const playBlast = async (layer: EffectLayer, at: Hex, color: string, radii: number): Promise<void> => {
  const place = layer.stage.place(at);
  await Promise.all([layer.wave(at, color, radii), layer.spark(place, COLORS.ranged), layer.spark(place, COLORS.bone, 90)]);
};

/** A unit is wounded: it shakes. */
export const playWound = (layer: EffectLayer, at: Hex): Promise<void> => {
  const home = layer.stage.place(at);
  const reach = home.radius * 0.06;
  return layer.animateUnit(at, { duration: 340 }, (unit, t) => {
    const swing = (1 - t) * reach;
    unit.position.set(home.x + Math.sin(t * 34) * swing, home.y + Math.cos(t * 27) * swing * 0.5);
  });
};

/** A Medic's help: a cross rises from the unit. */
export const playSave = (layer: EffectLayer, at: Hex): Promise<void> => {
  const { x, y, radius } = layer.stage.place(at);
  const sprite = layer.sprite('medic', COLORS.medic, false);
  return layer.animate(sprite, { duration: 620, ease: easeOut }, (t) => {
    sprite.position.set(x, y - radius * 0.5 * t);
    sprite.scale.set(0.7 + 0.5 * t);
    sprite.alpha = 1 - t ** 3;
  });
};

export interface Scattering {
  readonly count: number;
  /** How far the nearest ones fly, in radii. */
  readonly reach: number;
  /** Milliseconds at speed 1. */
  readonly duration: number;
  readonly delay?: number;
}

/** Pieces fly from a hex in all directions, and fall. */
export const scatter = async (layer: EffectLayer, at: Hex, { count, reach, ...time }: Scattering): Promise<void> => {
  const { x, y, radius } = layer.stage.place(at);
  const shards = Array.from({ length: count }, (_, place) => {
    const sprite = layer.sprite('shard', place % 3 === 0 ? COLORS.hostile : COLORS.steelLight, false);
    const angle = (place / count) * 2 * Math.PI + 0.4;
    const way = radius * (reach + 0.17 * ((place * 7) % 4));
    return layer.animate(sprite, { ...time, ease: easeOut }, (t) => {
      sprite.position.set(x + Math.cos(angle) * way * t, y + Math.sin(angle) * way * t + radius * 0.5 * t * t);
      sprite.rotation = angle + t * 6;
      sprite.alpha = 1 - t ** 2;
    });
  });
  await Promise.all(shards);
};

/** A unit falls to pieces. */
export const playDeath = async (layer: EffectLayer, at: Hex): Promise<void> => {
  await Promise.all([
    scatter(layer, at, { count: 9, reach: 0.8, duration: 560 }),
    layer.spark(layer.stage.place(at), COLORS.hostile),
    layer.wave(at, COLORS.wound, 0.9),
  ]);
};
