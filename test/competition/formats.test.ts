import type { Pairing } from '@hexfall/shared/competition/acts';
import { expectedRounds } from '@hexfall/shared/competition/competition';
import { firstKnockOutRound } from '@hexfall/shared/competition/knockOut';
import { nextPairings } from '@hexfall/shared/competition/pairings';
import { proposedRounds } from '@hexfall/shared/competition/regulations';
import { roundRobinPairings } from '@hexfall/shared/competition/roundRobin';
import { noShow, Played, playedBout } from '../support/competitions.js';

const entrantsOf = (pairings: readonly Pairing[]): readonly (readonly (number | null)[])[] => pairings.map(({ entrants }) => entrants);

/** The entrant with the lower number wins. */
const favorite = ({ entrants: [one, two] }: Pairing): ReturnType<typeof playedBout> => (one < two! ? playedBout(5, 0) : playedBout(0, 5));

test.each([
  [2, 2],
  [8, 4],
  [9, 5],
  [64, 7],
])('a Swiss of %i is proposed %i rounds', (entrants, rounds) => {
  expect(proposedRounds(entrants)).toBe(rounds);
});

describe('how many rounds there will be', () => {
  const FORMATS = [
    { format: 'swiss' },
    { format: 'swiss', rounds: 3, finals: 4 },
    { format: 'round-robin', halves: 2 },
    { format: 'round-robin', finals: 2 },
    { format: 'knock-out' },
  ] as const;

  test.each(FORMATS.flatMap((regulations) => [2, 3, 6, 9].map((entrants) => ({ regulations, entrants }))))(
    'is known before round 1, and in every round: $regulations of $entrants',
    ({ regulations, entrants }) => {
      const played = new Played(regulations, entrants);
      const before = expectedRounds(played.state);
      played.do({ do: 'announce', round: 1, pairings: nextPairings(played.state, []) });
      const expected: number[] = [];
      for (played.goOn(); played.state.phase !== 'closed'; played.goOn()) {
        expected.push(expectedRounds(played.state));
        played.play(favorite);
      }
      expect(new Set([before, ...expected])).toEqual(new Set([played.round]));
    },
  );
});

describe('a round robin', () => {
  test.each(Array.from({ length: 15 }, (_, index) => index + 2))(
    'of %i: everybody meets everybody, and begins as often as not',
    (count) => {
      const order = Array.from({ length: count }, (_, index) => index);
      const rounds = count - 1 + (count % 2);
      const met = new Set<string>();
      const begun = new Map<number, number>();
      for (let round = 1; round <= 2 * rounds; round++) {
        const pairings = roundRobinPairings(order, round);
        expect(new Set(entrantsOf(pairings).flat()).size).toBe(count + (count % 2));
        for (const { entrants } of pairings) {
          met.add(entrants.join('-'));
          if (entrants[1] === null) continue;
          for (const [side, entrant] of entrants.entries()) begun.set(entrant!, (begun.get(entrant!) ?? 0) + (side === 0 ? 1 : -1));
        }
        if (round === rounds) for (const balance of begun.values()) expect(Math.abs(balance)).toBeLessThanOrEqual(1);
      }
      // In both halves each meets each other once as the first, and the byes are the same.
      expect(met.size).toBe(count * (count - 1) + (count % 2) * count);
      expect([...begun.values()].every((balance) => balance === 0)).toBe(true);
    },
  );

  test('of four by the circle method', () => {
    const rounds = [1, 2, 3].map((round) => entrantsOf(roundRobinPairings([0, 1, 2, 3], round)));
    expect(rounds).toEqual([
      [
        [0, 3],
        [2, 1],
      ],
      [
        [3, 1],
        [0, 2],
      ],
      [
        [2, 3],
        [1, 0],
      ],
    ]);
  });

  test('has as many rounds as it needs, twice as many with two halves', () => {
    for (const [halves, rounds] of [
      [1, 5],
      [2, 10],
    ] as const) {
      const played = new Played({ format: 'round-robin', halves, begins: 0 }, 5);
      for (played.goOn(); played.state.phase !== 'closed'; played.goOn()) played.play(favorite);
      expect([played.round, played.standings.map(({ entrant }) => entrant)]).toEqual([rounds, [0, 1, 2, 3, 4]]);
    }
  });

  test('who has left before round 1 has no part in it', () => {
    const played = new Played({ format: 'round-robin' }, 5);
    played.do({ do: 'leave', entrant: 2 });
    let rounds = 0;
    for (let next = nextPairings(played.state, []); next.length > 0; next = nextPairings(played.state, played.outcomes)) {
      rounds++;
      expect(entrantsOf(next).flat().sort()).toEqual([0, 1, 3, 4]);
      played.do({ do: 'announce', round: rounds, pairings: next });
      played.do({ do: 'begin', round: rounds, absent: [] });
      played.play(favorite);
    }
    expect([rounds, played.standings.map(({ entrant }) => entrant)]).toEqual([3, [0, 1, 3, 4]]);
  });

  test('who meets somebody that has left has a bye', () => {
    const played = new Played({ format: 'round-robin', begins: 0 }, 4);
    played.goOn();
    played.play(favorite);
    played.do({ do: 'leave', entrant: 3 }, { entrant: 3 });
    for (played.goOn(); played.state.phase !== 'closed'; played.goOn()) {
      expect(entrantsOf(played.pairings).flat().sort()).toEqual([0, 1, 2, null]);
      played.play(favorite);
    }
    expect(played.round).toBe(3);
  });
});

describe('a knock-out', () => {
  test.each(Array.from({ length: 63 }, (_, index) => index + 2))('of %i: the first seeds have the byes, and meet at the end', (count) => {
    const first = entrantsOf(firstKnockOutRound(Array.from({ length: count }, (_, index) => index)));
    const size = 2 * first.length;
    expect([size >= count, size / 2 < count]).toEqual([true, true]);
    const byes = first.filter(([, two]) => two === null).map(([one]) => one!);
    expect(byes.sort((a, b) => a - b)).toEqual(Array.from({ length: size - count }, (_, index) => index));
    const played = new Played({ format: 'knock-out' }, count);
    let rounds = 0;
    for (let pairings = nextPairings(played.state, []); pairings.length > 0; pairings = nextPairings(played.state, played.outcomes)) {
      rounds++;
      // After each round the better half is left.
      const left = entrantsOf(pairings)
        .flat()
        .filter((entrant) => entrant !== null);
      expect(Math.max(...left)).toBeLessThan(size / 2 ** (rounds - 1));
      played.do({ do: 'announce', round: rounds, pairings });
      played.do({ do: 'begin', round: rounds, absent: [] });
      played.play(favorite);
    }
    expect(2 ** rounds).toBe(size);
    const places = played.standings.map(({ place }) => place);
    const expected = played.standings.map((_, index) => (index === 0 ? 1 : 1 + 2 ** Math.floor(Math.log2(index))));
    expect(places).toEqual(expected);
  });

  const halfFinals = (): Played => {
    const played = new Played({ format: 'knock-out', bout: 'single' }, 4);
    played.pair([
      [0, 3],
      [1, 2],
    ]);
    return played;
  };

  test('a level bout has one more match, and then the better seed goes on', () => {
    const played = halfFinals();
    played.outcome(0, playedBout(5, 5));
    played.outcome(1, playedBout(0, 1));
    expect(played.isRoundOver).toBe(false);
    played.outcome(0, playedBout(3, 3));
    expect(played.isRoundOver).toBe(true);
    expect(entrantsOf(nextPairings(played.state, played.outcomes))).toEqual([[2, 0]]);
  });

  test('of two that are absent nobody goes on', () => {
    const played = halfFinals();
    played.outcome(0, noShow(null));
    played.outcome(1, playedBout(0, 1));
    expect(entrantsOf(nextPairings(played.state, played.outcomes))).toEqual([[2, null]]);
  });

  test('the winner of a bout who has left leaves the opponent a bye', () => {
    const played = halfFinals();
    played.play(favorite);
    played.do({ do: 'leave', entrant: 0 });
    expect(entrantsOf(nextPairings(played.state, played.outcomes))).toEqual([[1, null]]);
    played.pair([[1, null]]);
    expect(nextPairings(played.state, played.outcomes)).toEqual([]);
    expect(played.standings.map(({ entrant, place }) => [entrant, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
      [3, 2],
    ]);
  });

  test('who is in an announced round stays in the bracket, though both were let in by an error', () => {
    const played = new Played({ format: 'knock-out', begins: 0 }, 8);
    played.goOn();
    played.play(() => playedBout(5, 0));
    played.goOn();
    const [{ entrants }] = played.pairings as [Pairing];
    for (const pairing of [0, 1]) played.do({ do: 'correct', round: 1, pairing, board: 0, match: 0, outcome: playedBout(0, 5) });
    played.play(() => playedBout(5, 0));
    expect(entrantsOf(nextPairings(played.state, played.outcomes)).flat()).toContain(entrants[0]);
  });

  test('a correction changes no announced pairing', () => {
    const played = halfFinals();
    played.play(favorite);
    played.pair([[1, 0]]);
    played.do({ do: 'correct', round: 1, pairing: 0, board: 0, match: 0, outcome: playedBout(0, 5) });
    played.play(() => playedBout(0, 5));
    expect(nextPairings(played.state, played.outcomes)).toEqual([]);
    expect(played.standings.map(({ entrant, place }) => [entrant, place])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 3],
    ]);
  });

  test('who has begun less often begins, else the lower seed', () => {
    const played = halfFinals();
    played.play(favorite);
    // Both have begun once.
    expect(entrantsOf(nextPairings(played.state, played.outcomes))).toEqual([[1, 0]]);
    const turned = new Played({ format: 'knock-out' }, 4);
    turned.pair([
      [0, 3],
      [2, 1],
    ]);
    turned.play(favorite);
    expect(entrantsOf(nextPairings(turned.state, turned.outcomes))).toEqual([[1, 0]]);
    const first = new Played({ format: 'knock-out' }, 4);
    first.pair([
      [3, 0],
      [1, 2],
    ]);
    first.play(favorite);
    expect(entrantsOf(nextPairings(first.state, first.outcomes))).toEqual([[0, 1]]);
  });
});

test('who began counts for single matches, and not for return matches', () => {
  const winnersMeet = (['single', 'return'] as const).map((bout) => {
    const played = new Played({ bout, rounds: 3 }, 6);
    for (const pairs of [
      [
        [0, 3],
        [1, 4],
        [2, 5],
      ],
      [
        [0, 4],
        [1, 5],
        [2, 3],
      ],
    ] as const) {
      played.pair(pairs);
      played.play(({ entrants }) => (entrants[0] < 3 ? playedBout(1, 0) : playedBout(0, 1)));
    }
    return nextPairings(played.state, played.outcomes).some(({ entrants }) => entrants.every((entrant) => entrant! < 3));
  });
  expect(winnersMeet).toEqual([false, true]);
});

test('finals: the first of a Swiss play a knock-out, and the others keep their places', () => {
  const played = new Played({ format: 'swiss', rounds: 3, finals: 4, begins: 0 }, 8);
  for (played.goOn(); played.round <= 3; played.goOn()) played.play(favorite);
  const table = played.standings.map(({ entrant }) => entrant).sort((a, b) => a - b);
  expect(table).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  const seeds = entrantsOf(played.pairings).flat();
  const others = played.standings.filter(({ entrant }) => !seeds.includes(entrant));
  expect(others.map(({ place }) => place)).toEqual([5, 6, 7, 8]);
  for (; played.state.phase !== 'closed'; played.goOn()) played.play((pairing) => favorite(pairing));
  expect(played.round).toBe(5);
  expect(played.standings.map(({ place }) => place)).toEqual([1, 2, 3, 3, 5, 6, 7, 8]);
  expect(
    played.standings
      .slice(0, 4)
      .map(({ entrant }) => entrant)
      .sort(),
  ).toEqual([...seeds].sort());
});
