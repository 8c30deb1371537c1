import { MOST_ARENA_MATCHES } from '@hexfall/shared/competition/regulations';
import { randomFrom } from '@hexfall/shared/model/random';
import { Played, playedBout } from '../support/competitions.js';

const SECOND = 1000;
const ARENAS = 30;

/** The entrants in matches that run. */
const playing = (played: Played): readonly number[] =>
  played.pairings.flatMap(({ entrants }, index) => (played.results[index]?.isOver === false ? entrants.filter((one) => one !== null) : []));

/** Plays an arena in which people come, wait, play, take breaks and leave. */
const playArena = (seed: number): Played => {
  const random = randomFrom(seed);
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
