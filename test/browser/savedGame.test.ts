import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { RecordJson } from '@hexfall/shared/notation/json';
import { describeWith } from '../support/programs.js';
import { Page as Connection } from '../server/support/Page.js';
import { temporaryFolder } from '../server/support/testApp.js';
import { violations } from './support/axe.js';
import { carryOut, untilActing } from './support/hands.js';
import { hotSeat, takeDevice } from './support/hotSeat.js';
import { carryOutByKeys, pressByKeys } from './support/keysOnly.js';
import { noticeComes } from './support/notices.js';
import { probe, untilShown } from './support/probe.js';
import { createTable, joinTable, tableShown, watchTable } from './support/table.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';

const MINUTE = 60_000;
const QUIET = { film: 'skip', motion: 'reduced', sound: false, language: 'en' } as const;
const PHONE = { width: 390, height: 844, deviceScaleFactor: 3 };

const DESK = { width: 1440, height: 900 };

const myTurn = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => window.hexfall!.idle && window.hexfall!.legal.length > 0, undefined, { timeout: MINUTE });

const placeHq = async (page: Page, seq: number): Promise<void> => {
  await untilActing(page);
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
      await untilShown(second, 1);
      expect((await probe(second)).table).toEqual(left);
      await placeHq(second, 2);
      expect((await probe(second)).table?.turn.number).toBe(1);
      expect(second.url().slice(-6)).not.toBe(page.url().slice(-6));

      const watcher = await openWindow(env.browser, { ...PHONE, remembers: QUIET });
      await Promise.all([noticeComes(watcher, /saved to a file/), watcher.goto(second.url())]);
      for (const one of [page, second, watcher]) {
        expect(complaints(one)).toEqual([]);
        await one.context().close();
      }
    },
    3 * MINUTE,
  );

  test(
    'against the computer goes on in another browser, by keys alone',
    async () => {
      const page = await openWindow(env.browser, { ...DESK, remembers: { ...QUIET, name: 'Ala', asks: [], confirm: false } });
      await page.goto(env.url);
      await pressByKeys(page, 'computer');
      await page.locator('.dialog-computer').waitFor();
      await pressByKeys(page, 'begin');
      await tableShown(page);
      await myTurn(page);
      const { legal } = await probe(page);
      await carryOutByKeys(
        page,
        legal.find((intent) => intent.do === 'place-hq')!,
      );
      await myTurn(page);
      await pressByKeys(page, 'menu');
      const [download] = await Promise.all([page.waitForEvent('download'), pressByKeys(page, 'save-game')]);
      const file = join(folder.path, 'computer.json');
      await download.saveAs(file);
      const left = (await probe(page)).table;

      const second = await openWindow(env.browser, { ...DESK, remembers: { ...QUIET, asks: [], confirm: false } });
      await second.goto(`${env.url}/replay`);
      await second.locator('[data-action="record-file"]').setInputFiles(file);
      await second.locator('.saved-game .tag').waitFor();
      await pressByKeys(second, 'go-on-saved');
      await tableShown(second);
      await myTurn(second);
      expect((await probe(second)).table).toEqual(left);
      for (const one of [page, second]) {
        expect(complaints(one)).toEqual([]);
        await one.context().close();
      }
    },
    3 * MINUTE,
  );

  test(
    'cannot be made by anyone where others play',
    async () => {
      const ala = await createTable(env.browser, env.url, 'borgo', 'Ala', { ...PHONE, remembers: QUIET });
      const bolek = await joinTable(env.browser, ala.url(), 'moloch', 'Bolek', { ...PHONE, remembers: QUIET });
      const watcher = await watchTable(env.browser, ala.url(), { ...PHONE, remembers: QUIET });
      for (const one of [ala, bolek, watcher]) {
        await tableShown(one);
        await one.locator('[data-action="menu"]').click();
        await one.locator('dialog.dialog-menu').waitFor();
        expect(await one.locator('[data-action="save-game"]').count()).toBe(0);
      }
      // Nor who asks the server without the button.
      const code = ala.url().slice(-6);
      const seats = await ala.evaluate(() => JSON.parse(localStorage.getItem('hexfall.seats') ?? '{}') as Record<string, string[]>);
      const player = await Connection.join(env.url, code, seats[code]);
      expect(player.welcome?.seats).toEqual([0]);
      expect(await player.refusal('save', {})).toBe('others-play');
      expect(player.state.drawKnown).toBe(false);
      await player.leave();
      for (const one of [ala, bolek, watcher]) await one.context().close();
    },
    3 * MINUTE,
  );
});
