import type { OperatorStatus } from '@hexfall/shared/protocol/operator';
import { LIMITS } from '../../server/src/http/limits.js';
import { askApi } from '../server/support/profileRequests.js';
import { startDuel } from '../server/support/table.js';
import { describeWithAll } from '../support/programs.js';
import { ServerProcess } from '../support/ServerProcess.js';
import { ProcessSite } from './support/ProcessSite.js';

const TOKEN = 'the-token-of-the-operator';

/*
 * What the operator and the limits of an address mean where three processes serve: it does not matter which one is asked.
 */
describeWithAll(['redis', 'postgresql'], 'three processes', (redis, postgresql) => {
  let site: ProcessSite;

  beforeAll(async () => {
    // The library logs every broken connection.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    site = await ProcessSite.start({ redis, postgresql }, 3, undefined, { ADMIN_TOKEN: TOKEN });
  });

  afterAll(async () => {
    await site.remove();
    await ServerProcess.killAll();
    jest.restoreAllMocks();
  });

  const ask = (place: number, method: string, path: string, key = TOKEN, body?: unknown): Promise<Response> =>
    askApi(site.urlOf(place), method, `/api/admin/${path}`, { key, body });

  const statusAt = async (place: number): Promise<OperatorStatus> => (await (await ask(place, 'GET', 'status')).json()) as OperatorStatus;

  /** Fulfilled when each process knows the two others. */
  const together = async (): Promise<void> => {
    while ((await Promise.all([0, 1, 2].map(statusAt))).some(({ processes }) => processes.length < 3));
  };

  test('each shows the tables of all', async () => {
    await together();
    const duels = [await startDuel(site.urlOf(0)), await startDuel(site.urlOf(1))];
    for (const place of [0, 1, 2]) {
      const { processes, silent, tables } = await statusAt(place);
      expect(silent).toBe(0);
      expect(processes.map(({ count }) => count).sort()).toEqual([0, 1, 1]);
      expect(processes.reduce((sum, { connections }) => sum + connections, 0)).toBe(4);
      expect(tables.map(({ code }) => code).sort()).toEqual(duels.map(({ code }) => code).sort());
    }
    await Promise.all(duels.flatMap(({ pages }) => pages).map((page) => page.leave()));
  });

  test('a table that is deleted at one of them ends at the one that has it', async () => {
    await together();
    const { pages, code } = await startDuel(site.urlOf(0));
    const ended = Promise.all(pages.map((page) => new Promise((resolve) => page.room.onLeave(resolve))));
    expect((await ask(1, 'DELETE', `tables/${code}`)).status).toBe(204);
    await ended;
    expect((await askApi(site.urlOf(0), 'POST', `/api/matches/${code}/open`)).status).toBe(404);
  });

  test('a notice is shown by all before the answer, and a ban holds at all', async () => {
    await together();
    expect((await ask(2, 'PUT', 'notice', TOKEN, { text: 'Back at 20:00.' })).status).toBe(204);
    for (const place of [0, 1, 2])
      expect(await (await fetch(`${site.urlOf(place)}/api/notice`)).json()).toMatchObject({ notice: { text: 'Back at 20:00.' } });
    const from = { 'x-forwarded-for': '203.0.113.7' };
    expect((await ask(2, 'POST', 'bans', TOKEN, { network: '203.0.113.7', reason: '' })).status).toBe(204);
    for (const place of [0, 1, 2]) expect((await fetch(`${site.urlOf(place)}/api/version`, { headers: from })).status).toBe(403);
  });

  test('requests of an address are counted once, also after Redis has lost what it knew, and by each process while it is away', async () => {
    const guess = async (place: number): Promise<number> => (await ask(place, 'GET', 'status', 'a-guess')).status;
    for (let i = 0; i < LIMITS.admin.limit; i++) expect(await guess(i % 3)).toBe(401);
    expect(await Promise.all([0, 1, 2].map(guess))).toEqual([429, 429, 429]);
    await site.redis.stop();
    expect(await guess(0)).toBe(401);
    await site.redis.resume();
    await together();
    // Its memory was empty: the script is loaded again.
    for (let i = 0; i < LIMITS.admin.limit; i++) await guess(i % 3);
    expect(await Promise.all([0, 1, 2].map(guess))).toEqual([429, 429, 429]);
  });
});
