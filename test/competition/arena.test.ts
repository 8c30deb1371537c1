import type { BoutOutcome } from '@hexfall/shared/competition/acts';
import { latestPairings } from '@hexfall/shared/competition/arena';
import { dueAct } from '@hexfall/shared/competition/due';
import { DEFAULT_REGULATIONS, MOST_ARENA_MATCHES, type Regulations, regulationsFault } from '@hexfall/shared/competition/regulations';
import { Played, playedBout } from '../support/competitions.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const WON = playedBout(12, 5);
const LOST = playedBout(5, 12);

/** An arena of an hour that has begun. */
const arena = (entrants: number, regulations: Partial<Regulations> = {}): Played => {
  const played = new Played({ format: 'arena', duration: 3600, limit: 1200, ...regulations }, entrants);
  played.do({ do: 'announce', round: 1, pairings: [], order: Array.from({ length: entrants }, (_, entrant) => entrant) });
  played.goOn();
  return played;
};

/** Lets some wait; the numbers of those who are paired then. */
const waits = (played: Played, ...entrants: readonly number[]): readonly (readonly (number | null)[])[] => {
  const before = played.pairings.length;
  played.here.push(...entrants);
  played.goOn();
  return played.pairings.slice(before).map((pairing) => pairing.entrants);
};

/** Plays the pairing of two entrants that runs. @param outcome the first of them is that of its first side. */
const ends = (played: Played, one: number, two: number, outcome: BoutOutcome): void => {
  const index = played.results.findIndex((result, place) => {
    const { entrants } = played.pairings[place]!;
    return result?.isOver === false && entrants.includes(one) && entrants.includes(two);
  });
  const [first, second] = outcome.hq;
  played.outcome(index, played.pairings[index]!.entrants[0] === one ? outcome : playedBout(second, first));
};

describe('an arena', () => {
  test('begins without pairings and without a check-in', () => {
    const played = arena(3, { checkIn: 120 });
    expect(played.state.rounds).toMatchObject([{ pairings: [], begun: 0, complete: null }]);
    expect(played.due()).toEqual({ at: 60 * MINUTE });
    expect(played.isRoundOver).toBe(false);
  });

  test('is not paired by hand, and has one round', () => {
    const played = new Played({ format: 'arena' }, 2);
    expect(played.refusal({ do: 'announce', round: 1, pairings: [{ entrants: [0, 1] }] })).toBe('bad-pairings');
    expect(new Played({ format: 'arena' }, 1).refusal({ do: 'announce', round: 1, pairings: [] })).toBe('not-now');
    const begun = arena(2);
    begun.now = 61 * MINUTE;
    begun.do({ do: 'end-pairings' });
    expect(begun.refusal({ do: 'announce', round: 2, pairings: [] })).toBe('not-now');
  });

  test('pairs two who wait, and nobody who does not', () => {
    const played = arena(3);
    played.now = 10 * SECOND;
    expect(waits(played, 2)).toEqual([]);
    expect(waits(played, 0)).toHaveLength(1);
    expect(new Set(played.pairings[0]!.entrants)).toEqual(new Set([0, 2]));
    expect(played.here).toEqual([]);
  });

  test('pairs nobody whose page has not said so for half a minute', () => {
    const played = arena(2);
    const due = (ago: number) =>
      dueAct(
        played.state,
        {
          outcomes: [],
          here: [0, 1].map((entrant) => ({ entrant, person: 0, seen: 10 * MINUTE - (entrant === 0 ? 0 : ago) })),
          now: 10 * MINUTE,
        },
        () => 0,
      );
    expect(due(29 * SECOND)).toMatchObject({ act: { do: 'pair' } });
    expect(due(30 * SECOND)).toEqual({ at: 60 * MINUTE });
  });

  test('leaves five seconds between two pairings, so that more than two are there', () => {
    const played = arena(4);
    played.now = 10 * SECOND;
    waits(played, 0, 1);
    played.now = 12 * SECOND;
    expect(waits(played, 2, 3)).toEqual([]);
    expect(played.due()).toEqual({ at: 15 * SECOND });
    played.now = 15 * SECOND;
    played.goOn();
    expect(played.pairings).toHaveLength(2);
  });

  test('pairs those who are near in the standings', () => {
    const played = arena(4);
    played.now = MINUTE;
    waits(played, 0, 1, 2, 3);
    const [first, second] = played.pairings.map(({ entrants }) => entrants as readonly [number, number]);
    ends(played, ...first!, WON);
    ends(played, ...second!, WON);
    played.now = 2 * MINUTE - 1;
    expect(waits(played, 0, 1, 2, 3).map((pair) => [...pair].sort())).toEqual([
      [first![0], second![0]].sort(),
      [first![1], second![1]].sort(),
    ]);
  });

  test('pairs all who are there by their places, whoever has met whom before', () => {
    const played = arena(8);
    // In pairs of the places 0 and 7, 1 and 6, 2 and 5, 3 and 4, who are free for so long that they could meet again.
    for (const [one, two] of [
      [0, 7],
      [1, 6],
      [2, 5],
      [3, 4],
    ] as const) {
      played.now += 10 * SECOND;
      waits(played, one, two);
      ends(played, one, two, playedBout(8, 8));
    }
    played.now += 5 * MINUTE;
    const pairs = waits(played, 7, 6, 5, 4, 3, 2, 1, 0).map((pair) => [...pair].sort().join(' '));
    expect(pairs.sort()).toEqual(['0 1', '2 3', '4 5', '6 7']);
  });

  test('pairs a last opponent at once who meets somebody that has been free for a minute', () => {
    const played = arena(3);
    played.now = MINUTE;
    waits(played, 0, 1);
    played.now = 20 * MINUTE;
    ends(played, 0, 1, WON);
    waits(played, 1, 2);
    played.now = 30 * MINUTE;
    ends(played, 1, 2, WON);
    expect(waits(played, 0, 1)).toHaveLength(1);
  });

  test('counts the last two opponents of each', () => {
    const played = arena(4);
    played.now = MINUTE;
    waits(played, 0, 1);
    played.now = 5 * MINUTE;
    ends(played, 0, 1, WON);
    played.now += 5 * SECOND;
    waits(played, 0, 2);
    played.now += 5 * SECOND;
    waits(played, 1, 3);
    played.now = 20 * MINUTE;
    ends(played, 0, 2, WON);
    ends(played, 1, 3, WON);
    played.now += 10 * SECOND;
    expect(waits(played, 0, 1)).toEqual([]);
    // Who came before the last two may be met at once.
    waits(played, 2);
    expect([...played.pairings.at(-1)!.entrants].sort()).toEqual([1, 2]);
  });

  test('does not pair the last two opponents again before one of them has been free for a minute', () => {
    const played = arena(2);
    played.now = MINUTE;
    waits(played, 0, 1);
    played.now = 20 * MINUTE;
    ends(played, 0, 1, WON);
    played.now = 20 * MINUTE + 10 * SECOND;
    expect(waits(played, 0, 1)).toEqual([]);
    expect(played.due()).toEqual({ at: 21 * MINUTE });
    played.now = 21 * MINUTE;
    played.goOn();
    expect(played.pairings).toHaveLength(2);
  });

  test('rather pairs two who have not met, however far apart they are', () => {
    const played = arena(4);
    played.now = MINUTE;
    waits(played, 0, 1);
    played.now += 5 * SECOND;
    waits(played, 2, 3);
    for (const [one, two] of [
      [0, 1],
      [2, 3],
    ] as const)
      ends(played, one, two, playedBout(8, 8));
    // The standings are 0, 1, 2, 3: neighbors have met, and may meet again by now.
    played.now += 5 * MINUTE;
    const pairs = waits(played, 0, 1, 2, 3).map((pair) => [...pair].sort());
    for (const pair of pairs) expect([[0, 1].join(), [2, 3].join()]).not.toContain(pair.join());
  });

  test('lets wait who has been free for the shortest time if their number is odd', () => {
    const played = arena(3);
    played.now = MINUTE;
    waits(played, 0, 1);
    played.now = 10 * MINUTE;
    ends(played, 0, 1, WON);
    played.now = 12 * MINUTE;
    expect(waits(played, 0, 1, 2).flat()).toContain(2);
    expect(played.here).toHaveLength(1);
  });

  test('lets begin who has begun less often', () => {
    const played = arena(2);
    for (let minute = 1; minute < 40; minute += 5) {
      played.now = minute * MINUTE;
      waits(played, 0, 1);
      ends(played, 0, 1, WON);
    }
    const begun = played.pairings.filter(({ entrants }) => entrants[0] === 0).length;
    expect(played.pairings).toHaveLength(8);
    expect(begun).toBe(4);
  });

  test('counts three points for a win and one for a draw, over all matches', () => {
    const played = arena(3);
    const play = (minute: number, one: number, two: number, outcome: BoutOutcome): void => {
      played.now = minute * MINUTE;
      waits(played, one, two);
      ends(played, one, two, outcome);
    };
    play(1, 0, 1, playedBout(12, 5));
    play(5, 0, 2, playedBout(8, 8));
    play(10, 0, 1, LOST);
    expect(played.standings.map(({ entrant, points, wins, hq }) => [entrant, points, wins, hq])).toEqual([
      [0, 4, 1, 0],
      [1, 3, 1, 0],
      [2, 1, 0, 0],
    ]);
    expect(played.standings.map(({ scores }) => scores.map(({ points }) => points))).toEqual([[3, 1, 0], [0, 3], [1]]);
    waits(played, 1, 2);
    played.now += 5 * SECOND;
    played.goOn();
    expect(played.standings[1]!.scores.map(({ how }) => how)).toEqual(['played', 'played', 'open']);
  });

  test('separates level entrants without the points of their opponents', () => {
    const played = arena(4);
    played.now = MINUTE;
    waits(played, 0, 1);
    played.now += 5 * SECOND;
    waits(played, 2, 3);
    ends(played, 0, 1, playedBout(12, 10));
    ends(played, 2, 3, playedBout(12, 2));
    expect(played.standings.map(({ entrant }) => entrant)).toEqual([2, 0, 1, 3]);
    // With a better opponent it stays so.
    played.now += 5 * MINUTE;
    waits(played, 1, 3);
    ends(played, 1, 3, playedBout(12, 11));
    expect(played.standings.map(({ entrant }) => entrant).slice(0, 3)).toEqual([2, 0, 1]);
  });

  test('takes entrants until its pairings end, and they miss nothing', () => {
    const played = arena(2);
    played.now = 30 * MINUTE;
    played.do({ do: 'enter', entrant: 2 }, { entrant: 2 });
    expect(played.state.entrants[2]).toMatchObject({ since: 1, status: 'in' });
    expect(waits(played, 0, 2)).toHaveLength(1);
    played.do({ do: 'end-pairings' });
    expect(played.refusal({ do: 'enter', entrant: 3 }, { entrant: 3 })).toBe('too-late');
  });

  test('has no pauses: who does not wait is not paired', () => {
    expect(arena(2).refusal({ do: 'pause', entrant: 0, on: true }, { entrant: 0 })).toBe('not-now');
  });

  test('ends by time; matches that run then go on until the limit', () => {
    const played = arena(4);
    played.now = 59 * MINUTE;
    waits(played, 0, 1);
    played.now += 5 * SECOND;
    waits(played, 2, 3);
    played.now = 60 * MINUTE;
    played.goOn();
    expect(played.state.rounds[0]).toMatchObject({ complete: 60 * MINUTE, stopped: null });
    expect(played.due()).toEqual({ at: 80 * MINUTE });
    ends(played, 0, 1, WON);
    expect(waits(played, 0, 1)).toEqual([]);
    expect(played.state.phase).toBe('running');
    played.now = 80 * MINUTE;
    played.goOn();
    expect(played.state).toMatchObject({ phase: 'closed', rounds: [{ stopped: 80 * MINUTE }] });
  });

  test('is over as soon as its last match is after the end', () => {
    const played = arena(2);
    played.now = 59 * MINUTE;
    waits(played, 0, 1);
    played.now = 60 * MINUTE;
    played.goOn();
    ends(played, 0, 1, WON);
    played.goOn();
    expect(played.state.phase).toBe('closed');
  });

  test('gives back the time of an outage', () => {
    const played = arena(2);
    played.now = 30 * MINUTE;
    played.do({ do: 'resume', gap: 10 * MINUTE }, 'time');
    expect(played.due()).toEqual({ at: 70 * MINUTE });
  });

  test('is ended and given more time by the organizer; nobody but the server pairs', () => {
    const played = arena(4);
    expect(played.refusal({ do: 'pair', pairings: [{ entrants: [0, 1] }] })).toBe('not-organizer');
    expect(played.refusal({ do: 'pair', pairings: [{ entrants: [0, 1] }] }, { entrant: 0 })).toBe('not-organizer');
    played.do({ do: 'change', regulations: { duration: 4200 } });
    expect(played.due()).toEqual({ at: 70 * MINUTE });
    played.do({ do: 'end-pairings' });
    expect(played.refusal({ do: 'end-pairings' })).toBe('not-now');
    expect(played.refusal({ do: 'pair', pairings: [{ entrants: [0, 1] }] }, 'time')).toBe('not-now');
  });

  test('pairs only who is in and plays no match, once each', () => {
    const played = arena(4);
    const pair = (...pairings: readonly (readonly [number, number | null])[]) =>
      played.refusal({ do: 'pair', pairings: pairings.map((entrants) => ({ entrants })) }, 'time');
    expect(pair([0, 1])).toBeNull();
    for (const wrong of [
      [],
      [[0, 0]],
      [[0, null]],
      [
        [0, 1],
        [1, 2],
      ],
      [[0, 7]],
    ] as const)
      expect(pair(...wrong)).toBe('bad-pairings');
    played.do({ do: 'leave', entrant: 3 });
    expect(pair([0, 3])).toBe('bad-pairings');
    played.do({ do: 'pair', pairings: [{ entrants: [0, 1] }] }, 'time');
    expect(pair([0, 2])).toBe('bad-pairings');
    expect(new Played({ format: 'swiss' }, 2).refusal({ do: 'pair', pairings: [{ entrants: [0, 1] }] }, 'time')).toBe('not-now');
  });

  test('pairs nobody more often than the most', () => {
    const played = arena(2, { duration: 12 * 3600 });
    for (let match = 0; match <= MOST_ARENA_MATCHES; match++) {
      played.now += 2 * MINUTE;
      if (waits(played, 0, 1).length > 0) ends(played, 0, 1, WON);
    }
    expect(played.pairings).toHaveLength(MOST_ARENA_MATCHES);
  });

  test('shows the latest pairing of each entrant', () => {
    const { regulations } = arena(2).state;
    const pairings = [
      [0, 1],
      [2, 3],
      [0, 2],
      [2, 1],
    ].map(([one, two]) => ({ entrants: [one!, two!] as const }));
    expect([...latestPairings(regulations, { pairings })].sort()).toEqual([1, 2, 3]);
    expect([...latestPairings(DEFAULT_REGULATIONS, { pairings })]).toEqual([0, 1, 2, 3]);
  });

  test.each([{ bout: 'return' }, { boards: 2 }, { finals: 2 }, { duration: 299 }, { duration: 12 * 3600 + 1 }] as const)(
    'is refused with %j',
    (change) => expect(regulationsFault({ ...DEFAULT_REGULATIONS, format: 'arena', ...change })).not.toBeNull(),
  );
});
