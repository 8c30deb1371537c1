import { whenRemoved } from '../../content/catalog.js';
import { hexOf, type Cell } from '../../hex/cells.js';
import type { StrikeResult } from '../../model/event.js';
import type { Seat } from '../../model/seat.js';
import type { Table } from '../../model/state.js';
import { nextInOrder } from '../turnOrder.js';
import { type SeatSet, firstSeat } from '../sides.js';

/**
 * P2: where bombers that were hit go: to the next player after the one who did it whose HQ the same step leaves standing; out of the
 * game if there is none or several did it.
 */
export const bomberTransfers = (
  table: Table,
  setOff: ReadonlyMap<Cell, SeatSet>,
  damage: StrikeResult['damage'],
): StrikeResult['travels'] => {
  const stands = (seat: Seat): boolean => damage.every(({ player, wounds }) => player !== seat || wounds < table.players[seat]!.hq);
  return [...setOff]
    .filter(([cell]) => whenRemoved(table.board[cell]!.tile) === 'next-pile') // P4: the other one goes back beside the board
    .map(([cell, doers]) => {
      const doer = doers === 0 ? (table.battle?.starter ?? null) : onlyDoer(doers); // L21
      return { at: hexOf(cell), to: doer === null ? null : nextInOrder(table, doer, stands) };
    });
};

const onlyDoer = (doers: SeatSet): Seat | null => ((doers & (doers - 1)) === 0 && doers > 1 ? firstSeat(doers) : null);
