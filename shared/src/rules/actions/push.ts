import { BOARDS } from '../../hex/boards.js';
import { cellOf, distance, hexOf, hexText, OFF_BOARD, type Cell, type Hex } from '../../hex/cells.js';
import type { Intent, IntentOf } from '../../model/intent.js';
import { NOBODY, type Seat, type Table } from '../../model/state.js';
import { answersFrom } from '../answers.js';
import { influenceOf } from '../influence.js';
import { clashes } from '../sides.js';
import { record, type Work } from '../work.js';
import { EMPTY_MENU, menuOf, reject, type Action } from './action.js';
import { checkInstant, useInstant } from './held.js';
import { areAdjacent, cellOn, checkOwnActive, ownCells } from './hexes.js';

/** M4: the hexes a unit can be pushed to, by q and then r. */
const landings = (table: Table, from: Hex, target: Hex): Hex[] =>
  BOARDS[table.options.board].around[cellOf(target)]!.filter((cell) => !table.board[cell] && distance(hexOf(cell), from) === 2).map(hexOf);

/** M4: an own active unit pushes an adjacent enemy unit one hex away; its owner picks among several. */
export const push: Action<'push'> = {
  check: (table, seat, { from, target }) => {
    const missing = checkInstant(table, seat, 'push') ?? checkOwnActive(table, seat, from);
    if (missing) return missing;
    const cell = cellOn(table, target);
    if (cell === OFF_BOARD) return reject('off-board', 'There is no such hex on this board.', 'S1');
    const unit = table.board[cell];
    if (!unit) return reject('no-unit-there', 'There is no unit on that hex.', 'M4');
    if (!clashes(table, seat, unit.owner)) return reject('not-enemy-unit', 'Only enemy units can be pushed.', 'M4');
    if (!areAdjacent(table, cellOf(from), cell)) return reject('not-adjacent', 'A unit pushes an adjacent unit.', 'M4');
    if (influenceOf(table).netted[cell]) return reject('netted', 'A netted unit cannot be pushed.', 'M3');
    return landings(table, from, target).length > 0 ? null : reject('no-room', 'There is no free hex the unit could be pushed to.', 'M4');
  },
  apply: (work, seat, intent) => {
    useInstant(work, seat, 'push');
    resumePush(work, seat, intent, []);
  },
  menu: (table, seat) => {
    if (checkInstant(table, seat, 'push')) return EMPTY_MENU;
    const { netted } = influenceOf(table);
    const isPushable = (from: Cell, cell: Cell): boolean => {
      const unit = table.board[cell];
      return (
        unit !== null &&
        unit !== undefined &&
        !netted[cell] &&
        clashes(table, seat, unit.owner) &&
        landings(table, hexOf(from), hexOf(cell)).length > 0
      );
    };
    const own = ownCells(table, seat).filter((cell) => !netted[cell]);
    return menuOf(
      own.flatMap((from) =>
        BOARDS[table.options.board].around[from]!.filter((cell) => isPushable(from, cell)).map((cell): Intent => ({
          do: 'push',
          from: hexOf(from),
          target: hexOf(cell),
        })),
      ),
    );
  },
  undoable: true,
};

/** Goes on with a push: asks where the unit lands, or moves it there. */
export const resumePush = (work: Work, seat: Seat, intent: IntentOf<'push'>, given: readonly string[]): void => {
  const { table } = work;
  const { from, target } = intent;
  const hexes = landings(table, from, target);
  const { owner } = table.board[cellOf(target)]!;
  const answers = answersFrom(given);
  const key =
    hexes.length === 1
      ? hexText(hexes[0]!)
      : answers.ask({
          player: owner === NOBODY ? seat : owner,
          kind: owner === NOBODY ? 'bomber-push' : 'push',
          about: target,
          keys: hexes.map(hexText),
        });
  if (key === null) {
    record(work, { type: 'asked', decision: answers.decision()!, pending: { kind: 'instant', intent, answers: given } });
    return;
  }
  record(work, { type: 'pushed', player: seat, by: from, from: target, to: hexes.find((hex) => hexText(hex) === key)! });
};
