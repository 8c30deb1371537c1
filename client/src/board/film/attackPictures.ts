import { distance, type Hex } from '@hexfall/shared/hex/cells';
import type { FilmActOf } from '@hexfall/shared/inspect/filmTimeline';
import type { HitKind } from '@hexfall/shared/model/attackKinds';
import type { HexPlace } from '@hexfall/shared/picture/board/geometry';
import { COLORS, LIVERIES } from '@hexfall/shared/picture/palette';
import { easeOut } from '../motion.js';
import type { EffectFigure } from './EffectFigure.js';

/**
 * Draws an effect at a moment.
 * @param t the part of it that has passed, from 0 to 1.
 * @param stopped the part of a stop of the film that has passed, from 0 to 1; 1 while the film runs.
 */
export type DrawEffect = (t: number, stopped: number) => void;

const KIND_COLORS: Readonly<Record<HitKind, string>> = {
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

/** How far from the middle of a unit its armor stops a shot, in radii. */
const ARMOR_EDGE = 0.8;

/** Over how many radii the tail of a shot is seen. */
const TAIL = { ranged: 1.5, rocket: 1.1 };

/** The color of the army whose unit stands on a hex. */
const armyColor = (figure: EffectFigure, at: Hex, other: string): string => {
  const livery = (figure.stage.units.at(at) ?? figure.stage.units.leaving(at))?.livery;
  return livery ? LIVERIES[livery].light : other;
};

interface Leg {
  readonly from: HexPlace;
  readonly to: HexPlace;
  readonly length: number;
  readonly angle: number;
}

const legsOf = (figure: EffectFigure, path: readonly Hex[]): Leg[] => {
  const places = path.map((hex) => figure.stage.place(hex));
  return places.slice(1).map((to, leg) => {
    const from = places[leg] ?? to;
    return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y), angle: Math.atan2(to.y - from.y, to.x - from.x) };
  });
};

/** Draws a shot along its path. Its head has the color of its kind, its tail that of its army. */
export const drawFlight = (figure: EffectFigure, { path, how, isStopped }: FilmActOf<'flight'>): DrawEffect => {
  const legs = legsOf(figure, path);
  const [start] = path;
  const [first] = legs;
  if (!start || !first) return () => undefined;
  const all = legs.reduce((sum, { length }) => sum + length, 0);
  const whole = isStopped ? all - ARMOR_EDGE * first.from.radius : all;
  const color = armyColor(figure, start, KIND_COLORS[how]);
  if (how === 'gauss') return drawBeam(figure, first, color);
  const { radius } = first.from;
  const tail = figure.sprite('streak', color);
  const head = figure.sprite('spot', KIND_COLORS[how]);
  const length = how === 'rocket' ? TAIL.rocket : TAIL.ranged;
  head.scale.set(how === 'rocket' ? 1.5 : how === 'shotgun' ? 1.3 : 1);
  return (t) => {
    let passed = t * whole;
    let leg = first;
    for (const next of legs) {
      leg = next;
      if (passed <= next.length) break;
      passed -= next.length;
    }
    const part = Math.min(1, passed / leg.length);
    const [x, y] = [leg.from.x + (leg.to.x - leg.from.x) * part, leg.from.y + (leg.to.y - leg.from.y) * part];
    const back = Math.min(length, (t * whole) / radius);
    head.position.set(x, y);
    tail.rotation = leg.angle;
    tail.scale.set(back / 1.4, how === 'rocket' ? 1.8 : 1.15);
    tail.position.set(x - (Math.cos(leg.angle) * back * radius) / 2, y - (Math.sin(leg.angle) * back * radius) / 2);
  };
};

/** A Gauss shot: a beam that grows through everything on its line. */
const drawBeam = (figure: EffectFigure, { from, to, length, angle }: Leg, color: string): DrawEffect => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [glow, core, head] = [figure.sprite('beam', color), figure.sprite('beam', COLORS.gauss), figure.sprite('spot', COLORS.gauss)];
  glow.rotation = core.rotation = angle;
  head.scale.set(1.5);
  return (t, stopped) => {
    const width = t < 1 ? 1 : 1.4 - 0.8 * stopped;
    glow.position.set(from.x + (dx * t) / 2, from.y + (dy * t) / 2);
    core.position.copyFrom(glow.position);
    glow.scale.set((length * t) / from.radius, 2.2 * width);
    core.scale.set((length * t) / from.radius, width);
    head.position.set(from.x + dx * t, from.y + dy * t);
  };
};

/** How much of a bite has passed when it strikes. */
const STRIKE = 110 / 260;

/** The blade of an edge lunges into the neighbor and back, and its unit with it. */
export const drawBite = (figure: EffectFigure, { from, to, isStopped }: FilmActOf<'bite'>): DrawEffect => {
  const [a, b] = [figure.stage.place(from), figure.stage.place(to)];
  const near = Math.max(1, distance(from, to));
  const [dx, dy] = [(b.x - a.x) / near, (b.y - a.y) / near];
  const unit = figure.unit(from);
  const rim = figure.sprite('blade', armyColor(figure, from, COLORS.melee), false);
  const blade = figure.sprite('blade', COLORS.melee, false);
  rim.rotation = blade.rotation = Math.atan2(dy, dx);
  // Armor lets no blade in.
  const depth = isStopped ? 0.12 : 0.36;
  return (t) => {
    const reach = t < STRIKE ? (t / STRIKE) ** 2 : 1 - easeOut((t - STRIKE) / (1 - STRIKE));
    const tip = 0.4 + (0.1 + depth) * reach;
    rim.position.set(a.x + dx * (tip + 0.05), a.y + dy * (tip + 0.05));
    rim.scale.set(1.25, 1.35);
    blade.position.set(a.x + dx * tip, a.y + dy * tip);
    rim.alpha = blade.alpha = Math.min(1, reach * 3);
    unit?.position.set(a.x + dx * 0.12 * reach, a.y + dy * 0.12 * reach);
  };
};

/** An explosion: a flash, and a wave over its neighbors. */
export const drawBurst = (figure: EffectFigure, { at }: FilmActOf<'burst'>): DrawEffect => {
  const { x, y } = figure.stage.place(at);
  const wave = figure.sprite('wave', COLORS.hostile);
  const inner = figure.sprite('wave', COLORS.ranged);
  const flash = figure.sprite('burst', COLORS.bone);
  for (const sprite of [wave, inner, flash]) sprite.position.set(x, y);
  return (t) => {
    const spread = easeOut(t);
    wave.scale.set(0.2 + 2 * spread);
    wave.alpha = 1 - t ** 1.5;
    inner.scale.set(0.1 + 1.3 * spread);
    inner.alpha = 0.8 * (1 - t);
    flash.scale.set(0.5 + 1.3 * spread);
    flash.rotation = 0.5 * t;
    flash.alpha = (1 - t) ** 1.3;
  };
};

/** The direction on the screen in which an edge of a hex looks, in radians: 0 is to the right, edge 0 looks up. */
const angleOfSide = (side: number): number => ((side - 1.5) * Math.PI) / 3;

/** Draws a hit. While the film stands the unit flashes and shakes, then sparks fly. Armor rings at its edge, and the shot glances off. */
export const drawImpact = (figure: EffectFigure, { at, how, wounds, armor, saved, side }: FilmActOf<'impact'>): DrawEffect => {
  const home = figure.stage.place(at);
  const { radius } = home;
  const isHurt = wounds > 0;
  const [sideX, sideY] = side === null ? [0, 0] : [Math.cos(angleOfSide(side)), Math.sin(angleOfSide(side))];
  const unit = isHurt ? figure.unit(at) : null;
  const face = isHurt ? figure.sprite('face', saved ? COLORS.medic : COLORS.bone) : null;
  face?.position.set(home.x, home.y);
  const spark = figure.sprite('burst', KIND_COLORS[how]);
  const edge = isHurt ? 0.42 : ARMOR_EDGE;
  spark.position.set(home.x + sideX * radius * edge, home.y + sideY * radius * edge);
  const drawArmor = armor > 0 && side !== null ? drawGlance(figure, home, side, KIND_COLORS[how]) : null;
  return (t, stopped) => {
    const isStanding = t === 0 && stopped < 1;
    if (face) face.alpha = isStanding ? 0.5 - 0.2 * stopped : 0.3 * (1 - t) ** 2;
    const swing = isStanding ? 0.06 * Math.cos(stopped * 12) : 0.05 * (1 - t) ** 2 * Math.cos(t * 20);
    const push = (isStanding ? 0.05 : 0.05 * (1 - t)) * radius;
    unit?.position.set(home.x - sideX * push + sideY * swing * radius, home.y - sideY * push - sideX * swing * radius);
    const size = isHurt ? 0.6 : 0.4;
    spark.scale.set(size * (isStanding ? 0.7 + 0.3 * stopped : 1 + 0.5 * easeOut(t)));
    spark.rotation = t * 0.5;
    spark.alpha = 1 - t;
    drawArmor?.(t, stopped);
  };
};

/** How far from its own way a shot that glances off flies, in radians. */
const GLANCE = 0.7;

const drawGlance = (figure: EffectFigure, { x, y, radius }: HexPlace, side: number, color: string): DrawEffect => {
  const angle = angleOfSide(side);
  const edges = [figure.sprite('armor', COLORS.armor), figure.sprite('armor', COLORS.bone)];
  const glance = figure.sprite('streak', color);
  for (const edge of edges) edge.rotation = angle;
  glance.rotation = angle + GLANCE;
  const [outX, outY] = [x + Math.cos(angle) * radius * 0.8, y + Math.sin(angle) * radius * 0.8];
  return (t) => {
    edges.forEach((edge, index) => {
      const out = index * 0.22 * t;
      edge.position.set(x + Math.cos(angle) * radius * out, y + Math.sin(angle) * radius * out);
      edge.alpha = (1 - t) ** (index === 0 ? 0.6 : 1.4);
      edge.scale.set(1 + 0.12 * index * t);
    });
    // It leaves the edge: nothing of it is seen on the unit.
    const length = 0.55 * Math.min(1, 0.3 + 4 * t);
    const way = (0.7 * length + 0.9 * easeOut(t)) * radius;
    glance.position.set(outX + Math.cos(angle + GLANCE) * way, outY + Math.sin(angle + GLANCE) * way);
    glance.scale.set(length, 0.8);
    glance.alpha = 0.9 * (1 - t);
  };
};

/** A unit has its turn: its outline lights up. */
export const drawFlash = (figure: EffectFigure, { at }: { readonly at: Hex }): DrawEffect => {
  const { x, y } = figure.stage.place(at);
  const ring = figure.sprite('ring', COLORS.select);
  ring.position.set(x, y);
  return (t) => {
    ring.scale.set(0.95 + 0.22 * t);
    ring.alpha = 1 - t;
  };
};

/** A net tightens over a unit. */
export const drawNet = (figure: EffectFigure, { at }: { readonly at: Hex }): DrawEffect => {
  const { x, y, radius } = figure.stage.place(at);
  const net = figure.sprite('net', COLORS.net, false);
  const unit = figure.unit(at);
  net.position.set(x, y);
  return (t) => {
    const closed = Math.min(1, t / 0.45);
    const after = Math.max(0, (t - 0.45) / 0.55);
    net.scale.set(1.7 - 0.72 * easeOut(closed) + 0.04 * Math.sin(after * Math.PI * 2) * (1 - after));
    net.rotation = 0.3 * (1 - closed);
    net.alpha = Math.min(1, closed * 2) * (1 - after ** 2);
    unit?.scale.set(1 - 0.06 * Math.sin(Math.PI * after));
    unit?.position.set(x + radius * 0.03 * Math.sin(after * 24) * (1 - after), y);
  };
};
