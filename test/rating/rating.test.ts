import { randomFrom } from '@hexfall/shared/model/random';
import {
  type CountedRating,
  FIRST_RATING,
  isListedRating,
  LISTED_FROM,
  MOST_VALUES,
  RATED_MODES,
  type RatedMatch,
  type Rating,
  ratingMargin,
  ratingsAfter,
  ratingsAfterAll,
  ratingValue,
} from '@hexfall/shared/rating/rating';

const NEW: Rating = { mu: 25, sigma: 25 / 3 };

type Numbers = readonly (readonly [mu: number, sigma: number])[];

/** Sides by the numbers of their players. */
const sidesOf = (sides: readonly Numbers[]): readonly (readonly Rating[])[] =>
  sides.map((side) => side.map(([mu, sigma]) => ({ mu, sigma })));

const expectClose = (found: readonly (readonly Rating[])[], wanted: readonly Numbers[]): void => {
  expect(found.map(({ length }) => length)).toEqual(wanted.map(({ length }) => length));
  wanted.forEach((side, index) => {
    side.forEach(([mu, sigma], player) => {
      expect(found[index]![player]!.mu).toBeCloseTo(mu, 10);
      expect(found[index]![player]!.sigma).toBeCloseTo(sigma, 10);
    });
  });
};

const randomMatch = (random: () => number) => {
  const size = 1 + Math.floor(random() * 2);
  const sides = Array.from({ length: 2 + Math.floor(random() * 3) }, () =>
    Array.from({ length: size }, (): Rating => ({ mu: 15 + 20 * random(), sigma: 1 + 7 * random() })),
  );
  return { sides, places: sides.map(() => 1 + Math.floor(random() * sides.length)) };
};

describe('a match', () => {
  // The figures are those of openskill 5.0.1 with its full model of Bradley and Terry and a tau of 0.
  test.each<[string, readonly Numbers[], readonly number[], readonly Numbers[]]>([
    [
      'the first duel of two players',
      [[[NEW.mu, NEW.sigma]], [[NEW.mu, NEW.sigma]]],
      [1, 2],
      [[[27.63523138347365, 8.065506316323548]], [[22.36476861652635, 8.065506316323548]]],
    ],
    ['a draw', [[[30, 2]], [[22, 6]]], [1, 1], [[[29.899976171550374, 1.9974807237667733]], [[22.900214456046616, 5.792478378226315]]]],
    [
      'a win of the weaker one',
      [[[20, 3]], [[31, 2.5]]],
      [1, 2],
      [[[21.05134899423238, 2.9834610912004202]], [[30.26989653178307, 2.4920333522469678]]],
    ],
    [
      'a deathmatch of four',
      [[[25, 8]], [[28, 3]], [[21, 5]], [[26, 2]]],
      [2, 1, 2, 2],
      [
        [[22.003194248512475, 6.573435456849713]],
        [[29.255464823917738, 2.9456136190622217]],
        [[20.768345460103433, 4.680005807699938]],
        [[25.66638071966576, 1.9885394609101712]],
      ],
    ],
    [
      'a match of two teams',
      [
        [
          [27, 4],
          [24, 7],
        ],
        [
          [29, 3],
          [19, 6],
        ],
      ],
      [2, 1],
      [
        [
          [26.252508466237767, 3.9633559788886803],
          [21.710807177853162, 6.8017017825612935],
        ],
        [
          [29.420463987741257, 2.987168648705686],
          [20.681855950965023, 5.896679113955793],
        ],
      ],
    ],
  ])('%s', (_, sides, places, after) => {
    expectClose(ratingsAfter({ sides: sidesOf(sides), places }), after);
  });

  test('keeps a part of any deviation', () => {
    const [winner] = ratingsAfter({
      sides: sidesOf([[[25, 1000]], ...Array.from({ length: 5 }, (): Numbers => [[25, 0.5]])]),
      places: [1, 2, 2, 2, 2, 2],
    });
    expect(winner![0]!.sigma).toBeCloseTo(10, 10);
  });
});

describe('in any match', () => {
  const random = randomFrom(7);
  const matches = Array.from({ length: 500 }, () => randomMatch(random));

  test('the order of the sides changes nothing', () => {
    for (const { sides, places } of matches) {
      const turned = ratingsAfter({ sides: sides.toReversed(), places: places.toReversed() }).toReversed();
      turned.forEach((side, index) =>
        side.forEach(({ mu, sigma }, player) => {
          const found = ratingsAfter({ sides, places })[index]![player]!;
          expect(mu).toBeCloseTo(found.mu, 9);
          expect(sigma).toBeCloseTo(found.sigma, 9);
        }),
      );
    }
  });

  test('only the order of the places counts', () => {
    for (const { sides, places } of matches)
      expect(ratingsAfter({ sides, places: places.map((place) => 3 * place + 4) })).toEqual(ratingsAfter({ sides, places }));
  });

  test('players of equal deviation win what the others lose', () => {
    for (const { sides, places } of matches) {
      const equal = sides.map((side) => side.map(({ mu }) => ({ mu, sigma: 5 })));
      const sumOf = (ratings: readonly (readonly Rating[])[]) => ratings.flat().reduce((total, { mu }) => total + mu, 0);
      expect(sumOf(ratingsAfter({ sides: equal, places }))).toBeCloseTo(sumOf(equal), 9);
    }
  });

  test('the first side does not lose, nor the last one win, and every deviation shrinks', () => {
    for (const { sides } of matches) {
      const after = ratingsAfter({ sides, places: sides.map((_, side) => side + 1) });
      expect(after[0]!.every(({ mu }, player) => mu > sides[0]![player]!.mu)).toBe(true);
      expect(after.at(-1)!.every(({ mu }, player) => mu < sides.at(-1)![player]!.mu)).toBe(true);
      expect(after.every((side, index) => side.every(({ sigma }, player) => sigma < sides[index]![player]!.sigma))).toBe(true);
    }
  });
});

describe('matches that end at the same time', () => {
  const duel = (code: string, winner: string, loser: string): RatedMatch => ({ code, sides: [[winner], [loser]], places: [1, 2] });
  const matches = [duel('A', 'ann', 'bob'), duel('C', 'bob', 'eve'), duel('B', 'eve', 'ann')];

  test('are counted one after the other by their codes, in whatever order they are given', () => {
    const after = ratingsAfterAll(new Map(), matches);
    expect(ratingsAfterAll(new Map(), matches.toReversed())).toEqual(after);
    const oneByOne = [matches[0]!, matches[2]!, matches[1]!].reduce<ReadonlyMap<string, CountedRating>>(
      (before, match) => new Map([...before, ...ratingsAfterAll(before, [match])]),
      new Map(),
    );
    expect(after).toEqual(oneByOne);
    expect(after.get('ann')!.games).toBe(2);
  });

  test('change nobody else', () => {
    const before = new Map([['kim', { ...FIRST_RATING, mu: 30 }]]);
    expect([...ratingsAfterAll(before, matches).keys()].sort()).toEqual(['ann', 'bob', 'eve']);
  });

  test('other names give the same ratings', () => {
    const names: Readonly<Record<string, string>> = { ann: 'zoe', bob: 'yan', eve: 'xia' };
    const renamed = matches.map((match) => ({ ...match, sides: match.sides.map((side) => side.map((player) => names[player]!)) }));
    const [after, other] = [ratingsAfterAll(new Map(), matches), ratingsAfterAll(new Map(), renamed)];
    for (const [name, rating] of after) expect(other.get(names[name]!)).toEqual(rating);
  });
});

describe('a rating', () => {
  test('is shown as 1500 at first, with two deviations', () => {
    expect([ratingValue(FIRST_RATING), ratingMargin(FIRST_RATING)]).toEqual([1500, 667]);
    expect([ratingValue({ mu: 27.63523138347365 }), ratingMargin({ sigma: 3.9 })]).toEqual([1605, 312]);
  });

  test('keeps its last values as they are shown', () => {
    let ratings: ReadonlyMap<string, CountedRating> = new Map();
    for (let match = 0; match < MOST_VALUES + 5; match++)
      ratings = ratingsAfterAll(ratings, [{ code: String(match), sides: [['ann'], ['bob']], places: match % 2 === 0 ? [1, 2] : [2, 1] }]);
    const { games, curve, mu } = ratings.get('ann')!;
    expect([games, curve.length, curve.at(-1)]).toEqual([MOST_VALUES + 5, MOST_VALUES, ratingValue({ mu })]);
  });

  test('has a place in the list from ten matches on, if its deviation is below four', () => {
    expect(LISTED_FROM).toEqual({ games: 10, sigma: 4 });
    expect(isListedRating({ games: 10, sigma: 3.99 })).toBe(true);
    expect(isListedRating({ games: 9, sigma: 3.99 })).toBe(false);
    expect(isListedRating({ games: 10, sigma: 4 })).toBe(false);
  });

  test('has its place after 33 duels with an equal', () => {
    let ratings: ReadonlyMap<string, CountedRating> = new Map();
    let matches = 0;
    while (!isListedRating(ratings.get('ann') ?? FIRST_RATING)) {
      matches += 1;
      ratings = ratingsAfterAll(ratings, [{ code: '', sides: [['ann'], ['bob']], places: matches % 2 === 0 ? [1, 2] : [2, 1] }]);
    }
    expect(matches).toBe(33);
  });

  test('exists in every mode with sides of one size', () => {
    expect(RATED_MODES).toEqual(['duel', 'deathmatch', 'deathmatch-score', 'team', 'team-score']);
  });
});
