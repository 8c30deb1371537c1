import type { Page } from 'playwright-core';
import type { Intent } from '@hexfall/shared/model/intent';
import { clickOn } from './clickOn.js';
import { carryOut } from './hands.js';
import { codeOf } from './preparedTables.js';
import { tableShown } from './table.js';
import { untilShown } from './probe.js';

/** Everything a person can see of the page, each with the way there. */
export interface Screen {
  readonly name: string;
  /** Brings a window there that holds the seats of the prepared tables; see `preparedTables.ts`. */
  readonly show: (page: Page, url: string) => Promise<void>;
}

/** A page by its address; `there` is on it. */
const address = (name: string, path: string, there: string): Screen => ({
  name,
  show: async (page, url) => {
    await page.goto(url + path);
    await page.locator(there).first().waitFor();
  },
});

/** Another screen, and what is pressed there; `there` appears then. */
const after = (name: string, { show }: Screen, press: string, there: string): Screen => ({
  name,
  show: async (page, url) => {
    await show(page, url);
    await clickOn(page, press);
    await page.locator(there).first().waitFor();
  },
});

const waiting = (name: string, table: string, there: string): Screen => address(name, `/t/${codeOf(table)}`, there);

/** A prepared match as its player finds it. */
const table = (name: string, match: string): Screen => ({
  name,
  show: async (page, url) => {
    await page.goto(`${url}/t/${codeOf(match)}`);
    await tableShown(page);
    await untilShown(page, 0);
  },
});

const legalOf = (page: Page): Promise<readonly Intent[]> => page.evaluate(() => window.hexfall!.legal);

/** Whatever film runs is stopped in the middle, so that the screen stands still. */
const stopFilm = async (page: Page): Promise<void> => {
  await page.locator('.film-bar').waitFor();
  const pause = page.locator('[data-action="film-pause"]');
  if ((await pause.count()) > 0) await pause.click();
  await page.locator('[data-action="film-place"]').press('PageDown');
};

/** With a tile of the hand over a hex, turned and not yet confirmed. */
const aiming = (match: Screen): Screen => ({
  name: 'table: a tile is being placed',
  show: async (page, url) => {
    await match.show(page, url);
    const place = (await legalOf(page)).find((intent) => intent.do === 'place');
    if (place?.do !== 'place') throw new Error('nothing can be placed');
    await clickOn(page, '.hand-tile[data-usable="true"]');
    await clickOn(page, `[data-hex="${place.at.join(',')}"]`, '.board-host');
    await page.locator('[data-action="confirm"]').waitFor();
  },
});

/** In the middle of a battle that the window has begun. */
const filming = (match: Screen): Screen => ({
  name: 'table: a battle',
  show: async (page, url) => {
    await match.show(page, url);
    if ((await page.locator('.film-bar').count()) === 0) await carryOut(page, { do: 'battle' });
    await stopFilm(page);
  },
});

const start = address('start', '/', '.new-table');
const turn = table('table: my turn', 'turn');
const over = table('table: result', 'over');

/** A new screen is one more line. */
export const SCREENS: readonly Screen[] = [
  start,
  after('start: options', start, '.options summary', '.options-form'),
  after('start: army sheet', start, '.army .button.quiet', 'dialog[open] .sheet'),
  after('start: several people at this device', start, '[data-action="hot-seat"]', 'dialog[open] .places'),
  after('start: settings', start, '.page-nav .icon-button', 'dialog[open]'),
  address('my games', '/games', '.my-games'),
  address('lesson', '/learn', '.coach'),
  address('sandbox', '/sandbox', '.sandbox .hex'),
  address('rules', '/rules', '.tile-points'),
  address('credits', '/credits', '.page-text .plate'),
  address('no such page', '/nowhere', 'main'),
  address('no such table', '/t/ZZZZZZ', 'main h1'),
  waiting('lobby', 'lobby', '.seat-list'),
  waiting('lobby: invited', 'invited', 'form .armies'),
  waiting('banning and picking', 'picking', '.picking'),
  waiting('hiring', 'draft', '.draft'),
  table('table: set-up', 'setup'),
  turn,
  aiming(turn),
  table('table: a question', 'question'),
  filming(table('battle', 'battle')),
  over,
  after('table: looked at after the match', over, '[data-action="look"]', '[data-action="result"]'),
  table('table: two teams', 'team'),
  table('table: a full board', 'crowd'),
  after('table: menu', turn, '[data-action="menu"]', 'dialog[open]'),
  after('table: tiles', turn, '.piles', 'dialog[open]'),
  after('table: sure to end the turn?', turn, '[data-action="end-turn"]', 'dialog[open]'),
];

/** Those that are elsewhere where there is little room. */
export const LARGE_SCREENS: readonly Screen[] = [after('table: settings', turn, '[data-action="settings"]', 'dialog[open]')];

/** Those that can be told only where there is no room beside the board. */
export const SMALL_SCREENS: readonly Screen[] = [
  after('table: log', turn, '.log-button', 'dialog[open]'),
  after('table: chat', turn, '.chat-button', 'dialog[open]'),
];
