import { unitOf } from '../../content/catalog.js';
import { type Cell, cellOf, hexOf, OFF_BOARD, sameHex } from '../../hex/cells.js';
import { DIRECTIONS } from '../../hex/direction.js';
import type { Intent } from '../../model/intent.js';
import type { Seat } from '../../model/seat.js';
import type { Table } from '../../model/state.js';
import { influenceOf } from '../influence.js';
import { landscapeOf } from '../landscape.js';
import { record } from '../work.js';
import { type Action, intentList, NO_INTENTS, reject } from './action.js';
import { cellOn, checkRotation, ownCells } from './hexes.js';

/** L18: whether an active unit of the player, no HQ, stands on a panel of the element that a turret stands on. */
const commands = (table: Table, seat: Seat, turret: Cell): boolean => {
  const landscape = landscapeOf(table);
  if (!landscape) return false;
  const { elementAt, is } = landscape;
  const onPanel = ownCells(table, seat).filter(
    (cell) => is.panel[cell] && elementAt[cell] === elementAt[turret] && !unitOf(table.board[cell]!.tile).isHq,
  );
  if (onPanel.length === 0) return false;
  const { netted } = influenceOf(table);
  return onPanel.some((cell) => !netted[cell]);
};

/** L18: a unit on a panel lets its player turn the turrets of the same element, any number of times. */
export const rotateTurret: Action<'rotate-turret'> = {
  check: (table, seat, { at, rot }) => {
    const failed = checkRotation(rot);
    if (failed) return failed;
    if (cellOn(table, at) === OFF_BOARD) return reject('off-board', 'There is no such hex on this board.', 'S1');
    const turret = table.turrets.find((other) => sameHex(other.at, at));
    if (!turret) return reject('no-turret', 'There is no turret on that hex.', 'L18');
    if (!commands(table, seat, cellOf(at)))
      return reject('not-on-panel', 'None of your active units stands on a panel of that turret.', 'L18');
    return turret.rot === rot ? reject('nothing-moves', 'The turret would not turn.', 'L18') : null;
  },
  apply: (work, seat, { at, rot }) => record(work, { type: 'turret-turned', player: seat, at, rot }),
  list: (table, seat) => {
    const turrets = table.turrets.filter(({ at }) => commands(table, seat, cellOf(at)));
    if (turrets.length === 0) return NO_INTENTS;
    return intentList(
      turrets.flatMap(({ at, rot: before }) =>
        DIRECTIONS.filter((rot) => rot !== before).map((rot): Intent => ({ do: 'rotate-turret', at: hexOf(cellOf(at)), rot })),
      ),
    );
  },
  undoable: true,
};
