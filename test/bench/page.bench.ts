import type { Browser, Page } from 'playwright-core';
import { carryOut } from '../browser/support/hands.js';
import { codeOf, HELD_SEATS, prepareTables } from '../browser/support/preparedTables.js';
import { untilShown } from '../browser/support/probe.js';
import { startServer } from '../browser/support/server.js';
import { tableShown } from '../browser/support/table.js';
import { openWindow, startBrowser } from '../browser/support/windows.js';
import { findProgram } from '../support/programs.js';
import { print, SECONDS } from './measure.js';

/* The page in a browser: how smoothly a battle plays on a full large board, and how soon a slow device can use it. */

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 640 };
const SLOWER = 4;

/** A window with the memory of everyone who sits at the prepared tables. */
const open = async (browser: Browser, size: typeof DESK): Promise<Page> => {
  const page = await openWindow(browser, { ...size, deviceScaleFactor: 1, remembers: { ...HELD_SEATS, sound: false } });
  // What loads this file names functions by a function of its own, which pages do not have.
  await page.addInitScript('globalThis.__name = (it) => it');
  return page;
};

/** The middle one of some numbers. */
const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

/** Times between pictures, in milliseconds, for some seconds. */
const framesOf = (page: Page): Promise<number[]> =>
  page.evaluate(
    (wanted) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const start = performance.now();
        let last = start;
        const next = (now: number): void => {
          times.push(now - last);
          last = now;
          if (now - start < wanted) requestAnimationFrame(next);
          else resolve(times.slice(1));
        };
        requestAnimationFrame(next);
      }),
    SECONDS * 1000,
  );

const smoothness = async (browser: Browser, name: string, size: typeof DESK, slower = 1): Promise<void> => {
  const { url, stop } = await startServer(prepareTables);
  const page = await open(browser, size);
  await page.goto(`${url}/t/${codeOf('crowd')}`);
  await tableShown(page);
  await untilShown(page, 0);
  const last = await page.evaluate(() => window.hexfall!.legal.find((intent) => intent.do === 'place'));
  if (!last) throw new Error('there is no tile for the last hex');
  await carryOut(page, last);
  await page.locator('.replay-bar').waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const times = (await framesOf(page)).sort((a, b) => a - b);
  print(`a battle on 37 hexes, ${name}: pictures`, (1000 * times.length) / times.reduce((sum, time) => sum + time, 0), '/s');
  print(`a battle on 37 hexes, ${name}: median picture`, 1000 / median(times), '/s');
  print(`a battle on 37 hexes, ${name}: longest of 100 pictures`, times[Math.floor(times.length * 0.99)] ?? 0, ' ms');
  await page.context().close();
  await stop();
};

/** Seconds from the address to a board that takes a tile, with an empty cache. */
const patience = async (browser: Browser, url: string, slower: number): Promise<number> => {
  const page = await open(browser, PHONE);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const start = performance.now();
  await page.goto(`${url}/t/${codeOf('turn')}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.hexfall?.idle && window.hexfall.legal.length > 0 && document.querySelector('.table .hex'));
  const seconds = (performance.now() - start) / 1000;
  await page.context().close();
  return seconds;
};

/** When the door to the computer has opened, in milliseconds since the page was asked for. */
const DOOR_OPENS = `new MutationObserver((_, observer) => {
  if (!document.querySelector('[data-action="begin"]')) return;
  globalThis.doorOpened = performance.now();
  observer.disconnect();
}).observe(document, { subtree: true, childList: true, attributes: true })`;

/** What a visitor of the start page waits for, in seconds from its address with an empty cache. */
interface Start {
  /** Until the first picture. */
  readonly seen: number;
  /** Until a click on a door, made as soon as it is there, has its effect. */
  readonly opened: number;
}

const startOf = async (browser: Browser, url: string, slower: number): Promise<Start> => {
  const page = await openWindow(browser, { ...PHONE, deviceScaleFactor: 1 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(DOOR_OPENS);
  await page.goto(`${url}/`, { waitUntil: 'commit' });
  await page.locator('.door[data-action="computer"]').click();
  await page.waitForFunction(() => Number(Reflect.get(globalThis, 'doorOpened')) > 0);
  const [seen, opened] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    Number(Reflect.get(globalThis, 'doorOpened')),
  ]);
  await page.context().close();
  return { seen: seen / 1000, opened: opened / 1000 };
};

const TIMES = 5;

const executable = findProgram('chromium');
if (executable === null) console.log('  skipped: Chromium is not installed (apt-get install chromium)');
else {
  const server = await startServer(prepareTables);
  const browser = await startBrowser(executable);
  await smoothness(browser, '1440 × 900', DESK);
  await smoothness(browser, '360 × 640', PHONE);
  await smoothness(browser, `360 × 640, ${SLOWER} times slower`, PHONE, SLOWER);
  print('board ready on a phone', await patience(browser, server.url, 1), ' s');
  print(`board ready on a phone, ${SLOWER} times slower`, await patience(browser, server.url, SLOWER), ' s');
  const starts: Start[] = [];
  for (let times = 0; times < TIMES; times++) starts.push(await startOf(browser, server.url, SLOWER));
  print(`start page seen on a phone, ${SLOWER} times slower`, median(starts.map(({ seen }) => seen)), ' s');
  print(`a door of the start page opens on a phone, ${SLOWER} times slower`, median(starts.map(({ opened }) => opened)), ' s (aim: 1.5 s)');
  await browser.close();
  await server.stop();
}
