import { SECOND_BOMBER } from '../../content/bombers.js';
import { notationId } from '../../content/catalog.js';
import type { Rejection } from '../../model/rejection.js';
import type { Table } from '../../model/state.js';
import { record } from '../work.js';
import { EMPTY_MENU, reject, type Action } from './action.js';
import { discard } from './discard.js';
import { kindsHeld } from './held.js';
import { checkFree, checkRotation } from './hexes.js';
import { placings } from './placings.js';

/** P4: it waits beside the board whenever it is not on it. */
const checkWaiting = ({ options, board }: Table): Rejection | null =>
  options.bomber === 'two' && board.every((unit) => unit?.tile !== SECOND_BOMBER)
    ? null
    : reject('no-bomber', 'No Mad Bomber II is waiting.', 'P4');

/** P4: for one of the held tiles Mad Bomber II is placed on any free hex. */
export const placeBomber2: Action<'place-bomber-2'> = {
  check: (table, seat, { discard: tile, at, rot }) =>
    checkRotation(rot) ?? checkWaiting(table) ?? discard.check(table, seat, { do: 'discard', tile }) ?? checkFree(table, at),
  apply: (work, seat, { discard: tile, at, rot }) => {
    discard.apply(work, seat, { do: 'discard', tile });
    record(work, { type: 'bomber-placed', player: seat, tile: SECOND_BOMBER, at, rot });
  },
  menu: (table, seat) => {
    if (checkWaiting(table)) return EMPTY_MENU;
    const names = kindsHeld(table, seat).map(notationId);
    return placings(table, names, (name, at, rot) => ({ do: 'place-bomber-2', discard: name, at, rot }));
  },
  undoable: true,
};
