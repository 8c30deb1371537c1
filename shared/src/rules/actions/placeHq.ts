import { hqOf } from '../../content/catalog.js';
import type { Seat } from '../../model/seat.js';
import type { GameState, Table } from '../../model/state.js';
import { arrive } from '../arrivals.js';
import type { Entrant } from '../entering.js';
import { isInPlay, takesTurns } from '../outcome.js';
import { turnOrder } from '../sides.js';
import { startTurn } from '../turn.js';
import { record, type Work } from '../work.js';
import { type Action } from './action.js';
import { checkFree, checkRotation } from './hexes.js';
import { placings } from './placings.js';

/** S3: the next player places, or the first turn begins. */
export const nextPlacement = (work: Work<GameState>, seat: Seat): void => {
  const order = turnOrder(work.table);
  const next = order.find((other, slot) => slot > order.indexOf(seat) && order.indexOf(other) === slot && isInPlay(work.table, other));
  if (next === undefined) {
    return startTurn(
      work,
      order.findIndex((other) => takesTurns(work.table, other)),
    );
  }
  record(work, { type: 'set-up', player: next, slot: order.indexOf(next) });
  if (!takesTurns(work.table, next)) placeFirst(work, next);
};

/** E5: the HQ of a player who has resigned, while the team-mates play on, goes where it can go first. */
export const placeFirst = (work: Work<GameState>, seat: Seat): void => {
  const first = placeHq.list(work.table, seat).at(0);
  if (first.do !== 'place-hq') throw new Error('there is no hex for an HQ');
  placeHq.apply(work, seat, first);
};

const hqEntrant = (table: Table, seat: Seat): Entrant => ({ owner: seat, tile: hqOf(table.players[seat]!.army) });

/** S3: HQs go anywhere on the board in play, in turn order; when all stand, the first turn begins. */
export const placeHq: Action<'place-hq'> = {
  check: (table, seat, { at, rot }) => checkRotation(rot) ?? checkFree(table, at, hqEntrant(table, seat)),
  apply: (work, seat, { at, rot }) => {
    record(work, { type: 'placed', player: seat, tile: hqOf(work.table.players[seat]!.army), at, rot });
    arrive(work);
    nextPlacement(work, seat);
  },
  list: (table, seat) =>
    placings(
      table,
      [null],
      () => hqEntrant(table, seat),
      (_, at, rot) => ({ do: 'place-hq', at, rot }),
    ),
};
