import { notationId, tileOf } from '@hexfall/shared/content/catalog';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import type { AbilityUse } from '@hexfall/shared/model/state';
import type { InstantAction, TileKey } from '@hexfall/shared/model/tile';
import { sameHex } from './picks.js';

/** What the user has taken in hand: the HQ, a tile (by its place in the hand), the bomber beside the board for a tile (P4), a unit on the board, or an open question. */
export type Source =
  | { readonly kind: 'hq' }
  | { readonly kind: 'tile'; readonly tile: TileKey; readonly slot: number }
  | { readonly kind: 'bomber'; readonly discard: TileKey }
  | { readonly kind: 'unit'; readonly at: Hex }
  | { readonly kind: 'question' };

/** The intent that uses an instant. */
const USE_OF: { readonly [A in InstantAction]: (intent: Intent) => boolean } = {
  battle: (intent) => intent.do === 'battle',
  move: (intent) => intent.do === 'move' && intent.by === 'tile',
  push: (intent) => intent.do === 'push',
  castle: (intent) => intent.do === 'castle',
  sniper: (intent) => intent.do === 'sniper',
  grenade: (intent) => intent.do === 'grenade',
  airStrike: (intent) => intent.do === 'air-strike',
  smallBomb: (intent) => intent.do === 'small-bomb',
};

const usesTile = (key: TileKey, intent: Intent): boolean => {
  const tile = tileOf(key);
  return tile.kind === 'instant' ? USE_OF[tile.action](intent) : intent.do === 'place' && intent.tile === notationId(key);
};

/** Which of a unit's own abilities an intent uses; null if it uses none. */
export const abilityOf = (intent: Intent): AbilityUse | null => {
  if (intent.do === 'rotate') return 'rotate';
  return intent.do === 'move' && intent.by !== 'tile' ? intent.by : null;
};

const usesUnit = (at: Hex, intent: Intent): boolean =>
  (intent.do === 'rotate' && sameHex(intent.at, at)) || (intent.do === 'move' && intent.by !== 'tile' && sameHex(intent.from, at));

/** The hexes of the units that can move or be turned by an ability of their own, of a Transport or of an HQ. */
export const usableUnits = (legal: readonly Intent[]): readonly Hex[] => {
  const found: Hex[] = [];
  for (const intent of legal) {
    const at = intent.do === 'rotate' ? intent.at : intent.do === 'move' && intent.by !== 'tile' ? intent.from : null;
    if (at && !found.some((other) => sameHex(other, at))) found.push(at);
  }
  return found;
};

/** Whether an intent is a use of what the user has taken in hand. */
export const isUseOf = (source: Source, intent: Intent): boolean => {
  switch (source.kind) {
    case 'hq':
      return intent.do === 'place-hq';
    case 'tile':
      return usesTile(source.tile, intent);
    case 'bomber':
      return intent.do === 'place-bomber-2' && intent.discard === notationId(source.discard);
    case 'unit':
      return usesUnit(source.at, intent);
    case 'question':
      return intent.do === 'choose';
  }
};
