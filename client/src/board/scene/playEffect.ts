import { COLORS, type Livery, LIVERIES } from '@hexfall/shared/picture/palette';
import type { Effect } from '../types.js';
import type { EffectLayer } from './EffectLayer.js';
import { type Hex, distance, sameHex } from '@hexfall/shared/hex/cells';
import { easeOut } from '../motion.js';
import type { HitKind } from '@hexfall/shared/model/attackKinds';
import type { HexPlace } from '@hexfall/shared/picture/board/geometry';
import type { Shot } from '@hexfall/shared/picture/model';

/** A unit has its turn: its outline lights up. */
const playFlash = (layer: EffectLayer, at: Hex): Promise<void> => {
  const { x, y } = layer.stage.place(at);
  const sprite = layer.sprite('ring', COLORS.select);
  sprite.position.set(x, y);
  return layer.animate(sprite, { duration: 380 }, (t) => {
    sprite.scale.set(0.95 + 0.22 * t);
    sprite.alpha = 1 - t;
  });
};

/** An explosion whose wave spreads to this many radii. */
const playBlast = async (layer: EffectLayer, at: Hex, color: string, radii: number): Promise<void> => {
  const place = layer.stage.place(at);
  await Promise.all([layer.wave(at, color, radii), layer.spark(place, COLORS.ranged), layer.spark(place, COLORS.bone, 90)]);
};

/** A unit is wounded: it shakes. */
const playWound = (layer: EffectLayer, at: Hex): Promise<void> => {
  const home = layer.stage.place(at);
  const reach = home.radius * 0.06;
  return layer.animateUnit(at, { duration: 340 }, (unit, t) => {
    const swing = (1 - t) * reach;
    unit.position.set(home.x + Math.sin(t * 34) * swing, home.y + Math.cos(t * 27) * swing * 0.5);
  });
};

/** A Medic's help: a cross rises from the unit. */
const playSave = (layer: EffectLayer, at: Hex): Promise<void> => {
  const { x, y, radius } = layer.stage.place(at);
  const sprite = layer.sprite('medic', COLORS.medic, false);
  return layer.animate(sprite, { duration: 620, ease: easeOut }, (t) => {
    sprite.position.set(x, y - radius * 0.5 * t);
    sprite.scale.set(0.7 + 0.5 * t);
    sprite.alpha = 1 - t ** 3;
  });
};

interface Scattering {
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
const playDeath = async (layer: EffectLayer, at: Hex): Promise<void> => {
  await Promise.all([
    scatter(layer, at, { count: 9, reach: 0.8, duration: 560 }),
    layer.spark(layer.stage.place(at), COLORS.hostile),
    layer.wave(at, COLORS.wound, 0.9),
  ]);
};

/** More wounds in one phase look the same. */
const MOST_WOUNDS = 6;

/** Milliseconds in which the light is drawn into an HQ before it bursts. */
const COLLAPSE_MS = 360;

/** Milliseconds that a wave needs from one hex to the next. */
const WAVE_MS = 70;

/** An HQ is hit: it shakes, the harder the more it loses, and a red wave leaves it. */
const playHqHit = async (layer: EffectLayer, at: Hex, wounds: number): Promise<void> => {
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
const playHqFall = async (layer: EffectLayer, at: Hex): Promise<void> => {
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
const playTriumph = async (layer: EffectLayer, at: Hex, livery: Livery, delay: number): Promise<void> => {
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

/** Milliseconds a projectile needs for one radius, and at least. */
const FLIGHT_MS = 55;
const SHORTEST_MS = 170;

const COLOR: Readonly<Record<HitKind, string>> = {
  melee: COLORS.melee,
  ranged: COLORS.ranged,
  gauss: COLORS.gauss,
  universal: COLORS.ranged,
  rocket: COLORS.hostile,
  shotgun: COLORS.ranged,
  terrain: COLORS.hostile,
  venom: COLORS.venom,
  explosion: COLORS.hostile,
  trap: COLORS.hostile,
  instant: COLORS.target,
};

interface Leg {
  readonly from: HexPlace;
  readonly to: HexPlace;
  readonly delay: number;
  readonly duration: number;
}

const angleOf = ({ from, to }: Leg): number => Math.atan2(to.y - from.y, to.x - from.x);
const lengthOf = ({ from, to }: Pick<Leg, 'from' | 'to'>): number => Math.hypot(to.x - from.x, to.y - from.y);

const tracer = (layer: EffectLayer, leg: Leg, color: string): Promise<void> => {
  const { from, to, delay, duration } = leg;
  const sprite = layer.sprite('streak', color);
  sprite.rotation = angleOf(leg);
  return layer.animate(sprite, { duration, delay }, (t) => {
    sprite.position.set(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t);
    sprite.alpha = Math.min(1, t * 5);
  });
};

const beam = (layer: EffectLayer, leg: Leg): Promise<void> => {
  const { from, to, delay } = leg;
  const sprite = layer.sprite('streak', COLORS.gauss);
  sprite.rotation = angleOf(leg);
  sprite.position.set((from.x + to.x) / 2, (from.y + to.y) / 2);
  const stretch = lengthOf(leg) / (sprite.texture.width * 0.7);
  return layer.animate(sprite, { duration: 460, delay }, (t) => {
    sprite.scale.set(stretch, 2.6 * (1 - t) + 0.3);
    sprite.alpha = 1 - t ** 3;
  });
};

/** The attacker jerks towards its target and back, and a blade flashes over the edge between them. */
const slash = async (layer: EffectLayer, from: Hex, to: Hex): Promise<void> => {
  const [a, b] = [layer.stage.place(from), layer.stage.place(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const sprite = layer.sprite('slash', COLORS.melee);
  sprite.rotation = Math.atan2(dy, dx);
  const swipe = layer.animate(sprite, { duration: 300, ease: easeOut }, (t) => {
    sprite.position.set(a.x + dx * (0.42 + 0.4 * t), a.y + dy * (0.42 + 0.4 * t));
    sprite.scale.set(0.6 + 0.5 * t);
    sprite.alpha = 1 - t ** 2;
  });
  const lunge = layer.animateUnit(from, { duration: 300, ease: easeOut }, (unit, t) => {
    const reach = t === 1 ? 0 : 0.13 * Math.sin(Math.PI * t);
    unit.position.set(a.x + dx * reach, a.y + dy * reach);
  });
  await Promise.all([swipe, lunge, layer.spark({ x: a.x + dx * 0.85, y: a.y + dy * 0.85 }, COLORS.melee, 120)]);
};

const legsOf = (layer: EffectLayer, path: readonly Hex[]): Leg[] => {
  const places = path.map((hex) => layer.stage.place(hex));
  let delay = 0;
  return places.slice(1).flatMap((to, index) => {
    const from = places[index];
    if (!from) return [];
    const duration = Math.max(SHORTEST_MS, (lengthOf({ from, to }) / layer.stage.store.radius) * FLIGHT_MS);
    const leg = { from, to, delay, duration };
    delay += duration;
    return [leg];
  });
};

/** Lets an attack strike or fly along its path. */
const playShot = async (layer: EffectLayer, { kind, path }: Shot): Promise<void> => {
  const [start, next] = path;
  const end = path.at(-1);
  if (!start || !end) return;
  if (!next) return playBlast(layer, end, COLOR[kind], 1.1);
  if (kind === 'melee') return slash(layer, start, next);
  const legs = legsOf(layer, path);
  const arrival = legs.reduce((sum, { duration }) => sum + duration, 0);
  const flights = legs.map((leg) => (kind === 'gauss' ? beam(layer, leg) : tracer(layer, leg, COLOR[kind])));
  await Promise.all([...flights, layer.spark(layer.stage.place(end), COLOR[kind], arrival)]);
};

/** Plays one effect; resolves when it has ended and left no trace. */
export const playEffect = (layer: EffectLayer, effect: Effect): Promise<void> => {
  switch (effect.kind) {
    case 'flash':
      return playFlash(layer, effect.at);
    case 'shot':
      return playShot(layer, effect.shot);
    case 'blast':
      return playBlast(layer, effect.at, COLORS.hostile, 1.9);
    case 'wound':
      return playWound(layer, effect.at);
    case 'save':
      return playSave(layer, effect.at);
    case 'death':
      return playDeath(layer, effect.at);
    case 'hq-hit':
      return playHqHit(layer, effect.at, effect.wounds);
    case 'hq-fall':
      return playHqFall(layer, effect.at);
    case 'triumph':
      return playTriumph(layer, effect.at, effect.livery, effect.delay);
  }
};
