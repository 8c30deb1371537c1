import type { TileSpec } from '../model/tile.js';

/** P2–P4 */
export const bombers = [
  { id: 'bomber', name: 'Mad Bomber', kind: 'warrior', pl: 'Szalony Bombardier', count: 1, explodesWhenHit: true },
  { id: 'bomber-2', name: 'Mad Bomber II', kind: 'warrior', pl: 'Szalony Bombardier II', count: 1, explodesWhenHit: true },
] as const satisfies readonly TileSpec[];
