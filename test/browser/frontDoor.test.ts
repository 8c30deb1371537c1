import type { Page } from 'playwright-core';
import { describeWith } from '../support/programs.js';
import { eventually } from './support/eventually.js';
import { probe } from './support/probe.js';
import { joinTable, openNewTable, tableShown, TABLE_ADDRESS } from './support/table.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';

const MINUTE = 60_000;
const CALM = { sound: false, film: 'skip', motion: 'reduced', language: 'en' };

const settingsText = (page: Page): Promise<string> => page.locator('.seat-list').innerText();

describeWith('chromium', 'the front door', (executable) => {
  const env = testEnvironment(executable);

  test.each([
    { width: 1440, height: 900, deviceScaleFactor: 1 },
    { width: 390, height: 844, deviceScaleFactor: 3 },
    { width: 667, height: 375, deviceScaleFactor: 2 },
  ])('shows three ways into a game without scrolling ($width × $height)', async (size) => {
    const page = await openWindow(env.browser, { ...size, remembers: CALM });
    await page.goto(env.url);
    const doors = page.locator('.door');
    await doors.first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const bottoms = await doors.evaluateAll((found) => found.map((door) => door.getBoundingClientRect().bottom));
    expect(bottoms).toHaveLength(3);
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(size.height);
    expect(await page.locator('.hero').innerText()).toContain('Neuroshima Hex');
    await page.context().close();
  });

  test('a battle runs on a board, stops when that is wanted, and stands still with reduced motion', async () => {
    const page = await openWindow(env.browser, { width: 1440, height: 900, remembers: { ...CALM, motion: 'full' } });
    await page.goto(env.url);
    const phase = page.locator('.start-battle g[data-kind="phase"]:not([display])');
    await phase.first().waitFor();
    const shown = (): Promise<string | null> => phase.first().getAttribute('data-from');
    await page.locator('[data-action="motion"]').click();
    const stopped = await shown();
    await page.waitForTimeout(2500); // Longer than any frame of a phase.
    expect(await shown()).toBe(stopped);
    await page.locator('[data-action="motion"]').click();
    await eventually(async () => expect(await shown()).not.toBe(stopped));
    expect(complaints(page)).toEqual([]);
    await page.context().close();
    const calm = await openWindow(env.browser, { width: 390, height: 844, remembers: CALM });
    await calm.goto(env.url);
    await eventually(async () =>
      expect(await calm.locator('.start-battle img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600),
    );
    await calm.waitForTimeout(1500); // Longer than it takes to begin.
    expect(await calm.locator('.start-battle svg[role="img"]').count()).toBe(0);
    await calm.context().close();
  });

  test(
    'one click makes a table; its name, army, mode and options are settled there, and everybody who comes sees them',
    async () => {
      const host = await openWindow(env.browser, { width: 1200, height: 900, remembers: { ...CALM, army: 'borgo' } });
      await host.goto(env.url);
      await host.locator('[data-action="friend"]').click();
      await host.waitForURL(TABLE_ADDRESS);
      await host.locator('.own-seat').waitFor();
      await host.locator('.own-seat input[name="name"]').fill('Ann');
      await host.locator('.own-seat input[name="name"]').press('Enter');
      // The answer shows the seat as the server knows it.
      await eventually(async () => expect(await settingsText(host)).toContain('Ann commands Borgo'));
      await host.locator('.own-seat input[name="army"][value="moloch"]').check({ force: true });
      await eventually(async () => expect(await settingsText(host)).toContain('Ann commands Moloch'));
      const guest = await openWindow(env.browser, { width: 390, height: 844, remembers: CALM });
      await guest.goto(host.url());
      await guest.locator('.seat-list').waitFor();
      expect(await guest.locator('.table-settings').count()).toBe(0);
      await eventually(async () => expect(await guest.locator('.invitation').innerText()).toContain('Ann invites you to a game: Duel'));
      const code = new URL(host.url()).pathname.split('/').at(-1);
      expect(await guest.locator('.invitation a').getAttribute('href')).toBe(`/learn?table=${code}`);
      // Armies that the table assigns come back with the choice.
      await host.locator('.choice', { hasText: 'Tournament' }).click();
      await eventually(async () => expect(await settingsText(guest)).not.toContain('Moloch'));
      await host.locator('input[name="preset"][value="tournament"]').press('ArrowUp');
      await eventually(async () => expect(await settingsText(guest)).toContain('Larger board'));
      await host.locator('.choice', { hasText: 'Duel, 15 minutes' }).click();
      await eventually(async () => expect(await settingsText(guest)).toMatch(/Ann commands Moloch[^]*15 min/));
      await host.locator('.choice', { hasText: 'Three days a turn' }).click();
      await eventually(async () => expect(await settingsText(guest)).toContain('3 days a turn'));
      await host.locator('.choice', { hasText: 'Teams on the large board' }).click();
      await eventually(async () => expect(await settingsText(guest)).toMatch(/Mode: Teams[^]*Larger board/));
      await eventually(async () => expect(await guest.locator('.seat').count()).toBe(4));
      await host.locator('.game-form > summary').click();
      await host.locator('.game-form input[name="mode"][value="duel"]').check({ force: true });
      await eventually(async () => expect(await settingsText(guest)).toContain('Mode: Duel'));
      // What is no preset is none.
      await host.locator('.game-form .options summary').click();
      await host.locator('.choice:has(input[name="sameArmy"])').click();
      await eventually(async () => expect(await settingsText(guest)).toContain('Two players may command the same army'));
      await eventually(async () => expect(await host.locator('input[name="preset"]:checked').count()).toBe(0));
      await guest.context().close();
      const friend = await joinTable(env.browser, host.url(), 'hegemony', 'Ben', { width: 390, height: 844, remembers: CALM });
      // What the host has not settled yet is waited for, and can still be settled.
      await friend.locator('.invite .waiting', { hasText: 'Waiting for Ann' }).waitFor();
      await eventually(async () => expect(await host.title()).toContain('Everyone is here'));
      await host.locator('.own-seat input[name="name"]').fill('Anna');
      await host.locator('[data-action="ready"]', { hasText: 'Start the match' }).click();
      await Promise.all([host, friend].map(tableShown));
      await eventually(async () => expect(await friend.locator('.player-name strong').allTextContents()).toContain('Anna'));
      const { table } = await probe(friend);
      expect(table?.players.map(({ army }) => army)).toEqual(['moloch', 'hegemony']);
      expect(table?.options.sameArmy).toBe(true);
      for (const page of [host, friend]) expect(complaints(page)).toEqual([]);
      await Promise.all([host.context().close(), friend.context().close()]);
    },
    3 * MINUTE,
  );

  test(
    'O10 a clock of one’s own: the guest reads it, a wrong number says why, and the match runs by it',
    async () => {
      const host = await openWindow(env.browser, { width: 1200, height: 900, remembers: { ...CALM, name: 'Ann', army: 'borgo' } });
      await host.goto(env.url);
      await host.locator('[data-action="friend"]').click();
      await host.waitForURL(TABLE_ADDRESS);
      await host.locator('.game-form > summary').click();
      await host.locator('.game-form .options summary').click();
      await host.locator('.choice:has(input[name="clock"][value="custom"])').click();
      const guest = await openWindow(env.browser, { width: 390, height: 844, remembers: CALM });
      await guest.goto(host.url());
      await eventually(async () => expect(await guest.locator('.invitation').innerText()).toContain('15 min + 10 sec a turn'));
      const time = host.locator('input[name="clock-time"]');
      await time.fill('12');
      await time.press('Tab');
      await host.locator('input[name="clock-more"]').fill('5');
      await host.keyboard.press('Enter');
      // The next choice comes before the answer to this one, and adds to it.
      await host.locator('.choice:has(input[name="noTakeBack"])').click();
      await eventually(async () => expect(await settingsText(guest)).toContain('No take-backs'));
      for (const place of ['.invitation', '.seat-list .chips'])
        await eventually(async () => expect(await guest.locator(place).innerText()).toContain('12 min + 5 sec a turn'));
      await time.fill('9999');
      await time.press('Tab');
      expect(await host.locator('#clock-time-problem').innerText()).toContain('from 1 to 600');
      expect(await time.getAttribute('aria-invalid')).toBe('true');
      expect(await host.locator('.custom-clock-text').innerText()).toContain('stays as it is: 12 min + 5 sec a turn');
      expect(await settingsText(guest)).toContain('12 min + 5 sec a turn');
      await host.locator('select[name="clock-unit"]').selectOption('hour');
      await eventually(async () => expect(await settingsText(guest)).toContain('10 hours + 5 sec a turn'));
      await host.locator('.choice:has(input[name="clock-kind"][value="turn"])').click();
      await host.locator('select[name="clock-unit"]').selectOption('day');
      await time.fill('2');
      await time.press('Enter');
      await eventually(async () => expect(await settingsText(guest)).toContain('2 days a turn'));
      // A clause opens beside the form, which stays as it is.
      const [rules] = await Promise.all([
        host.context().waitForEvent('page'),
        host.locator('.option-about[data-option="clock"] .rule-link').click(),
      ]);
      await rules.waitForURL(/rules#O10$/);
      await rules.close();
      expect(await time.inputValue()).toBe('2');
      await guest.context().close();
      await host.locator('input[name="ready"]').check();
      const friend = await joinTable(env.browser, host.url(), 'moloch', 'Ben', { width: 390, height: 844, remembers: CALM });
      // The host was ready before: nothing else is asked.
      await tableShown(friend);
      expect((await probe(friend)).table?.options.clock).toBe('days:2');
      await eventually(async () => expect(await host.locator('.clock').first().innerText()).toMatch(/1 d|2 d/));
      const spectator = await openWindow(env.browser, { width: 1200, height: 900, remembers: CALM });
      await spectator.goto(host.url());
      await tableShown(spectator);
      await spectator.locator('[data-action="menu"]').click();
      expect(await spectator.locator('dialog .chips').innerText()).toContain('2 days a turn');
      for (const page of [host, friend, spectator]) expect(complaints(page)).toEqual([]);
      await Promise.all([host, friend, spectator].map((page) => page.context().close()));
    },
    3 * MINUTE,
  );

  test(
    'a new table is not made with a clock that is none',
    async () => {
      const page = await openWindow(env.browser, { width: 1200, height: 900, remembers: { ...CALM, name: 'Ann', army: 'borgo' } });
      await page.goto(env.url);
      await openNewTable(page);
      await page.locator('.options summary').click();
      await page.locator('.choice:has(input[name="clock"][value="custom"])').click();
      const time = page.locator('input[name="clock-time"]');
      await time.fill('0');
      await page.locator('.options summary').click();
      await page.locator('.new-table button[type="submit"]').click();
      await eventually(async () => expect(await time.evaluate((field) => field === document.activeElement)).toBe(true));
      expect(page.url()).not.toMatch(TABLE_ADDRESS);
      await time.fill('3');
      await page.locator('.new-table button[type="submit"]').click();
      await page.waitForURL(TABLE_ADDRESS);
      await eventually(async () => expect(await settingsText(page)).toContain('3 min + 10 sec a turn'));
      expect(complaints(page)).toEqual([]);
      await page.context().close();
    },
    3 * MINUTE,
  );
});
