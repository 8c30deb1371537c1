import type { MatchPhase } from '@hexfall/shared/protocol/lobby';
import { JOIN_REFUSED } from '@hexfall/shared/protocol/messages';
import { openSqliteStore } from '../../server/src/store/openStore.js';
import { untilMetric } from '../support/metrics.js';
import { codeOf, Page } from './support/Page.js';
import { openTable, playRandomly, startDuel } from './support/table.js';
import { startTestApp, temporaryFolder, type TestApp } from './support/testApp.js';

const folder = temporaryFolder();
let app: TestApp | null = null;

const start = async (options: Parameters<typeof startTestApp>[0] = {}): Promise<TestApp> => {
  app = await startTestApp({ store: await openSqliteStore(folder.path), ...options });
  return app;
};

const restart = async (): Promise<TestApp> => {
  await app?.stop();
  return start();
};

afterEach(async () => {
  await app?.stop();
  app = null;
});

afterAll(() => {
  folder.remove();
});

describe('after a restart of the server', () => {
  test('a match goes on where it was, with the same keys and the same numbers', async () => {
    const first = await start();
    const duel = await startDuel(first.url);
    const [a] = duel.pages;
    const setUp = { n: 1, client: 'page-before', seat: 0, intent: { do: 'place-hq', at: [0, 0], rot: 0 } } as const;
    const answer = await a.playAs(setUp);
    await duel.pages[1].until(() => duel.pages[1].state.seq === 1);
    await playRandomly(duel, 21, 40);
    const before = { table: a.table, intents: a.intents };

    const second = await restart();
    await a.until(() => a.left !== null);
    await expect(Page.join(second.url, duel.code)).rejects.toMatchObject({ code: 522 });
    expect(await (await openTable(second.url, duel.code)).json()).toEqual({ code: duel.code, live: true });
    const pages = [await Page.join(second.url, duel.code, [duel.keys[0]]), await Page.join(second.url, duel.code, [duel.keys[1]])] as const;
    expect(pages.map((page) => page.welcome?.seats)).toEqual([[0], [1]]);
    expect(pages[0].table).toEqual(before.table);
    expect((await pages[0].get('history', { from: 1 })).intents).toEqual(before.intents);

    expect(await pages[0].playAs(setUp)).toEqual(answer);
    expect(codeOf(await pages[0].playAs({ ...setUp, intent: { do: 'end-turn' } }))).toBe('number-used');
    await playRandomly({ pages }, 22, 2000);
    expect(pages[0].state.phase).toBe('over');
    const final = pages[0].table;

    const third = await restart();
    expect(await (await fetch(`${third.url}/api/matches/${duel.code}`)).json()).toMatchObject({ phase: 'over' });
    await openTable(third.url, duel.code);
    const late = await Page.join(third.url, duel.code);
    expect(late.state.phase).toBe('over');
    expect(late.table).toEqual(final);
    await late.leave();
  });

  test('a table that waits for a player still waits', async () => {
    const first = await start();
    const a = await Page.create(first.url, { takeBack: false });
    const { key } = await a.sit({ army: 'outpost', name: 'Ann' });
    const second = await restart();
    await openTable(second.url, a.code);
    const b = await Page.join(second.url, a.code);
    expect(b.state.options.takeBack).toBe(false);
    expect([...b.state.seats].map(({ name, army }) => [name, army])).toEqual([
      ['Ann', 'outpost'],
      ['', ''],
    ]);
    await b.sit({ army: 'borgo', name: 'Bob' });
    expect(b.state.phase).toBe('playing');
    const again = await Page.join(second.url, a.code, [key]);
    expect(again.welcome?.seats).toEqual([0]);
  });
});

describe('a table without connections', () => {
  const untilGone = (url: string, phase: MatchPhase): Promise<void> =>
    untilMetric(url, `hexfall_tables{phase="${phase}"}`, (tables) => tables === 0);

  /** Joins a table that has been opened. If it has left the memory again before somebody came, it is opened again. */
  const comeTo = async (url: string, code: string): Promise<Page> => {
    for (;;) {
      try {
        return await Page.join(url, code);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === JOIN_REFUSED.noRoom)) throw error;
      }
      expect((await openTable(url, code)).status).toBe(200);
    }
  };

  test('leaves the memory and comes back when it is asked for, once', async () => {
    const server = await start({ room: { idleMs: 1 } });
    const duel = await startDuel(server.url);
    await playRandomly(duel, 31, 10);
    const { table } = duel.pages[0];
    await Promise.all(duel.pages.map((page) => page.leave()));
    await untilGone(server.url, 'playing');
    await expect(Page.join(server.url, duel.code)).rejects.toMatchObject({ code: JOIN_REFUSED.noRoom });
    const answers = await Promise.all(Array.from({ length: 5 }, () => openTable(server.url, duel.code)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const page = await comeTo(server.url, duel.code);
    expect(page.table).toEqual(table);
  });

  test('leaves the memory sooner when its match is over', async () => {
    const server = await start({ room: { overIdleMs: 1 } });
    const duel = await startDuel(server.url);
    await duel.pages[0].play(0, { do: 'resign' });
    await Promise.all(duel.pages.map((page) => page.leave()));
    await untilGone(server.url, 'over');
    await expect(Page.join(server.url, duel.code)).rejects.toMatchObject({ code: JOIN_REFUSED.noRoom });
  });
});
