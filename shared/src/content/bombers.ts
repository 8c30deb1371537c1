import type { TileKey, TileSpec } from '../model/tile.js';

/** P2–P4 */
export const bombers = [
  { id: 'bomber', name: 'Mad Bomber', kind: 'warrior', pl: 'Szalony Bombardier', count: 1, explodesWhenHit: true },
  { id: 'bomber-2', name: 'Mad Bomber II', kind: 'warrior', pl: 'Szalony Bombardier II', count: 1, explodesWhenHit: true },
] as const satisfies readonly TileSpec[];

/** Starts on the board (P2, P3). */
export const BOMBER: TileKey = 'bomber/bomber';
/** Waits beside the board (P4). */
export const SECOND_BOMBER: TileKey = 'bomber/bomber-2';

export const isBomber = (tile: TileKey): boolean => tile === BOMBER || tile === SECOND_BOMBER;
