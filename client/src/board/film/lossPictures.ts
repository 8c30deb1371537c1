import type { Texture } from 'pixi.js';
import { distance, type Hex, sameHex } from '@hexfall/shared/hex/cells';
import type { FilmActOf } from '@hexfall/shared/inspect/filmTimeline';
import { COLORS, LIVERIES, type Livery } from '@hexfall/shared/picture/palette';
import { lifePlate } from '@hexfall/shared/picture/tile/badges';
import { easeOut } from '../motion.js';
import type { DrawEffect } from './attackPictures.js';
import { breakUnit } from './breakUnit.js';
import type { EffectFigure } from './EffectFigure.js';

/** A Medic takes a hit: the wound flies to the Medic, and a cross rises from the unit. */
export const drawSave = (figure: EffectFigure, { medic, unit }: FilmActOf<'save'>): DrawEffect => {
  const [from, to] = [figure.stage.place(unit), figure.stage.place(medic)];
  const cross = figure.sprite('medic', COLORS.medic, false);
  const hurt = figure.sprite('face', COLORS.wound);
  const drop = figure.sprite('drop', COLORS.wound, false);
  const healer = figure.unit(medic);
  hurt.position.set(to.x, to.y);
  return (t) => {
    const flown = Math.min(1, t / 0.5);
    const way = flown * flown * (3 - 2 * flown);
    drop.position.set(from.x + (to.x - from.x) * way, from.y + (to.y - from.y) * way - Math.sin(Math.PI * way) * from.radius * 0.35);
    drop.scale.set(1.3);
    drop.alpha = flown < 1 ? 1 : 0;
    const taken = Math.max(0, (t - 0.5) / 0.5);
    hurt.alpha = taken > 0 ? 0.6 * (1 - taken) : 0;
    healer?.position.set(to.x + Math.sin(taken * 26) * (1 - taken) * to.radius * 0.06, to.y);
    cross.position.set(from.x, from.y - from.radius * 0.5 * easeOut(t));
    cross.scale.set(0.6 + 0.5 * easeOut(t));
    cross.alpha = 1 - t ** 3;
  };
};

/** A unit is wounded: it shakes. */
export const drawWound = (figure: EffectFigure, { at }: { readonly at: Hex }): DrawEffect => {
  const home = figure.stage.place(at);
  const reach = home.radius * 0.06;
  const unit = figure.unit(at);
  return (t) => {
    const swing = (1 - t) * reach;
    unit?.position.set(home.x + Math.sin(t * 34) * swing, home.y + Math.cos(t * 27) * swing * 0.5);
  };
};

/** More wounds at once look the same. */
const MOST_WOUNDS = 7;
/** More numbers than this are not shown one after the other. */
const MOST_STEPS = 12;
/** How large the number of an HQ is while it goes down, in radii. */
const NUMBER = 0.4;
/** The part of the whole in which the number goes down; then it stands. */
const COUNTED = 0.7;

const numberTexture = ({ stage }: EffectFigure, life: number, livery: Livery): Texture =>
  stage.store.get(`life ${life} ${livery}`, 0.8, (pen) => lifePlate(pen, life, true, livery, 0, NUMBER));

/** Counts down the number of an HQ point by point, and shakes the HQ, the harder the more it loses. */
export const drawCount = (figure: EffectFigure, { at, wounds }: FilmActOf<'count'>): DrawEffect => {
  const { stage } = figure;
  const home = stage.place(at);
  const standing = figure.unit(at);
  const hq = standing ?? stage.units.leaving(at);
  const livery = hq?.livery ?? 'outpost';
  // Who stands shows already what is left; who falls still shows what there was.
  const before = standing ? (standing.life ?? 0) + wounds : (hq?.life ?? wounds);
  const force = Math.min(MOST_WOUNDS, wounds) / MOST_WOUNDS;
  const steps = Math.min(MOST_STEPS, wounds);
  const textureAt = (step: number): Texture => numberTexture(figure, Math.max(0, before - Math.round((step * wounds) / steps)), livery);
  const textures = Array.from({ length: steps + 1 }, (_, step) => textureAt(step));
  const ring = figure.sprite('ring', COLORS.wound);
  const number = figure.own(textureAt(0));
  const reach = home.radius * (0.05 + 0.11 * force);
  ring.position.set(home.x, home.y);
  return (t) => {
    const counted = Math.min(1, t / COUNTED) * steps;
    const step = Math.min(steps, Math.ceil(counted));
    const sinceStep = step - counted;
    const texture = textures[step];
    if (texture && number.texture !== texture) number.texture = texture;
    number.position.set(home.x, home.y - home.radius * 0.62);
    number.scale.set(1 + (0.18 + 0.3 * force) * (t < COUNTED ? sinceStep : 0));
    ring.scale.set(1 + 0.22 * (1 - sinceStep));
    ring.alpha = t < COUNTED ? 0.35 + 0.65 * sinceStep : 1 - (t - COUNTED) / (1 - COUNTED);
    const swing = (1 - t) ** 1.4 * reach;
    hq?.position.set(home.x + Math.sin(t * (28 + 60 * force)) * swing, home.y + Math.cos(t * (23 + 45 * force)) * swing * 0.6);
  };
};

/** A unit cracks and slides off in pieces. */
export const drawDeath = (figure: EffectFigure, { at }: { readonly at: Hex }): DrawEffect => {
  const { x, y } = figure.stage.place(at);
  const drawPieces = breakUnit(figure, at) ?? drawChips(figure, at, { count: 9, reach: 0.8 });
  const wave = figure.sprite('wave', COLORS.wound);
  const face = figure.sprite('face', COLORS.bone);
  wave.position.set(x, y);
  face.position.set(x, y);
  return (t) => {
    drawPieces(t, 1);
    face.alpha = 0.55 * Math.max(0, 1 - t * 6);
    wave.scale.set(0.2 + 0.9 * easeOut(t));
    wave.alpha = 0.8 * (1 - t) ** 1.5;
  };
};

interface Scattering {
  readonly count: number;
  /** How far the nearest ones fly, in radii. */
  readonly reach: number;
}

/** Chips fly from a hex in all directions, and fall. */
const drawChips = (figure: EffectFigure, at: Hex, { count, reach }: Scattering): DrawEffect => {
  const { x, y, radius } = figure.stage.place(at);
  const chips = Array.from({ length: count }, (_, index) =>
    figure.sprite('chip', index % 3 === 0 ? COLORS.hostile : COLORS.steelLight, false),
  );
  return (t) => {
    const flown = easeOut(t);
    chips.forEach((chip, index) => {
      const angle = (index / count) * 2 * Math.PI + 0.4;
      const way = radius * (reach + 0.17 * ((index * 7) % 4)) * flown;
      chip.position.set(x + Math.cos(angle) * way, y + Math.sin(angle) * way + radius * 0.5 * t * t);
      chip.rotation = angle + t * 6;
      chip.alpha = 1 - t ** 2;
    });
  };
};

/** The part of a fall in which the light is drawn into the HQ before it bursts. */
const COLLAPSE = 0.2;
/** How much later the wave is at the next hex, as a part of the whole. */
const WAVE = 0.045;

/** Pushes every other unit away from a hex and back. A nearer unit moves sooner and farther. */
const drawRecoil = (figure: EffectFigure, from: Hex): DrawEffect => {
  const center = figure.stage.place(from);
  const others = figure.stage.units.hexes.flatMap((at) => {
    const unit = sameHex(at, from) ? null : figure.unit(at);
    if (!unit) return [];
    const home = figure.stage.place(at);
    const far = distance(at, from);
    const push = (0.2 * home.radius) / far / Math.hypot(home.x - center.x, home.y - center.y);
    return [{ unit, home, start: far * WAVE, push }];
  });
  return (t) => {
    for (const { unit, home, start, push } of others) {
      const passed = (t - start) / 0.35;
      if (passed < 0 || passed > 1) continue;
      const reach = push * Math.sin(Math.PI * easeOut(passed));
      unit.position.set(home.x + (home.x - center.x) * reach, home.y + (home.y - center.y) * reach);
    }
  };
};

/** An HQ falls: light is drawn into it, it bursts, and the wave goes over the whole board. */
export const drawFall = (figure: EffectFigure, { at }: { readonly at: Hex }): DrawEffect => {
  const { x, y } = figure.stage.place(at);
  const livery = figure.stage.units.leaving(at)?.livery ?? 'outpost';
  const drawPieces = breakUnit(figure, at, 1.9);
  // The picture of the HQ is the one from before its last wounds.
  const number = figure.own(numberTexture(figure, 0, livery));
  number.position.set(x, y - figure.stage.place(at).radius * 0.1);
  const gathering = figure.sprite('wave', COLORS.wound);
  const [near, far] = [figure.sprite('wave', COLORS.hostile), figure.sprite('wave', COLORS.wound)];
  const flash = figure.sprite('burst', COLORS.bone);
  const drawDebris = [drawChips(figure, at, { count: 12, reach: 1.2 }), drawChips(figure, at, { count: 9, reach: 2.3 })];
  const drawOthers = drawRecoil(figure, at);
  for (const sprite of [gathering, near, far, flash]) sprite.position.set(x, y);
  return (t, stopped) => {
    const burst = Math.max(0, (t - COLLAPSE) / (1 - COLLAPSE));
    const gathered = Math.min(1, t / COLLAPSE);
    gathering.scale.set(2.6 - 2.4 * gathered ** 2);
    gathering.alpha = gathered < 1 ? 0.2 + 0.8 * gathered : 0;
    const isBurst = burst > 0;
    number.visible = !isBurst;
    near.scale.set(0.2 + 3.2 * easeOut(Math.min(1, burst * 1.8)));
    near.alpha = isBurst ? Math.max(0, 1 - burst * 1.8) : 0;
    far.scale.set(0.2 + 7 * easeOut(burst));
    far.alpha = isBurst ? 1 - burst : 0;
    flash.scale.set(0.6 + 2.6 * easeOut(burst));
    flash.rotation = 0.4 * burst;
    flash.alpha = isBurst ? (1 - burst) ** 2.5 : 0;
    drawPieces?.(burst, stopped);
    for (const draw of drawDebris) draw(isBurst ? burst : 1, stopped);
    drawOthers(burst, stopped);
  };
};

/** A unit of the winners lights up in the color of its army and rises for a moment. */
export const drawTriumph = (figure: EffectFigure, { at, livery }: { readonly at: Hex; readonly livery: Livery }): DrawEffect => {
  const { x, y } = figure.stage.place(at);
  const ring = figure.sprite('ring', LIVERIES[livery].light);
  const unit = figure.unit(at);
  ring.position.set(x, y);
  return (t) => {
    ring.scale.set(0.95 + 0.2 * easeOut(t));
    ring.alpha = 1 - easeOut(t) ** 2;
    unit?.scale.set(1 + (t < 0.6 ? 0.1 * Math.sin((Math.PI * t) / 0.6) : 0));
  };
};
