import type { OwnRating } from '@hexfall/shared/protocol/ratings';
import { FIRST_RATING, MOST_VALUES, ratingsAfter, ratingValue } from '@hexfall/shared/rating/rating';
import type { MatchRepository } from '../../server/src/store/MatchRepository.js';
import type { ProfileStore } from '../../server/src/store/ProfileStore.js';
import type { RatedEnd } from '../../server/src/table/savedMatch.js';
import { withBothStores } from './support/bothStores.js';
import { CREST } from './support/profileRequests.js';
import { EMPTY_TABLE, FIRST_ENTRY } from './support/table.js';

/** What every database does with ratings; `open` opens the same one each time. */
const keepsRatings = (open: () => Promise<MatchRepository>): void => {
  let store: MatchRepository;
  let profiles: ProfileStore;
  let codes = 0;

  beforeAll(async () => {
    store = await open();
    profiles = store.profiles;
  });

  afterAll(() => store.close());

  /** Profiles with names of their own in each test. */
  const add = async (...ids: readonly string[]): Promise<void> => {
    for (const id of ids) await profiles.add({ id, name: `Player ${id}`, crest: CREST }, `hash ${id}`, 1000);
  };

  /** A table where each profile has a seat. */
  const tableOf = async (ids: readonly string[], code = `M${String((codes += 1)).padStart(5, '0')}`): Promise<string> => {
    await store.create(code, EMPTY_TABLE);
    for (const id of ids) await profiles.holdSeat(id, { code, keyHash: `seat ${id}` });
    return code;
  };

  const endOf = (sides: readonly (readonly string[])[], more: Partial<RatedEnd> = {}): RatedEnd => ({
    ...{ season: 'Spring', mode: 'duel', places: sides.map((_, side) => side + 1), ...more },
    sides: sides.map((side) => side.map((id) => `seat ${id}`)),
  });

  const end = (code: string, rated: RatedEnd | null): Promise<void> =>
    store.append(code, FIRST_ENTRY, true, null, { playback: null, results: [], rated });

  /** A rated match of sides, the best first; its code. */
  const play = async (sides: readonly (readonly string[])[], more?: Partial<RatedEnd>): Promise<string> => {
    const code = await tableOf(sides.flat());
    await end(code, endOf(sides, more));
    return code;
  };

  const ratingOf = async (id: string, season = 'Spring'): Promise<OwnRating | undefined> => (await profiles.ratings(id, season))[0];
  const valueOf = async (id: string): Promise<number | undefined> => (await ratingOf(id))?.value;

  test('rates each player of a match at its end, and one more time at the next', async () => {
    await add('a', 'b');
    const first = await play([['a'], ['b']]);
    expect(await profiles.ratings('a', 'Spring')).toEqual([
      { mode: 'duel', value: 1605, margin: 645, games: 1, place: null, curve: [1605], latest: { code: first, change: 105 } },
    ]);
    expect(await ratingOf('b')).toMatchObject({ value: 1395, curve: [1395], latest: { code: first, change: -105 } });
    const [won, lost] = ratingsAfter({ sides: [[FIRST_RATING], [FIRST_RATING]], places: [1, 2] });
    const [, after] = ratingsAfter({ sides: [lost!, won!], places: [1, 2] });
    const second = await play([['b'], ['a']]);
    const value = ratingValue(after![0]!);
    expect(await ratingOf('a')).toMatchObject({ value, games: 2, curve: [1605, value], latest: { code: second, change: value - 1605 } });
  });

  test('keeps modes and seasons apart', async () => {
    await add('c', 'd');
    await play([['c'], ['d']]);
    await play([['d'], ['c']], { mode: 'deathmatch' });
    await play([['c'], ['d']], { season: 'Summer' });
    expect((await profiles.ratings('c', 'Spring')).map(({ mode, games, value }) => [mode, games, value])).toEqual([
      ['duel', 1, 1605],
      ['deathmatch', 1, 1395],
    ]);
    expect(await ratingOf('c', 'Summer')).toMatchObject({ games: 1, value: 1605 });
    expect(await profiles.ratings('c', 'Autumn')).toEqual([]);
  });

  test('rates teams and a draw', async () => {
    await add('e', 'f', 'g', 'h');
    await play(
      [
        ['e', 'f'],
        ['g', 'h'],
      ],
      { mode: 'team' },
    );
    const [one, two, three, four] = await Promise.all(['e', 'f', 'g', 'h'].map(valueOf));
    expect([one! > 1500, one === two, three! < 1500, three === four]).toEqual([true, true, true, true]);
    await play([['e'], ['g']], { places: [1, 1] });
    expect([await valueOf('e'), await valueOf('g')]).toEqual([1500, 1500]);
  });

  test('rates nobody in a match with a seat that no profile has, or two, and nobody if it is not rated', async () => {
    await add('i', 'j', 'k');
    const without = await tableOf(['i']);
    await end(without, endOf([['i'], ['j']]));
    const twice = await tableOf(['i', 'j']);
    await profiles.holdSeat('k', { code: twice, keyHash: 'seat j' });
    await end(twice, endOf([['i'], ['j']]));
    await end(await tableOf(['i', 'j']), null);
    for (const id of ['i', 'j', 'k']) expect(await profiles.ratings(id, 'Spring')).toEqual([]);
  });

  test('a match that is stored as over once more changes nothing', async () => {
    await add('l', 'm');
    const code = await play([['l'], ['m']]);
    await end(code, endOf([['l'], ['m']]));
    expect(await ratingOf('l')).toMatchObject({ games: 1, curve: [1605] });
  });

  test('matches of the same players that end at once are all counted', async () => {
    await add('n', 'o', 'p');
    const pairs = [
      ['n', 'o'],
      ['o', 'p'],
      ['p', 'n'],
      ['o', 'n'],
      ['n', 'p'],
    ] as const;
    const tables: string[] = [];
    for (const pair of pairs) tables.push(await tableOf(pair));
    await Promise.all(pairs.map(([winner, loser], index) => end(tables[index]!, endOf([[winner], [loser]]))));
    const games = await Promise.all(['n', 'o', 'p'].map(async (id) => (await ratingOf(id))?.games));
    expect(games).toEqual([4, 3, 3]);
    expect((await ratingOf('n'))?.latest.code).toBe(tables[4]);
  });

  test('the ratings of a profile go with it, and with its statistics; those of the others stay', async () => {
    await add('q', 'r', 's');
    await play([['q'], ['r']]);
    await play([['q'], ['s']]);
    const before = [await ratingOf('q'), await ratingOf('s')];
    await profiles.remove('r');
    expect([await ratingOf('q'), await ratingOf('s')]).toEqual(before);
    expect(await profiles.ratings('r', 'Spring')).toEqual([]);
    await profiles.forgetStatistics('q', 2000);
    expect(await profiles.ratings('q', 'Spring')).toEqual([]);
    expect(await ratingOf('s')).toEqual(before[1]);
  });

  test('the list has those with enough matches and a small deviation, the best first; equal ones share a place', async () => {
    await add('t', 'u', 'v', 'w', 'x');
    const season = 'List';
    for (let n = 0; n < 45; n++) {
      const [one, two] = n % 3 === 0 ? ['u', 't'] : ['t', 'u'];
      await play([[one], [two]], { season });
      await play([[one === 't' ? 'v' : 'w'], [one === 't' ? 'w' : 'v']], { season });
    }
    for (let n = 0; n < 12; n++) await play([['x'], ['t']], { season, places: [1, 1] });
    const rows = await profiles.ratingList(season, 'duel', 10);
    expect(rows.map(({ id, place }) => [id, place])).toEqual([
      ['v', 1],
      ['t', 2],
      ['u', 3],
      ['w', 3],
    ]);
    const { id: _, ...best } = rows[0]!;
    const { value, margin, games } = (await ratingOf('v', season))!;
    expect(best).toEqual({ name: 'Player v', crest: CREST, place: 1, value, margin, games });
    expect(rows.every((row) => row.margin < 320 && row.games >= 10)).toBe(true);
    expect(await Promise.all(['t', 'w', 'x'].map(async (id) => (await ratingOf(id, season))?.place))).toEqual([2, 3, null]);
    expect(await profiles.ratingList(season, 'duel', 2)).toEqual(rows.slice(0, 2));
    expect(await profiles.ratingList(season, 'team', 10)).toEqual([]);
    expect(await profiles.ratingList('Spring', 'duel', 10)).toEqual([]);
  });

  test('a rating that is certain after a few matches has no place yet', async () => {
    const many = Array.from({ length: 14 }, (_, index) => `many ${index}`);
    await add(...many);
    await play(
      many.map((id) => [id]),
      { season: 'Few', mode: 'deathmatch' },
    );
    expect((await ratingOf('many 0', 'Few'))!.margin).toBeLessThan(320);
    expect((await ratingOf('many 0', 'Few'))!.place).toBeNull();
    expect(await profiles.ratingList('Few', 'deathmatch', 20)).toEqual([]);
  });

  test('the curve has the last hundred values', async () => {
    await add('y', 'z');
    for (let n = 0; n < MOST_VALUES + 3; n++) await play([[n % 2 ? 'y' : 'z'], [n % 2 ? 'z' : 'y']], { season: 'Long' });
    const { curve, games, value, latest } = (await ratingOf('y', 'Long'))!;
    expect([curve.length, games, curve.at(-1)]).toEqual([MOST_VALUES, MOST_VALUES + 3, value]);
    expect(latest.change).toBe(value - curve.at(-2)!);
  });
};

withBothStores('ratings', keepsRatings);
