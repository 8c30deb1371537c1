import type { ClockView } from '@hexfall/shared/protocol/tableView';
import type { Page } from './support/Page.js';
import { ServerProcess } from '../support/ServerProcess.js';
import { acting, comeBack, playRandomly, startDuel } from './support/table.js';
import { temporaryFolder } from './support/testApp.js';

const clockOf = (page: Page): ClockView => JSON.parse(page.state.clock) as ClockView;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const DOWN_MS = 1500;

beforeAll(() => {
  // The library logs every broken connection.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => ServerProcess.killAll());

afterAll(() => {
  jest.restoreAllMocks();
});

test.each([
  ['game:120+5', 'is not charged'],
  ['turn:60', 'is not charged'],
  ['days:2', 'is charged: days go by the calendar'],
] as const)('O10: after kill -9 with %s running, the time while the server was down %s', async (clock, _) => {
  const folder = temporaryFolder();
  const env = { DATA_DIR: folder.path };
  const first = ServerProcess.run('built', env);
  const duel = await startDuel(await first.ready(), { clock });
  await playRandomly(duel, 61, 6);
  const before = clockOf(duel.pages[0]);
  expect(before.running).toBe(acting(duel.pages[0]));
  expect(await first.end('SIGKILL')).toBe('SIGKILL');
  await pause(DOWN_MS);

  const again = Date.now();
  const second = ServerProcess.run('built', env);
  const back = await comeBack(await second.ready(), duel);
  const after = clockOf(back.pages[0]!);
  expect(after).toMatchObject({ left: before.left, running: before.running });
  if (clock === 'days:2') expect(after.at).toBe(before.at);
  else expect(after.at).toBeGreaterThanOrEqual(again);
  await playRandomly(back, 62, 4);
  expect(back.pages[0]!.state.seq).toBe(10);
  await Promise.all(back.pages.map((page) => page.leave()));
  await second.end('SIGTERM');
  folder.remove();
});
