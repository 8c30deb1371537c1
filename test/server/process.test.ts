import { join } from 'node:path';
import { describeWith } from '../support/programs.js';
import { ServerProcess } from '../support/ServerProcess.js';
import { Page } from './support/Page.js';
import { PostgresCluster } from './support/PostgresCluster.js';
import { openTable, playRandomly, startDuel } from './support/table.js';
import { temporaryFolder } from './support/testApp.js';

const folder = temporaryFolder();

const run = (env: Readonly<Record<string, string>>): ServerProcess => ServerProcess.run('built', { DATA_DIR: folder.path, ...env });

afterEach(() => ServerProcess.killAll());

afterAll(() => {
  folder.remove();
});

test('a server that is killed has lost nothing that a client has seen', async () => {
  const first = run({});
  const url = await first.ready();
  const duel = await startDuel(url);
  await playRandomly(duel, 51, 40);
  const { table } = duel.pages[0];
  expect(await first.end('SIGKILL')).toBe('SIGKILL');

  const second = run({});
  const again = await second.ready();
  await openTable(again, duel.code);
  const pages = [await Page.join(again, duel.code, [duel.keys[0]]), await Page.join(again, duel.code, [duel.keys[1]])] as const;
  expect(pages[0].table).toEqual(table);
  await playRandomly({ pages }, 52, 10);

  await second.stop();
  await pages[0].until(() => pages[0].left !== null);
  expect(second.output.trim()).toMatch(/^Hexfall is ready: \S+$/);
});

test('a mistake in the settings is one sentence', async () => {
  const server = run({ PORT: 'eighty', LOG_LEVEL: 'loud' });
  expect(await server.ended).toBe(1);
  expect(server.output.trim().split('\n')).toEqual([
    'PORT must be a number from 0 to 65535; 0 takes any free port.',
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
  ]);
});

test('so is a port that is taken', async () => {
  const first = run({});
  const port = new URL(await first.ready()).port;
  const second = run({ PORT: port, DATA_DIR: join(folder.path, 'second'), LOG_LEVEL: 'info' });
  expect(await second.ended).toBe(1);
  expect(second.output.trim()).toBe(`Port ${port} is in use: stop the other program or set PORT to another number.`);
});

describeWith('postgresql', 'a server whose database hangs', (executable) => {
  test('stops all the same, tells clients to reconnect, and says what failed', async () => {
    const cluster = await PostgresCluster.start(executable);
    try {
      const database = { DATABASE_URL: await cluster.newDatabase() };
      const server = run(database);
      const url = await server.ready();
      const { pages, code } = await startDuel(url);
      cluster.signalAll('SIGSTOP');
      pages[0].room.send('intent', { n: 1, client: 'page-hang', seat: 0, intent: { do: 'place-hq', at: [0, 0], rot: 0 } });
      const ended = server.end('SIGTERM');
      await Promise.all(pages.map((page) => page.until(() => page.left !== null)));
      expect(pages.map(({ left }) => left)).toEqual([4001, 4001]);
      await expect(Page.create(url)).rejects.toThrow();
      expect(await ended).toBe(1);
      expect(server.output).toMatch(/"step":"tables"/);
      const failed = JSON.parse(/"failed":(\[[^\]]*\])/.exec(server.output)?.[1] ?? '[]') as string[];
      // One of these may have asked the database something right after it hung.
      const periodic = ['due match waker', 'lease monitor', 'moderation'];
      expect(failed.filter((step) => !periodic.includes(step))).toEqual(['tables', 'membership', 'store']);
      cluster.signalAll('SIGCONT');
      const again = await run(database).ready();
      expect(await (await fetch(`${again}/api/matches/${code}`)).json()).toMatchObject({ phase: 'playing' });
    } finally {
      await cluster.remove();
    }
  });
});
