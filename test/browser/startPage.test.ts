import type { Page } from 'playwright-core';
import type { VersionInfo } from '@hexfall/shared/protocol/http';
import { describeWith } from '../support/programs.js';
import { holdBack } from './support/holdBack.js';
import { HELD_SEATS, prepareTables } from './support/preparedTables.js';
import { settled } from './support/settled.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** What people click on before the server has told of their games. */
const CLICKED = '.door, .new-table-fold, .join, .quick';

const topsOf = (page: Page): Promise<readonly number[]> =>
  page.locator(CLICKED).evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top + scrollY));

describeWith('chromium', 'the start page', (executable) => {
  const env = testEnvironment(executable, prepareTables);
  let page: Page;

  afterEach(async () => {
    expect(complaints(page)).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  });

  /** Opens the start page with the answer about one's games held back; returns where things lie before and after it. */
  const aroundAnswer = async (): Promise<readonly [before: readonly number[], after: readonly number[]]> => {
    const answer = await holdBack(page, '**/api/mine');
    const listed = page.waitForResponse('**/api/tables');
    await page.goto(env.url);
    await (await listed).finished();
    await page.locator('.doors').waitFor();
    await settled(page);
    const before = await topsOf(page);
    answer();
    await page.locator('.my-game').first().waitFor();
    await page.unroute('**/api/mine');
    return [before, await topsOf(page)];
  };

  test.each(SIZES)('does not move when the visitor’s games arrive ($width × $height)', async (size) => {
    page = await openWindow(env.browser, { ...size, deviceScaleFactor: 1, remembers: { ...HELD_SEATS, language: 'pl' } });
    const [before, after] = await aroundAnswer();
    expect(before.length).toBeGreaterThan(3);
    expect(after).toEqual(before);
    // What is over is known now: no line is reserved for it.
    const [again, afterwards] = await aroundAnswer();
    expect(afterwards).toEqual(again);
  });

  test('asks for no version; the credits show it with the commit', async () => {
    page = await openWindow(env.browser, { ...SIZES[0], remembers: { language: 'en' } });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(env.url);
    await page.locator('.doors').waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain('/api/version');
    await page.locator('.page-nav a[href$="/credits"]').click();
    const told = (await (await fetch(`${env.url}/api/version`)).json()) as VersionInfo;
    const text = ['Version ' + told.version, ...(told.commit === null ? [] : [told.commit.slice(0, 7)])].join(' · ');
    await page.locator('[data-part="version"]', { hasText: text }).waitFor();
  });
});
