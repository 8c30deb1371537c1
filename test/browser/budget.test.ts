// bytes: what is sent to a browser, and what a tab still holds when matches are over.
import type { CDPSession, Page, Request } from 'playwright-core';
import { describeWith } from '../support/programs.js';
import { cases } from '../support/slow.js';
import { clickOn } from './support/clickOn.js';
import { carryOut } from './support/hands.js';
import { codeOf, HELD_SEATS, preparing } from './support/preparedTables.js';
import { startScriptsRun } from './support/startScreens.js';
import { tableShown } from './support/table.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';

const MINUTE = 60_000;
const REMEMBERS = { ...HELD_SEATS, film: 'skip', motion: 'reduced', sound: false };
const DESK = { width: 1200, height: 800, deviceScaleFactor: 1, paints: true, remembers: REMEMBERS };

/** What comes over the wire until the board can be played on, in bytes: scripts, and all there is. */
const MOST_SENT = { script: 350_000, everything: 450_000 };

/** What is loaded when the board can be played on already, in bytes: its ground, the pictures of the log, hints for a first game. */
const MOST_AFTERWARD = 30_000;

/** What comes over the wire for the start page, in bytes: without its pictures, and for these: the battle, and the boards of the visitor's games. */
const MOST_SENT_AT_START = { page: 220_000, pictures: 110_000 };

/** Matches in one tab, one after the other; the first ones fill what is kept for good: pictures of tiles and compiled code. */
const WARM_UP = 9;
const MATCHES = cases(8, 50);
/** What a match may leave behind on average. One match kept by mistake would be some hundred thousand bytes. */
const MOST_LEFT = { bytes: 60_000, nodes: 10, listeners: 5 };

interface Usage {
  readonly bytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** What a tab holds when everything that is not needed has been thrown away. */
const usageOf = async (devtools: CDPSession): Promise<Usage> => {
  for (let times = 0; times < 3; times++) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
};

interface Part {
  readonly kind: string;
  readonly bytes: number;
}

/** A response from the cache of the browser counts as nothing: Playwright says that its body is shorter by its headers. */
const bytesOf = async (request: Request): Promise<number> => Math.max(0, (await request.sizes()).responseBodySize);

const sizesOf = (requests: readonly Request[]): Promise<Part[]> =>
  Promise.all(requests.map(async (request) => ({ kind: request.resourceType(), bytes: await bytesOf(request) })));

/** Whether it is for a picture that nothing waits for. */
const isOfPicture = (request: Request): boolean => /\/(board|battle)\.svg/.test(request.url());

/** Whether it is for something on a table that nothing waits for. */
const isAfterward = (request: Request): boolean => /[/.](groundPainter|TurnLine|FirstHint)-[^/]*\.js/.test(request.url());

/** A measurement of each half, at the same place of the two when they are sorted: a quarter, half, or three quarters up. */
const QUARTERS = [1, 2, 3];

const atQuarter = (numbers: readonly number[], quarter: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.round(((numbers.length - 1) * quarter) / 4)]!;

/**
 * What a match leaves behind: the quartiles of the later half of the measurements less those of the earlier one, and of the three
 * differences the least. A single measurement says little: results differ, and the browser counts some 170 nodes of the view before,
 * which it usually has not given back yet and sometimes has. What a match leaves behind raises all three quartiles.
 */
const leftBy = (usages: readonly Usage[], what: keyof Usage): number => {
  const half = usages.length >> 1;
  const [early, late] = [usages.slice(0, half + 1), usages.slice(-half - 1)].map((some) => some.map((usage) => usage[what]));
  return Math.min(...QUARTERS.map((quarter) => atQuarter(late!, quarter) - atQuarter(early!, quarter))) / half;
};

const sum = (parts: readonly Part[]): number => parts.reduce((bytes, part) => bytes + part.bytes, 0);

/** Waits until the window may act, after that many intents or more. */
const ownTurn = async (page: Page, seq: number): Promise<void> => {
  await page.waitForFunction(
    (least) => window.hexfall && window.hexfall.seq >= least && window.hexfall.idle && window.hexfall.legal.length > 0,
    seq,
  );
};

/** From the result of one match through the next one to its result. */
const playShortMatch = async (page: Page): Promise<void> => {
  const before = page.url();
  await clickOn(page, '[data-action="rematch"]');
  await page.waitForURL((url) => url.href !== before);
  await tableShown(page);
  await ownTurn(page, 0);
  const [intent] = await page.evaluate(() => window.hexfall!.legal);
  await carryOut(page, intent!);
  // What is done while the computer plays may come too late.
  await ownTurn(page, 2);
  await clickOn(page, '[data-action="menu"]');
  await clickOn(page, 'dialog [data-action="resign"]');
  await clickOn(page, 'dialog [data-action="yes"]');
  await page.locator('.result').waitFor();
};

describeWith('chromium', 'the page keeps within its budget', (executable) => {
  const env = testEnvironment(executable, preparing('turn', 'over'));

  test('of what is sent before anybody asks for more', async () => {
    const page = await openWindow(env.browser, DESK);
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto(env.url);
    await startScriptsRun(page);
    await page.waitForLoadState('networkidle');
    const ofPictures = sum(await sizesOf(requests.filter(isOfPicture)));
    const atStart = sum(await sizesOf(requests)) - ofPictures;
    await page.goto(`${env.url}/t/${codeOf('turn')}`);
    await tableShown(page);
    await page.waitForLoadState('networkidle');
    const sent = await sizesOf(requests.filter((request) => !isOfPicture(request)));
    const afterward = sum(await sizesOf(requests.filter(isAfterward)));
    const scripts = (await sizesOf(requests.filter((request) => !isAfterward(request)))).filter(({ kind }) => kind === 'script');
    console.info(
      `sent: ${atStart} bytes for the start page, ${ofPictures} for its pictures; ${sum(scripts)} bytes of script until one can play, ${afterward} afterward, ${sum(sent)} in all`,
    );
    expect(atStart).toBeGreaterThan(50_000);
    expect(atStart).toBeLessThanOrEqual(MOST_SENT_AT_START.page);
    expect(ofPictures).toBeLessThanOrEqual(MOST_SENT_AT_START.pictures);
    expect(scripts.length).toBeGreaterThan(2);
    expect(sum(scripts)).toBeLessThanOrEqual(MOST_SENT.script);
    expect(afterward).toBeGreaterThan(0);
    expect(afterward).toBeLessThanOrEqual(MOST_AFTERWARD);
    expect(sum(sent)).toBeLessThanOrEqual(MOST_SENT.everything);
    await page.context().close();
  });

  test(
    `of memory over ${MATCHES} matches in one tab`,
    async () => {
      const page = await openWindow(env.browser, DESK);
      const devtools = await page.context().newCDPSession(page);
      await page.goto(`${env.url}/t/${codeOf('over')}`);
      await page.locator('.result').waitFor();
      const usages: Usage[] = [];
      for (let match = 0; match < WARM_UP + MATCHES; match++) {
        await playShortMatch(page);
        usages.push(await usageOf(devtools));
      }
      const [start, end] = [usages[WARM_UP - 1]!, usages.at(-1)!];
      console.info(`${MATCHES} matches: from ${start.bytes} to ${end.bytes} bytes`);
      for (const what of ['bytes', 'nodes', 'listeners'] as const) {
        const left = leftBy(usages.slice(WARM_UP - 1), what);
        if (left >= MOST_LEFT[what]) throw new Error(`${left} ${what} are left by a match: ${JSON.stringify(usages)}`);
      }
      expect(complaints(page)).toEqual([]);
      await page.context().close();
    },
    (2 + MATCHES) * MINUTE,
  );
});
