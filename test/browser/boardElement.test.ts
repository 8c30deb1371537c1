// canvas: the board element draws and moves in a page of another origin, also in a browser without WebGL.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from 'playwright-core';
import type { HexfallBoard } from '../../client/src/embed/BoardElement.js';
import { eventually } from '../support/eventually.js';
import { describeWith } from '../support/programs.js';
import { readProjectFile } from '../support/sources.js';
import { violations } from './support/axe.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow, startBrowser, type WindowOptions } from './support/windows.js';

const DESK = { width: 1000, height: 900, deviceScaleFactor: 1 } as const;
/** The address that the example has in the place of the server's. */
const PLACE = 'https://hexfall.example';
/** The part of a board's pixels that differ from the page around it, at least. */
const LEAST_PAINTED = 0.5;

describeWith('chromium', 'the board element', (executable) => {
  const env = testEnvironment(executable);
  let site: Server;
  let address = '';

  beforeAll(async () => {
    // A site of somebody else: another origin than that of the server.
    site = createServer((request, response) => {
      const file = (request.url ?? '').replace(/\/$/, '/index.html');
      response.setHeader('Content-Type', file.endsWith('.html') ? 'text/html' : 'application/json');
      response.end(readProjectFile(`docs/examples${file}`).replace(PLACE, env.url));
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(site.address() as AddressInfo).port}/embed/`;
  });

  afterAll(() => void site.close());

  const show = async (options: Partial<WindowOptions> = {}, browser = env.browser): Promise<Page> => {
    const page = await openWindow(browser, { ...DESK, ...options });
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    await page.goto(address);
    await page.locator('#german .caption').filter({ hasText: /./ }).waitFor();
    await page.locator('#battle .controls').waitFor();
    return page;
  };

  const board = (page: Page, id: string): Locator => page.locator(`#${id}`);

  const stepOf = (page: Page, id: string): Promise<number> => board(page, id).evaluate((element) => (element as HexfallBoard).step);

  /** The part of a board whose pixels differ from the corner of the page, from 0 to 1. */
  const painted = async (page: Page, id: string): Promise<number> => {
    const picture = (await page.locator(`#${id} .board`).screenshot()).toString('base64');
    return page.evaluate(async (png) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      let differing = 0;
      for (let place = 0; place < data.length; place += 4)
        if (data[place] !== data[0] || data[place + 1] !== data[1] || data[place + 2] !== data[2]) differing++;
      return (differing * 4) / data.length;
    }, picture);
  };

  test('shows positions and battles of a page of another origin, and one sentence where it cannot', async () => {
    const page = await show({ paints: true });
    expect(await painted(page, 'position')).toBeGreaterThan(LEAST_PAINTED);
    expect(await painted(page, 'battle')).toBeGreaterThan(LEAST_PAINTED);
    expect(await page.locator('#mistake [role="alert"]').textContent()).toContain('This position cannot be shown');
    // The text of another language comes from the server of the element.
    expect(await page.locator('#german .caption').textContent()).toContain('Schlacht');
    await page.locator('#position .hex[data-hex="1,-1"]').click();
    expect(await page.locator('#chosen').textContent()).toBe('You have chosen D2: claws.');
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page)).toEqual([]);
    expect(complaints(page)).toEqual([]);
    await page.context().close();
  });

  test('is walked over and played by keys', async () => {
    const page = await show();
    await board(page, 'battle').evaluate((element) => (element as HTMLElement).focus());
    await page.keyboard.press('ArrowUp');
    const focused = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('data-hex'));
    expect(await focused()).toBe('0,-1');
    await page.keyboard.press('Enter');
    expect(await page.locator('#battle .caption').textContent()).toBe('C2, empty');
    await page.clock.install();
    await page.keyboard.press(' ');
    await page.clock.runFor(10_000);
    expect(await stepOf(page, 'battle')).toBeGreaterThan(2);
    await page.keyboard.press(' ');
    const stopped = await stepOf(page, 'battle');
    await page.clock.runFor(10_000);
    expect(await stepOf(page, 'battle')).toBe(stopped);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await stepOf(page, 'battle')).toBe(stopped - 1);
    expect(complaints(page)).toEqual([]);
    await page.context().close();
  });

  test.each([
    ['reduce', false],
    ['no-preference', true],
  ] as const)('with a preference for motion of "%s", what a step changes moves: %j', async (reducedMotion, moves) => {
    const page = await show({ reducedMotion });
    const moving = (): Promise<number> =>
      board(page, 'battle').evaluate((element) => {
        const battle = element as HexfallBoard;
        battle.step = 1;
        battle.next();
        return battle.shadowRoot!.getAnimations().length;
      });
    expect((await moving()) > 0).toBe(moves);
    await page.context().close();
  });

  test('shows what left the board when the visitor steps back at once', async () => {
    const page = await show();
    const shown = await board(page, 'battle').evaluate(async (element) => {
      const battle = element as HexfallBoard;
      const seen = (): readonly string[] =>
        [...battle.shadowRoot!.querySelectorAll<SVGGElement>('g[data-kind]:not([display])')].map(
          ({ dataset }) => `${dataset['kind']} ${dataset['from']}`,
        );
      /** What moves has come to its end, and what has left is hidden. */
      const rested = async (): Promise<void> => {
        await Promise.allSettled(battle.shadowRoot!.getAnimations().map(({ finished }) => finished));
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      };
      const pictures: (readonly string[])[] = [];
      for (const there of Array.from({ length: battle.steps - 1 }, (_, step) => step)) {
        battle.step = there;
        await rested();
        const before = seen();
        battle.next();
        battle.previous();
        await rested();
        pictures.push(before, seen());
      }
      return pictures;
    });
    for (let place = 0; place < shown.length; place += 2) expect(shown[place + 1]).toEqual(shown[place]);
    expect(shown.length).toBeGreaterThan(10);
    await page.context().close();
  });

  test('needs no WebGL', async () => {
    const browser = await startBrowser(executable, ['--disable-3d-apis']);
    const page = await show({ paints: true }, browser);
    expect(await page.evaluate(() => document.createElement('canvas').getContext('webgl2'))).toBeNull();
    expect(await painted(page, 'battle')).toBeGreaterThan(LEAST_PAINTED);
    await browser.close();
  });

  test('fits a phone, with targets for fingers', async () => {
    const page = await show({ width: 360, height: 640, hasTouch: true });
    const { overflow, smallest } = await page.evaluate(() => {
      const shown = [...document.querySelectorAll('hexfall-board')].flatMap((one) => [...one.shadowRoot!.querySelectorAll('button')]);
      const sizes = shown.map((button) => button.getBoundingClientRect()).filter(({ width }) => width > 0);
      return {
        overflow: document.documentElement.scrollWidth - innerWidth,
        smallest: Math.min(...sizes.flatMap(({ width, height }) => [width, height])),
      };
    });
    expect(overflow).toBeLessThanOrEqual(0);
    expect(smallest).toBeGreaterThanOrEqual(44);
    await page.context().close();
  });

  test('stands on the page of the documentation, under the rules of the server for scripts and styles', async () => {
    const page = await openWindow(env.browser, { ...DESK, paints: true });
    await page.goto(`${env.url}/docs/embedding`);
    await page.locator('hexfall-board .controls').waitFor();
    await eventually(async () => expect(await page.locator('hexfall-board .hex').count()).toBe(19));
    expect(await page.locator('hexfall-board .caption').textContent()).toContain('Borgo');
    const width = await page.locator('hexfall-board .board').evaluate((element) => element.getBoundingClientRect().width);
    expect(width).toBeGreaterThan(300);
    expect(await violations(page)).toEqual([]);
    expect(complaints(page)).toEqual([]);
    await page.context().close();
  });
});
