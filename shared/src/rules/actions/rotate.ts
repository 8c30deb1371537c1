import { unitOf } from '../../content/catalog.js';
import { type Cell, type Hex, hexOf } from '../../hex/cells.js';
import { DIRECTIONS } from '../../hex/direction.js';
import type { Intent } from '../../model/intent.js';
import type { Seat } from '../../model/seat.js';
import type { Table } from '../../model/state.js';
import { influenceOf } from '../influence.js';
import { record } from '../work.js';
import { type Action, intentList, NO_INTENTS, reject } from './action.js';
import { checkOwnActive, checkRotation, ownCells, unitOnHex } from './hexes.js';

/** P5: the player's active unit that lets one unit be turned each turn. */
const turnerOf = (table: Table, seat: Seat): { cell: Cell; used: boolean } | null => {
  const turners = ownCells(table, seat).filter((own) => unitOf(table.board[own]!.tile).turnsOthers);
  if (turners.length === 0) return null;
  const { netted } = influenceOf(table);
  const cell = turners.find((own) => !netted[own]);
  return cell === undefined ? null : { cell, used: table.board[cell]!.used.includes('rotate') };
};

const checkTurner = (table: Table, seat: Seat) => {
  const turner = turnerOf(table, seat);
  if (!turner) return reject('no-ability', 'You have no active unit that lets you turn another one.', 'P5');
  return turner.used ? reject('already-used', 'A unit has been turned in this way this turn.', 'P5') : null;
};

const sameRotation = (table: Table, at: Hex, rot: number) =>
  unitOnHex(table, at)!.rot === rot ? reject('nothing-moves', 'The unit would not turn.', 'P5') : null;

/** P5: once per turn one own active unit is turned freely. */
export const rotate: Action<'rotate'> = {
  check: (table, seat, { at, rot }) =>
    checkRotation(rot) ?? checkTurner(table, seat) ?? checkOwnActive(table, seat, at, 'P5') ?? sameRotation(table, at, rot),
  apply: (work, seat, { at, rot }) => {
    record(work, { type: 'turned', player: seat, by: hexOf(turnerOf(work.table, seat)!.cell), at, rot });
  },
  list: (table, seat) => {
    if (checkTurner(table, seat)) return NO_INTENTS;
    const { netted } = influenceOf(table);
    const own = ownCells(table, seat).filter((cell) => !netted[cell]);
    return intentList(
      own.flatMap((cell) =>
        DIRECTIONS.filter((rot) => rot !== table.board[cell]!.rot).map((rot): Intent => ({ do: 'rotate', at: hexOf(cell), rot })),
      ),
    );
  },
  undoable: true,
};
