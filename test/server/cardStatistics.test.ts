import { sql } from 'kysely';
import { NO_STATISTICS } from '@hexfall/shared/inspect/matchStatistics';
import { sit } from '@hexfall/shared/lobby/seating';
import type { Setup } from '@hexfall/shared/lobby/setup';
import type { Outcome } from '@hexfall/shared/model/result';
import type { Table } from '@hexfall/shared/model/state';
import type { ArmyId } from '@hexfall/shared/model/tile';
import type { ProfileStatistics } from '@hexfall/shared/protocol/profiles';
import { resultsOf } from '../../server/src/match/matchResults.js';
import type { MatchRepository } from '../../server/src/store/MatchRepository.js';
import { kyselyOver, openSqlite, sqliteStoreOver } from '../../server/src/store/openStore.js';
import { MemoryStore } from './support/MemoryStore.js';
import { newKey, Page, Pages } from './support/Page.js';
import { CREST, problem, profileRequests } from './support/profileRequests.js';
import { EMPTY_TABLE, FIRST_ENTRY } from './support/table.js';
import { startTestApp, type TestApp } from './support/testApp.js';

let app: TestApp;
const pages = new Pages();

beforeAll(async () => {
  app = await startTestApp({ store: await MemoryStore.open(), room: { botDelayMs: 3_600_000 } });
});

afterEach(() => pages.close());

afterAll(() => app.stop());

const { ask, profile, duel } = profileRequests(() => ({ url: app.url, pages }));

const statistics = async (key: string): Promise<ProfileStatistics> =>
  (await (await ask('GET', '/api/profile/statistics', { key })).json()) as ProfileStatistics;

/** How many matches were counted, and won. */
const sums = async (key: string): Promise<readonly number[]> => {
  const { all } = (await statistics(key)).statistics;
  return [all.played, all.won];
};

/** A table where Ann sits down with her card. */
const tableOf = async (key: string): Promise<Page> => {
  const page = await pages.add(Page.create(app.url));
  await page.sit({ army: 'borgo', name: 'Ann', profile: key });
  return page;
};

const resign = async (page: Page, seat: 0 | 1): Promise<void> => {
  await page.until(() => page.state.phase === 'playing');
  await page.play(seat, { do: 'resign' });
  await page.until(() => page.state.phase === 'over');
};

describe('the statistics of a player card', () => {
  test('have a match at its end, for each who has a seat by a card, and are shown to nobody else', async () => {
    const [ann, bob, cyd] = [await profile('Ann'), await profile('Bob'), await profile('Cyd')];
    const { a, b } = await duel(ann, bob);
    expect(await sums(ann)).toEqual([0, 0]);
    await resign(b, 1);
    await a.until(() => a.state.phase === 'over');
    const { since, statistics: counted } = await statistics(ann);
    expect(counted).toMatchObject({
      all: { played: 1, won: 1, drawn: 0 },
      armies: { borgo: { played: 1, won: 1, drawn: 0 } },
      modes: { duel: { played: 1, won: 1, drawn: 0 } },
      levels: {},
      friends: [{ name: 'Bob', played: 1, won: 1, drawn: 0 }],
      streak: { now: 1, best: 1 },
    });
    expect(since).toBeLessThanOrEqual(counted.latest ?? 0);
    expect((await statistics(bob)).statistics).toMatchObject({
      all: { played: 1, won: 0 },
      armies: { moloch: { played: 1 } },
      friends: [{ name: 'Ann' }],
    });
    expect(await sums(cyd)).toEqual([0, 0]);
    expect(await problem(ask('GET', '/api/profile/statistics'))).toBe('401 unknown-profile');
    expect(await problem(ask('DELETE', '/api/profile/statistics', { key: newKey() }))).toBe('401 unknown-profile');
  });

  test('are forgotten when their owner asks for that, and with the card', async () => {
    const [ann, bob] = [await profile('Ann'), await profile('Bob')];
    const { b } = await duel(ann, bob);
    await resign(b, 1);
    expect((await ask('DELETE', '/api/profile/statistics', { key: ann })).status).toBe(204);
    expect((await statistics(ann)).statistics).toEqual(NO_STATISTICS);
    expect(await sums(bob)).toEqual([1, 0]);
    expect((await ask('DELETE', '/api/profile', { key: bob })).status).toBe(204);
    expect(await problem(ask('GET', '/api/profile/statistics', { key: bob }))).toBe('401 unknown-profile');
  });

  test('have the level of a computer player that was the opponent', async () => {
    const ann = await profile('Ann');
    const page = await tableOf(ann);
    await page.get('addBot', { army: 'moloch', level: 'scout' });
    await resign(page, 0);
    expect((await statistics(ann)).statistics).toMatchObject({ levels: { scout: { played: 1, won: 0 } }, friends: [] });
  });

  test('have no match of several people on one page', async () => {
    const ann = await profile('Ann');
    const page = await tableOf(ann);
    await page.sit({ army: 'moloch', name: 'Guest' });
    await resign(page, 1);
    expect(await sums(ann)).toEqual([0, 0]);
  });
});

/** Borgo against Moloch, which has lost. */
const OVER = {
  options: EMPTY_TABLE.options,
  players: (['borgo', 'moloch'] as const).map((army: ArmyId) => ({ army })),
  outcome: { winners: [0], reason: 'resigned', rule: '' } satisfies Outcome,
} as unknown as Table;

const person = (name: string, more: object = {}) => ({ name, army: null, keyHash: `hash of ${name}`, mercenaries: [], ...more });

const setupOf = (...seats: readonly ReturnType<typeof person>[]): Setup => ({ ...EMPTY_TABLE, seats });

describe('the results of a match', () => {
  const keysOf = (setup: Setup) => resultsOf(setup, OVER).map(({ keyHash, result }) => [keyHash, result.ending]);
  const both = [
    ['hash of Ann', 'won'],
    ['hash of Bob', 'lost'],
  ];

  test('are one for each person', () => {
    expect(keysOf(setupOf(person('Ann'), person('Bob')))).toEqual(both);
  });

  test('are none where somebody knew the order of the draw piles, and for two on one page', () => {
    expect(keysOf({ ...setupOf(person('Ann'), person('Bob')), drawKnown: true })).toEqual([]);
    expect(keysOf(setupOf(person('Ann'), person('Bob', { beside: 'hash of Ann' })))).toEqual([]);
    expect(keysOf(setupOf(person('Ann', { beside: 'hash of Bob' }), person('Bob')))).toEqual([]);
    // Who sat down on their page first has stood up.
    expect(keysOf(setupOf(person('Ann', { beside: 'hash of Cyd' }), person('Bob', { beside: 'hash of Cyd' })))).toEqual([]);
  });

  test('are as usual again once the one beside has stood up', () => {
    expect(keysOf(setupOf(person('Ann'), person('Bob', { beside: 'hash of Cyd' })))).toEqual(both);
  });
});

test('who sits down on a page with seats is beside the other person there, and never beside oneself (O5)', () => {
  const team = { ...EMPTY_TABLE, options: { ...EMPTY_TABLE.options, mode: 'team' as const } };
  const besideBob = (first: string | null, third: string | null) => {
    const seats = [first, null, third, null].map((name) => (name === null ? null : { ...person(name), keyHash: name }));
    const pageSeats = ([0, 2] as const).filter((seat) => seats[seat] !== null);
    const seated = sit({ ...team, seats }, { name: 'Bob', army: 'borgo', seat: 1, also: true, pageSeats }, 'Bob');
    return seated.ok ? seated.value.setup.seats[1]?.beside : seated.error;
  };
  expect(besideBob('Ann', null)).toBe('Ann');
  expect(besideBob('Bob', 'Ann')).toBe('Ann');
  expect(besideBob('Bob', null)).toBeUndefined();
});

describe('a match whose result cannot be stored', () => {
  let store: MatchRepository;
  let change: (statement: string) => Promise<unknown>;

  beforeEach(async () => {
    const database = await openSqlite(':memory:');
    store = await sqliteStoreOver(database);
    change = (statement) => sql.raw(statement).execute(kyselyOver(database));
    await store.profiles.add({ id: 'ann', name: 'Ann', crest: CREST }, 'hash', 1000);
    await store.create('AAAAAA', EMPTY_TABLE);
    await store.profiles.holdSeat('ann', { code: 'AAAAAA', keyHash: 'seat' });
  });

  afterEach(() => store.close());

  const end = (): Promise<void> =>
    store.append('AAAAAA', FIRST_ENTRY, true, null, {
      playback: null,
      results: [{ keyHash: 'seat', result: { ending: 'won', armies: ['borgo'], mode: 'duel', level: null, people: ['Bob'] } }],
    });

  const won = async (): Promise<number> => (await store.profiles.statistics('ann')).statistics.all.won;

  test('has not ended either: as after a crash, the end and the count are stored together or not at all', async () => {
    await change("create trigger broken before update of statistics on profile begin select raise(abort, 'broken'); end");
    await expect(end()).rejects.toThrow('broken');
    expect(await store.load('AAAAAA')).toMatchObject({ finished: false, log: [] });
    await change('drop trigger broken');
    await end();
    expect([(await store.load('AAAAAA'))?.finished, await won()]).toEqual([true, 1]);
  });

  test('ends nevertheless where what was counted before is malformed', async () => {
    await change(`update profile set statistics = '{"all":'`);
    expect(await won()).toBe(0);
    await end();
    expect([(await store.load('AAAAAA'))?.finished, await won()]).toEqual([true, 1]);
  });

  test('is added to what a later version has counted, which may count more, and of more people with longer names; nothing of that is lost', async () => {
    const tally = { played: 9, won: 5, drawn: 1, conceded: 2 };
    const counted = { ...tally, played: 10, won: 6 };
    const friends = Array.from({ length: 60 }, (_, index) => ({ name: `${index} `.padEnd(90, 'long '), ...tally }));
    const later = {
      all: tally,
      armies: { borgo: tally, 'army-of-later': tally },
      modes: { duel: tally, 'mode-of-later': tally },
      levels: { 'level-of-later': tally },
      friends: [...friends, { name: 'Bob', ...tally }],
      streak: { now: 4, best: 4, worst: -3 },
      latest: 5,
      maps: { 'map-of-later': tally },
    };
    await change(`update profile set statistics = '${JSON.stringify(later)}'`);
    expect((await store.profiles.statistics('ann')).statistics).toEqual(later);
    await end();
    expect((await store.profiles.statistics('ann')).statistics).toEqual({
      ...later,
      all: counted,
      armies: { ...later.armies, borgo: counted },
      modes: { ...later.modes, duel: counted },
      friends: [{ name: 'Bob', ...counted }, ...friends],
      streak: { now: 5, best: 5, worst: -3 },
      latest: expect.any(Number) as unknown,
    });
  });
});
