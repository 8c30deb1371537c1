import type { Browser, Page } from 'playwright-core';
import type { Mode } from '@hexfall/shared/model/options';
import type { ArmyId } from '@hexfall/shared/model/tile';
import type { ArmySelection } from '@hexfall/shared/protocol/lobby';
import { openWindow, type WindowOptions } from './windows.js';

/** What is chosen in the form of a new table. */
export interface Wish {
  readonly mode: Mode;
  readonly seats: number;
  /** How armies come to seats; freely if left out. */
  readonly armySelection?: ArmySelection;
  /** O11: the id of a map. */
  readonly map?: string;
  /** Options by the names of their controls; `true` for a box that is ticked. */
  readonly options?: Readonly<Record<string, string | true>>;
}

/** The address of a table. */
export const TABLE_ADDRESS = /\/t\/[A-Z0-9]{6}$/;

const chooseArmy = (page: Page, army: ArmyId): Promise<void> => page.locator(`.seat-form .place-army:has(input[value="${army}"])`).click();

const submit = (page: Page): Promise<void> => page.locator('form button[type="submit"].large').first().click();

/** Waits until a page shows the board, and tests can ask it for the table. */
export const tableShown = async (page: Page): Promise<void> => {
  await page.locator('.table .hex').first().waitFor();
  await page.waitForFunction(() => window.hexfall?.table);
};

/** Clicks on the words beside a box or a radio button, as people do. */
const tick = (page: Page, name: string, value: string | true): Promise<void> =>
  page.locator(`.choice:has(input[name="${name}"]${value === true ? '' : `[value="${value}"]`})`).click();

const fillIn = async (page: Page, { mode, seats, armySelection, map, options = {} }: Wish): Promise<void> => {
  await tick(page, 'mode', mode);
  await page.locator(`input[name="mode"][value="${mode}"]:checked`).waitFor();
  if ((await page.locator('input[name="seats"]').count()) > 0) await tick(page, 'seats', String(seats));
  if (armySelection) await tick(page, 'armySelection', armySelection);
  const entries = Object.entries(options);
  if (map) {
    await page.locator('.folded-maps > summary').click();
    await tick(page, 'map', map);
  }
  for (const [name, value] of entries) await tick(page, name, value);
};

/** Opens what is folded on a phone: the own seat and the game. */
const openFolds = async (page: Page): Promise<void> => {
  const folds = page.locator('.seat-fold:not([open]):has(.own-seat) > summary, .table-settings.fold:not([open]) > summary');
  while ((await folds.count()) > 0) await folds.first().click();
};

/**
 * A window in which somebody types a name, picks an army and creates a table; the link to it is the window's address.
 * @param wish what is to be played; a plain duel if it is left out.
 */
export const createTable = async (
  browser: Browser,
  url: string,
  army: ArmyId,
  name: string,
  options: WindowOptions,
  wish?: Wish,
): Promise<Page> => {
  const page = await openWindow(browser, options);
  await page.goto(url);
  await page.locator('[data-action="friend"]').click();
  await page.waitForURL(TABLE_ADDRESS);
  await page.locator('.own-name input[name="name"]').fill(name);
  await openFolds(page);
  await page.locator(`.own-seat .place-army:has(input[value="${army}"])`).click();
  await page.locator('.game-form > summary').click();
  if (wish) await fillIn(page, wish);
  // It begins when the others are there.
  await page.locator('.choice:has(input[name="ready"])').click();
  await page.locator('.send-link').waitFor();
  return page;
};

/** A window in which somebody opens the link and sits down on the first free seat. */
export const joinTable = async (browser: Browser, link: string, army: ArmyId, name: string, options: WindowOptions): Promise<Page> => {
  const page = await openWindow(browser, options);
  await page.goto(link);
  await page.locator('.seat-form input[name="name"]').fill(name);
  await chooseArmy(page, army);
  await submit(page);
  await page.locator('.send-link, .draft, .table .hex').first().waitFor();
  return page;
};

/** A window in which somebody opens the link of a match that is being played. */
export const watchTable = async (browser: Browser, link: string, options: WindowOptions): Promise<Page> => {
  const page = await openWindow(browser, options);
  await page.goto(link);
  await tableShown(page);
  return page;
};

/** Loads a table's page again, as after a crash of the browser. */
export const reloadTable = async (page: Page): Promise<void> => {
  await page.reload();
  await tableShown(page);
};
