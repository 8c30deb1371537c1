import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { TileKey } from '@hexfall/shared/model/tile';
import type { PositionJson } from '@hexfall/shared/notation/json';
import { clickOn } from './clickOn.js';
import { openWindow, type WindowOptions } from './windows.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const shown = (page: Page): Promise<void> => page.locator('.sandbox .hex').first().waitFor();

/** A window at the sandbox, reached from the start page. */
export const openSandbox = async (browser: Browser, url: string, options: WindowOptions): Promise<Page> => {
  const page = await openWindow(browser, options);
  await page.goto(url);
  await page.locator('.sandbox-link').click();
  await shown(page);
  return page;
};

/** A window that opens a link to a position. */
export const openPosition = async (browser: Browser, link: string, options: WindowOptions): Promise<Page> => {
  const page = await openWindow(browser, options);
  await page.goto(link);
  await shown(page);
  return page;
};

export const clickHex = (page: Page, at: Hex): Promise<void> => clickOn(page, `[data-hex="${at.join(',')}"]`, '.stage');

/** Takes a tile of a seat's palette and puts it on a hex. */
export const putTile = async (page: Page, seat: number, tile: TileKey, at: Hex): Promise<void> => {
  await page.locator(`[data-seat="${seat}"] .sandbox-army`).click();
  const key = page.locator(`.palette-tiles [data-tile="${tile}"]`).first();
  if ((await key.getAttribute('aria-pressed')) === 'false') await key.click();
  await clickHex(page, at);
};

/** Takes terrain, a turret or a prize of the palette. */
export const takeTool = (page: Page, name: string): Promise<void> => page.locator(`[data-tool="${name}"]`).click();

/** What the window for passing on says: the link to the position and its JSON. */
export const passedOn = async (page: Page): Promise<{ readonly link: string; readonly position: PositionJson }> => {
  await page.locator('[data-action="pass"]').click();
  const fields = page.locator('dialog .copy-field input');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('dialog .copy-field input')?.value.includes('#p='));
  const [link, json] = [await fields.first().inputValue(), await fields.last().inputValue()];
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  return { link, position: JSON.parse(json) as PositionJson };
};

/** What a battle has come to, asked in one question to the page: between two of them it may go on. */
const standOf = async (page: Page): Promise<'film' | 'question' | 'over'> => {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('[data-action="replay-skip"]')) return 'film';
    if (document.querySelector('.answer')) return 'question';
    return document.querySelector('.desk [data-action="keep"]') ? 'over' : null;
  });
  return (await found.jsonValue()) ?? 'over';
};

/** Skips the film, unless it has just ended: up to a first question it can be over in no time. */
const skipFilm = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-action="replay-skip"]')?.click());

/** Gives the first answer to the question: its key. */
const answerFirst = async (page: Page): Promise<string> => {
  const answer = page.locator('.answer').first();
  const key = (await answer.getAttribute('data-key')) ?? '';
  await answer.click();
  // The next question may follow at once.
  await page.locator(`.answer[data-key="${key}"]`).waitFor({ state: 'detached' });
  return key;
};

/** Fights one battle, its films skipped, each question answered by the first key: the answers. */
export const fightOut = async (page: Page): Promise<string[]> => {
  const answers: string[] = [];
  await page.locator('[data-action="fight"]').click();
  for (let stand = await standOf(page); stand !== 'over'; stand = await standOf(page)) {
    if (stand === 'film') await skipFilm(page);
    else answers.push(await answerFirst(page));
  }
  return answers;
};

/** What the command line makes of a battle. */
export const battleOnCommandLine = (
  position: PositionJson,
  choices: readonly string[],
): { readonly done: boolean; readonly position: PositionJson } => {
  const input = JSON.stringify({ ...position, starter: position.turn.player, choices });
  const { stdout } = spawnSync(process.execPath, ['shared/bin/hexfall.mjs', 'battle', '-'], { cwd: ROOT, input, encoding: 'utf8' });
  return JSON.parse(stdout) as { done: boolean; position: PositionJson };
};
