import type { Browser, Page } from 'playwright-core';
import { randomFrom } from '@hexfall/shared/ai/random';
import { freePort } from '../server/support/freePort.js';
import { ServerProcess } from '../support/ServerProcess.js';
import { ProcessSite } from '../scale/support/ProcessSite.js';
import { describeWithAll } from '../support/programs.js';
import { playToEnd } from './support/game.js';
import { Nginx, shippedAt } from './support/Nginx.js';
import { seqOf } from './support/probe.js';
import { createTable, joinTable, reloadTable, tableShown } from './support/table.js';
import { startBrowser } from './support/windows.js';

const DESK = { width: 1200, height: 800, remembers: { film: 'skip' } };
const MINUTES = 60_000;
/** The ports that deploy/nginx-local.conf names: its own, and those of the processes. */
const NAMED = [8080, 2571, 2572, 2573];

/** The process, by its place, that a window's latest socket has gone to. */
const placeOf = (sockets: readonly string[]): number => Number(/\/p(\d)\//.exec(sockets.at(-1) ?? '')?.[1] ?? Number.NaN) - 1;

const socketsOf = (page: Page): readonly string[] => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  return sockets;
};

describeWithAll(
  ['chromium', 'nginx', 'redis', 'postgresql'],
  'several processes behind the proxy of deploy/nginx-local.conf',
  (chromium, nginx, redis, postgresql) => {
    let browser: Browser;
    let site: ProcessSite | null = null;
    let proxy: Nginx | null = null;

    beforeAll(async () => {
      browser = await startBrowser(chromium);
    }, 3 * MINUTES);

    afterAll(async () => {
      await browser.close();
      await proxy?.stop();
      await site?.remove();
      await ServerProcess.killAll();
    });

    test(
      'two windows play by one address, and play on when the process of their table is killed',
      async () => {
        const ports = await Promise.all(NAMED.map(freePort));
        const [port = 0, ...processes] = ports;
        const url = `http://localhost:${port}`;
        site = await ProcessSite.start({ redis, postgresql }, processes, (place) => `localhost:${port}/p${place + 1}`);
        const instead = new Map(NAMED.map((named, place) => [named, ports[place]!]));
        proxy = await Nginx.start(nginx, port, shippedAt('deploy/nginx-local.conf', instead));
        const first = await createTable(browser, url, 'moloch', 'Ala', DESK);
        const second = await joinTable(browser, first.url(), 'hegemony', 'Bolek', DESK);
        await Promise.all([first, second].map(tableShown));
        const playUntil = (seq: number): Promise<void> =>
          playToEnd({ players: [first, second], random: randomFrom(seq), until: async () => (await seqOf(first)) >= seq });
        await playUntil(6);

        const sockets = [first, second].map(socketsOf);
        await Promise.all([first, second].map(reloadTable));
        const owners = sockets.map(placeOf);
        expect(owners[0]).toBeGreaterThanOrEqual(0);
        expect(owners[1]).toBe(owners[0]);
        expect(await site.end(owners[0]!, 'SIGKILL')).toBe('SIGKILL');
        await playUntil(14);
        const heirs = sockets.map(placeOf);
        expect(heirs[0]).not.toBe(owners[0]);
        expect(heirs[1]).toBe(heirs[0]);

        await site.launch(owners[0]!);
        await playUntil(18);
        expect(await Promise.all([first, second].map(seqOf))).toEqual([18, 18]);
        expect((await fetch(`${url}/metrics`)).status).toBe(404);
      },
      4 * MINUTES,
    );
  },
);
