import type { Page } from 'playwright-core';
import { notationId, TILES } from '@hexfall/shared/content/catalog';
import { hexText, type Hex } from '@hexfall/shared/hex/cells';
import type { Board } from '@hexfall/shared/hex/boards';
import type { Intent } from '@hexfall/shared/model/intent';
import { boardOf } from '@hexfall/shared/rules/landscape';
import type { TileKey } from '@hexfall/shared/model/tile';
import { neighborByKey } from '../../../client/src/store/input/keyboardNeighbors.js';
import { pressByKey, tabTo } from './focus.js';
import { hexesOf, insteadButtons, slotsOf, turnUntilReady, untilActing, type Hands } from './hands.js';
import { handOf, seqOf } from './probe.js';

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'];

/** The keys that lead from one hex to another, the shortest way. */
const wayTo = (from: Hex, to: Hex, board: Board): readonly string[] => {
  const ways = new Map([[hexText(from), [] as string[]]]);
  for (const [at, way] of ways) {
    if (at === hexText(to)) return way;
    const [q, r] = at.split(',').map(Number) as [number, number];
    for (const key of ARROWS) {
      const next = neighborByKey([q, r], key, board);
      if (next && !ways.has(hexText(next))) ways.set(hexText(next), [...way, key]);
    }
  }
  throw new Error(`no keys lead from ${hexText(from)} to ${hexText(to)}`);
};

const focusedHex = async (page: Page): Promise<Hex> => {
  const text = await page.evaluate(() => document.activeElement?.getAttribute('data-hex') ?? '');
  const [q, r] = text.split(',').map(Number);
  if (q === undefined || r === undefined) throw new Error(`the focus is on no hex: ${text}`);
  return [q, r];
};

/** Goes to a hex of the board with the keys of the arrows. */
const goTo = async (page: Page, hex: Hex): Promise<void> => {
  await tabTo(page, '.hex[tabindex="0"]');
  const board = boardOf(await page.evaluate(() => window.hexfall!.table!));
  for (const key of wayTo(await focusedHex(page), hex, board)) await page.keyboard.press(key);
  const there = hexText(await focusedHex(page));
  if (there !== hexText(hex)) throw new Error(`the arrows have led to ${there} instead of ${hexText(hex)}`);
};

const pointAt = async (page: Page, hex: Hex): Promise<void> => {
  await goTo(page, hex);
  await page.keyboard.press('Enter');
};

/** Takes a tile by its digit. */
const takeTile = async (page: Page, matches: (key: TileKey) => boolean): Promise<void> => {
  const { hand, taken } = await handOf(page);
  const slot = hand.findIndex(matches);
  if (slot < 0) throw new Error(`no such tile among ${hand.join(', ')}`);
  if (taken === null || !matches(taken)) await page.keyboard.press(String(slot + 1));
};

const takeNamed = (page: Page, id: string): Promise<void> => takeTile(page, (key) => notationId(key) === id);

const takeInstant = (page: Page, intent: Intent): Promise<void> =>
  takeTile(page, (key) => {
    const tile = TILES[key];
    return tile?.kind === 'instant' && tile.action === intent.do;
  });

const turnAndConfirm = async (page: Page, intent: Intent): Promise<void> => {
  await turnUntilReady(page, intent);
  await pressSurely(page, 'confirm');
};

const SURE = 'dialog [data-action="yes"]';

/** Presses a key that may first ask whether one is sure; the focus is on the yes then. */
const pressSurely = async (page: Page, action: string): Promise<void> => {
  const seq = await seqOf(page);
  await pressByKey(page, `[data-action="${action}"]`);
  await page.waitForFunction(({ before, sure }) => document.querySelector(sure) !== null || window.hexfall!.seq > before, {
    before: seq,
    sure: SURE,
  });
  if ((await page.locator(SURE).count()) > 0) await pressByKey(page, SURE);
};

const useAbility = async (page: Page, ability: string): Promise<void> => {
  if ((await page.locator(`[data-ability="${ability}"]`).count()) > 0) await pressByKey(page, `[data-ability="${ability}"]`);
};

const useBoard = async (page: Page, intent: Intent): Promise<void> => {
  for (const hex of hexesOf(intent)) await pointAt(page, hex);
  for (const button of await insteadButtons(page, intent)) await pressByKey(page, button);
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
  await pressByKey(page, '[data-action="second-step"]');
  await pointAt(page, then.to);
  await turnAndConfirm(page, intent);
};

/** Does what an intent says with nothing but keys: digits, Tab, arrows, E, Enter, Delete. */
export const carryOutByKeys: Hands = async (page, intent) => {
  await untilActing(page);
  switch (intent.do) {
    case 'choose':
      return pressByKey(page, `[data-key="${intent.key}"]`);
    case 'draw':
      return pressByKey(page, `[data-key="${intent.mercenary}"]`);
    case 'end-turn':
      return pressSurely(page, intent.do);
    case 'redraw':
      if (!intent.tiles) return pressSurely(page, intent.do);
      await pressByKey(page, '[data-action="redraw"]');
      for (const slot of await slotsOf(page, intent.tiles)) await pressByKey(page, `.dialog-redraw [data-slot="${slot}"]`);
      return pressByKey(page, '[data-action="redraw-tiles"]');
    case 'discard':
      await takeNamed(page, intent.tile);
      return page.keyboard.press('Delete');
    case 'take-back':
      return pressByKey(page, `[data-action="${intent.do}"]`);
    case 'place':
      await takeNamed(page, intent.tile);
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
      await pressByKey(page, '[data-action="prizes"]');
      await pressByKey(page, `[data-action="attach-${intent.prize}"]`);
      return useBoard(page, intent);
    case 'move':
      return move(page, intent);
    case 'push':
      if (intent.by === 'ability') {
        await pointAt(page, intent.from);
        await useAbility(page, 'push');
        await pointAt(page, intent.target);
        return turnAndConfirm(page, intent);
      }
      await takeInstant(page, intent);
      return useBoard(page, intent);
    case 'battle':
    case 'castle':
    case 'sniper':
    case 'grenade':
    case 'air-strike':
    case 'small-bomb':
      await takeInstant(page, intent);
      return useBoard(page, intent);
    default:
      throw new Error(`no keys for ${intent.do}`);
  }
};
