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

const smoothness = async (browser: Browser, name: string, size: typeof DESK): Promise<void> => {
  const { url, stop } = await startServer(prepareTables);
  const page = await open(browser, size);
  await page.goto(`${url}/t/${codeOf('crowd')}`);
  await tableShown(page);
  await untilShown(page, 0);
  const last = await page.evaluate(() => window.hexfall!.legal.find((intent) => intent.do === 'place'));
  if (!last) throw new Error('there is no tile for the last hex');
  await carryOut(page, last);
  await page.locator('.replay-bar').waitFor();
  const times = (await framesOf(page)).sort((a, b) => a - b);
  print(`a battle on 37 hexes, ${name}: pictures`, (1000 * times.length) / times.reduce((sum, time) => sum + time, 0), '/s');
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

/**
 * Seconds from the address of the start page to its first picture, and until it can be used, with an empty cache: it asks for the
 * public tables when its scripts have taken it over.
 */
const startOf = async (browser: Browser, url: string, slower: number): Promise<{ readonly seen: number; readonly usable: number }> => {
  const page = await openWindow(browser, { ...PHONE, deviceScaleFactor: 1 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(`${url}/`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/tables')));
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const times = await page.evaluate(() => ({
    seen: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    usable: performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/api/tables'))?.startTime ?? NaN,
  }));
  await page.context().close();
  return { seen: times.seen / 1000, usable: times.usable / 1000 };
};

const executable = findProgram('chromium');
if (executable === null) console.log('  skipped: Chromium is not installed (apt-get install chromium)');
else {
  const server = await startServer(prepareTables);
  const browser = await startBrowser(executable);
  await smoothness(browser, '1440 × 900', DESK);
  await smoothness(browser, '360 × 640', PHONE);
  print('board ready on a phone', await patience(browser, server.url, 1), ' s');
  print(`board ready on a phone, ${SLOWER} times slower`, await patience(browser, server.url, SLOWER), ' s');
  const start = await startOf(browser, server.url, SLOWER);
  print(`start page seen on a phone, ${SLOWER} times slower`, start.seen, ' s');
  print(`start page usable on a phone, ${SLOWER} times slower`, start.usable, ' s (aim: 1.5 s)');
  await browser.close();
  await server.stop();
}
