import type { OperatorStatus } from '@hexfall/shared/protocol/operator';
import { operatorAccess } from '../../server/src/admin/OperatorAccess.js';
import { LeaseMonitor } from '../../server/src/cluster/LeaseMonitor.js';
import type { RouteName } from '../../server/src/http/routes.js';
import { openSqliteStore } from '../../server/src/store/openStore.js';
import { Page } from './support/Page.js';
import { askApi } from './support/profileRequests.js';
import { startTestApp, temporaryFolder, type TestApp } from './support/testApp.js';

/*
 * What the operator changes by the page holds at once at the process that answers: nothing here is found out later by polling.
 */

const key = 'the-token-of-the-operator';
const NEVER = 2 ** 30;

const folder = temporaryFolder();
let app: TestApp;
let page: Page;

beforeEach(async () => {
  jest.spyOn(LeaseMonitor.prototype, 'start').mockReturnValue();
  const operator = operatorAccess(key, { dataDir: folder.path, databaseUrl: undefined });
  app = await startTestApp({ store: await openSqliteStore(folder.path), operator, pollMs: NEVER });
  page = await Page.create(app.url);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await page.leave();
  await app.stop();
});

afterAll(() => {
  folder.remove();
});

const ask = (route: string, body?: unknown): Promise<Response> => {
  const [method = '', path = ''] = route.split(' ');
  return askApi(app.url, method, path, { key, body });
};

const noticeOf = async (): Promise<unknown> => ((await (await ask('GET /api/admin/status')).json()) as OperatorStatus).notice;

const statusFrom = async (address: string): Promise<number> =>
  (await askApi(app.url, 'GET', '/api/version', { headers: { 'x-forwarded-for': address } })).status;

type Changing = Exclude<Extract<RouteName, `${'PUT' | 'POST' | 'DELETE'} /api/admin/${string}`>, 'POST /api/admin/backup'>;

const network = '203.0.113.9';

/** What holds after each request that changes something. */
const CHANGES: Readonly<Record<Changing, () => Promise<void>>> = {
  'PUT /api/admin/notice': async () => {
    for (const text of ['Back at 20:00.', null]) {
      await ask('PUT /api/admin/notice', { text });
      expect(await noticeOf()).toBe(text);
    }
  },
  'POST /api/admin/bans': async () => {
    await ask('POST /api/admin/bans', { network, reason: '' });
    expect(await statusFrom(network)).toBe(403);
  },
  'POST /api/admin/bans/remove': async () => {
    await ask('POST /api/admin/bans', { network, reason: '' });
    await ask('POST /api/admin/bans/remove', { network });
    expect(await statusFrom(network)).toBe(200);
  },
  'DELETE /api/admin/tables/:code': async () => {
    await ask(`DELETE /api/admin/tables/${page.code}`);
    await page.until(() => page.left !== null);
    expect(page.left).not.toBeNull();
  },
};

test.each(Object.entries(CHANGES))('%s holds at once', (_route, holds) => holds());
