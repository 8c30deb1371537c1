import { expect, test } from '@jest/globals';
import { describeWith } from '../support/programs.js';
import { testEnvironment } from './support/testEnvironment.js';
import { createTable, joinTable } from './support/table.js';
import { complaints } from './support/windows.js';

const MINUTE = 60_000;
const DESK = { width: 1200, height: 800 };
const PHONE = { width: 360, height: 640, locale: 'pl-PL' };

describeWith('chromium', 'the host of a table', (executable) => {
  const env = testEnvironment(executable);

  test(
    'removes a player by keys alone, after a question; the player is told and offered no seat, also after loading the page again',
    async () => {
      const host = await createTable(env.browser, env.url, 'borgo', 'Ala', DESK, { mode: 'team', seats: 4 });
      const guest = await joinTable(env.browser, host.url(), 'moloch', 'Bolek', PHONE);
      const remove = host.getByRole('button', { name: 'Remove Bolek' });
      await remove.focus();
      await host.keyboard.press('Enter');
      await host.locator('dialog').waitFor();
      await host.keyboard.press('Escape');
      await host.locator('dialog').waitFor({ state: 'detached' });
      expect(await guest.locator('.kicked').count()).toBe(0);
      await remove.focus();
      await host.keyboard.press('Enter');
      await host.locator('dialog [data-action="yes"]').focus();
      await host.keyboard.press('Enter');
      await host.locator('.seat', { hasText: 'Bolek' }).waitFor({ state: 'detached' });
      for (const isAgain of [false, true]) {
        if (isAgain) await guest.reload();
        const told = guest.getByRole('alert').filter({ hasText: 'Gospodarz stołu zwolnił twoje miejsce' });
        await told.waitFor();
        await guest.locator('form button[type="submit"].large').waitFor({ state: 'detached' });
        expect(await guest.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      }
      await host.getByRole('button', { name: /^Remove/ }).waitFor({ state: 'detached' });
      expect([...complaints(host), ...complaints(guest)]).toEqual([]);
    },
    3 * MINUTE,
  );
});
