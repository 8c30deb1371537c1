import { type Hex, includesHex, pathLength, sameHex } from '../hex/cells.js';
import { type Direction, opposite } from '../hex/direction.js';
import { ATTACKS, type HitKind } from '../model/attackKinds.js';
import type { DescribedHit } from './fact.js';
import type { FilmFrame } from './filmFrames.js';

/**
 * What moves in a frame of a film. flash: a unit acts · net: a net tightens over a unit · flight: an attack flies along its path ·
 * bite: a blade strikes at a neighbor · burst: an explosion · impact: a hit arrives, `place` in the list of hits · save: a Medic takes a hit ·
 * wound: a unit is wounded · count: the number of an HQ goes down · death: a unit breaks · fall: an HQ bursts
 */
export type FilmAct =
  | { readonly kind: 'flash' | 'net' | 'death' | 'fall' | 'wound'; readonly at: Hex }
  | { readonly kind: 'flight'; readonly path: readonly Hex[]; readonly how: HitKind; readonly isStopped: boolean }
  | { readonly kind: 'bite'; readonly from: Hex; readonly to: Hex; readonly isStopped: boolean }
  | { readonly kind: 'burst'; readonly at: Hex }
  | {
      readonly kind: 'impact';
      readonly at: Hex;
      readonly place: number;
      readonly how: HitKind;
      readonly wounds: number;
      /** What armor takes off it. */
      readonly armor: number;
      readonly saved: boolean;
      /** The edge it arrives at; null for what comes from no edge. */
      readonly side: Direction | null;
    }
  | { readonly kind: 'save'; readonly medic: Hex; readonly unit: Hex }
  | { readonly kind: 'count'; readonly at: Hex; readonly wounds: number };

/** An act of one kind. */
export type FilmActOf<K extends FilmAct['kind']> = Extract<FilmAct, { kind: K }>;

/** Something that moves, and when, in milliseconds of the film's own time. */
export interface FilmEffect {
  readonly start: number;
  readonly length: number;
  readonly act: FilmAct;
}

/** A moment of the film's own time at which it stands still for some milliseconds of the clock. */
export interface FilmStop {
  readonly at: number;
  readonly length: number;
}

/** What moves in one frame of a film. */
export interface FilmTimeline {
  readonly effects: readonly FilmEffect[];
  /** How long the frame moves, in the film's own time. */
  readonly length: number;
  /** In the order of time. */
  readonly stops: readonly FilmStop[];
  /** From when to when the film is slow; null where it never is. */
  readonly slow: { readonly from: number; readonly to: number } | null;
}

/** A hit stops the film for so long, in milliseconds, and the one that decides the match. */
export const HIT_STOP_MS = 80;
const DECIDING_STOP_MS = 260;
/** The film's own time in slow motion, in relation to the clock. */
export const SLOW_RATE = 0.25;
/** How long before and after the deciding hit the film is slow, in its own time. */
const SLOW_BEFORE_MS = 130;
const SLOW_AFTER_MS = 70;

/** More hits than this do not strike one after the other: several strike at the same time. */
export const MOST_BEATS = 4;
const BEAT_MS = 130;

/** How many hexes an attack flies in a second of the film, and at least how many milliseconds it takes. */
export const HEXES_PER_SECOND: Readonly<Partial<Record<HitKind, number>>> = {
  ranged: 10,
  universal: 10,
  shotgun: 12,
  rocket: 7,
  gauss: 30,
};
const SHORTEST_FLIGHT_MS = 130;
/** How long a blade needs to its target, and in all. */
const BITE_MS = { strike: 110, whole: 260 };
/** How long an explosion needs to its neighbors, and in all. */
const BURST_MS = { strike: 120, whole: 420 };
const IMPACT_MS = 280;

const FLASH_MS = 380;
const NET_MS = 420;
const SAVE_MS = 560;
const WOUND_MS = 320;
const DEATH_MS = 760;
const FALL_MS = 1500;
/** How long the fall that decides the match is slow, in the film's own time. */
const SLOW_FALL_MS = 300;
/** How long the number of an HQ takes for a point it loses, and at most for all of them. */
const COUNT_MS = 110;
const MOST_COUNT_MS = 660;
const COUNTED_MS = 240;

/** When the last of some effects ends. */
export const endOf = (effects: readonly Pick<FilmEffect, 'start' | 'length'>[]): number =>
  effects.reduce((end, { start, length }) => Math.max(end, start + length), 0);

const still = (effects: readonly FilmEffect[], length: number): FilmTimeline => ({ effects, length, stops: [], slow: null });

/** A frame in which nothing moves. */
const NO_MOTION = still([], 0);

/** The units that act in a phase, and those that lose their action to a net. */
const actsTimeline = ({ acts, netted }: FilmFrame): FilmTimeline =>
  still(
    [
      ...acts.map((at): FilmEffect => ({ start: 0, length: FLASH_MS, act: { kind: 'flash', at } })),
      ...netted.map((at): FilmEffect => ({ start: 0, length: NET_MS, act: { kind: 'net', at } })),
    ],
    NET_MS,
  );

/** The hits of one attack: of a shot that hits several units, or of an explosion. */
type Attack = readonly (DescribedHit & { readonly place: number })[];

const isOneAttack = (a: DescribedHit, b: DescribedHit): boolean =>
  a.kind === b.kind &&
  sameHex(a.from, b.from) &&
  (ATTACKS[a.kind].origin === 'explosion' || (ATTACKS[a.kind].origin === 'edge' && a.direction === b.direction));

/** The attacks behind hits, in the order of the hits. */
const attacksOf = (hits: readonly DescribedHit[]): Attack[] => {
  const attacks: (DescribedHit & { place: number })[][] = [];
  hits.forEach((hit, index) => {
    const last = attacks.at(-1);
    if (last?.[0] && isOneAttack(last[0], hit)) last.push({ ...hit, place: index });
    else attacks.push([{ ...hit, place: index }]);
  });
  return attacks;
};

/** The longest way of an attack: to the last unit it hits. */
const wayOf = (attack: Attack): readonly Hex[] =>
  attack.map(({ path }) => path).reduce((longest, path) => (pathLength(path) > pathLength(longest) ? path : longest), []);

/** How long an attack needs until it strikes, in the film's own time. */
const timeToStrike = (attack: Attack): number => {
  const kind = attack[0]?.kind ?? 'instant';
  if (ATTACKS[kind].origin === 'none') return 0;
  if (ATTACKS[kind].origin === 'explosion') return BURST_MS.strike;
  const speed = HEXES_PER_SECOND[kind];
  if (speed === undefined) return BITE_MS.strike;
  return Math.max(SHORTEST_FLIGHT_MS, Math.round((1000 * pathLength(wayOf(attack))) / speed));
};

/** What is seen of an attack itself, without its hits. */
const movementOf = (attack: Attack, strike: number): readonly FilmEffect[] => {
  const [hit] = attack;
  if (!hit || ATTACKS[hit.kind].origin === 'none') return [];
  const start = strike - timeToStrike(attack);
  if (ATTACKS[hit.kind].origin === 'explosion') return [{ start, length: BURST_MS.whole, act: { kind: 'burst', at: hit.from } }];
  const isStopped = attack.every(({ wounds }) => wounds === 0);
  if (HEXES_PER_SECOND[hit.kind] === undefined)
    return [{ start, length: BITE_MS.whole, act: { kind: 'bite', from: hit.from, to: hit.to, isStopped } }];
  return [{ start, length: strike - start, act: { kind: 'flight', path: wayOf(attack), how: hit.kind, isStopped } }];
};

const impactOf = ({ to, place, kind, wounds, armor, saved, arrival }: Attack[number], start: number): FilmEffect => ({
  start,
  length: IMPACT_MS,
  act: {
    kind: 'impact',
    at: to,
    place,
    how: kind,
    wounds,
    armor,
    saved,
    side: ATTACKS[kind].origin === 'edge' ? opposite(arrival) : null,
  },
});

/** Attacks in order, as many at the same time as it takes to have no more beats than `MOST_BEATS`. */
const beatsOf = (attacks: readonly Attack[]): Attack[][] => {
  const size = Math.ceil(attacks.length / MOST_BEATS);
  return Array.from({ length: Math.ceil(attacks.length / Math.max(1, size)) }, (_, beat) => attacks.slice(beat * size, (beat + 1) * size));
};

/** The hits of a phase strike one after the other, in their order. The last one on an HQ decides the match if it ends with that HQ. */
const hitsTimeline = ({ hits, fallen, isDecisive }: FilmFrame): FilmTimeline => {
  const last = isDecisive ? hits.findLastIndex(({ to, wounds }) => wounds > 0 && includesHex(fallen, to)) : -1;
  const effects: FilmEffect[] = [];
  const stops: FilmStop[] = [];
  let slow: FilmTimeline['slow'] = null;
  let strike = -BEAT_MS;
  for (const beat of beatsOf(attacksOf(hits))) {
    strike = Math.max(strike + BEAT_MS, ...beat.map(timeToStrike));
    const isDeciding = beat.some((attack) => attack.some(({ place }) => place === last));
    for (const attack of beat) effects.push(...movementOf(attack, strike), ...attack.map((hit) => impactOf(hit, strike)));
    stops.push({ at: strike, length: isDeciding ? DECIDING_STOP_MS : HIT_STOP_MS });
    if (isDeciding) slow = { from: Math.max(0, strike - SLOW_BEFORE_MS), to: strike + SLOW_AFTER_MS };
  }
  return { effects, length: endOf(effects), stops, slow };
};

/** Medics give themselves up. */
const savesTimeline = ({ saves }: FilmFrame): FilmTimeline =>
  still(
    saves.map(({ medic, unit }): FilmEffect => ({ start: 0, length: SAVE_MS, act: { kind: 'save', medic, unit } })),
    SAVE_MS,
  );

const countTime = (wounds: number): number => Math.min(MOST_COUNT_MS, COUNT_MS * wounds);

/** Wounds are counted and units leave the board. An HQ falls when its number has gone down. */
const lossesTimeline = ({ wounds, damage, removed, fallen, isDecisive }: FilmFrame): FilmTimeline => {
  const isFallen = (at: Hex): boolean => includesHex(fallen, at);
  const counted = Math.max(0, ...damage.filter(({ at }) => at && isFallen(at)).map((loss) => countTime(loss.wounds)));
  const effects = [
    ...wounds
      .filter(({ at }) => !includesHex(removed, at))
      .map(({ at }): FilmEffect => ({ start: 0, length: WOUND_MS, act: { kind: 'wound', at } })),
    ...damage.flatMap((loss): FilmEffect[] => {
      if (!loss.at) return [];
      const length = isFallen(loss.at) ? counted : countTime(loss.wounds) + COUNTED_MS;
      return [{ start: 0, length, act: { kind: 'count', at: loss.at, wounds: loss.wounds } }];
    }),
    ...removed.map((at): FilmEffect =>
      isFallen(at)
        ? { start: counted, length: FALL_MS, act: { kind: 'fall', at } }
        : { start: 0, length: DEATH_MS, act: { kind: 'death', at } },
    ),
  ];
  const slow = isDecisive && fallen.length > 0 ? { from: counted, to: counted + SLOW_FALL_MS } : null;
  return { effects, length: endOf(effects), stops: [], slow };
};

/** What moves in a frame of a film, and when. */
export const frameTimeline = (frame: FilmFrame): FilmTimeline => {
  switch (frame.kind) {
    case 'acts':
      return actsTimeline(frame);
    case 'hits':
      return hitsTimeline(frame);
    case 'saves':
      return savesTimeline(frame);
    case 'losses':
      return lossesTimeline(frame);
    case 'opening':
    case 'closing':
    case 'action':
      return NO_MOTION;
  }
};

/** The clock at a moment of the film's own time, in milliseconds, without its stops. */
const slowClock = ({ slow }: FilmTimeline, time: number): number => {
  if (!slow) return time;
  const slowed = Math.max(0, Math.min(time, slow.to) - slow.from);
  return time + slowed * (1 / SLOW_RATE - 1);
};

const filmTime = ({ slow }: FilmTimeline, clock: number): number => {
  if (!slow || clock <= slow.from) return clock;
  const passed = clock - slow.from;
  const slowed = Math.min(slow.to - slow.from, passed * SLOW_RATE);
  return slow.from + slowed + Math.max(0, passed - (slow.to - slow.from) / SLOW_RATE);
};

/** How long a frame moves by the clock, in milliseconds at speed 1. */
export const clockLength = (timeline: FilmTimeline): number =>
  timeline.stops.reduce((sum, { length }) => sum + length, slowClock(timeline, timeline.length));

/** Where a film is. */
export interface FilmMoment {
  /** In its own time. */
  time: number;
  /** How much of a stop has passed, from 0 to 1; 1 where it does not stand. */
  stopped: number;
}

/**
 * Returns the moment of a frame's film after some milliseconds of the clock.
 * @param into is overwritten and returned, because this runs for every picture.
 */
export const filmMoment = (timeline: FilmTimeline, clock: number, into: FilmMoment): FilmMoment => {
  let passed = clock;
  for (const { at, length } of timeline.stops) {
    const start = slowClock(timeline, at);
    if (passed < start) break;
    if (passed < start + length) {
      into.time = at;
      into.stopped = (passed - start) / length;
      return into;
    }
    passed -= length;
  }
  into.time = Math.min(timeline.length, filmTime(timeline, passed));
  into.stopped = 1;
  return into;
};
