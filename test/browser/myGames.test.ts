import { describeWith } from '../support/programs.js';
import { holdBack } from './support/holdBack.js';
import { storeLocalGames } from './support/localScreens.js';
import { codeOf, HELD_SEATS, prepareTables } from './support/preparedTables.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';

describeWith('chromium', 'my games', (executable) => {
  const env = testEnvironment(executable, prepareTables);

  test('those on this device stay where they are when the server has told of the others, and a whole card leads to its game', async () => {
    const page = await openWindow(env.browser, { width: 390, height: 844, remembers: { ...HELD_SEATS, language: 'en' } });
    await storeLocalGames(page, env.url);
    const answer = await holdBack(page, '**/api/mine');
    await page.goto(`${env.url}/games`);
    const first = page.locator('[data-part="running"] .my-game').first();
    const placeOf = async () => [await first.getAttribute('data-code'), await first.boundingBox()] as const;
    await page.locator('.waiting', { hasText: 'Asking the server' }).waitFor();
    await first.waitFor();
    const before = await placeOf();
    answer();
    await page.locator(`[data-part="over"] [data-code="${codeOf('over')}"]`).waitFor();
    expect(await placeOf()).toEqual(before);
    await page.locator(`[data-code="${codeOf('battle')}"]`).click({ position: { x: 40, y: 20 } });
    await page.waitForURL(`**/t/${codeOf('battle')}`);
    expect(complaints(page)).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  });
});
