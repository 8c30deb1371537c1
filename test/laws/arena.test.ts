import { arenaPairings, freeEntrants } from '@hexfall/shared/competition/arena';
import { isPairing } from '@hexfall/shared/competition/competition';
import { MOST_ARENA_MATCHES } from '@hexfall/shared/competition/regulations';
import { randomFrom, type RandomSource, shuffled } from '@hexfall/shared/model/random';
import { Played, playedBout } from '../support/competitions.js';

const SECOND = 1000;
const ARENAS = 30;

/** The entrants in matches that run. */
const playing = (played: Played): readonly number[] =>
  played.pairings.flatMap(({ entrants }, index) => (played.results[index]?.isOver === false ? entrants.filter((one) => one !== null) : []));

const MINUTE = 60 * SECOND;

/** All ways to pair some, one of them with nobody if their number is odd. */
const allPairings = (who: readonly number[]): readonly (readonly (readonly number[])[])[] => {
  const [first, ...others] = who;
  if (first === undefined) return [[]];
  const withAnother = others.flatMap((other, index) =>
    allPairings(others.filter((_, place) => place !== index)).map((rest) => [[first, other], ...rest]),
  );
  return who.length % 2 === 0 ? withAnother : [...withAnother, ...allPairings(others).map((rest) => [[first], ...rest])];
};

/** What is avoided in pairings of those who wait, the worst first: see docs/competitions.md. */
const costsIn = (played: Played, waiting: readonly number[]): ((pairings: readonly (readonly number[])[]) => readonly number[]) => {
  const { standings, outcomes, now } = played;
  const places = standings.map(({ entrant }) => entrant).filter((entrant) => waiting.includes(entrant));
  const recent = new Map(standings.map(({ entrant, scores }) => [entrant, scores.slice(-2).map(({ opponent }) => opponent)]));
  const free = new Map<number, number>();
  for (const { pairing, at } of outcomes)
    for (const entrant of played.pairings[pairing]!.entrants) free.set(entrant!, Math.max(at, free.get(entrant!) ?? 0));
  const freeSince = (entrant: number): number => free.get(entrant) ?? 0;
  return (pairings) => {
    const pairs = pairings.filter((pair) => pair.length === 2);
    const met = pairs.filter(([one, two]) => recent.get(one!)!.includes(two!) || recent.get(two!)!.includes(one!));
    const tooSoon = met.filter((pair) => pair.every((entrant) => freeSince(entrant) + MINUTE > now));
    const left = pairings.filter((pair) => pair.length === 1).flat();
    const longer = left.flatMap((entrant) => waiting.filter((other) => freeSince(other) > freeSince(entrant)));
    const distance = pairs.reduce((sum, [one, two]) => sum + (places.indexOf(one!) - places.indexOf(two!)) ** 2, 0);
    return [tooSoon.length, longer.length, met.length - tooSoon.length, distance];
  };
};

const worse = (a: readonly number[], b: readonly number[]): number => a.map((one, index) => one - b[index]!).find((by) => by !== 0) ?? 0;

/** How many wait at most where pairings are compared with all others, and how often that was done. */
const MOST_COMPARED = 7;
let compared = 0;

/** Whether some of those who play no match would be paired as well as can be. */
const checkPairings = (played: Played, random: RandomSource): void => {
  if (!isPairing(played.state) || random() < 0.7) return;
  const waiting = shuffled([...freeEntrants(played.state, played.outcomes)], random).slice(0, MOST_COMPARED);
  const { pairings } = arenaPairings(played.state, played.outcomes, waiting, played.now);
  const costOf = costsIn(played, waiting);
  const [best] = allPairings(waiting).map(costOf).sort(worse);
  expect(pairings).toHaveLength(Math.floor(waiting.length / 2) - best![0]!);
  if (best![0]! > 0) return;
  const paired = pairings.map(({ entrants }) => entrants.filter((entrant) => entrant !== null));
  const left = waiting.filter((entrant) => !paired.flat().includes(entrant)).map((entrant) => [entrant]);
  expect(costOf([...paired, ...left])).toEqual(best);
  compared += 1;
};

/** Plays an arena in which people come, wait, play, take breaks and leave. */
const playArena = (seed: number): Played => {
  const random = randomFrom(seed);
  const others = randomFrom(seed + ARENAS);
  const below = (count: number): number => Math.floor(random() * count);
  const entrants = 2 + below(14);
  const played = new Played({ format: 'arena', duration: 1800, limit: 60 }, entrants, random);
  played.do({ do: 'announce', round: 1, pairings: [], order: Array.from({ length: entrants }, (_, entrant) => entrant) });
  played.goOn();
  while (played.state.phase !== 'closed') {
    played.now += (1 + below(20)) * SECOND;
    const count = played.state.entrants.length;
    const dice = random();
    const busy = playing(played);
    if (dice < 0.02 && played.refusal({ do: 'enter', entrant: count }) === null) played.do({ do: 'enter', entrant: count });
    else if (dice < 0.03) {
      const entrant = below(count);
      if (played.refusal({ do: 'leave', entrant }) === null) played.do({ do: 'leave', entrant });
      played.here = played.here.filter((one) => one !== entrant);
    } else if (dice < 0.5) {
      const entrant = below(count);
      const isThere = played.here.includes(entrant);
      const mayWait = !busy.includes(entrant) && played.state.entrants[entrant]!.status === 'in';
      played.here = isThere ? played.here.filter((one) => one !== entrant) : mayWait ? [...played.here, entrant] : played.here;
    } else {
      const running = played.pairings.flatMap((_, index) => (played.results[index]?.isOver === false ? [index] : []));
      const index = running[below(Math.max(1, running.length))];
      if (index !== undefined) played.outcome(index, playedBout(below(20), below(20)));
    }
    checkPairings(played, others);
    played.goOn();
    const now = playing(played);
    expect(new Set(now).size).toBe(now.length);
    expect(now.some((entrant) => played.here.includes(entrant))).toBe(false);
  }
  return played;
};

describe('any arena', () => {
  const arenas = Array.from({ length: ARENAS }, (_, index) => playArena(index + 1));

  test('is over at the end of its time and that of its last matches', () => {
    for (const { state } of arenas) {
      const { complete, stopped } = state.rounds[0]!;
      expect(complete).toBeGreaterThanOrEqual(1800 * SECOND);
      expect(complete).toBeLessThanOrEqual(1820 * SECOND);
      if (stopped !== null) expect(stopped - complete!).toBeLessThanOrEqual(80 * SECOND);
    }
    expect(arenas.some(({ state }) => state.rounds[0]!.stopped !== null)).toBe(true);
    expect(arenas.some(({ state }) => state.rounds[0]!.stopped === null)).toBe(true);
  });

  test('pairs who waits as well as can be', () => {
    expect(compared).toBeGreaterThan(200);
  });

  test('hands out three points for a win and two for a draw, and lists everybody once', () => {
    for (const played of arenas) {
      const { standings, results, state } = played;
      const points = standings.reduce((sum, one) => sum + one.points, 0);
      expect(points).toBe(results.reduce((sum, result) => sum + (result!.winner === null ? 2 : 3), 0));
      expect(standings.map(({ entrant }) => entrant).sort((a, b) => a - b)).toEqual([...state.entrants.keys()]);
      for (const { scores, entrant } of standings) {
        const own = played.pairings.filter(({ entrants }) => entrants.includes(entrant));
        expect(scores).toHaveLength(own.length);
        expect(own.length).toBeLessThanOrEqual(MOST_ARENA_MATCHES);
      }
    }
  });

  test('has the same standings in whatever order its outcomes are stored', () => {
    for (const played of arenas) {
      const before = played.standings;
      played.outcomes = [...played.outcomes].reverse();
      expect(played.standings).toEqual(before);
    }
  });

  test('lets everybody begin about as often as not', () => {
    for (const { standings } of arenas)
      for (const { scores } of standings) {
        const begun = scores.filter(({ began }) => began).length;
        expect(Math.abs(2 * begun - scores.length)).toBeLessThanOrEqual(3);
      }
  });
});
