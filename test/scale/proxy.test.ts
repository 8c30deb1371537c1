import { randomFrom } from '@hexfall/shared/model/random';
import type { Beginning } from '../../client/src/net/session.js';
import { Nginx, shippedAt } from '../browser/support/Nginx.js';
import { freePort } from '../server/support/freePort.js';
import { NetPlayer, TROUBLE } from '../server/support/NetPlayer.js';
import { Page } from '../server/support/Page.js';
import { describeWithAll } from '../support/programs.js';
import { ServerProcess } from '../support/ServerProcess.js';
import { ProcessSite } from './support/ProcessSite.js';

/** The ports that deploy/nginx-local.conf names: its own, and those of the processes. */
const NAMED = [8080, 2571, 2572, 2573];

/** The process, by its place, that somebody who comes to the table now is sent to. */
const placeOf = async (url: string, code: string): Promise<number> => {
  const page = await Page.join(url, code);
  const { transport } = page.room.connection as unknown as { readonly transport: { readonly ws: WebSocket } };
  await page.leave();
  return Number(/\/p(\d)\//.exec(transport.ws.url)?.[1] ?? Number.NaN) - 1;
};

describeWithAll(
  ['nginx', 'redis', 'postgresql'],
  'several processes behind the proxy of deploy/nginx-local.conf',
  (nginx, redis, postgresql) => {
    const players: NetPlayer[] = [];
    let site: ProcessSite | null = null;
    let proxy: Nginx | null = null;

    beforeAll(() => {
      // The library logs every broken connection.
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    });

    afterAll(async () => {
      for (const { session } of players) session.leave();
      await proxy?.stop();
      await site?.remove();
      await ServerProcess.killAll();
      jest.restoreAllMocks();
    });

    test('two players play by one address, and play on when the process of their table is killed', async () => {
      const ports = await Promise.all(NAMED.map(freePort));
      const [port = 0, ...processes] = ports;
      const address = `127.0.0.1:${port}`;
      const url = `http://${address}`;
      site = await ProcessSite.start({ redis, postgresql }, processes, (place) => `${address}/p${place + 1}`);
      const instead = new Map(NAMED.map((named, index) => [named, ports[index]!]));
      proxy = await Nginx.start(nginx, port, shippedAt('deploy/nginx-local.conf', instead));
      const enter = (beginning: Beginning, seed: number): NetPlayer => {
        const player = new NetPlayer(url, beginning, randomFrom(seed), TROUBLE);
        players.push(player);
        return player;
      };
      const playUntil = async (seq: number): Promise<void> => {
        await Promise.all(players.map((player) => player.play(() => player.seq >= seq)));
        expect(Math.min(...players.map((player) => player.seq))).toBeGreaterThanOrEqual(seq);
      };
      const first = enter({ creation: {} }, 1);
      const code = await first.code();
      const second = enter({ code }, 2);
      await second.code();
      await first.sit('moloch');
      await second.sit('hegemony');
      await playUntil(6);

      const owner = await placeOf(url, code);
      expect(owner).toBeGreaterThanOrEqual(0);
      expect(await site.end(owner, 'SIGKILL')).toBe('SIGKILL');
      await playUntil(14);
      const heir = await placeOf(url, code);
      expect(heir).toBeGreaterThanOrEqual(0);
      expect(heir).not.toBe(owner);
      expect(players.map(({ returns }) => returns > 0)).toEqual([true, true]);

      await site.launch(owner);
      await playUntil(18);
      expect((await fetch(`${url}/metrics`)).status).toBe(404);
    });
  },
);
