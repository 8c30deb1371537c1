import { BOARDS } from '../../hex/boards.js';
import { cellOf, hexOf } from '../../hex/cells.js';
import type { Intent } from '../../model/intent.js';
import { influenceOf } from '../influence.js';
import { record } from '../work.js';
import { NO_INTENTS, intentList, reject, type Action } from './action.js';
import { checkInstant, useInstant } from './held.js';
import { areAdjacent, checkOwnActive, ownCells } from './hexes.js';

/** M7: two own adjacent active units swap hexes. */
export const castle: Action<'castle'> = {
  check: (table, seat, { from, with: other }) =>
    checkInstant(table, seat, 'castle') ??
    checkOwnActive(table, seat, from) ??
    checkOwnActive(table, seat, other) ??
    (areAdjacent(table, cellOf(from), cellOf(other)) ? null : reject('not-adjacent', 'The two units are not adjacent.', 'M7')),
  apply: (work, seat, { from, with: other }) => {
    useInstant(work, seat, 'castle');
    record(work, { type: 'swapped', player: seat, from, with: other });
  },
  list: (table, seat) => {
    if (checkInstant(table, seat, 'castle')) return NO_INTENTS;
    const { netted } = influenceOf(table);
    const own = ownCells(table, seat).filter((cell) => !netted[cell]);
    return intentList(
      own.flatMap((cell) =>
        BOARDS[table.options.board].around[cell]!.filter((other) => own.includes(other)).map((other): Intent => ({
          do: 'castle',
          from: hexOf(cell),
          with: hexOf(other),
        })),
      ),
    );
  },
  undoable: true,
};
