import { hqOf } from '../../content/catalog.js';
import type { Seat } from '../../model/state.js';
import { isIn } from '../outcome.js';
import { turnOrder } from '../sides.js';
import { startTurn } from '../turn.js';
import { record, type Work } from '../work.js';
import { type Action } from './action.js';
import { checkFree, checkRotation } from './hexes.js';
import { placings } from './placings.js';

/** S3: the next player places, or the first turn begins. */
export const goOnPlacing = (work: Work, seat: Seat): void => {
  const order = turnOrder(work.table);
  const next = order.find((other, slot) => slot > order.indexOf(seat) && order.indexOf(other) === slot && isIn(work.table, other));
  if (next !== undefined) record(work, { type: 'set-up', player: next, slot: order.indexOf(next) });
  else
    startTurn(
      work,
      order.findIndex((other) => isIn(work.table, other)),
    );
};

/** S3: HQs go anywhere on the board in play, in turn order; when all stand, the first turn begins. */
export const placeHq: Action<'place-hq'> = {
  check: (table, _seat, { at, rot }) => checkRotation(rot) ?? checkFree(table, at),
  apply: (work, seat, { at, rot }) => {
    record(work, { type: 'placed', player: seat, tile: hqOf(work.table.players[seat]!.army), at, rot });
    goOnPlacing(work, seat);
  },
  menu: (table) => placings(table, [null], (_, at, rot) => ({ do: 'place-hq', at, rot })),
};
