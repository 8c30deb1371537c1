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
