import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { randomFrom } from '@hexfall/shared/ai/random';
import { freePort } from '../server/support/freePort.js';
import { ServerProcess } from '../support/ServerProcess.js';
import { temporaryFolder } from '../server/support/testApp.js';
import { describeWithAll } from '../support/programs.js';
import { readProjectFile } from '../support/sources.js';
import { playToEnd } from './support/game.js';
import { seqOf, untilShown } from './support/probe.js';
import { Nginx, endingTls } from './support/Nginx.js';
import { createTable, joinTable, reloadTable, tableShown } from './support/table.js';
import { complaints, startBrowser, TRUSTING } from './support/windows.js';

const DESK = { width: 1440, height: 900 };
const MINUTES = 60_000;
const INTENTS = 12;

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

  const start = async (line: string, env: Readonly<Record<string, string>>): Promise<string> => {
    const upstream = await ServerProcess.run('built', { DATA_DIR: join(folder.path, String(proxies.length)), ...env }).ready();
    const port = await freePort();
    proxies.push(await Nginx.start(nginx, port, endingTls(openssl, documented(line), upstream)));
    return `https://localhost:${port}`;
  };

  /** Two windows play a few turns; gives the first, with a list of everything it has asked for. */
  const playABit = async (url: string): Promise<{ readonly page: Page; readonly asked: readonly string[] }> => {
    const asked: string[] = [];
    const first = await createTable(browser, url, 'moloch', 'Ala', { ...DESK, remembers: { film: 'skip' } });
    first.on('request', (request) => asked.push(request.url()));
    first.on('websocket', (socket) => asked.push(socket.url()));
    const second = await joinTable(browser, first.url(), 'hegemony', 'Bolek', { ...DESK, remembers: { film: 'skip' } });
    await Promise.all([first, second].map(tableShown));
    await playToEnd({ players: [first, second], random: randomFrom(7), until: async () => (await seqOf(first)) >= INTENTS });
    await reloadTable(first);
    await untilShown(first, INTENTS);
    expect(await seqOf(first)).toBe(INTENTS);
    expect(complaints(first)).toEqual([]);
    expect(complaints(second)).toEqual([]);
    return { page: first, asked };
  };

  test(
    'people play under a path of the host, and everything the page asks for is there',
    async () => {
      const origin = await start('location /hexfall/ {', { BASE_PATH: '/hexfall' });
      const { page, asked } = await playABit(`${origin}/hexfall`);
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
      const origin = await start('server_name hexfall.example;', {});
      const { asked } = await playABit(origin);
      expect(asked.some((url) => url.startsWith('wss:'))).toBe(true);
    },
    5 * MINUTES,
  );
});
