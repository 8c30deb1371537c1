import type { Page } from 'playwright-core';
import { randomFrom } from '@hexfall/shared/ai/random';
import { describeWith } from '../support/programs.js';
import { eventually } from './support/eventually.js';
import { positionOf, recordedPosition } from './support/finalPosition.js';
import { playToEnd } from './support/game.js';
import { carryOut } from './support/hands.js';
import { hotSeat, takeDevice } from './support/hotSeat.js';
import { openSettings } from './support/openSettings.js';
import { probe, untilShown } from './support/probe.js';
import { testEnvironment } from './support/testEnvironment.js';
import { tableShown } from './support/table.js';
import { complaints, openWindow } from './support/windows.js';

const MINUTE = 60_000;
const DESK = { width: 1200, height: 800 };
const QUIET = { film: 'skip', motion: 'reduced', sound: false } as const;

const placeHq = async (page: Page, seq: number): Promise<void> => {
  const { legal } = await probe(page);
  await carryOut(
    page,
    legal.find((intent) => intent.do === 'place-hq')!,
  );
  await untilShown(page, seq);
};

describeWith('chromium', 'several people at one device', (executable) => {
  const env = testEnvironment(executable);

  test(
    'three play a whole match, the page says whom to pass the device to, and the record keeps it',
    async () => {
      const names = ['Ala', 'Bolek', 'Celina'];
      const page = await hotSeat(env.browser, env.url, names, { ...DESK, remembers: QUIET }, { mode: 'deathmatch', seats: 3 });
      const said = new Set<string>();
      const before = async (): Promise<void> => {
        const text = await takeDevice(page);
        if (text !== null) said.add(text);
      };
      await playToEnd({ players: [page], random: randomFrom(7), before });
      expect([...said]).toEqual(expect.arrayContaining(['Ala begins', ...names.map((name) => `Pass the device to ${name}`)]));
      const { position, outcome } = await recordedPosition(env.url, page.url().slice(-6));
      const { table } = await probe(page);
      expect(positionOf(table!)).toEqual(position);
      expect(table?.outcome).toMatchObject(outcome as object);
      expect(await page.locator('.result h2').textContent()).not.toMatch(/^$|You (win|lose)/);
      expect(complaints(page)).toEqual([]);
      await page.context().close();
    },
    5 * MINUTE,
  );

  test(
    'the device is handed over by keyboard, the window is named after who plays, and it can be switched off and on',
    async () => {
      const page = await hotSeat(env.browser, env.url, ['Ala', 'Bolek'], { ...DESK, remembers: QUIET }, { mode: 'duel', seats: 2 });
      await page.locator('.hand-over').waitFor();
      await page.keyboard.press('Enter');
      await page.locator('.hand-over').waitFor({ state: 'detached' });
      await placeHq(page, 1);
      await page.locator('.hand-over').waitFor();
      await eventually(async () => expect(await page.title()).toContain('Bolek’s turn'));
      await page.locator('[name="skipHandOver"]').click();
      await takeDevice(page);
      await placeHq(page, 2);
      await page.locator('.todo', { hasText: 'Borgo' }).waitFor();
      expect(await page.locator('.hand-over').count()).toBe(0);
      await openSettings(page);
      await page.locator('dialog .choice', { hasText: 'whom to pass the device to' }).click();
      await page.keyboard.press('Escape');
      await carryOut(page, { do: 'end-turn' });
      await page.locator('.hand-over h2', { hasText: 'Bolek' }).waitFor();
      await page.context().close();
    },
    3 * MINUTE,
  );

  test(
    'somebody sits down beside whoever has created the table, with a name that is not the browser’s',
    async () => {
      const page = await openWindow(env.browser, { ...DESK, remembers: { ...QUIET, name: 'Ala' } });
      await page.goto(env.url);
      await page.locator('[data-action="friend"]').click();
      await page.locator('.device-link summary', { hasText: 'Another person' }).click();
      const form = page.locator('.device-link form');
      await form.locator('input[name="name"]').fill('Bolek');
      await form.locator('button[type="submit"]').click();
      await tableShown(page);
      const names = page.locator('.player-name strong');
      await eventually(async () => expect(await names.allTextContents()).toEqual(expect.arrayContaining(['Ala', 'Bolek'])));
      expect(await page.evaluate(() => localStorage.getItem('hexfall.name'))).toBe('"Ala"');
      await page.locator('.hand-over').waitFor();
      expect(await takeDevice(page)).toBe('Ala begins');
      await page.context().close();
    },
    3 * MINUTE,
  );
});
