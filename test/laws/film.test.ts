import { distance, includesHex, sameHex } from '@hexfall/shared/hex/cells';
import { describeEvents } from '@hexfall/shared/inspect/describeEvents';
import {
  clockLength,
  type FilmAct,
  type FilmEffect,
  filmMoment,
  type FilmTimeline,
  frameTimeline,
  HEXES_PER_SECOND,
  HIT_STOP_MS,
  MOST_BEATS,
} from '@hexfall/shared/inspect/filmTimeline';
import { buildReplay, type Frame } from '@hexfall/shared/picture/replay/buildReplay';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import type { Scene } from '../golden/scene.js';
import { GOLDEN_SCENES } from '../golden/scenes.js';
import { modePosition } from '../support/modePosition.js';

const framesOf = ({ starter = 0, answers = [], ...draft }: Scene): readonly Frame[] => {
  const table = modePosition(draft);
  return buildReplay(describeEvents(table, fightBattle(table, starter, answers).events)).frames;
};

type ActOf<K extends FilmAct['kind']> = FilmAct extends infer A
  ? A extends { readonly kind: infer Own }
    ? K extends Own
      ? A
      : never
    : never
  : never;

type EffectOf<K extends FilmAct['kind']> = FilmEffect & { readonly act: ActOf<K> };

const effectsOf = <K extends FilmAct['kind']>({ effects }: FilmTimeline, kind: K): EffectOf<K>[] =>
  effects.filter((effect): effect is EffectOf<K> => effect.act.kind === kind);

/** Every frame of every battle that is kept as a text, as it is and as one with which the match ends. */
const FRAMES = GOLDEN_SCENES.flatMap(framesOf).flatMap((frame) =>
  frame.fallen.length > 0 ? [frame, { ...frame, isDecisive: true }] : [frame],
);
const SHOWN = FRAMES.map((frame) => ({ frame, timeline: frameTimeline(frame) }));
const HITS = SHOWN.filter(({ frame }) => frame.kind === 'hits');
const LOSSES = SHOWN.filter(({ frame }) => frame.kind === 'losses');

describe('the film of a battle', () => {
  test('there is something to look at', () => {
    expect(HITS.length).toBeGreaterThan(40);
    expect(HITS.filter(({ timeline }) => timeline.slow).length).toBeGreaterThan(1);
    expect(new Set(SHOWN.flatMap(({ timeline }) => timeline.effects.map(({ act }) => act.kind))).size).toBe(11);
  });

  test('every hit has one impact, on its target and with its wounds, and in the order of the log', () => {
    for (const { frame, timeline } of HITS) {
      const impacts = effectsOf(timeline, 'impact').toSorted((a, b) => a.act.place - b.act.place);
      expect(impacts.map(({ act: { at, how, wounds, armor } }) => ({ at, how, wounds, armor }))).toEqual(
        frame.hits.map(({ to, kind, wounds, armor }) => ({ at: to, how: kind, wounds, armor })),
      );
      const times = impacts.map(({ start }) => start);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });

  test('the film stands at impacts and nowhere else, for 80 ms and a few times only', () => {
    for (const { frame, timeline } of SHOWN) {
      const times = effectsOf(timeline, 'impact').map(({ start }) => start);
      expect(timeline.stops.map(({ at }) => at)).toEqual([...new Set(times)].toSorted((a, b) => a - b));
      expect(timeline.stops.length).toBeLessThanOrEqual(MOST_BEATS);
      const longer = timeline.stops.filter(({ length }) => length !== HIT_STOP_MS);
      expect(longer.length).toBe(frame.kind === 'hits' && frame.isDecisive && timeline.slow ? 1 : 0);
    }
  });

  test('an attack arrives when its hits do, at the speed of its kind', () => {
    for (const { timeline } of HITS) {
      const impacts = effectsOf(timeline, 'impact');
      for (const { start, length, act } of effectsOf(timeline, 'flight')) {
        const end = act.path.at(-1)!;
        expect(impacts.some((impact) => impact.start === start + length && sameHex(impact.act.at, end))).toBe(true);
        const hexes = act.path.slice(1).reduce((sum, hex, index) => sum + distance(act.path[index]!, hex), 0);
        expect(length).toBe(Math.max(130, Math.round((1000 * hexes) / HEXES_PER_SECOND[act.how]!)));
      }
      for (const { start, length, act } of effectsOf(timeline, 'bite'))
        expect(impacts.some((impact) => impact.start > start && impact.start < start + length && sameHex(impact.act.at, act.to))).toBe(
          true,
        );
    }
  });

  test('whatever is lost is seen once: a unit breaks, an HQ falls after its number has gone down, wounds are counted', () => {
    for (const { frame, timeline } of LOSSES) {
      const [deaths, falls] = [effectsOf(timeline, 'death'), effectsOf(timeline, 'fall')];
      expect([...deaths, ...falls].map(({ act }) => act.at.join()).sort()).toEqual(frame.removed.map((at) => at.join()).sort());
      expect(falls.map(({ act }) => act.at.join()).sort()).toEqual(frame.fallen.map((at) => at.join()).sort());
      const standing = frame.wounds.filter(({ at }) => !includesHex(frame.removed, at));
      expect(effectsOf(timeline, 'wound').map(({ act }) => act.at)).toEqual(standing.map(({ at }) => at));
      const counts = effectsOf(timeline, 'count');
      expect(counts.map(({ act: { at, wounds } }) => [at, wounds])).toEqual(
        frame.damage.filter(({ at }) => at !== null).map(({ at, wounds }) => [at, wounds]),
      );
      for (const count of counts)
        for (const fall of falls)
          if (sameHex(fall.act.at, count.act.at)) expect(fall.start).toBeGreaterThanOrEqual(count.start + count.length);
    }
  });

  test('nothing moves before its frame or after it', () => {
    for (const { timeline } of SHOWN)
      for (const { start, length } of timeline.effects) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(length).toBeGreaterThan(0);
        expect(start + length).toBeLessThanOrEqual(timeline.length);
      }
  });

  test('it is the same every time', () => {
    expect(GOLDEN_SCENES.flatMap(framesOf).map(frameTimeline)).toEqual(GOLDEN_SCENES.flatMap(framesOf).map(frameTimeline));
  });

  test('its time never runs back, comes to every stop, and ends with the frame', () => {
    for (const { timeline } of SHOWN) {
      const moments: number[] = [];
      const stood = new Set<number>();
      const whole = clockLength(timeline);
      for (let clock = 0; clock <= whole; clock += 5) {
        const { time, stopped } = filmMoment(timeline, clock, { time: 0, stopped: 0 });
        moments.push(time);
        if (stopped < 1) stood.add(time);
      }
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      expect([...stood]).toEqual(timeline.stops.map(({ at }) => at));
      expect(filmMoment(timeline, whole, { time: 0, stopped: 0 })).toEqual({ time: timeline.length, stopped: 1 });
    }
  });

  test('the hit that decides the match is slow, and nothing else', () => {
    for (const { frame, timeline } of SHOWN) {
      if (!timeline.slow) continue;
      expect(frame.isDecisive).toBe(true);
      const { from, to } = timeline.slow;
      const falls = frame.kind === 'hits' ? effectsOf(timeline, 'impact').filter(({ act }) => includesHex(frame.fallen, act.at)) : [];
      const last = falls.at(-1)?.start ?? effectsOf(timeline, 'fall')[0]!.start;
      expect(last).toBeGreaterThanOrEqual(from);
      expect(last).toBeLessThan(to);
    }
  });
});
