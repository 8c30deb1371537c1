import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import type { PageWindow } from './PageWindow.js';

/** The address of a table. */
const TABLE_ADDRESS = /\/t\/([A-Z0-9]{6})$/;

/** The code in the address of a window; null while it shows no table. */
export const shownCode = ({ path }: PageWindow): string | null => TABLE_ADDRESS.exec(path)?.[1] ?? null;

/** Waits until the address of a window is that of a table, and gives its code. */
export const tableCode = (page: PageWindow): Promise<string> => page.until(() => shownCode(page));

/** Makes a table for a friend from the start page, by a name, with an army. It waits for its host: see `beginByItself`. */
export const makeTable = async (page: PageWindow, name: string, army?: ArmyId): Promise<void> => {
  await page.click('[data-action="friend"]');
  await page.fill('.own-name input[name="name"]', name);
  await page.press('Enter');
  // The army that was drawn at random may be the same: only another choice before it makes it one that is remembered.
  for (const pick of army ? [ARMY_IDS.find((id) => id !== army), army] : []) {
    await page.click(`.own-seat input[name="army"][value="${pick}"]`);
    await page.answered();
  }
  await page.answered();
};

/** Opens mode, armies and options of a table before its match, unless they are open. */
export const openGameForm = async (page: PageWindow): Promise<void> => {
  await page.shown('.game-form');
  if (!page.get('.game-form').hasAttribute('open')) await page.click('.game-form > summary');
  await page.shown('.game-form .options-form');
};

/** Lets a table begin when its last seat is taken, without asking its host. */
export const beginByItself = async (page: PageWindow): Promise<void> => {
  await openGameForm(page);
  await page.check('input[name="ready"]');
  await page.answered();
};

/** Chooses an army in a form. */
export const chooseArmy = (page: PageWindow, army: ArmyId, within = '.seat-form'): Promise<void> =>
  page.click(`${within} input[name="army"][value="${army}"]`);

/** Sends the form with which one sits down. */
export const submitSeat = (page: PageWindow): Promise<void> => page.click('form button[type="submit"].large');

/** Types a name and sits down, with an army if armies are chosen then. */
export const sitDown = async (page: PageWindow, name: string, army?: ArmyId): Promise<void> => {
  await page.fill('.seat-form input[name="name"]', name);
  if (army) await chooseArmy(page, army);
  await submitSeat(page);
};

/** Takes the device, if the page says that it has to be passed on. Gives what it says. */
export const takeDevice = async (page: PageWindow): Promise<string | null> => {
  if (page.all('.hand-over').length === 0) return null;
  const text = page.text('.hand-over h2');
  await page.click('[data-action="take-device"]');
  await page.gone('.hand-over');
  return text;
};

/** How long the verdict stands over the board. */
const VERDICT_MS = 2_000;

/** Waits for the result of a match that a window has seen end, and lets the verdict before it pass. */
export const resultAfterVerdict = async (page: PageWindow): Promise<void> => {
  await page.shown('.verdict');
  await page.pass(VERDICT_MS);
  await page.shown('.result');
};
