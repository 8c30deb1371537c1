import { notationId, tileOf } from '@hexfall/shared/content/catalog';
import { type Hex, includesHex, sameHex } from '@hexfall/shared/hex/cells';
import { abilityUseOf } from '@hexfall/shared/inspect/targeting';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Prize } from '@hexfall/shared/model/terrain';
import type { TileKey } from '@hexfall/shared/model/tile';

/** What the user has taken in hand: the HQ, a tile (by its place in the hand), the bomber beside the board for a tile (P4), a unit on the board, a turret (L18), a prize that is held (R3), or an open question. */
export type Source =
  | { readonly kind: 'hq' }
  | { readonly kind: 'tile'; readonly tile: TileKey; readonly slot: number }
  | { readonly kind: 'bomber'; readonly discard: TileKey }
  | { readonly kind: 'unit'; readonly at: Hex }
  | { readonly kind: 'turret'; readonly at: Hex }
  | { readonly kind: 'prize'; readonly prize: Prize }
  | {
      readonly kind: 'question';
      /** The hexes by which each answer can be pointed at, by its key. */
      readonly hexes?: Readonly<Record<string, readonly Hex[]>>;
    };

const usesTile = (key: TileKey, intent: Intent): boolean => {
  const tile = tileOf(key);
  if (tile.kind === 'instant') return intent.do === tile.action && abilityUseOf(intent) === null;
  return intent.do === 'place' && intent.tile === notationId(key);
};

const usesUnit = (at: Hex, intent: Intent): boolean => {
  const use = abilityUseOf(intent);
  return use !== null && sameHex(use.at, at);
};

/** The hexes of the units that can move or be turned by an ability of their own, of a Transport or of an HQ, and of turrets that can be turned. */
export const usableUnits = (legal: readonly Intent[]): readonly Hex[] => {
  const found: Hex[] = [];
  for (const intent of legal) {
    const at = intent.do === 'rotate-turret' ? intent.at : abilityUseOf(intent)?.at;
    if (at && !includesHex(found, at)) found.push(at);
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
    case 'turret':
      return intent.do === 'rotate-turret' && sameHex(intent.at, source.at);
    case 'prize':
      return intent.do === 'attach' && intent.prize === source.prize;
    case 'question':
      return intent.do === 'choose';
  }
};

/** The hex of what a source is itself: a unit or a turret; its hex is the first pick. */
export const hexOfSource = (source: Source): Hex | null => (source.kind === 'unit' || source.kind === 'turret' ? source.at : null);
