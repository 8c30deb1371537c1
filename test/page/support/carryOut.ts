import { notationId, TILES } from '@hexfall/shared/content/catalog';
import { hexText, type Hex } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import type { TileKey } from '@hexfall/shared/model/tile';
import type { PageWindow } from './PageWindow.js';

const handOf = ({ probe: { table, me } }: PageWindow): readonly TileKey[] => table?.players[me ?? 0]?.hand ?? [];

const takeTile = async (page: PageWindow, matches: (key: TileKey) => boolean): Promise<void> => {
  const hand = handOf(page);
  const key = hand.find(matches);
  if (key === undefined) throw new Error(`no such tile among ${hand.join(', ')}`);
  const source = page.probe.selection?.source;
  if (source?.kind !== 'tile' || source.tile !== key) await page.click(`.hand [data-tile="${key}"]`);
};

const takeNamed = (page: PageWindow, id: string): Promise<void> => takeTile(page, (key) => notationId(key) === id);

const takeInstant = (page: PageWindow, intent: Intent): Promise<void> =>
  takeTile(page, (key) => {
    const tile = TILES[key];
    return tile?.kind === 'instant' && tile.action === intent.do;
  });

/** The places in the hand of tiles with these names. */
const slotsOf = (page: PageWindow, tiles: readonly string[]): readonly number[] => {
  const left: (string | null)[] = handOf(page).map(notationId);
  return tiles.map((tile) => {
    const slot = left.indexOf(tile);
    left[slot] = null;
    return slot;
  });
};

const press = (page: PageWindow, action: string): Promise<void> => page.click(`[data-action="${action}"]`);

const SURE = 'dialog [data-action="yes"]';

/** Presses a button that may first ask whether one is sure. */
const pressSurely = async (page: PageWindow, action: string): Promise<void> => {
  const { seq } = page.probe;
  await press(page, action);
  await page.until(() => page.all(SURE).length > 0 || page.probe.seq > seq);
  if (page.all(SURE).length > 0) await page.click(SURE);
};

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

const turnAndConfirm = async (page: PageWindow, intent: Intent): Promise<void> => {
  await turnUntilReady(page, intent);
  await (intent.do === 'battle' ? pressSurely(page, 'confirm') : press(page, 'confirm'));
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

/** Of a unit with several abilities, chooses the one that an intent uses. */
const useAbility = async (page: PageWindow, ability: string): Promise<void> => {
  const [button] = page.all(`[data-ability="${ability}"]`);
  if (button) await page.click(button);
};

const useBoard = async (page: PageWindow, intent: Intent): Promise<void> => {
  for (const hex of hexesOf(intent)) await page.point(hex);
  // P7: says of a hex that its foundation is meant instead of its unit, where that is possible.
  for (const hex of 'foundations' in intent ? (intent.foundations ?? []) : []) {
    const [button] = page.all(`[data-instead="${hex.join(',')}"]`);
    if (button) await page.click(button);
  }
  await turnAndConfirm(page, intent);
};

const move = async (page: PageWindow, intent: Extract<Intent, { do: 'move' }>): Promise<void> => {
  if (intent.by === 'tile') await takeInstant(page, intent);
  const { then, ...first } = intent;
  await page.point(intent.from);
  if (intent.by !== 'tile') await useAbility(page, intent.by);
  await page.point(intent.to);
  if (!then) return turnAndConfirm(page, intent);
  await turnUntilReady(page, first);
  await press(page, 'second-step');
  await page.point(then.to);
  await turnAndConfirm(page, intent);
};

const push = async (page: PageWindow, intent: Extract<Intent, { do: 'push' }>): Promise<void> => {
  if (intent.by !== 'ability') {
    await takeInstant(page, intent);
    return useBoard(page, intent);
  }
  await page.point(intent.from);
  await useAbility(page, 'push');
  await page.point(intent.target);
  await turnAndConfirm(page, intent);
};

/** Waits until the player of a window may do something: other windows of a table may show it before. */
export const untilActing = async (page: PageWindow): Promise<void> => {
  await page.until(() => (page.window.hexfall?.legal.length ?? 0) > 0);
};

/** Does what an intent says as a person would: by the hand, the board, buttons and keys of the page. */
export const carryOut = async (page: PageWindow, intent: Intent): Promise<void> => {
  await untilActing(page);
  switch (intent.do) {
    case 'choose':
      return page.click(`[data-key="${intent.key}"]`);
    case 'draw':
      return page.click(`[data-key="${intent.mercenary}"]`);
    case 'end-turn':
      return pressSurely(page, intent.do);
    case 'redraw':
      if (!intent.tiles) return pressSurely(page, intent.do);
      await press(page, intent.do);
      for (const slot of slotsOf(page, intent.tiles)) await page.click(`.dialog-redraw [data-slot="${slot}"]`);
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
      await page.point(intent.at);
      await useAbility(page, 'rotate');
      return turnAndConfirm(page, intent);
    case 'rotate-turret':
      await page.point(intent.at);
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
