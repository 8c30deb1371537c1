import { seasonPlayed, seasonToBegin, withSeason } from '@hexfall/shared/lobby/rated';
import { rematchOf } from '@hexfall/shared/lobby/rematch';
import { NEW_STATUS, type SavedSeat, type Setup } from '@hexfall/shared/lobby/setup';
import type { Mode } from '@hexfall/shared/model/options';
import type { Table } from '@hexfall/shared/model/state';
import type { ProfileView } from '@hexfall/shared/protocol/profiles';
import type { RatingList } from '@hexfall/shared/protocol/ratingList';
import type { OwnRating } from '@hexfall/shared/protocol/ratings';
import { ratedEndOf } from '../../server/src/match/matchResults.js';
import { hashSeatKey } from '../../server/src/security/credentials.js';
import { MemoryStore } from './support/MemoryStore.js';
import { newKey, Page, Pages } from './support/Page.js';
import { CREST, problem, profileRequests } from './support/profileRequests.js';
import { rateDuels } from './support/rateDuels.js';
import { EMPTY_TABLE, playRandomly } from './support/table.js';
import { startTestApp, type TestApp } from './support/testApp.js';

const seatOf = (name: string, more: Partial<SavedSeat> = {}): SavedSeat => ({
  ...{ name, army: null, keyHash: `hash of ${name}`, mercenaries: [], crest: CREST },
  ...more,
});

const ANN = seatOf('Ann');
const BOB = seatOf('Bob');

/** A public table of two people with cards. */
const PUBLIC: Setup = { ...EMPTY_TABLE, listed: true, seats: [ANN, BOB] };

const withMode = (mode: Mode, seats: number): Setup => ({
  ...PUBLIC,
  options: { ...PUBLIC.options, mode },
  seats: Array.from({ length: seats }, (_, seat) => seatOf(`Player ${seat}`)),
});

describe('a match that begins is rated', () => {
  test.each<[string, Setup]>([
    ['a duel of two with cards at a public table', PUBLIC],
    ['a deathmatch', withMode('deathmatch', 3)],
    ['a deathmatch for points', withMode('deathmatch-score', 4)],
    ['a table with a free seat', { ...PUBLIC, seats: [ANN, null] }],
    ['a match of teams', withMode('team', 4)],
    ['a match of teams for points', withMode('team-score', 4)],
  ])('%s', (_, setup) => {
    expect(seasonToBegin(setup, 'Spring')).toBe('Spring');
    expect(seasonToBegin(setup, null)).toBeNull();
    expect(withSeason(setup, 'Spring')).toEqual({ ...setup, season: 'Spring' });
  });

  const { crest: _, ...cardless } = BOB;

  test.each<[string, Setup]>([
    ['a table that is not public', { ...PUBLIC, listed: false }],
    ['somebody without a card', { ...PUBLIC, seats: [ANN, cardless] }],
    ['a computer player', { ...PUBLIC, seats: [ANN, { ...BOB, keyHash: null }] }],
    ['a bot', { ...PUBLIC, seats: [ANN, { ...BOB, program: true }] }],
    ['two on one device', { ...PUBLIC, seats: [ANN, { ...BOB, beside: 'hash of Ann' }] }],
    ['one person with two seats', { ...withMode('team', 4), seats: [ANN, BOB, seatOf('Cyd'), ANN] }],
    ['a known draw', { ...PUBLIC, drawKnown: true }],
    ['one against two', withMode('one-vs-two', 3)],
    ['a competition', { ...PUBLIC, competition: { code: 'CUPCUP', name: 'Cup', round: 1, board: 1 } }],
  ])('but not: %s', (_, setup) => {
    expect(seasonToBegin(setup, 'Spring')).toBeNull();
    expect(withSeason({ ...setup, season: 'Winter' }, 'Spring')).toEqual(setup);
  });
});

/** A table that the first side has won. */
const overWith = (mode: Mode, winners: readonly number[], seats = 2): Table =>
  ({
    options: { ...EMPTY_TABLE.options, mode },
    players: Array.from({ length: seats }, () => ({ army: 'borgo' })),
    outcome: { winners, reason: 'score', rule: '' },
  }) as unknown as Table;

describe('a match that ends is rated', () => {
  const begun: Setup = { ...PUBLIC, season: 'Spring', listed: false };
  const duel = overWith('duel', [1]);

  test('if it was when it began, whatever the table is listed as since', () => {
    expect(ratedEndOf(begun, duel, 10)).toEqual({
      ...{ season: 'Spring', mode: 'duel', places: [2, 1] },
      sides: [['hash of Ann'], ['hash of Bob']],
    });
    expect(ratedEndOf(PUBLIC, duel, 10)).toBeNull();
  });

  test('by sides, of which only the winner has a place of its own', () => {
    const keys = [0, 1, 2, 3].map((seat) => `hash of Player ${seat}`);
    expect(ratedEndOf({ ...withMode('team', 4), season: 'Spring' }, overWith('team', [2, 3], 4), 10)).toMatchObject({
      ...{ mode: 'team', places: [2, 1] },
      sides: [keys.slice(0, 2), keys.slice(2)],
    });
    const four = { ...withMode('deathmatch', 4), season: 'Spring' };
    expect(ratedEndOf(four, overWith('deathmatch', [2], 4), 10)?.places).toEqual([2, 2, 1, 2]);
    expect(ratedEndOf(four, overWith('deathmatch', [], 4), 10)?.places).toEqual([1, 1, 1, 1]);
  });

  test.each<[string, Setup, number]>([
    ['with nine intents', begun, 9],
    ['with a stand-in', { ...begun, status: { ...NEW_STATUS, substitutes: [1] } }, 10],
    ['with a known draw', { ...begun, drawKnown: true }, 10],
    ['with a seat that was given away', { ...begun, replaced: [{ former: 'hash', now: 'hash of Bob', by: 'others' }] }, 10],
  ])('but not %s', (_, setup, intents) => {
    expect(ratedEndOf(setup, duel, intents)).toBeNull();
    if (intents > 9) expect(seasonPlayed(setup)).toBeNull();
  });

  test('and its rematch is not, until it begins', () => {
    expect('season' in rematchOf(begun, { winners: [], hq: [0, 0] })).toBe(false);
  });
});

describe('on a server with a season', () => {
  let app: TestApp;
  let store: Awaited<ReturnType<typeof MemoryStore.open>>;
  const pages = new Pages();

  beforeAll(async () => {
    store = await MemoryStore.open();
    app = await startTestApp({ store, ratingSeason: 'Spring' });
  });

  afterEach(() => pages.close());

  afterAll(() => app.stop());

  const { ask, profile, duel } = profileRequests(() => ({ url: app.url, pages }));

  const viewOf = async (key: string): Promise<ProfileView> => (await (await ask('GET', '/api/profile', { key })).json()) as ProfileView;
  const listFor = async (key?: string, query = '?mode=duel'): Promise<RatingList> =>
    (await (await ask('GET', `/api/ratings${query}`, key === undefined ? {} : { key })).json()) as RatingList;

  const over = async (page: Page): Promise<void> => page.until(() => page.state.phase === 'over');

  test('a public match of two cards is rated, said before and kept in the store; each sees the own rating', async () => {
    const keys = [await profile('Ann'), await profile('Bob')] as const;
    const { a, b, code } = await duel(...keys, { listed: true });
    expect(a.state.season).toBe('Spring');
    expect((await store.load(code))?.setup.season).toBe('Spring');
    expect(await viewOf(keys[0])).toMatchObject({ ratings: { season: 'Spring', modes: [] } });
    await playRandomly({ pages: [a, b] }, 3, 12);
    await b.play(1, { do: 'resign' });
    await over(a);
    expect(a.state.season).toBe('Spring');
    const ratings = await Promise.all(keys.map(async (key) => (await viewOf(key)).ratings!.modes));
    expect(ratings.map(([rating]) => [rating?.mode, rating?.value, rating?.latest])).toEqual([
      ['duel', 1605, { code, change: 105 }],
      ['duel', 1395, { code, change: -105 }],
    ]);
  });

  test('a lobby says whether its match will be rated, as far as is known', async () => {
    const page = await pages.add(Page.createAs(app.url, { listed: true }));
    await page.sit({ army: 'borgo', name: 'Ann', profile: await profile('Ann') });
    expect(page.state.season).toBe('Spring');
    const other = await pages.add(Page.createAs(app.url, { listed: true }));
    await other.sit({ army: 'borgo', name: 'Guest' });
    expect(other.state.season).toBe('');
  });

  test('nothing is rated at a table that is not public, nor a match that ends at once', async () => {
    const keys = [await profile('Ann'), await profile('Bob')] as const;
    const hidden = await duel(...keys);
    expect(hidden.a.state.season).toBe('');
    await playRandomly({ pages: [hidden.a, hidden.b] }, 3, 12);
    await hidden.b.play(1, { do: 'resign' });
    await over(hidden.a);
    const short = await duel(...keys, { listed: true });
    await short.b.play(1, { do: 'resign' });
    await over(short.a);
    expect((await viewOf(keys[0])).ratings?.modes).toEqual([]);
  });

  test('a table is not forgotten while its rated match is played', async () => {
    const keys = [await profile('Ann'), await profile('Bob')] as const;
    const { a, b, code } = await duel(...keys, { listed: true });
    expect(await problem(ask('DELETE', `/api/profile/tables/${code}`, { key: keys[1] }))).toBe('409 rated-match');
    await b.play(1, { do: 'resign' });
    await over(a);
    expect((await ask('DELETE', `/api/profile/tables/${code}`, { key: keys[1] })).status).toBe(204);
  });

  test('the list marks who asks, and says nothing of who the others are', async () => {
    const keys = [await profile('Zoë', { shape: 'eye', color: 'red' }), await profile('Yan')] as const;
    const ids = (await Promise.all(keys.map(async (key) => (await store.profiles.prove(hashSeatKey(key), 0))!.id))) as [string, string];
    await rateDuels(store, ids, 'Spring');
    const list = await listFor(keys[0]);
    expect(list).toMatchObject({ season: 'Spring', mode: 'duel', own: { place: 1, games: 45, mode: 'duel' } satisfies Partial<OwnRating> });
    expect(list.rows).toEqual([
      { place: 1, name: 'Zoë', crest: { shape: 'eye', color: 'red' }, ...figuresOf(list.own!), own: true },
      { place: 2, name: 'Yan', crest: CREST, value: list.rows[1]?.value, margin: list.own?.margin, games: 45 },
    ]);
    const { own, rows } = await listFor();
    expect([own, rows.some((row) => 'own' in row)]).toEqual([null, false]);
    expect(await listFor(newKey(), '')).toEqual({ ...list, own: null, rows });
    expect(await listFor(keys[0], '?mode=team')).toEqual({ season: 'Spring', mode: 'team', rows: [], own: null });
    expect(JSON.stringify(list)).not.toContain(ids[1]);
  });

  test.each(['?mode=one-vs-two', '?mode=', '?mode=duel&mode=team'])('the list of %s is refused', async (query) => {
    expect(await problem(ask('GET', `/api/ratings${query}`))).toBe('400 malformed');
  });
});

const figuresOf = ({ value, margin, games }: OwnRating) => ({ value, margin, games });

describe('on a server without a season', () => {
  let app: TestApp;
  const pages = new Pages();

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(async () => {
    await pages.close();
    await app.stop();
  });

  const { ask, profile } = profileRequests(() => ({ url: app.url, pages }));

  test('there is no list, and cards have no ratings', async () => {
    const key = await profile('Ann');
    expect(await problem(ask('GET', '/api/ratings', { key }))).toBe('404 no-season');
    expect('ratings' in ((await (await ask('GET', '/api/profile', { key })).json()) as ProfileView)).toBe(false);
  });
});
