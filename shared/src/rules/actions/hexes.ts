import { type Cell, cellOf, type Hex, OFF_BOARD } from '../../hex/cells.js';
import { isDirection } from '../../hex/direction.js';
import type { Rejection } from '../../model/rejection.js';
import type { Seat } from '../../model/seat.js';
import type { Table, Unit } from '../../model/state.js';
import { canEnter, checkEntry, type Entrant } from '../entering.js';
import { influenceOf } from '../influence.js';
import { boardOf, isOnBoard } from '../landscape.js';
import { reject } from './action.js';

/** The cell of a hex on the board in play, or `OFF_BOARD`. */
export const cellOn = (table: Table, hex: Hex): Cell => {
  const cell = cellOf(hex);
  return isOnBoard(table, cell) ? cell : OFF_BOARD;
};

export const unitOnHex = (table: Table, hex: Hex): Unit | null => {
  const cell = cellOn(table, hex);
  return cell === OFF_BOARD ? null : table.board[cell]!;
};

/** The cells of the board in play without a unit, by q and then r. */
export const freeCells = (table: Table): Cell[] => boardOf(table).cells.filter((cell) => !table.board[cell]);

/** T5: those that an entrant may come onto. */
export const freeCellsFor = (table: Table, entrant: Entrant): Cell[] =>
  boardOf(table).cells.filter((cell) => canEnter(table, cell, entrant));

/** A player's units, by q and then r. */
export const ownCells = (table: Table, seat: Seat): Cell[] => boardOf(table).cells.filter((cell) => table.board[cell]?.owner === seat);

export const areAdjacent = (table: Table, a: Cell, b: Cell): boolean => boardOf(table).around[a]!.includes(b);

/** T5: why something cannot be put on a hex, or null. */
export const checkFree = (table: Table, hex: Hex, entrant: Entrant): Rejection | null => {
  const cell = cellOn(table, hex);
  if (cell === OFF_BOARD) return reject('off-board', 'There is no such hex on this board.', 'S1');
  if (table.board[cell]) return reject('hex-taken', 'There is a unit on that hex already.', 'T5');
  return checkEntry(table, cell, entrant);
};

export const checkRotation = (rot: unknown): Rejection | null =>
  isDirection(rot) ? null : reject('malformed', 'A rotation is a whole number from 0 to 5.');

/** Why a hex does not hold an own active unit (M3), or null; `rule` is the clause that wants an own one. */
export const checkOwnActive = (table: Table, seat: Seat, hex: Hex, rule: string): Rejection | null => {
  const cell = cellOn(table, hex);
  if (cell === OFF_BOARD) return reject('off-board', 'There is no such hex on this board.', 'S1');
  const unit = table.board[cell];
  if (!unit) return reject('no-unit-there', 'There is no unit on that hex.');
  if (unit.owner !== seat) return reject('not-own-unit', 'That unit is not yours.', rule);
  return influenceOf(table).netted[cell] ? reject('netted', 'That unit is netted.', 'M3') : null;
};
