import type { Browser, Page } from 'playwright-core';
import { ARMIES } from '@hexfall/shared/content/catalog';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { openWindow, type WindowOptions } from './windows.js';

const chooseArmy = (page: Page, army: ArmyId): Promise<void> => page.locator('.army-choice', { hasText: ARMIES[army].name }).click();

const submit = (page: Page): Promise<void> => page.locator('form button[type="submit"].large').click();

const openedTable = (page: Page): Promise<void> => page.locator('.table .hex').first().waitFor();

/** A window in which somebody types a name, picks an army and creates a table; the link to it is the window's address. */
export const createTable = async (browser: Browser, url: string, army: ArmyId, name: string, options: WindowOptions): Promise<Page> => {
  const page = await openWindow(browser, options);
  await page.goto(url);
  await page.locator('input[name="name"]').fill(name);
  await chooseArmy(page, army);
  await submit(page);
  await page.waitForURL(/\/t\/[A-Z0-9]{6}$/);
  await page.locator('.invite').waitFor();
  return page;
};

/** A window in which somebody opens the link and sits down. */
export const joinTable = async (browser: Browser, link: string, army: ArmyId, name: string, options: WindowOptions): Promise<Page> => {
  const page = await openWindow(browser, options);
  await page.goto(link);
  await page.locator('input[name="name"]').fill(name);
  await chooseArmy(page, army);
  await submit(page);
  await openedTable(page);
  return page;
};

/** A window in which somebody opens the link of a match that is being played. */
export const watchTable = async (browser: Browser, link: string, options: WindowOptions): Promise<Page> => {
  const page = await openWindow(browser, options);
  await page.goto(link);
  await openedTable(page);
  return page;
};

/** Loads a table's page again, as after a crash of the browser. */
export const reloadTable = async (page: Page): Promise<void> => {
  await page.reload();
  await openedTable(page);
};
