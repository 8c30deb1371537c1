import { clockLength, endOf, type FilmEffect, type FilmMoment, filmMoment, frameTimeline } from '@hexfall/shared/inspect/filmTimeline';
import type { Frame } from '@hexfall/shared/picture/replay/buildReplay';
import { changeEffects, frameEffects } from '../frameEffects.js';
import type { BeginAct, BoardChange, Effect } from '../types.js';
import { drawBite, drawBurst, type DrawEffect, drawFlash, drawFlight, drawImpact, drawNet } from './attackPictures.js';
import { EffectFigure, type EffectStage, SpritePool } from './EffectFigure.js';
import { EFFECT_TEXTURES } from './effectTextures.js';
import { drawCount, drawDeath, drawFall, drawSave, drawTriumph, drawWound } from './lossPictures.js';

/** How long the lines of the attacks take to appear after the last strike, in the film's own time. */
const LINES_MS = 170;

/** How long an effect takes that is played by itself, in milliseconds. */
const ALONE_MS: Readonly<Partial<Record<Effect['kind'], number>>> = { flash: 380, net: 620, burst: 520, death: 760, triumph: 900 };
const OTHERS_MS = 500;

const pictureOf = (figure: EffectFigure, effect: Effect): DrawEffect => {
  switch (effect.kind) {
    case 'flash':
      return drawFlash(figure, effect);
    case 'net':
      return drawNet(figure, effect);
    case 'flight':
      return drawFlight(figure, effect);
    case 'bite':
      return drawBite(figure, effect);
    case 'burst':
      return drawBurst(figure, effect);
    case 'impact':
      return drawImpact(figure, effect);
    case 'save':
      return drawSave(figure, effect);
    case 'wound':
      return drawWound(figure, effect);
    case 'count':
      return drawCount(figure, effect);
    case 'death':
      return drawDeath(figure, effect);
    case 'fall':
      return drawFall(figure, effect);
    case 'triumph':
      return drawTriumph(figure, effect);
  }
};

interface Timed extends Omit<FilmEffect, 'act'> {
  readonly act: Effect;
}

interface Shown extends Timed {
  readonly figure: EffectFigure;
  readonly draw: DrawEffect;
}

/** Plays effects over the board. */
export class EffectPlayer {
  readonly #stage: EffectStage;
  readonly #pool: SpritePool;
  readonly #shown = new Set<Shown>();

  constructor(stage: EffectStage) {
    this.#stage = stage;
    this.#pool = new SpritePool(stage.layer);
  }

  /** Draws what effects are made of, so that the first ones need not wait for it. */
  warm(): void {
    for (const [name, { reach, draw }] of Object.entries(EFFECT_TEXTURES)) this.#stage.store.get(`effect ${name}`, reach, draw);
  }

  /** Plays the effects of what has changed without a battle. */
  react(change: BoardChange): Promise<void> {
    return this.play(changeEffects(change));
  }

  /** Plays effects that belong to no film, all at the same time. */
  async play(effects: readonly Effect[]): Promise<void> {
    if (effects.length === 0) return;
    const timed = effects.map((act): Timed => {
      const length = ALONE_MS[act.kind] ?? OTHERS_MS;
      return { start: act.kind === 'triumph' ? act.delay : 0, length, act };
    });
    await this.#run(timed, endOf(timed), (clock, moment) => {
      moment.time = clock;
    });
  }

  /** Plays what moves in a frame of a film. */
  async perform(frame: Frame, onBegin: BeginAct): Promise<void> {
    const timeline = frameTimeline(frame);
    if (timeline.effects.length === 0) {
      onBegin(null);
      return this.play(frameEffects(frame));
    }
    const { lines } = this.#stage;
    const last = timeline.stops.at(-1)?.at;
    await this.#run(
      timeline.effects,
      clockLength(timeline),
      (clock, moment) => {
        filmMoment(timeline, clock, moment);
        if (last === undefined) return;
        lines.alpha = moment.stopped < 1 ? 0 : Math.max(0, Math.min(1, (moment.time - last) / LINES_MS));
      },
      onBegin,
    );
    lines.alpha = 1;
  }

  /** Ends everything at once. */
  clear(): void {
    for (const { figure } of this.#shown) figure.end();
    this.#shown.clear();
    this.#pool.clear();
  }

  async #run<T extends Timed>(
    effects: readonly T[],
    whole: number,
    at: (clock: number, moment: FilmMoment) => void,
    onBegin: (acts: readonly T['act'][]) => void = () => undefined,
  ): Promise<void> {
    const waiting = [...effects].sort((a, b) => a.start - b.start);
    const moment = { time: 0, stopped: 1 };
    const own = new Set<Shown>();
    let next = 0;
    await this.#stage.motion.run({ duration: whole }, (t) => {
      at(t * whole, moment);
      const begun: T['act'][] = [];
      for (let effect = waiting[next]; effect && (t === 1 || effect.start <= moment.time); effect = waiting[++next]) {
        begun.push(effect.act);
        if (t < 1) own.add(this.#begin(effect));
      }
      if (begun.length > 0) onBegin(begun);
      for (const one of own) {
        if (t < 1 && moment.time <= one.start + one.length) {
          if (this.#shown.has(one)) one.draw((moment.time - one.start) / one.length, moment.stopped);
        } else {
          own.delete(one);
          this.#end(one);
        }
      }
    });
  }

  #begin(effect: Timed): Shown {
    const figure = new EffectFigure(this.#stage, this.#pool);
    const shown = { ...effect, figure, draw: pictureOf(figure, effect.act) };
    this.#shown.add(shown);
    return shown;
  }

  #end(shown: Shown): void {
    if (!this.#shown.delete(shown)) return;
    shown.figure.end();
  }
}
