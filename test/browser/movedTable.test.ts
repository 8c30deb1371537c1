import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { done } from '../admin/support.js';
import { ServerProcess } from '../support/ServerProcess.js';
import { temporaryFolder } from '../server/support/testApp.js';
import { describeWith } from '../support/programs.js';
import { violations } from './support/axe.js';
import { carryOut } from './support/hands.js';
import { hotSeat, takeDevice } from './support/hotSeat.js';
import { probe, untilShown } from './support/probe.js';
import { tableShown } from './support/table.js';
import { complaints, openWindow, startBrowser } from './support/windows.js';

const MINUTE = 60_000;
const PHONE = {
  width: 390,
  height: 844,
  deviceScaleFactor: 3,
  remembers: { film: 'skip', motion: 'reduced', sound: false, language: 'en' },
};

const placeHq = async (page: Page, seq: number): Promise<void> => {
  await takeDevice(page);
  const { legal } = await probe(page);
  await carryOut(
    page,
    legal.find((intent) => intent.do === 'place-hq')!,
  );
  await untilShown(page, seq);
};

describeWith('chromium', 'a table that has moved to another server', (chromium) => {
  const folder = temporaryFolder();
  let browser: Browser;

  beforeAll(async () => {
    browser = await startBrowser(chromium);
  }, 3 * MINUTE);

  afterAll(async () => {
    await browser.close();
    await ServerProcess.killAll();
    folder.remove();
  });

  test(
    'is gone to by a link on its former page, which takes the seats of several people along',
    async () => {
      const [from, to] = ['from', 'to'].map((name) => ({ DATA_DIR: join(folder.path, name) })) as [
        { DATA_DIR: string },
        { DATA_DIR: string },
      ];
      const [old, next] = await Promise.all([from, to].map((env) => ServerProcess.run('built', env).ready()));
      // The browser keeps seats by host and port.
      const page = await hotSeat(browser, old!, ['Ala', 'Bolek'], PHONE, { mode: 'duel', seats: 2 });
      await placeHq(page, 1);
      const code = page.url().slice(-6);
      const file = join(folder.path, 'table');
      await done(from, 'export', file, code, '--moved-to', next!);
      await page.locator('[data-action="moved"]').waitFor({ timeout: MINUTE });
      expect(await violations(page)).toEqual([]);
      // The card of a player stays with its server.
      const card = { key: 'another-players-card0A', next: null, crest: { shape: 'bolt', color: 'red' }, isRevoked: false };
      const other = await openWindow(browser, { ...PHONE, remembers: { ...PHONE.remembers, profile: card } });
      await other.goto(`${old!}/t/${code}`);
      await other.locator('[data-part="moved-card"]', { hasText: 'Continue on another device' }).waitFor();
      expect(await violations(other)).toEqual([]);
      await other.context().close();
      expect(await page.locator('[data-part="moved-card"]').count()).toBe(0);
      await done(to, 'import', file);
      await page.locator('[data-action="moved"]').click();
      await tableShown(page);
      expect(page.url()).toBe(`${next!}/t/${code}`);
      expect((await probe(page)).table?.players).toHaveLength(2);
      await placeHq(page, 2);
      expect((await probe(page)).table?.turn.number).toBe(1);
      expect(complaints(page).filter((text) => !/ 410 |CLOSING or CLOSED/.test(text))).toEqual([]);
      await page.context().close();
    },
    4 * MINUTE,
  );
});
