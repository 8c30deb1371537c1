import { pino } from 'pino';
import { DEFAULT_REGULATIONS } from '@hexfall/shared/competition/regulations';
import { NEW_STATUS, type SavedSeat, type Setup } from '@hexfall/shared/lobby/setup';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { newVapidKeys } from '../../server/src/notify/PushSender.js';
import type { MatchRepository } from '../../server/src/store/MatchRepository.js';
import { openPostgresStore } from '../../server/src/store/openPostgresStore.js';
import { openSqliteStore } from '../../server/src/store/openStore.js';
import { MOST_BROWSERS, type NewSubscription } from '../../server/src/store/PushStore.js';
import { describeWith } from '../support/programs.js';
import { PostgresCluster } from './support/PostgresCluster.js';
import { EMPTY_TABLE, FIRST_ENTRY } from './support/table.js';
import { temporaryFolder } from './support/testApp.js';

const folder = temporaryFolder();

afterAll(() => {
  folder.remove();
});

const seated: SavedSeat = { name: 'Bob', army: 'borgo', keyHash: 'bob', mercenaries: [] };
const setup: Setup = { ...EMPTY_TABLE, seats: [null, seated], creator: 'bob' };

const at = (name: string): NewSubscription => ({
  endpoint: `https://push.example/${name}`,
  keys: { p256dh: 'p', auth: 'a' },
  language: 'pl',
  origin: 'https://hexfall.example',
});

/** What every store does; `open` opens the same one each time. */
const keepsSubscriptions = (open: () => Promise<MatchRepository>): void => {
  test('makes one pair of keys, which two processes find that start at once', async () => {
    const [one, other] = [await open(), await open()];
    const [first, second] = await Promise.all([one.push.keys(newVapidKeys), other.push.keys(newVapidKeys)]);
    expect(first).toEqual(second);
    await Promise.all([one.close(), other.close()]);
    const again = await open();
    expect(await again.push.keys(newVapidKeys)).toEqual(first);
    await again.close();
  });

  test('keeps subscriptions of seats, and what they were called for', async () => {
    const store = await open();
    await store.create('AAAAAA', setup);
    const seat = { code: 'AAAAAA', holder: 'bob' };
    expect(await store.push.subscribe({ code: 'AAAAAA', holder: 'ann' }, at('x'))).toBe(false);
    expect(await store.push.subscribe({ code: 'XXXXXX', holder: 'bob' }, at('x'))).toBe(false);
    expect(await store.push.subscribe(seat, at('x'))).toBe(true);
    await store.push.noteCalled(seat, 'turn 1');
    expect(await store.push.subscribe(seat, { ...at('x'), language: 'en' })).toBe(true);
    expect(await store.push.subscriptions(seat)).toEqual([{ ...at('x'), language: 'en', called: 'turn 1' }]);
    expect(await store.push.subscriptions({ ...seat, holder: 'ann' })).toEqual([]);
    await store.close();
  });

  test('keeps subscriptions of entrants until their competition is over, the latest of each', async () => {
    const store = await open();
    const made = { name: 'Cup', organizer: 'o', regulations: DEFAULT_REGULATIONS, options: DEFAULT_OPTIONS, listed: false };
    const act = { at: 1, by: 0, note: null, act: { do: 'enter', entrant: 0 } } as const;
    const change = { act, phase: 'open', round: 0, tables: [], outcomes: [] } as const;
    await store.competitions.create('CUPAAA', made, 1);
    await store.competitions.change(
      'CUPAAA',
      { ...change, after: 0, persons: { entrant: { entrant: 0, person: 0, name: 'Bob', key: 'bob' } } },
      1,
    );
    expect(await store.push.subscribeEntrant('CUPAAA', 'ann', at('e0'))).toBe(false);
    expect(await store.push.subscribeEntrant('XXXXXX', 'bob', at('e0'))).toBe(false);
    for (let n = 0; n <= MOST_BROWSERS; n++) expect(await store.push.subscribeEntrant('CUPAAA', 'bob', at(`e${n}`))).toBe(true);
    const endpoints = async (holders: readonly string[] = ['bob', 'ann']): Promise<readonly string[]> =>
      (await store.push.ofEntrants({ competition: 'CUPAAA', holders })).map(({ endpoint }) => endpoint.slice(-2)).sort();
    expect(await endpoints()).toHaveLength(MOST_BROWSERS);
    expect([await endpoints(['ann']), await endpoints([])]).toEqual([[], []]);
    const [first, second] = await endpoints();
    await store.push.renew(at(first!).endpoint, { ...at('e9'), endpoint: at('e9').endpoint });
    await store.push.forget(at(second!).endpoint);
    expect(await endpoints()).toContain('e9');
    expect(await endpoints()).toHaveLength(MOST_BROWSERS - 1);
    await store.competitions.change('CUPAAA', { ...change, act: { ...act, act: { do: 'close' } }, after: 1, phase: 'closed' }, 2);
    expect(await store.push.subscribeEntrant('CUPAAA', 'bob', at('ex'))).toBe(false);
    await store.close();
  });

  test('copies, renews and forgets them', async () => {
    const store = await open();
    await store.create('BBBBBB', setup);
    await store.create('CCCCCC', setup);
    const [here, there] = ['BBBBBB', 'CCCCCC'].map((code) => ({ code, holder: 'bob' })) as [
      { code: string; holder: string },
      { code: string; holder: string },
    ];
    await store.push.subscribe(here, at('y'));
    await store.push.noteCalled(here, 'turn 1');
    await store.push.copy('BBBBBB', 'CCCCCC');
    expect(await store.push.subscriptions(there)).toEqual([{ ...at('y'), called: null }]);
    await store.push.renew(at('y').endpoint, { endpoint: at('z').endpoint, keys: { p256dh: 'q', auth: 'b' } });
    for (const seat of [here, there])
      expect(await store.push.subscriptions(seat)).toMatchObject([{ endpoint: at('z').endpoint, keys: { p256dh: 'q' } }]);
    await store.push.forget(at('y').endpoint);
    expect(await store.push.subscriptions(here)).toHaveLength(1);
    await store.push.forget(at('z').endpoint);
    for (const seat of [here, there]) expect(await store.push.subscriptions(seat)).toEqual([]);
    await store.close();
  });

  test('deletes them a while after the end of their match, or when no page has renewed them for long', async () => {
    const store = await open();
    for (const code of ['DDDDDD', 'EEEEEE']) {
      await store.create(code, { ...setup, status: NEW_STATUS });
      await store.push.subscribe({ code, holder: 'bob' }, at(code));
    }
    await store.append('DDDDDD', FIRST_ENTRY, true);
    const left = async (): Promise<readonly number[]> =>
      Promise.all(['DDDDDD', 'EEEEEE'].map(async (code) => (await store.push.subscriptions({ code, holder: 'bob' })).length));
    await store.prune('endedSubscriptions', Date.now() - 60_000);
    expect(await left()).toEqual([1, 1]);
    await store.prune('endedSubscriptions', Date.now() + 1000);
    expect(await left()).toEqual([0, 1]);
    await store.prune('browsers', Date.now() + 1000);
    expect(await left()).toEqual([0, 0]);
    await store.close();
  });

  test('has a browser only as long as it is called for anything', async () => {
    const store = await open();
    const browsers = (): Promise<number> => store.countPruned('browsers');
    const [before, seat] = [await browsers(), { code: 'GGGGGG', holder: 'bob' }];
    await store.push.assign(null, at('g'));
    expect(await browsers()).toBe(before);
    await store.create(seat.code, setup);
    await store.profiles.add({ id: 'gus', name: 'gus', crest: { shape: 'moon', color: 'teal' } }, 'key of gus', 1000);
    await store.push.assign('gus', at('g'));
    await store.push.subscribe(seat, at('g'));
    await store.profiles.remove('gus');
    expect([await browsers(), await store.push.subscriptions(seat)]).toEqual([before + 1, [{ ...at('g'), called: null }]]);
    await store.push.assign('nobody', at('g'));
    await store.append(seat.code, FIRST_ENTRY, true);
    await store.prune('endedSubscriptions', Date.now() + 1000);
    expect(await browsers()).toBe(before);
    for (const [id, end] of [
      ['hal', (): unknown => store.profiles.remove('hal')],
      ['ina', (): unknown => store.profiles.renew('ina', 'another key of ina')],
      ['joe', (): unknown => store.push.assign(null, at('joe'))],
    ] as const) {
      await store.profiles.add({ id, name: id, crest: { shape: 'moon', color: 'teal' } }, `key of ${id}`, 1000);
      await store.push.assign(id, at(id));
      expect(await browsers()).toBe(before + 1);
      await end();
      expect([id, await browsers()]).toEqual([id, before]);
    }
    await store.close();
  });
};

/** What every database does with the browsers of profiles. */
const keepsBrowsersOfProfiles = (open: () => Promise<MatchRepository>): void => {
  let store: MatchRepository;

  beforeAll(async () => {
    store = await open();
    for (const [id, keyHash] of [
      ['ann', 'key of ann'],
      ['eve', 'key of eve'],
    ] as const)
      await store.profiles.add({ id, name: id, crest: { shape: 'moon', color: 'teal' } }, keyHash, 1000);
  });

  afterAll(() => store.close());

  const endpointsOf = async (id: string): Promise<readonly string[]> =>
    (await store.push.ofProfile(id)).map(({ endpoint }) => endpoint.split('/').at(-1)!);

  test('calls them at every table of the profile, each once, and notes what for', async () => {
    const [seat, other] = [
      { code: 'PPPPPP', holder: 'bob' },
      { code: 'QQQQQQ', holder: 'bob' },
    ] as const;
    for (const { code, holder } of [seat, other]) {
      await store.create(code, setup);
      await store.profiles.holdSeat('ann', { code, keyHash: holder });
    }
    await store.push.assign('ann', at('home'));
    await store.push.subscribe(seat, at('home'));
    await store.push.subscribe(seat, at('away'));
    const found = await store.push.subscriptions(seat);
    expect(found.toSorted((a, b) => a.endpoint.localeCompare(b.endpoint))).toEqual([
      { ...at('away'), called: null },
      { ...at('home'), called: null },
    ]);
    await store.push.noteCalled(seat, 'turn 1');
    expect((await store.push.subscriptions(seat)).map(({ called }) => called)).toEqual(['turn 1', 'turn 1']);
    expect(await store.push.subscriptions(other)).toEqual([{ ...at('home'), called: null }]);
    expect(await store.push.subscriptions({ ...seat, holder: 'nobody' })).toEqual([]);
    expect(await store.push.ofProfile('ann')).toEqual([at('home')]);
    // A seat that the profile has left does not call it.
    await store.profiles.forgetTable('ann', other.code);
    expect(await store.push.subscriptions(other)).toEqual([]);
  });

  test('has a browser for one profile only, and for the latest ones', async () => {
    await store.push.assign('ann', at('shared'));
    await store.push.assign('eve', at('shared'));
    expect(await endpointsOf('ann')).not.toContain('shared');
    expect(await endpointsOf('eve')).toEqual(['shared']);
    await store.push.assign(null, at('shared'));
    expect(await endpointsOf('eve')).toEqual([]);
    await store.push.assign('nobody', at('shared'));
    expect(await store.push.ofProfile('nobody')).toEqual([]);
    for (let n = 0; n <= MOST_BROWSERS; n += 1) {
      await store.push.assign('eve', at(`b${n}`));
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    expect(await endpointsOf('eve')).toEqual(['b8', 'b7', 'b6', 'b5', 'b4', 'b3', 'b2', 'b1']);
  });

  test('renews and forgets them, and ends them with the key of the profile, the profile, or a long time without use', async () => {
    await store.push.assign(null, at('home'));
    await store.push.assign('ann', at('old'));
    await store.push.renew(at('old').endpoint, { endpoint: at('now').endpoint, keys: { p256dh: 'q', auth: 'b' } });
    expect(await store.push.ofProfile('ann')).toEqual([{ ...at('now'), keys: { p256dh: 'q', auth: 'b' } }]);
    await store.push.forget(at('now').endpoint);
    expect(await endpointsOf('ann')).toEqual([]);
    await store.push.assign('ann', at('x'));
    expect(await store.profiles.renew('ann', 'another key of ann')).toBe(true);
    expect(await endpointsOf('ann')).toEqual([]);
    await store.push.assign('ann', at('x'));
    await store.prune('browsers', Date.now() - 60_000);
    expect(await endpointsOf('ann')).toEqual(['x']);
    await store.prune('browsers', Date.now() + 1000);
    expect(await endpointsOf('ann')).toEqual([]);
    await store.push.assign('ann', at('x'));
    await store.profiles.remove('ann');
    expect(await endpointsOf('ann')).toEqual([]);
  });
};

describe('a store in SQLite', () => {
  keepsSubscriptions(() => openSqliteStore(folder.path));
  keepsBrowsersOfProfiles(() => openSqliteStore(folder.path));

  test('deletes them with their match', async () => {
    const store = await openSqliteStore(folder.path);
    const waiting = { ...setup, seats: [null, seated] };
    await store.create('FFFFFF', waiting);
    await store.push.subscribe({ code: 'FFFFFF', holder: 'bob' }, at('f'));
    await store.prune('waiting', Date.now() + 1000);
    expect(await store.exists('FFFFFF')).toBe(false);
    expect(await store.push.subscriptions({ code: 'FFFFFF', holder: 'bob' })).toEqual([]);
    await store.close();
  });
});

describeWith('postgresql', 'a store in PostgreSQL', (executable) => {
  let cluster: PostgresCluster;
  let url: string;

  beforeAll(async () => {
    cluster = await PostgresCluster.start(executable);
    url = await cluster.newDatabase();
  }, 60_000);

  afterAll(() => cluster.remove());

  keepsSubscriptions(() => openPostgresStore(url, pino({ level: 'silent' })));
  keepsBrowsersOfProfiles(() => openPostgresStore(url, pino({ level: 'silent' })));
});
