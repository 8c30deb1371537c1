import type { Options } from '../model/options.js';
import type { TileKey, TileSpec } from '../model/tile.js';

/** P1: for hire by any army. */
export const mercenaries = [
  { id: 'net-fighter', name: 'Net Fighter', kind: 'warrior', count: 1, nets: [5] },
  { id: 'gunner', name: 'Gunner', kind: 'warrior', count: 1, initiative: [2], ranged: { 5: 2 } },
  { id: 'shooter', name: 'Shooter', kind: 'warrior', count: 1, initiative: [3], ranged: { 5: 1 } },
  {
    id: 'shield-bearer',
    name: 'Shield Bearer',
    kind: 'warrior',
    count: 1,
    armor: [0],
    mobility: true,
    extraToughness: 2,
  },
] as const satisfies readonly TileSpec[];

export const mercenaryKey = (id: string): TileKey => `mercenary/${id}`;

/** P2–P4 */
export const bombers = [
  {
    id: 'bomber',
    name: 'Mad Bomber',
    kind: 'warrior',
    count: 1,
    explodesWhenHit: true,
    whenRemoved: 'next-pile',
  },
  {
    id: 'bomber-2',
    name: 'Mad Bomber II',
    kind: 'warrior',
    count: 1,
    explodesWhenHit: true,
    whenRemoved: 'beside-board',
  },
] as const satisfies readonly TileSpec[];

/** Starts on the board (P2, P3). */
export const BOMBER: TileKey = 'bomber/bomber';
/** Waits beside the board (P4). */
export const SECOND_BOMBER: TileKey = 'bomber/bomber-2';

export const isBomber = (tile: TileKey): boolean => tile === BOMBER || tile === SECOND_BOMBER;

/** The tiles of no army that a match has by its option, and where each begins: in the center of the board (P2, P3) or beside it (P4). */
export const NEUTRAL_TILES: Readonly<Record<Options['bomber'], { readonly center?: TileKey; readonly beside?: TileKey }>> = {
  none: {},
  neutral: { center: BOMBER },
  mercenary: { center: BOMBER },
  two: { beside: SECOND_BOMBER },
};
