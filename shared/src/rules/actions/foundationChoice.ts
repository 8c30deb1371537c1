import { compareCells } from '../../hex/boards.js';
import { hexOf, includesHex, sameHex, type Cell, type Hex } from '../../hex/cells.js';
import type { NamedFoundations } from '../../model/intent.js';
import type { Rejection } from '../../model/rejection.js';
import type { Table } from '../../model/state.js';
import { foundationAt } from '../foundations.js';
import { reject } from './action.js';

/** P7 (e): the cells of an area with a unit and a foundation: the instant does one thing to each of them. By q and then r. */
export const sharedCells = (table: Table, area: readonly Cell[]): Cell[] =>
  table.foundations.length === 0 ? [] : area.filter((cell) => table.board[cell] && foundationAt(table, cell)).sort(compareCells);

const isNamed = ({ foundations = [] }: NamedFoundations, cell: Cell): boolean => includesHex(foundations, hexOf(cell));

/** P7 (e): whether an instant reaches the foundation on a cell: it lies alone there, or its player has named it. */
export const reachesFoundation = (table: Table, intent: NamedFoundations, cell: Cell): boolean =>
  foundationAt(table, cell) !== null && (!table.board[cell] || isNamed(intent, cell));

/** P7 (e): why these foundations cannot be named, or null. */
export const checkNamed = (table: Table, { foundations = [] }: NamedFoundations, area: readonly Cell[]): Rejection | null => {
  const possible = sharedCells(table, area).map(hexOf);
  const places = foundations.map((hex) => possible.findIndex((other) => sameHex(other, hex)));
  return places.every((place, i) => place >= 0 && (i === 0 || place > places[i - 1]!))
    ? null
    : reject('bad-foundation', 'A foundation is named on a hex with a unit too, in order, and inside the area.', 'P7');
};

/** P7 (e): every choice between units and foundations in an area: those with nothing named first. */
export const foundationChoices = (table: Table, area: readonly Cell[]): readonly NamedFoundations[] => {
  let choices: readonly (readonly Hex[])[] = [[]];
  for (const cell of sharedCells(table, area)) choices = [...choices, ...choices.map((named) => [...named, hexOf(cell)])];
  return choices.map((foundations) => (foundations.length > 0 ? { foundations } : {}));
};
