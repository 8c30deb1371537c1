import type { Page } from 'playwright-core';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import type { ListedTable, TableList } from '@hexfall/shared/protocol/http';
import { address, after, type Screen } from './Screen.js';
import { settled } from './settled.js';

/** Fulfilled when the scripts of the start page have run: it is seen before. */
export const startScriptsRun = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.documentElement.dataset['earlyClick'] === 'over');
};

/** The start page with nothing opened. */
export const start: Screen = {
  name: 'start',
  show: async (page, url) => {
    await address('start', '/', '.doors').show(page, url);
    await startScriptsRun(page);
    // The visitor's games and the open tables arrive later.
    await settled(page);
  },
};

/** With somebody who waits for a duel. */
export const quickMatch: Screen = {
  name: 'start: somebody waits for a duel',
  feigns: true,
  show: async (page, url) => {
    const waiting: ListedTable = {
      code: 'DDDDDD',
      phase: 'lobby',
      options: DEFAULT_OPTIONS,
      ...{ startingSeat: 'first', armySelection: 'free', forecast: true, seriesKind: 'single' },
      seats: [{ name: 'Ala', army: 'borgo', computer: false }, null],
      ...{ seq: 0, acting: null, turn: 0, connected: 1, spectators: 0 },
    };
    const answer: TableList = { tables: [waiting], isPublic: false };
    await page.route('**/api/tables', (route) => route.fulfill({ json: answer }));
    await start.show(page, url);
    await page.locator('.quick').waitFor();
  },
};

/** A table that is set up at this device. */
export const newTable = after('start: at one device', start, '[data-action="device"]', '.local-seat');
