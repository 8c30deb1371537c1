import { join } from 'node:path';
import type Database from 'libsql/promise';
import { pino } from 'pino';
import type { Setup } from '@hexfall/shared/lobby/setup';
import { randomFrom } from '@hexfall/shared/model/random';
import type { Requests } from '@hexfall/shared/protocol/requests';
import type { MatchRepository } from '../../server/src/store/MatchRepository.js';
import { openPostgresStore } from '../../server/src/store/openPostgresStore.js';
import { openSqlite, sqliteStoreOver } from '../../server/src/store/openStore.js';
import type { LogEntry, SavedMatch } from '../../server/src/table/savedMatch.js';
import { describeWith } from '../support/programs.js';
import { MemoryStore } from './support/MemoryStore.js';
import { codeOf, type Page } from './support/Page.js';
import { PostgresCluster } from './support/PostgresCluster.js';
import { acting, type Duel, EMPTY_TABLE, playRandomly, randomIntent, startDuel } from './support/table.js';
import { startTestApp, temporaryFolder, type TestApp } from './support/testApp.js';

let app: TestApp | null = null;

const startWith = async (store: MatchRepository): Promise<{ readonly url: string; readonly duel: Duel }> => {
  app = await startTestApp({ store });
  return { url: app.url, duel: await startDuel(app.url) };
};

afterEach(async () => {
  await app?.stop();
  app = null;
});

const isSeen = async (pages: readonly Page[], seq: number): Promise<void> => {
  await Promise.all(pages.map((page) => page.until(() => page.state.seq === seq && page.intents.at(-1)?.seq === seq)));
};

const FIRST = { n: 1, client: 'page-lost', seat: 0, intent: { do: 'place-hq', at: [0, 0], rot: 0 } } as const satisfies Requests['intent'];

describe('when the store does not say whether it has an intent', () => {
  /** A store that goes away right after it has kept an entry, or right before. */
  class VanishingStore extends MemoryStore {
    away: 'before' | 'after' | null = null;

    override async append(code: string, entry: LogEntry, last: boolean): Promise<void> {
      if (this.away !== 'before') await super.append(code, entry, last);
      if (this.away) throw new Error('the connection is lost');
    }

    override load(code: string): Promise<SavedMatch | null> {
      return this.away ? Promise.reject(new Error('the connection is lost')) : super.load(code);
    }
  }

  test.each(['before', 'after'] as const)('sent again it is played once (the store went away %s keeping it)', async (away) => {
    const store = await VanishingStore.open();
    const { duel } = await startWith(store);
    const [a, b] = duel.pages;
    const { table } = b;
    store.away = away;
    expect(codeOf(await a.playAs(FIRST))).toBe('failed');
    expect(codeOf(await a.playAs(FIRST))).toBe('failed');
    expect(codeOf(await a.playAs({ ...FIRST, n: 2 }))).toBe('failed');
    expect([b.table, b.intents]).toEqual([table, []]);
    store.away = null;
    expect(await a.playAs(FIRST)).toEqual({ ack: { n: 1, to: 'intent', client: 'page-lost', seq: 1 } });
    await isSeen(duel.pages, 1);
    expect(b.intents.map(({ seq, intent }) => ({ seq, intent }))).toEqual([{ seq: 1, intent: FIRST.intent }]);
    await playRandomly(duel, 5, 20);
    expect((await store.load(duel.code))?.log.length).toBe(21);
  });

  test('the table comes right by itself when the store is back', async () => {
    const store = await VanishingStore.open();
    const { duel } = await startWith(store);
    store.away = 'after';
    expect(codeOf(await duel.pages[0].playAs(FIRST))).toBe('failed');
    store.away = null;
    await isSeen(duel.pages, 1);
    await playRandomly(duel, 6, 10);
  });
});

describe('SQLite', () => {
  const folder = temporaryFolder();
  const setup: Setup = { ...EMPTY_TABLE, seed: 'seed' };
  const entryOf = (seq: number, client = 'page-one'): LogEntry => ({
    seq,
    player: 0,
    intent: { do: 'end-turn' },
    client,
    n: seq,
    clock: null,
  });
  const path = join(folder.path, 'hexfall.db');
  let database: Database;
  let store: MatchRepository;

  /**
   * Expects that a write is refused because the database is locked. The library asks for code and sentence of an error after the error, when
   * a statement that is let go may have cleared both: then it has to be refused once more.
   */
  const isLockedOut = async (write: () => Promise<void>): Promise<void> => {
    const refused = await write().then(
      () => null,
      (error: unknown) => error as { readonly message: string },
    );
    if (refused?.message === 'not an error') return expect(write()).rejects.toThrow('locked');
    expect(refused?.message).toContain('locked');
  };

  beforeAll(async () => {
    database = await openSqlite(path);
    store = await sqliteStoreOver(database);
    await store.create('AAAAAA', setup);
    await store.create('BBBBBB', setup);
  });

  afterAll(async () => {
    await store.close();
    folder.remove();
  });

  test('refuses what a full disk has no room for, and goes on when there is room again', async () => {
    await database.pragma('max_page_count = 12', {});
    const long = 'x'.repeat(500);
    let kept = 0;
    const fill = async (): Promise<void> => {
      for (;;) {
        await store.append('AAAAAA', entryOf(kept + 1, long), false);
        kept += 1;
      }
    };
    await expect(fill()).rejects.toThrow('full');
    await expect(store.append('AAAAAA', entryOf(kept + 1, long), true)).rejects.toThrow('full');
    expect(kept).toBeGreaterThan(0);
    expect(await store.load('AAAAAA')).toMatchObject({ finished: false, log: { length: kept } });
    await database.pragma('max_page_count = 1000', {});
    await store.append('AAAAAA', entryOf(kept + 1, long), true);
    expect(await store.load('AAAAAA')).toMatchObject({ finished: true, log: { length: kept + 1 } });
  });

  test('refuses while another program holds the database, and goes on afterwards', async () => {
    const other = await openSqlite(path);
    const lock = () => other.exec('begin immediate') as Promise<void>;
    const unlock = () => other.exec('rollback') as Promise<void>;
    /** What is on the disk, and not only in a transaction that no one ends. */
    const seenByOthers = async (): Promise<unknown> => {
      const statement = (await other.prepare("select seq from intent where match = 'BBBBBB'")) as { all: () => Promise<unknown> };
      return statement.all();
    };
    await lock();
    await isLockedOut(() => store.append('BBBBBB', entryOf(1), false));
    await isLockedOut(() => store.saveSetup('BBBBBB', setup));
    await store.ping();
    await unlock();
    await store.append('BBBBBB', entryOf(1), false);
    expect(await seenByOthers()).toMatchObject([{ seq: 1 }]);
    await lock();
    await isLockedOut(() => store.append('BBBBBB', entryOf(2), true));
    await unlock();
    await store.append('BBBBBB', entryOf(2), true);
    expect(await seenByOthers()).toMatchObject([{ seq: 1 }, { seq: 2 }]);
    expect(await store.load('BBBBBB')).toMatchObject({ finished: true, log: [entryOf(1), entryOf(2)] });
    other.close();
  });
});

describeWith('postgresql', 'PostgreSQL', (executable) => {
  let cluster: PostgresCluster;
  let store: MatchRepository;
  let address: string;

  const open = async (): Promise<void> => {
    address = await cluster.newDatabase();
    store = await openPostgresStore(address, pino({ level: 'silent' }));
  };

  beforeAll(async () => {
    cluster = await PostgresCluster.start(executable);
  });

  afterAll(() => cluster.remove());

  test.each(['SIGINT', 'SIGQUIT'] as const)('is missed while it is away (%s), and used again as soon as it is back', async (signal) => {
    await open();
    const { url, duel } = await startWith(store);
    await playRandomly(duel, 7, 15);
    const [a] = duel.pages;
    const { table } = a;
    await cluster.stop(signal);
    const seat = acting(a)!;
    const request = { n: 1, client: 'page-away', seat, intent: randomIntent(a, seat, randomFrom(8)) };
    const page = duel.pages[seat]!;
    expect(codeOf(await page.playAs(request))).toBe('failed');
    expect(codeOf(await page.playAs(request))).toBe('failed');
    expect(a.table).toEqual(table);
    await expect(store.ping()).rejects.toThrow();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/api/matches/${duel.code}`)).status).toBe(500);
    await cluster.resume();
    await store.ping();
    expect(codeOf(await page.playAs(request))).toBe('ack');
    await isSeen(duel.pages, 16);
    await playRandomly(duel, 9, 15);
    expect((await store.load(duel.code))?.log.map(({ seq }) => seq)).toEqual(Array.from({ length: 31 }, (_, i) => i + 1));
  });

  test('connections that break at any moment lose nothing and double nothing', async () => {
    await open();
    const { duel } = await startWith(store);
    const random = randomFrom(10);
    const done = new AbortController();
    const breaking = (async () => {
      while (!done.signal.aborted) {
        await cluster.query("select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'hexfall'");
        await new Promise((resolve) => setTimeout(resolve, random() * 20));
      }
    })();
    const acknowledged: unknown[] = [];
    for (let seq = 1; seq <= 80; seq++) {
      const seat = acting(duel.pages[0]);
      if (seat === null) break;
      const page = duel.pages[seat]!;
      const request = { n: seq, client: page.client, seat, intent: randomIntent(page, seat, random) };
      for (let answer = 'failed'; answer !== 'ack'; answer = codeOf(await page.playAs(request)));
      acknowledged.push({ seq, player: seat, intent: request.intent, client: request.client, n: seq, clock: null });
      await isSeen(duel.pages, seq);
    }
    done.abort();
    await breaking;
    expect((await store.load(duel.code))?.log).toEqual(acknowledged);
    expect(duel.pages[1].intents.map(({ seq }) => seq)).toEqual(acknowledged.map((_, i) => i + 1));
  });
});
