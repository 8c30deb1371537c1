import { unitOf } from '../../content/catalog.js';
import { type Cell, cellOf, hexOf, OFF_BOARD } from '../../hex/cells.js';
import type { Intent } from '../../model/intent.js';
import type { Seat } from '../../model/seat.js';
import type { Table } from '../../model/state.js';
import { boardOf } from '../landscape.js';
import { MAX_ATTACHED } from '../prizes.js';
import { isFriendly } from '../sides.js';
import { record } from '../work.js';
import { type Action, intentList, NO_INTENTS, reject } from './action.js';
import { cellOn } from './hexes.js';

const checkUnit = (table: Table, seat: Seat, cell: Cell) => {
  const unit = table.board[cell];
  if (!unit) return reject('no-unit-there', 'There is no unit on that hex.', 'R3');
  if (!isFriendly(table, seat, unit.owner)) return reject('not-own-unit', 'Only friendly units carry your prizes.', 'R3');
  if (unitOf(unit.tile).isHq) return reject('is-hq', 'An HQ carries no prize.', 'R3');
  return (unit.prizes?.length ?? 0) < MAX_ATTACHED ? null : reject('two-prizes', 'That unit carries two prizes already.', 'R3');
};

/** R3: a held prize goes on a friendly unit; no tile is used. */
export const attach: Action<'attach'> = {
  check: (table, seat, { prize, at }) => {
    if (!table.players[seat]!.prizes.includes(prize)) return reject('no-such-prize', 'You do not hold that prize.', 'R3');
    const cell = cellOn(table, at);
    if (cell === OFF_BOARD) return reject('off-board', 'There is no such hex on this board.', 'S1');
    return checkUnit(table, seat, cell);
  },
  apply: (work, seat, { prize, at }) => record(work, { type: 'attached', player: seat, prize, at: hexOf(cellOf(at)) }),
  list: (table, seat) => {
    const kinds = [...new Set(table.players[seat]!.prizes)];
    if (kinds.length === 0) return NO_INTENTS;
    const cells = boardOf(table).cells.filter((cell) => !checkUnit(table, seat, cell));
    return intentList(kinds.flatMap((prize) => cells.map((cell): Intent => ({ do: 'attach', prize, at: hexOf(cell) }))));
  },
  undoable: true,
};
