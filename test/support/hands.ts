import { notationId, TILES } from '@hexfall/shared/content/catalog';
import type { Board } from '@hexfall/shared/hex/boards';
import { type Hex, hexText } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Table } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { neighborByKey } from '../../client/src/store/input/keyboardNeighbors.js';

type Soon<T> = T | Promise<T>;

/** A window with a table, in a browser or in a DOM without one, as the hands of its player use it. */
export interface HandledWindow {
  /** The tiles in the player's hand, and the one that has been taken from it. */
  readonly held: () => Soon<{ readonly hand: readonly TileKey[]; readonly taken: TileKey | null }>;
  /** What would be sent when confirmed. */
  readonly ready: () => Soon<Intent | null>;
  readonly table: () => Soon<Table>;
  /** How many intents the page knows of. */
  readonly seq: () => Soon<number>;
  /** The hex that has the focus, as in `data-hex`. */
  readonly focusedHex: () => Soon<string | null>;
  readonly has: (selector: string) => Soon<boolean>;
  /** Waits until the page has what a selector finds, or knows of intents after `seq`. */
  readonly untilAsked: (selector: string, seq: number) => Promise<unknown>;
  /** Waits until the player may do something: other windows of a table may show it before. */
  readonly untilActing: () => Promise<unknown>;
  /** Presses a key of the keyboard. */
  readonly press: (key: string) => Promise<void>;
}

/** How a person uses a window: with a pointer, or with keys alone. */
export interface Hands<W extends HandledWindow> {
  /** Presses a button. */
  readonly press: (page: W, selector: string) => Promise<void>;
  /** Points at a hex of the board. */
  readonly point: (page: W, hex: Hex) => Promise<void>;
  /** Takes a tile from the hand. @param slot its place there, from 0. */
  readonly take: (page: W, key: TileKey, slot: number) => Promise<void>;
}

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'];

/** The keys that lead from one hex to another, the shortest way. */
const wayTo = (from: string, to: string, board: Board): readonly string[] => {
  const ways = new Map([[from, [] as string[]]]);
  for (const [at, way] of ways) {
    if (at === to) return way;
    const [q, r] = at.split(',').map(Number) as [number, number];
    for (const key of ARROWS) {
      const next = neighborByKey([q, r], key, board);
      if (next && !ways.has(hexText(next))) ways.set(hexText(next), [...way, key]);
    }
  }
  throw new Error(`no keys lead from ${from} to ${to}`);
};

const DISCARD = '[data-action="discard"]';

/** Uses a window with nothing but keys: digits, the stops of Tab, arrows, E, Enter, Delete. @param tabTo brings the focus to what a selector finds. */
export const keyboardHands = <W extends HandledWindow>(tabTo: (page: W, selector: string) => Promise<void>): Hands<W> => ({
  press: async (page, selector) => {
    if (selector === DISCARD) return page.press('Delete');
    await tabTo(page, selector);
    await page.press('Enter');
  },
  point: async (page, hex) => {
    await tabTo(page, '.hex[tabindex="0"]');
    const from = await page.focusedHex();
    if (from === null) throw new Error('the focus is on no hex');
    for (const key of wayTo(from, hexText(hex), boardOf(await page.table()))) await page.press(key);
    const there = await page.focusedHex();
    if (there !== hexText(hex)) throw new Error(`the arrows have led to ${there} instead of ${hexText(hex)}`);
    await page.press('Enter');
  },
  take: (page, _key, slot) => page.press(String(slot + 1)),
});

/** Whether a tile is the one that an instant is done with. */
const isInstantFor = (intent: Intent, key: TileKey): boolean => {
  const tile = TILES[key];
  return tile?.kind === 'instant' && tile.action === intent.do;
};

/** The places in the hand of tiles with these names. */
const slotsOf = (hand: readonly TileKey[], tiles: readonly string[]): readonly number[] => {
  const left: (string | null)[] = hand.map(notationId);
  return tiles.map((tile) => {
    const slot = left.indexOf(tile);
    left[slot] = null;
    return slot;
  });
};

const SURE = 'dialog [data-action="yes"]';

/** An intent as text; M7: which of two units that swap is named first makes no difference. */
const textOf = (intent: Intent | null): string =>
  JSON.stringify(intent?.do === 'castle' ? { do: intent.do, units: [hexText(intent.from), hexText(intent.with)].sort() } : intent);

const withoutTurning = (text: string): string => text.replace(/,"rot":\d/, '');

/** Turns the tile with the key E until a confirmation would send this intent. A tile that is the same in all rotations is not turned. */
const turnUntilReady = async (page: HandledWindow, intent: Intent): Promise<void> => {
  const wanted = textOf(intent);
  const seen: string[] = [];
  for (let turned = 0; turned < 6; turned++) {
    seen.push(textOf(await page.ready()));
    if (seen.at(-1) === wanted) return;
    await page.press('e');
    const isUnturned = turned === 0 && textOf(await page.ready()) === seen[0];
    if (isUnturned && withoutTurning(seen[0]!) === withoutTurning(wanted)) return;
  }
  throw new Error(`the tile cannot be turned so that ${wanted} is ready: ${seen.join(' ')}`);
};

/** The hexes that are pointed at on the way to an intent, in order. */
const hexesOf = (intent: Intent): readonly Hex[] => {
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

const PLACING: readonly Intent['do'][] = ['place', 'place-hq', 'place-bomber-2'];

/** Does what an intent says as a person would: by the hand, the board and the buttons of the page. */
export const useHands = async <W extends HandledWindow>(page: W, intent: Intent, hands: Hands<W>): Promise<void> => {
  const press = (action: string): Promise<void> => hands.press(page, `[data-action="${action}"]`);
  const answer = (key: string): Promise<void> => hands.press(page, `[data-key="${key}"]`);

  const take = async (isWanted: (key: TileKey) => boolean): Promise<void> => {
    const { hand, taken } = await page.held();
    const slot = hand.findIndex(isWanted);
    const key = hand[slot];
    if (key === undefined) throw new Error(`no such tile among ${hand.join(', ')}`);
    if (taken === null || !isWanted(taken)) await hands.take(page, key, slot);
  };
  const takeNamed = (id: string): Promise<void> => take((key) => notationId(key) === id);
  const takeInstant = (): Promise<void> => take((key) => isInstantFor(intent, key));

  const pressIfShown = async (selector: string): Promise<void> => {
    if (await page.has(selector)) await hands.press(page, selector);
  };

  /** Presses a button that may first ask whether one is sure. */
  const pressSurely = async (action: string): Promise<void> => {
    const seq = await page.seq();
    await press(action);
    await page.untilAsked(SURE, seq);
    await pressIfShown(SURE);
  };

  const turnAndConfirm = async (): Promise<void> => {
    await turnUntilReady(page, intent);
    await (intent.do === 'battle' ? pressSurely('confirm') : press('confirm'));
  };

  /** Of a unit with several abilities, chooses the one that the intent uses. */
  const useAbility = (ability: string): Promise<void> => pressIfShown(`[data-ability="${ability}"]`);

  const useBoard = async (): Promise<void> => {
    for (const hex of hexesOf(intent)) await hands.point(page, hex);
    // P7: says of a hex that its foundation is meant instead of its unit, where that is possible.
    for (const hex of 'foundations' in intent ? (intent.foundations ?? []) : []) await pressIfShown(`[data-instead="${hex.join(',')}"]`);
    // A tile that is not turned is placed at once where nothing is to be confirmed.
    if (PLACING.includes(intent.do) && (await page.ready()) === null) return;
    await turnAndConfirm();
  };

  await page.untilActing();
  switch (intent.do) {
    case 'choose':
      return answer(intent.key);
    case 'draw':
      return answer(intent.mercenary);
    case 'end-turn':
      return pressSurely(intent.do);
    case 'redraw':
      if (!intent.tiles) return pressSurely(intent.do);
      await press(intent.do);
      for (const slot of slotsOf((await page.held()).hand, intent.tiles)) await hands.press(page, `.dialog-redraw [data-slot="${slot}"]`);
      return press('redraw-tiles');
    case 'take-back':
      return press(intent.do);
    case 'discard':
      await takeNamed(intent.tile);
      return hands.press(page, DISCARD);
    case 'place':
      await takeNamed(intent.tile);
      return useBoard();
    case 'place-bomber-2':
      await takeNamed(intent.discard);
      await press('bomber');
      return useBoard();
    case 'place-hq':
      return useBoard();
    case 'rotate':
      await hands.point(page, intent.at);
      await useAbility('rotate');
      return turnAndConfirm();
    case 'rotate-turret':
      await hands.point(page, intent.at);
      return turnAndConfirm();
    case 'attach':
      await press('prizes');
      await press(`attach-${intent.prize}`);
      return useBoard();
    case 'move': {
      if (intent.by === 'tile') await takeInstant();
      const { then, ...first } = intent;
      await hands.point(page, intent.from);
      if (intent.by !== 'tile') await useAbility(intent.by);
      await hands.point(page, intent.to);
      if (!then) return turnAndConfirm();
      await turnUntilReady(page, first);
      await press('second-step');
      await hands.point(page, then.to);
      return turnAndConfirm();
    }
    case 'push':
      if (intent.by !== 'ability') {
        await takeInstant();
        return useBoard();
      }
      await hands.point(page, intent.from);
      await useAbility('push');
      await hands.point(page, intent.target);
      return turnAndConfirm();
    case 'battle':
    case 'castle':
    case 'sniper':
    case 'grenade':
    case 'air-strike':
    case 'small-bomb':
      await takeInstant();
      return useBoard();
    default:
      throw new Error(`no hands for ${intent.do}`);
  }
};
