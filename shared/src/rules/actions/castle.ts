import { type Cell, cellOf, hexOf } from '../../hex/cells.js';
import type { Intent } from '../../model/intent.js';
import type { Rejection } from '../../model/rejection.js';
import type { Table } from '../../model/state.js';
import { checkEntry } from '../entering.js';
import { influenceOf } from '../influence.js';
import { boardOf } from '../landscape.js';
import { record } from '../work.js';
import { type Action, intentList, NO_INTENTS, reject } from './action.js';
import { checkInstant, useInstant } from './held.js';
import { areAdjacent, checkOwnActive, ownCells } from './hexes.js';

/** P20: why one of two units may not stand where the other does, or null. */
const checkSwap = (table: Table, a: Cell, b: Cell): Rejection | null =>
  table.terrain.length === 0 ? null : (checkEntry(table, b, table.board[a]!) ?? checkEntry(table, a, table.board[b]!));

/** M7: two own adjacent active units swap hexes. */
export const castle: Action<'castle'> = {
  check: (table, seat, { from, with: other }) =>
    checkInstant(table, seat, 'castle') ??
    checkOwnActive(table, seat, from, 'M7') ??
    checkOwnActive(table, seat, other, 'M7') ??
    (areAdjacent(table, cellOf(from), cellOf(other))
      ? checkSwap(table, cellOf(from), cellOf(other))
      : reject('not-adjacent', 'The two units are not adjacent.', 'M7')),
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
        boardOf(table)
          .around[cell]!.filter((other) => own.includes(other) && !checkSwap(table, cell, other))
          .map((other): Intent => ({
            do: 'castle',
            from: hexOf(cell),
            with: hexOf(other),
          })),
      ),
    );
  },
  undoable: true,
};
