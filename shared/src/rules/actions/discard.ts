import { keyFor, notationId, whenRemoved } from '../../content/catalog.js';
import { nextInOrder } from '../turnOrder.js';
import { record } from '../work.js';
import { type Action, intentList, reject } from './action.js';
import { heldTiles } from './held.js';

/** T1, T3: any held tile may be discarded; while T1's duty is open it has to be one. */
export const discard: Action<'discard'> = {
  check: (table, seat, { tile }) => {
    const { army, hand } = table.players[seat]!;
    const key = keyFor(army, tile);
    return key && hand.includes(key) ? null : reject('not-in-hand', 'You do not hold that tile.', 'T3');
  },
  apply: (work, seat, { tile }) => {
    const key = keyFor(work.table.players[seat]!.army, tile)!;
    const passed = whenRemoved(key) !== 'discard' ? { passedTo: nextInOrder(work.table, seat) } : {}; // P2
    record(work, { type: 'discarded', player: seat, tile: key, ...passed });
  },
  list: (table, seat) => intentList(heldTiles(table, seat).map((key) => ({ do: 'discard', tile: notationId(key) }))),
  undoable: true,
  beforeDiscard: true,
};
