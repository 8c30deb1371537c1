import type { Page } from 'playwright-core';
import { randomFrom } from '@hexfall/shared/ai/random';
import { ARMIES, notationId } from '@hexfall/shared/content/catalog';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { describeWith } from '../support/programs.js';
import { eventually } from './support/eventually.js';
import { positionOf, recordedPosition } from './support/finalPosition.js';
import { chooseByKey, pressByKey, tabTo, writeByKey } from './support/focus.js';
import { playToEnd } from './support/game.js';
import { carryOutByKeys } from './support/keyHands.js';
import { HELD_SEATS, codeOf, prepareTables } from './support/preparedTables.js';
import { probe, readyOf, untilShown } from './support/probe.js';
import { settled } from './support/settled.js';
import { testEnvironment } from './support/testEnvironment.js';
import { tableShown } from './support/table.js';
import { complaints, openWindow } from './support/windows.js';

const MINUTE = 60_000;
const REMEMBERS = { film: 'skip', motion: 'reduced', sound: false };

const armyRadio = (army: ArmyId): string => `.army:has-text("${ARMIES[army].name}") input`;

/** The form of whoever creates a table or sits down at one: name, army, and the key at its end. */
const enter = async (page: Page, name: string, army: ArmyId): Promise<void> => {
  await writeByKey(page, 'input[name="name"]', name);
  await page.locator(armyRadio(army)).evaluate((radio) => radio.setAttribute('data-wanted', 'true'));
  await chooseByKey(page, 'input[name="army"]', '[data-wanted="true"]');
  await pressByKey(page, 'form button[type="submit"].large');
};

describeWith('chromium', 'by keyboard alone', (executable) => {
  const env = testEnvironment(executable, prepareTables);

  test(
    'two people create a table, sit down and play a duel to its end, and always see where they are',
    async () => {
      const first = await openWindow(env.browser, { width: 1200, height: 800, remembers: REMEMBERS });
      await first.goto(env.url);
      await pressByKey(first, '.new-table-fold > summary');
      await first.locator('.new-table').waitFor();
      await chooseByKey(first, 'input[name="mode"]:checked', 'input[name="mode"][value="duel"]');
      await enter(first, 'Ala', 'moloch');
      await first.locator('.invite').waitFor();
      const second = await openWindow(env.browser, { width: 1000, height: 700, remembers: REMEMBERS });
      await second.goto(first.url());
      await enter(second, 'Bolek', 'hegemony');
      const players = [first, second];
      await Promise.all(players.map(tableShown));
      await playToEnd({ players, random: randomFrom(3), hands: carryOutByKeys });
      const { position, outcome } = await recordedPosition(env.url, first.url().slice(-6));
      for (const page of players) {
        const { table } = await probe(page);
        expect(positionOf(table!)).toEqual(position);
        expect(table!.outcome).toMatchObject(outcome as object);
        // The result has taken the focus: the next key is one of its keys.
        await eventually(async () => expect(await page.evaluate(() => document.activeElement?.className)).toContain('result'));
        expect(complaints(page)).toEqual([]);
      }
      await pressByKey(first, '[data-action="look"]');
      await first.locator('.result').waitFor({ state: 'detached' });
      await Promise.all(players.map((page) => page.context().close()));
    },
    10 * MINUTE,
  );

  test('the focus on a hex is drawn on the board', async () => {
    const page = await openWindow(env.browser, {
      width: 1200,
      height: 800,
      remembers: { ...REMEMBERS, ...HELD_SEATS, forecast: false },
      paints: true,
    });
    await page.goto(`${env.url}/t/${codeOf('turn')}`);
    await tableShown(page);
    await untilShown(page, 0);
    await settled(page);
    const picture = async (): Promise<string> => (await page.locator('.board-host').screenshot()).toString('base64');
    /** The picture that a key leads to; the test runs out of time if it never does. */
    const pictureWith = async (isWanted: (shown: string) => boolean): Promise<string> => {
      for (;;) {
        const shown = await picture();
        if (isWanted(shown) && shown === (await picture())) return shown;
      }
    };
    let before = await pictureWith(() => true);
    // On a busy machine something may still be drawn for the first time.
    for (let last = ''; last !== before;) {
      last = before;
      await page.waitForTimeout(500);
      before = await pictureWith(() => true);
    }
    await tabTo(page, '.hex[tabindex="0"]');
    const there = await pictureWith((shown) => shown !== before);
    await page.keyboard.press('ArrowUp');
    await pictureWith((shown) => shown !== before && shown !== there);
    await page.keyboard.press('Shift+Tab');
    await pictureWith((shown) => shown === before);
    await page.context().close();
  });

  test('the keys of the table work from the first one on: a digit leads to the board, arrows and Enter go on from there', async () => {
    const page = await openWindow(env.browser, { width: 1200, height: 800, remembers: { ...REMEMBERS, ...HELD_SEATS } });
    await page.goto(`${env.url}/t/${codeOf('turn')}`);
    await tableShown(page);
    await untilShown(page, 0);
    const focused = (name: string): Promise<string | null> =>
      page.evaluate((attribute) => document.activeElement?.getAttribute(attribute) ?? null, name);
    const { hand, legal } = await probe(page);
    const slot = hand.findIndex((tile) => legal.some((intent) => intent.do === 'place' && intent.tile === notationId(tile)));
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.keyboard.press(String(slot + 1));
    await eventually(async () => expect(await focused('data-lit')).toBe('true'));
    const hex = await focused('data-hex');
    await page.keyboard.press('Enter');
    await eventually(async () => {
      const ready = await readyOf(page);
      expect(ready?.do === 'place' && ready.at.join(',')).toBe(hex);
    });
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await eventually(async () => expect(await focused('data-hex')).not.toBe(hex));
    // An arrow alone leads to the board, too.
    await page.reload();
    await tableShown(page);
    await untilShown(page, 0);
    await page.keyboard.press('ArrowLeft');
    await eventually(async () => expect(await focused('data-hex')).toBe('0,0'));
    await page.context().close();
  });

  test('a window over the table takes the focus, keeps it and gives it back', async () => {
    const page = await openWindow(env.browser, { width: 1200, height: 800, remembers: { ...REMEMBERS, ...HELD_SEATS } });
    await page.goto(`${env.url}/t/${codeOf('turn')}`);
    await tableShown(page);
    await pressByKey(page, '[data-action="menu"]');
    await page.locator('dialog[open]').waitFor();
    for (let pressed = 0; pressed < 20; pressed++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await eventually(async () => expect(await page.evaluate(() => document.activeElement?.getAttribute('data-action'))).toBe('menu'));
    await page.context().close();
  });
});
