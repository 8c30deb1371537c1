import { keyFor, notationId, TILES } from '../../content/catalog.js';
import { hexOf } from '../../hex/cells.js';
import { DIRECTIONS } from '../../hex/direction.js';
import type { Intent } from '../../model/intent.js';
import { record } from '../work.js';
import { reject, type Action } from './action.js';
import { checkUses } from './held.js';
import { checkFree, checkRotation, freeCells } from './hexes.js';

/** T5: a held unit goes on any free hex in any rotation. */
export const place: Action<'place'> = {
  check: (table, seat, { tile, at, rot }) => {
    const { army, hand } = table.players[seat]!;
    const key = keyFor(army, tile);
    if (!key || !hand.includes(key)) return reject('not-in-hand', 'You do not hold that tile.', 'T3');
    if (TILES[key]!.kind === 'instant') return reject('not-a-unit', 'That tile is an instant; it is not placed.', 'T5');
    return checkRotation(rot) ?? checkUses(table) ?? checkFree(table, at);
  },
  apply: (work, seat, { tile, at, rot }) => {
    record(work, { type: 'placed', player: seat, tile: keyFor(work.table.players[seat]!.army, tile)!, at, rot });
  },
  list: (table, seat) => {
    if (checkUses(table)) return [];
    const hexes = freeCells(table).map(hexOf);
    const found: Intent[] = [];
    for (const key of [...new Set(table.players[seat]!.hand)].sort()) {
      if (TILES[key]!.kind === 'instant') continue;
      const tile = notationId(key);
      for (const at of hexes) for (const rot of DIRECTIONS) found.push({ do: 'place', tile, at, rot });
    }
    return found;
  },
  undoable: true,
};
