// canvas: a browser draws the picture that is saved as PNG, and saves files.
import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { svgFaults } from '../picture/svgFaults.js';
import { eventually } from '../support/eventually.js';
import { describeWith } from '../support/programs.js';
import { resolveInProject } from '../support/sources.js';
import { violations } from './support/axe.js';
import { clickOn } from './support/clickOn.js';
import { codeOf, HELD_SEATS, preparing } from './support/preparedTables.js';
import { probe } from './support/probe.js';
import { tableShown } from './support/table.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';

/** Fulfilled when the moment shown is called like that, and the keys of the page are heard. */
const momentIs = (page: Page, wanted: RegExp, timeout = 60_000): Promise<unknown> =>
  page.waitForFunction(
    ([source]) => window.hexfall && new RegExp(source).test(document.querySelector('.moment')?.textContent ?? ''),
    [wanted.source] as const,
    { timeout },
  );

const CALM = { ...HELD_SEATS, sound: false, film: 'skip', motion: 'reduced', language: 'en' };
const DESK = { width: 1440, height: 900, deviceScaleFactor: 1, paints: true };
const PHONE = { width: 390, height: 844, deviceScaleFactor: 3, paints: true };

/** Presses a button by the keyboard; gives what is saved then. */
const saved = async (page: Page, action: string): Promise<{ readonly name: string; readonly content: Buffer }> => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator(`[data-action="${action}"]`).press('Enter')] satisfies [
    Promise<Download>,
    Promise<void>,
  ]);
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
};

/** Width and height of a PNG. */
const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

describeWith('chromium', 'saving pictures', (executable) => {
  const env = testEnvironment(executable, preparing('over'));

  test('saves the moment of a replay as PNG and SVG, and its battle as a picture that moves', async () => {
    const page = await openWindow(env.browser, { ...PHONE, remembers: CALM });
    await page.goto(`${env.url}/t/${codeOf('over')}?turn=20&step=1`);
    await momentIs(page, /^Turn 20 /);
    await page.locator('[data-action="menu"]').first().press('Enter');
    await page.locator('[data-action="menu-share"]').press('Enter');
    await page.locator('[data-action="picture-png"]').waitFor();
    expect(await violations(page)).toEqual([]);
    const png = await saved(page, 'picture-png');
    expect(png.name).toBe('hexfall-turn-20.png');
    expect(sizeOf(png.content)).toEqual([2400, 1260]);
    const svg = await saved(page, 'picture-svg');
    expect(svg.name).toBe('hexfall-turn-20.svg');
    const text = svg.content.toString();
    expect(svgFaults(text)).toEqual([]);
    const title = /<title>(.*?)<\/title>/.exec(text)?.[1];
    expect(title).toContain('Turn 20');
    expect(title).toContain(codeOf('over'));
    const film = await saved(page, 'picture-film');
    expect(film.name).toMatch(/^hexfall-battle-\d+\.svg$/);
    expect(film.content.toString()).toMatch(/^<svg [^]*<animate [^]*<\/svg>$/);
    expect(complaints(page)).toEqual([]);
    await page.context().close();
  });

  test('shows tiles and saves pictures as they are where what is read from canvases is noise', async () => {
    const noisy = async (page: Page): Promise<void> => {
      await page.addInitScript(() => {
        const { prototype } = CanvasRenderingContext2D;
        const read = prototype.getImageData;
        prototype.getImageData = function (...box) {
          const image = read.apply(this, box);
          image.data.forEach((_, index) => (image.data[index] = (index * 7919) % 256));
          return image;
        };
        HTMLCanvasElement.prototype.toDataURL = () => 'data:image/png;base64,';
      });
    };
    const page = await openWindow(env.browser, { ...DESK, remembers: CALM, prepare: noisy });
    await page.goto(`${env.url}/rules`);
    const tile = page.locator('.tile-picture').first();
    await eventually(async () => expect((await tile.screenshot()).length).toBeGreaterThan(3_000));
    await page.goto(`${env.url}/t/${codeOf('over')}?turn=20&step=1`);
    await momentIs(page, /^Turn 20 /);
    await page.locator('[data-action="menu"]').first().press('Enter');
    await page.locator('[data-action="menu-share"]').press('Enter');
    expect((await saved(page, 'picture-png')).name).toBe('hexfall-turn-20.svg');
    expect(complaints(page)).toEqual([]);
    await page.context().close();
  });

  test('saves the position of the sandbox; the link to it that previews show opens it, and the server draws it', async () => {
    const page = await openWindow(env.browser, { ...DESK, remembers: { ...CALM, language: 'pl' } });
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
    expect((await saved(page, 'picture-svg')).content.toString()).toContain('Tura');
    expect(sizeOf((await saved(page, 'picture-png')).content)).toEqual([2400, 1260]);
    const field = page.locator('dialog input').nth(1);
    await eventually(async () => expect(await field.inputValue()).toContain('/sandbox?p='));
    const link = await field.inputValue();
    const document = await (await fetch(link)).text();
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(document) ?? [];
    expect(picture).toContain('/api/sandbox/picture.png?p=');
    await page.goto(link);
    await tableShown(page);
    await eventually(async () => expect((await probe(page)).table).toEqual(table));
    expect(complaints(page)).toEqual([]);
    await page.context().close();
  });
});
