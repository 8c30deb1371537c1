import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { describeWith } from '../support/programs.js';
import { resolveInProject } from '../support/sources.js';
import { svgFaults } from '../picture/svgFaults.js';
import { violations } from './support/axe.js';
import { clickOn } from './support/clickOn.js';
import { eventually } from './support/eventually.js';
import { codeOf, HELD_SEATS, prepareTables } from './support/preparedTables.js';
import { momentIs } from './support/matchReplay.js';
import { probe } from './support/probe.js';
import { tableShown } from './support/table.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';

const CALM = { ...HELD_SEATS, sound: false, film: 'skip', motion: 'reduced', language: 'en' };
const SIZES = [
  { width: 1440, height: 900, deviceScaleFactor: 1 },
  { width: 390, height: 844, deviceScaleFactor: 3 },
  { width: 667, height: 375, deviceScaleFactor: 2 },
] as const;

/** Presses a button by the keyboard; gives what is saved then. */
const saved = async (page: Page, action: string): Promise<{ readonly name: string; readonly content: Buffer }> => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator(`[data-action="${action}"]`).press('Enter')] satisfies [
    Promise<Download>,
    Promise<void>,
  ]);
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
};

describeWith('chromium', 'saving pictures', (executable) => {
  const env = testEnvironment(executable, prepareTables);
  let page: Page;

  afterEach(async () => {
    expect(complaints(page)).toEqual([]);
    await page.context().close();
  });

  test.each(SIZES)('saves the moment of a replay as PNG and SVG ($width × $height)', async (size) => {
    page = await openWindow(env.browser, { ...size, remembers: CALM });
    await page.goto(`${env.url}/t/${codeOf('over')}?turn=5&step=1`);
    await momentIs(page, /^Turn 5 /);
    await page.locator('[data-action="menu"]').first().press('Enter');
    await page.locator('[data-action="picture-png"]').waitFor();
    expect(await violations(page)).toEqual([]);
    const png = await saved(page, 'picture-png');
    expect(png.name).toBe('hexfall-turn-5.png');
    expect([png.content.readUInt32BE(16), png.content.readUInt32BE(20)]).toEqual([2400, 1260]);
    const svg = await saved(page, 'picture-svg');
    expect(svg.name).toBe('hexfall-turn-5.svg');
    const text = svg.content.toString();
    expect(svgFaults(text)).toEqual([]);
    expect(text).toContain('Turn 5');
    expect(text).toContain(codeOf('over'));
  });

  test('saves the position of the sandbox', async () => {
    page = await openWindow(env.browser, { ...SIZES[0], remembers: { ...CALM, language: 'pl' } });
    await page.goto(`${env.url}/sandbox`);
    await page.locator('[data-action="pass"]').press('Enter');
    expect((await saved(page, 'picture-svg')).content.toString()).toContain('Tura');
  });

  test('the link of the sandbox that previews show opens the position, and the server draws it', async () => {
    page = await openWindow(env.browser, { ...SIZES[1], remembers: CALM });
    const example = JSON.parse(readFileSync(resolveInProject('docs/examples/position.json'), 'utf8')) as object;
    await page.goto(`${env.url}/sandbox`);
    await tableShown(page);
    await clickOn(page, '[data-action="pass"]');
    await page.locator('dialog textarea').fill(JSON.stringify(example));
    await clickOn(page, 'dialog [data-action="open"]');
    await page.locator('dialog').waitFor({ state: 'detached' });
    const { table } = await probe(page);
    await clickOn(page, '[data-action="pass"]');
    expect(await violations(page)).toEqual([]);
    const field = page.locator('dialog input').nth(1);
    await eventually(async () => expect(await field.inputValue()).toContain('/sandbox?p='));
    const link = await field.inputValue();
    const document = await (await fetch(link)).text();
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(document) ?? [];
    expect(picture).toContain('/api/sandbox/picture.png?p=');
    await page.goto(link);
    await tableShown(page);
    await eventually(async () => expect((await probe(page)).table).toEqual(table));
  });
});
