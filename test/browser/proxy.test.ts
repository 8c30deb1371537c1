// network: nginx as the documents configure it passes on to browsers, with TLS, everything that a page asks for.
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { freePort } from '../server/support/freePort.js';
import { Page as Connection } from '../server/support/Page.js';
import { temporaryFolder } from '../server/support/testApp.js';
import { describeWithAll } from '../support/programs.js';
import { ServerProcess } from '../support/ServerProcess.js';
import { readProjectFile } from '../support/sources.js';
import { carryOut } from './support/hands.js';
import { endingTls, Nginx } from './support/Nginx.js';
import { seqOf, untilShown } from './support/probe.js';
import { createTable, reloadTable, tableShown } from './support/table.js';
import { complaints, startBrowser, TRUSTING } from './support/windows.js';

const DESK = { width: 1440, height: 900 };
const MINUTES = 60_000;
/** A `server` block for nginx from docs/self-hosting.md, by a line that only it has. */
const documented = (line: string): string => {
  const blocks = readProjectFile('docs/self-hosting.md').split('```nginx\n').slice(1);
  const block = blocks.find((text) => text.includes(line))?.split('```')[0];
  if (block === undefined) throw new Error(`no example for nginx has the line ${line}`);
  return block;
};

describeWithAll(['chromium', 'nginx', 'openssl'], 'behind a proxy that ends TLS', (chromium, nginx, openssl) => {
  let browser: Browser;
  const folder = temporaryFolder();
  const proxies: Nginx[] = [];

  beforeAll(async () => {
    browser = await startBrowser(chromium, TRUSTING);
  }, 3 * MINUTES);

  afterAll(async () => {
    await browser.close();
    await Promise.all(proxies.map((proxy) => proxy.stop()));
    await ServerProcess.killAll();
    folder.remove();
  });

  /** Starts a server and a proxy before it. */
  const start = async (
    line: string,
    env: Readonly<Record<string, string>>,
  ): Promise<{ readonly upstream: string; readonly origin: string }> => {
    const upstream = await ServerProcess.run('built', { DATA_DIR: join(folder.path, String(proxies.length)), ...env }).ready();
    const port = await freePort();
    proxies.push(await Nginx.start(nginx, port, endingTls(openssl, documented(line), upstream)));
    return { upstream, origin: `https://localhost:${port}` };
  };

  /** A window behind the proxy begins to play with a program before it; gives the window, with a list of everything that it has asked for. */
  const playABit = async (url: string, upstream: string): Promise<{ readonly page: Page; readonly asked: readonly string[] }> => {
    const asked: string[] = [];
    const page = await createTable(browser, url, 'moloch', 'Ala', { ...DESK, remembers: { film: 'skip', sound: false } });
    page.on('request', (request) => asked.push(request.url()));
    page.on('websocket', (socket) => asked.push(socket.url()));
    const other = await Connection.join(upstream, page.url().slice(-6));
    await other.sit({ army: 'hegemony', name: 'Bolek' });
    await tableShown(page);
    await carryOut(page, { do: 'place-hq', at: [0, 0], rot: 0 });
    await other.until(() => other.state.seq === 1);
    await other.play(1, { do: 'place-hq', at: [2, 0], rot: 0 });
    await untilShown(page, 2);
    await reloadTable(page);
    await untilShown(page, 2);
    expect(await seqOf(page)).toBe(2);
    await other.leave();
    expect(complaints(page)).toEqual([]);
    return { page, asked };
  };

  test(
    'people play under a path of the host, and everything the page asks for is there',
    async () => {
      const { origin, upstream } = await start('location /hexfall/ {', { BASE_PATH: '/hexfall' });
      const { page, asked } = await playABit(`${origin}/hexfall`, upstream);
      expect(new URL(page.url()).pathname).toMatch(/^\/hexfall\/t\/[A-Z0-9]{6}$/);
      const { host } = new URL(origin);
      expect(asked.filter((url) => !new RegExp(`^(https|wss)://${host}/hexfall/|^(data|blob):`).test(url))).toEqual([]);
      expect(asked.some((url) => url.startsWith('wss:'))).toBe(true);

      await page.goto(`${origin}/hexfall/rules`);
      await page.locator('.brand').click();
      await page.waitForURL(`${origin}/hexfall/`);
      await page.locator('a[href="/hexfall/credits"]').first().click();
      await page.waitForURL(`${origin}/hexfall/credits`);
      await page.goBack();
      await page.waitForURL(`${origin}/hexfall/`);
      await page.locator('h1', { hasText: 'Hexfall' }).waitFor();
      expect(complaints(page)).toEqual([]);
    },
    5 * MINUTES,
  );

  test(
    'people play at a host name of its own',
    async () => {
      const { origin, upstream } = await start('server_name hexfall.example;', {});
      const { asked } = await playABit(origin, upstream);
      expect(asked.some((url) => url.startsWith('wss:'))).toBe(true);
    },
    5 * MINUTES,
  );
});
