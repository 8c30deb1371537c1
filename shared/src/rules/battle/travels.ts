import { SECOND_BOMBER } from '../../content/bombers.js';
import { hexOf, type Cell } from '../../hex/cells.js';
import type { Strike } from '../../model/event.js';
import type { Seat, Table } from '../../model/state.js';
import { firstSeat } from '../influence.js';
import { nextInOrder } from '../order.js';
import type { SeatSet } from '../sides.js';

/** P2: where bombers that were hit go: to the player after the one who did it, or out of the game if several did. */
export const travelsOf = (table: Table, setOff: ReadonlyMap<Cell, SeatSet>): Strike['travels'] =>
  [...setOff]
    .filter(([cell]) => table.board[cell]!.tile !== SECOND_BOMBER) // P4: that one goes back beside the board
    .map(([cell, doers]) => {
      const doer = onlyDoer(doers);
      return { at: hexOf(cell), to: doer === null ? null : nextInOrder(table, doer) };
    });

const onlyDoer = (doers: SeatSet): Seat | null => ((doers & (doers - 1)) === 0 && doers > 1 ? firstSeat(doers) : null);
