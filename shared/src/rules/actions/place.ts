import { keyFor, notationId, tileOf } from '../../content/catalog.js';
import { record } from '../work.js';
import { EMPTY_MENU, reject, type Action } from './action.js';
import { checkUses, kindsHeld } from './held.js';
import { checkFree, checkRotation } from './hexes.js';
import { placings } from './placings.js';

/** T5: a held unit goes on any free hex in any rotation. */
export const place: Action<'place'> = {
  check: (table, seat, { tile, at, rot }) => {
    const { army, hand } = table.players[seat]!;
    const key = keyFor(army, tile);
    if (!key || !hand.includes(key)) return reject('not-in-hand', 'You do not hold that tile.', 'T3');
    if (tileOf(key).kind === 'instant') return reject('not-a-unit', 'That tile is an instant; it is not placed.', 'T5');
    return checkRotation(rot) ?? checkUses(table) ?? checkFree(table, at);
  },
  apply: (work, seat, { tile, at, rot }) => {
    record(work, { type: 'placed', player: seat, tile: keyFor(work.table.players[seat]!.army, tile)!, at, rot });
  },
  menu: (table, seat) => {
    if (checkUses(table)) return EMPTY_MENU;
    const units = kindsHeld(table, seat).filter((key) => tileOf(key).kind !== 'instant');
    return placings(table, units.map(notationId), (tile, at, rot) => ({ do: 'place', tile, at, rot }));
  },
  undoable: true,
};
