import { STORE_OPERATIONS, type StoreOperation } from '../../server/src/store/instrumentStore.js';
import { CompetitionByHttp } from '../support/CompetitionByHttp.js';
import { metricIn } from '../support/metrics.js';
import { Page, Pages } from './support/Page.js';
import { openTable, startDuel } from './support/table.js';
import { startTestApp } from './support/testApp.js';

/** What a process does from time to time, whatever is played. */
const PERIODIC: readonly StoreOperation[] = [
  'join',
  'heartbeat',
  'moderation',
  'evict',
  'releaseOrphans',
  'due',
  'owned',
  'prune',
  'newestTime',
  'countPruned',
];

const operationsOf = async (url: string): Promise<readonly (readonly [StoreOperation, number])[]> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const counted = STORE_OPERATIONS.filter((operation) => !PERIODIC.includes(operation));
  return counted.map((operation) => [operation, metricIn(text, `hexfall_store_seconds_count{operation="${operation}"}`)]);
};

/** How often each operation is done, except those that are not. */
const countedIn = async (url: string, doing: () => Promise<unknown>): Promise<Record<string, number>> => {
  const before = new Map(await operationsOf(url));
  await doing();
  const added = (await operationsOf(url)).map(([operation, count]) => [operation, count - (before.get(operation) ?? 0)] as const);
  return Object.fromEntries(added.filter(([, count]) => count > 0));
};

test('a table of a round is claimed and read once for both of its players, whatever their address has had played again', async () => {
  const app = await startTestApp({ limits: { replays: { burst: 0, perSecond: 0.001 } } });
  const pages = new Pages();
  try {
    const competition = await CompetitionByHttp.make(app.url, { names: ['Ada', 'Ben'], regulations: { checkIn: 0 } });
    await competition.act({ do: 'announce', round: 1 });
    const { rounds } = await competition.until((view) => view.rounds.at(-1)?.begun !== null);
    const table = rounds[0]!.pairings[0]!.result!.boards[0]!.tables[0]!;
    const counts = await countedIn(app.url, async () => {
      for (const key of competition.keys) {
        expect((await openTable(app.url, table)).status).toBe(200);
        const page = await pages.add(Page.join(app.url, table, [key]));
        expect(page.welcome!.seats).toHaveLength(1);
      }
    });
    expect(counts).toEqual({ loadTable: 1, isUnplayed: 1, claim: 1, load: 1, lines: 1 });
  } finally {
    await pages.close();
    await app.stop();
  }
});

test('a match that begins is stored three times, and nothing is read: a table and two players who sit down', async () => {
  const app = await startTestApp();
  try {
    expect(await countedIn(app.url, () => startDuel(app.url))).toEqual({ create: 1, saveSetup: 2 });
  } finally {
    await app.stop();
  }
});
