import { distance, sameHex, type Hex } from '@hexfall/shared/hex/cells';
import { type Livery, COLORS, LIVERIES } from '@hexfall/shared/picture/palette';
import { easeOut } from '../motion.js';
import type { EffectLayer } from './EffectLayer.js';
import { scatter } from './unitEffects.js';

/** More wounds in one phase look the same. */
const MOST_WOUNDS = 6;

/** Milliseconds in which the light is drawn into an HQ before it bursts. */
const COLLAPSE_MS = 360;

/** Milliseconds that a wave needs from one hex to the next. */
const WAVE_MS = 70;

/** An HQ is hit: it shakes, the harder the more it loses, and a red wave leaves it. */
export const playHqHit = async (layer: EffectLayer, at: Hex, wounds: number): Promise<void> => {
  const home = layer.stage.place(at);
  const force = Math.min(MOST_WOUNDS, wounds) / MOST_WOUNDS;
  const reach = home.radius * (0.07 + 0.08 * force);
  const shaking = layer.animateUnit(at, { duration: 420 + 240 * force }, (unit, t) => {
    const swing = (1 - t) ** 2 * reach;
    unit.position.set(home.x + Math.sin(t * 46) * swing, home.y + Math.cos(t * 37) * swing * 0.6);
  });
  const ring = layer.sprite('ring', COLORS.wound);
  ring.position.set(home.x, home.y);
  const glow = layer.animate(ring, { duration: 480, ease: easeOut }, (t) => {
    ring.scale.set(1 + 0.3 * t);
    ring.alpha = 1 - t;
  });
  await Promise.all([shaking, glow, layer.wave(at, COLORS.wound, 1.1 + 0.9 * force)]);
};

/** Every other unit is pushed away from a hex and comes back: the nearer the sooner and the farther. */
const recoil = (layer: EffectLayer, from: Hex, delay: number): Promise<void>[] => {
  const center = layer.stage.place(from);
  return layer.stage.units.hexes.map((at) => {
    if (sameHex(at, from)) return Promise.resolve();
    const home = layer.stage.place(at);
    const away = Math.hypot(home.x - center.x, home.y - center.y);
    const push = (0.2 * home.radius) / distance(at, from) / away;
    return layer.animateUnit(at, { duration: 520, delay: delay + distance(at, from) * WAVE_MS, ease: easeOut }, (unit, t) => {
      const reach = t === 1 ? 0 : push * Math.sin(Math.PI * t);
      unit.position.set(home.x + (home.x - center.x) * reach, home.y + (home.y - center.y) * reach);
    });
  });
};

/** An HQ falls: light is drawn into it, it bursts, and the wave goes over the whole board. */
export const playHqFall = async (layer: EffectLayer, at: Hex): Promise<void> => {
  const place = layer.stage.place(at);
  const gathering = layer.sprite('wave', COLORS.wound);
  gathering.position.set(place.x, place.y);
  const collapse = layer.animate(gathering, { duration: COLLAPSE_MS }, (t) => {
    gathering.scale.set(2.6 - 2.4 * t * t);
    gathering.alpha = 0.2 + 0.8 * t;
  });
  const flash = layer.sprite('burst', COLORS.bone);
  flash.position.set(place.x, place.y);
  const burst = layer.animate(flash, { duration: 700, delay: COLLAPSE_MS, ease: easeOut }, (t) => {
    flash.scale.set(0.6 + 2.6 * t);
    flash.rotation = 0.4 * t;
    flash.alpha = (1 - t) ** 1.5;
  });
  await Promise.all([
    collapse,
    burst,
    layer.wave(at, COLORS.hostile, 3.2, COLLAPSE_MS),
    layer.wave(at, COLORS.wound, 7, COLLAPSE_MS + 120),
    scatter(layer, at, { count: 14, reach: 1.1, duration: 900, delay: COLLAPSE_MS }),
    scatter(layer, at, { count: 11, reach: 2.2, duration: 1200, delay: COLLAPSE_MS }),
    ...recoil(layer, at, COLLAPSE_MS),
  ]);
};

/** A unit of the winners lights up in the color of its army and rises for a moment. */
export const playTriumph = async (layer: EffectLayer, at: Hex, livery: Livery, delay: number): Promise<void> => {
  const { x, y } = layer.stage.place(at);
  const ring = layer.sprite('ring', LIVERIES[livery].light);
  ring.position.set(x, y);
  const glow = layer.animate(ring, { duration: 900, delay, ease: easeOut }, (t) => {
    ring.scale.set(0.95 + 0.2 * t);
    ring.alpha = 1 - t ** 2;
  });
  const rise = layer.animateUnit(at, { duration: 520, delay }, (unit, t) =>
    unit.scale.set(1 + (t === 1 ? 0 : 0.1 * Math.sin(Math.PI * t))),
  );
  await Promise.all([glow, rise]);
};
