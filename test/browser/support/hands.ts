import type { Page } from 'playwright-core';
import { notationId, TILES } from '@hexfall/shared/content/catalog';
import { hexText, type Hex } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import type { TileKey } from '@hexfall/shared/model/tile';
import { clickOn } from './clickOn.js';
import { handOf, readyOf, seqOf } from './probe.js';

const press = (page: Page, action: string): Promise<void> => clickOn(page, `[data-action="${action}"]`);

/** Presses a key of an open question. */
const answer = (page: Page, key: string): Promise<void> => clickOn(page, `[data-key="${key}"]`);

/** Clicks on the drawing where a hex is. */
const pointAt = (page: Page, hex: Hex): Promise<void> => clickOn(page, `[data-hex="${hex.join(',')}"]`, '.board-host');

const takeTile = async (page: Page, matches: (key: TileKey) => boolean): Promise<void> => {
  const { hand, taken } = await handOf(page);
  const key = hand.find(matches);
  if (key === undefined) throw new Error(`no such tile among ${hand.join(', ')}`);
  if (taken !== key) await clickOn(page, `.hand [data-tile="${key}"]`);
};

const takeNamed = (page: Page, id: string): Promise<void> => takeTile(page, (key) => notationId(key) === id);

/** The places in the hand of tiles with these names. */
export const slotsOf = async (page: Page, tiles: readonly string[]): Promise<readonly number[]> => {
  const left: (string | null)[] = (await handOf(page)).hand.map(notationId);
  return tiles.map((tile) => {
    const slot = left.indexOf(tile);
    left[slot] = null;
    return slot;
  });
};

const takeInstant = (page: Page, intent: Intent): Promise<void> =>
  takeTile(page, (key) => {
    const tile = TILES[key];
    return tile?.kind === 'instant' && tile.action === intent.do;
  });

const SURE = 'dialog [data-action="yes"]';

/** Presses a button that may first ask whether one is sure. */
const pressSurely = async (page: Page, action: string): Promise<void> => {
  const seq = await seqOf(page);
  await press(page, action);
  await page.waitForFunction(({ before, sure }) => document.querySelector(sure) !== null || window.hexfall!.seq > before, {
    before: seq,
    sure: SURE,
  });
  if ((await page.locator(SURE).count()) > 0) await clickOn(page, SURE);
};

/** An intent as text; M7: which of two units that swap is named first makes no difference. */
const textOf = (intent: Intent | null): string =>
  JSON.stringify(intent?.do === 'castle' ? { do: intent.do, units: [hexText(intent.from), hexText(intent.with)].sort() } : intent);

/** Turns the tile with the key E until a confirmation would send this intent. */
export const turnUntilReady = async (page: Page, intent: Intent): Promise<void> => {
  const wanted = textOf(intent);
  const seen: string[] = [];
  for (let turned = 0; turned < 6; turned++) {
    seen.push(textOf(await readyOf(page)));
    if (seen.at(-1) === wanted) return;
    await page.keyboard.press('e');
  }
  throw new Error(`the tile cannot be turned so that ${wanted} is ready: ${seen.join(' ')}`);
};

const turnAndConfirm = async (page: Page, intent: Intent): Promise<void> => {
  await turnUntilReady(page, intent);
  await (intent.do === 'battle' ? pressSurely(page, 'confirm') : press(page, 'confirm'));
};

/** The hexes that are pointed at on the way to an intent, in order. */
export const hexesOf = (intent: Intent): readonly Hex[] => {
  switch (intent.do) {
    case 'push':
      return [intent.from, intent.target];
    case 'castle':
      return [intent.from, intent.with];
    case 'small-bomb':
      return intent.at;
    case 'attach':
    case 'sniper':
    case 'grenade':
    case 'air-strike':
    case 'place-hq':
    case 'place':
    case 'place-bomber-2':
      return [intent.at];
    default:
      return [];
  }
};

/** Of a unit with several abilities, chooses the one that an intent uses. */
const useAbility = async (page: Page, ability: string): Promise<void> => {
  const button = page.locator(`[data-ability="${ability}"]`);
  if ((await button.count()) > 0) await button.click();
};

/** P7: the buttons that say of a hex that its foundation is meant instead of its unit; none where nothing else is possible. */
export const insteadButtons = async (page: Page, intent: Intent): Promise<readonly string[]> => {
  const named = 'foundations' in intent ? (intent.foundations ?? []) : [];
  const buttons = named.map((hex) => `[data-instead="${hex.join(',')}"]`);
  const counts = await Promise.all(buttons.map((button) => page.locator(button).count()));
  return buttons.filter((_, i) => counts[i]! > 0);
};

const useBoard = async (page: Page, intent: Intent): Promise<void> => {
  for (const hex of hexesOf(intent)) await pointAt(page, hex);
  for (const button of await insteadButtons(page, intent)) await clickOn(page, button);
  await turnAndConfirm(page, intent);
};

const move = async (page: Page, intent: Extract<Intent, { do: 'move' }>): Promise<void> => {
  if (intent.by === 'tile') await takeInstant(page, intent);
  const { then, ...first } = intent;
  await pointAt(page, intent.from);
  if (intent.by !== 'tile') await useAbility(page, intent.by);
  await pointAt(page, intent.to);
  if (!then) return turnAndConfirm(page, intent);
  await turnUntilReady(page, first);
  await press(page, 'second-step');
  await pointAt(page, then.to);
  await turnAndConfirm(page, intent);
};

const push = async (page: Page, intent: Extract<Intent, { do: 'push' }>): Promise<void> => {
  if (intent.by !== 'ability') {
    await takeInstant(page, intent);
    return useBoard(page, intent);
  }
  await pointAt(page, intent.from);
  await useAbility(page, 'push');
  await pointAt(page, intent.target);
  await turnAndConfirm(page, intent);
};

/** Waits until the player of a page may do something: the other pages of a table may show it before this one does. */
export const untilActing = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => (window.hexfall?.legal.length ?? 0) > 0);
};

/** Does what an intent says, in a window where that is possible. */
export type Hands = (page: Page, intent: Intent) => Promise<void>;

/** Does what an intent says as a person would: by clicking on tiles, hexes and buttons, and by pressing keys. */
export const carryOut: Hands = async (page, intent) => {
  await untilActing(page);
  switch (intent.do) {
    case 'choose':
      return answer(page, intent.key);
    case 'draw':
      return answer(page, intent.mercenary);
    case 'end-turn':
      return pressSurely(page, intent.do);
    case 'redraw':
      if (!intent.tiles) return pressSurely(page, intent.do);
      await press(page, intent.do);
      for (const slot of await slotsOf(page, intent.tiles)) await page.locator(`.dialog-redraw [data-slot="${slot}"]`).click();
      return press(page, 'redraw-tiles');
    case 'take-back':
      return press(page, intent.do);
    case 'discard':
      await takeNamed(page, intent.tile);
      return press(page, 'discard');
    case 'place':
      await takeNamed(page, intent.tile);
      return useBoard(page, intent);
    case 'place-bomber-2':
      await takeNamed(page, intent.discard);
      await press(page, 'bomber');
      return useBoard(page, intent);
    case 'place-hq':
      return useBoard(page, intent);
    case 'rotate':
      await pointAt(page, intent.at);
      await useAbility(page, 'rotate');
      return turnAndConfirm(page, intent);
    case 'rotate-turret':
      await pointAt(page, intent.at);
      return turnAndConfirm(page, intent);
    case 'attach':
      await press(page, 'prizes');
      await press(page, `attach-${intent.prize}`);
      return useBoard(page, intent);
    case 'move':
      return move(page, intent);
    case 'push':
      return push(page, intent);
    case 'battle':
    case 'castle':
    case 'sniper':
    case 'grenade':
    case 'air-strike':
    case 'small-bomb':
      await takeInstant(page, intent);
      return useBoard(page, intent);
    default:
      throw new Error(`no hands for ${intent.do}`);
  }
};
