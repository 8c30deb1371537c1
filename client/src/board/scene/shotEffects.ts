import type { Hex } from '@hexfall/shared/hex/cells';
import type { HitKind } from '@hexfall/shared/model/attackKinds';
import { COLORS } from '@hexfall/shared/picture/palette';
import { easeOut } from '../motion.js';
import type { HexPlace } from '@hexfall/shared/picture/board/geometry';
import type { Shot } from '@hexfall/shared/picture/model';
import type { EffectLayer } from './EffectLayer.js';
import { playBlast } from './unitEffects.js';

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
export const playShot = async (layer: EffectLayer, { kind, path }: Shot): Promise<void> => {
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
