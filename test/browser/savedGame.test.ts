import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { RecordJson } from '@hexfall/shared/notation/json';
import { describeWith } from '../support/programs.js';
import { temporaryFolder } from '../server/support/testApp.js';
import { violations } from './support/axe.js';
import { carryOut } from './support/hands.js';
import { hotSeat, takeDevice } from './support/hotSeat.js';
import { probe, untilShown } from './support/probe.js';
import { tableShown } from './support/table.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';

const MINUTE = 60_000;
const QUIET = { film: 'skip', motion: 'reduced', sound: false, language: 'en' } as const;
const PHONE = { width: 390, height: 844, deviceScaleFactor: 3 };

const placeHq = async (page: Page, seq: number): Promise<void> => {
  const { legal } = await probe(page);
  await takeDevice(page);
  await carryOut(
    page,
    legal.find((intent) => intent.do === 'place-hq')!,
  );
  await untilShown(page, seq);
};

describeWith('chromium', 'a game saved to a file', (executable) => {
  const env = testEnvironment(executable);
  const folder = temporaryFolder();

  afterAll(() => folder.remove());

  test(
    'of several people at one device goes on in another browser, and others there learn that its draw is known',
    async () => {
      const page = await hotSeat(env.browser, env.url, ['Ala', 'Bolek'], { ...PHONE, remembers: QUIET }, { mode: 'duel', seats: 2 });
      await placeHq(page, 1);
      await takeDevice(page);
      await page.locator('[data-action="menu"]').click();
      const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-action="save-game"]').click()]);
      const file = join(folder.path, 'game.json');
      await download.saveAs(file);
      const record = JSON.parse(readFileSync(file, 'utf8')) as RecordJson;
      expect(record.saved?.seats).toEqual([{ name: 'Ala' }, { name: 'Bolek' }]);
      const left = (await probe(page)).table;

      const second = await openWindow(env.browser, { ...PHONE, remembers: QUIET });
      await second.goto(`${env.url}/games`);
      await second.locator('a[href$="/replay"]').click();
      await second.locator('[data-action="record-file"]').setInputFiles(file);
      await second.locator('.saved-game').waitFor();
      expect(await violations(second)).toEqual([]);
      await second.locator('[data-action="replay-saved"]').click();
      await second.locator('.match-replay').waitFor();
      await second.locator('[data-action="match-close"]').click();
      await second.locator('[data-action="go-on-saved"]').click();
      await tableShown(second);
      expect((await probe(second)).table).toEqual(left);
      await placeHq(second, 2);
      expect((await probe(second)).table?.turn.number).toBe(1);
      expect(second.url().slice(-6)).not.toBe(page.url().slice(-6));

      const watcher = await openWindow(env.browser, { ...PHONE, remembers: QUIET });
      await watcher.goto(second.url());
      await watcher.locator('.notice', { hasText: /saved to a file/ }).waitFor();
      for (const one of [page, second, watcher]) {
        expect(complaints(one)).toEqual([]);
        await one.context().close();
      }
    },
    3 * MINUTE,
  );

  test(
    'cannot be made where others play',
    async () => {
      const page = await hotSeat(env.browser, env.url, ['Ala', 'Bolek'], { ...PHONE, remembers: QUIET }, { mode: 'duel', seats: 2 });
      const watcher = await openWindow(env.browser, { ...PHONE, remembers: QUIET });
      await watcher.goto(page.url());
      await tableShown(watcher);
      await watcher.locator('[data-action="menu"]').click();
      await watcher.locator('dialog.dialog-menu').waitFor();
      expect(await watcher.locator('[data-action="save-game"]').count()).toBe(0);
      for (const one of [page, watcher]) await one.context().close();
    },
    2 * MINUTE,
  );
});
