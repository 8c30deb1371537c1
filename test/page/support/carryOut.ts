import { notationId, TILES } from '@hexfall/shared/content/catalog';
import { hexText, type Hex } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import type { TileKey } from '@hexfall/shared/model/tile';
import type { PageWindow } from './PageWindow.js';

/** How a person uses the page: with a pointer, or with keys alone. */
export interface Hands {
  /** Presses a button. */
  readonly press: (page: PageWindow, selector: string) => Promise<void>;
  /** Points at a hex of the board. */
  readonly point: (page: PageWindow, hex: Hex) => Promise<void>;
  /** Takes a tile from the hand. @param slot its place there, from 0. */
  readonly take: (page: PageWindow, key: TileKey, slot: number) => Promise<void>;
}

export const POINTER: Hands = {
  press: (page, selector) => page.click(selector),
  point: (page, hex) => page.point(hex),
  take: (page, key) => page.click(`.hand [data-tile="${key}"]`),
};

const handOf = ({ probe: { table, me } }: PageWindow): readonly TileKey[] => table?.players[me ?? 0]?.hand ?? [];

/** The tile that an instant is done with. */
const instantFor =
  (intent: Intent) =>
  (key: TileKey): boolean => {
    const tile = TILES[key];
    return tile?.kind === 'instant' && tile.action === intent.do;
  };

/** The places in the hand of tiles with these names. */
const slotsOf = (page: PageWindow, tiles: readonly string[]): readonly number[] => {
  const left: (string | null)[] = handOf(page).map(notationId);
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

/** Turns the tile with the key E until a confirmation would send this intent. */
export const turnUntilReady = async (page: PageWindow, intent: Intent): Promise<void> => {
  const wanted = textOf(intent);
  const seen: string[] = [];
  for (let turned = 0; turned < 6; turned++) {
    seen.push(textOf(page.probe.ready));
    if (seen.at(-1) === wanted) return;
    await page.press('e');
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

/** Waits until the player of a window may do something: other windows of a table may show it before. */
export const untilActing = async (page: PageWindow): Promise<void> => {
  await page.until(() => (page.window.hexfall?.legal.length ?? 0) > 0);
};

/** Does what an intent says as a person would: by the hand, the board, buttons and keys of the page. */
export const carryOut = async (page: PageWindow, intent: Intent, hands: Hands = POINTER): Promise<void> => {
  const press = (action: string): Promise<void> => hands.press(page, `[data-action="${action}"]`);
  const answer = (key: string): Promise<void> => hands.press(page, `[data-key="${key}"]`);

  const take = async (isWanted: (key: TileKey) => boolean): Promise<void> => {
    const hand = handOf(page);
    const slot = hand.findIndex(isWanted);
    const key = hand[slot];
    if (key === undefined) throw new Error(`no such tile among ${hand.join(', ')}`);
    const source = page.probe.selection?.source;
    if (source?.kind !== 'tile' || !isWanted(source.tile)) await hands.take(page, key, slot);
  };
  const takeNamed = (id: string): Promise<void> => take((key) => notationId(key) === id);

  /** Presses a button that may first ask whether one is sure. */
  const pressSurely = async (action: string): Promise<void> => {
    const { seq } = page.probe;
    await press(action);
    await page.until(() => page.all(SURE).length > 0 || page.probe.seq > seq);
    if (page.all(SURE).length > 0) await hands.press(page, SURE);
  };

  const turnAndConfirm = async (wanted: Intent = intent): Promise<void> => {
    await turnUntilReady(page, wanted);
    await (wanted.do === 'battle' ? pressSurely('confirm') : press('confirm'));
  };

  /** Of a unit with several abilities, chooses the one that the intent uses. */
  const useAbility = async (ability: string): Promise<void> => {
    const selector = `[data-ability="${ability}"]`;
    if (page.all(selector).length > 0) await hands.press(page, selector);
  };

  const useBoard = async (): Promise<void> => {
    for (const hex of hexesOf(intent)) await hands.point(page, hex);
    // P7: says of a hex that its foundation is meant instead of its unit, where that is possible.
    for (const hex of 'foundations' in intent ? (intent.foundations ?? []) : []) {
      const selector = `[data-instead="${hex.join(',')}"]`;
      if (page.all(selector).length > 0) await hands.press(page, selector);
    }
    await turnAndConfirm();
  };

  await untilActing(page);
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
      for (const slot of slotsOf(page, intent.tiles)) await hands.press(page, `.dialog-redraw [data-slot="${slot}"]`);
      return press('redraw-tiles');
    case 'take-back':
      return press(intent.do);
    case 'discard':
      await takeNamed(intent.tile);
      return press('discard');
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
      if (intent.by === 'tile') await take(instantFor(intent));
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
        await take(instantFor(intent));
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
      await take(instantFor(intent));
      return useBoard();
    default:
      throw new Error(`no hands for ${intent.do}`);
  }
};

/** Places the HQ of a window's player at the first place that is allowed, as soon as that is possible. */
export const placeHq = async (page: PageWindow, hands?: Hands): Promise<void> => {
  await untilActing(page);
  await carryOut(
    page,
    page.probe.legal.find((intent) => intent.do === 'place-hq')!,
    hands,
  );
};
