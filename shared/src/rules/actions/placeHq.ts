import { hqOf } from '../../content/catalog.js';
import { hexOf } from '../../hex/cells.js';
import { DIRECTIONS } from '../../hex/direction.js';
import { startTurn } from '../turn.js';
import { turnOrder } from '../sides.js';
import { record } from '../work.js';
import { type Action } from './action.js';
import { checkFree, checkRotation, freeCells } from './hexes.js';

/** S3: HQs go anywhere on the board in play, in turn order; when all stand, the first turn begins. */
export const placeHq: Action<'place-hq'> = {
  check: (table, _seat, { at, rot }) => checkRotation(rot) ?? checkFree(table, at),
  apply: (work, seat, { at, rot }) => {
    const { table } = work;
    record(work, { type: 'placed', player: seat, tile: hqOf(table.players[seat]!.army), at, rot });
    const order = [...new Set(turnOrder(table))];
    const next = order[order.indexOf(seat) + 1];
    if (next === undefined) startTurn(work, 0);
    else record(work, { type: 'set-up', player: next, slot: turnOrder(table).indexOf(next) });
  },
  list: (table) => freeCells(table).flatMap((cell) => DIRECTIONS.map((rot) => ({ do: 'place-hq' as const, at: hexOf(cell), rot }))),
};
