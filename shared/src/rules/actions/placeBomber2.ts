import { SECOND_BOMBER } from '../../content/bombers.js';
import { keyFor, notationId } from '../../content/catalog.js';
import { hexOf } from '../../hex/cells.js';
import { DIRECTIONS } from '../../hex/direction.js';
import type { Rejection } from '../../model/rejection.js';
import type { Table } from '../../model/state.js';
import { record } from '../work.js';
import { reject, type Action } from './action.js';
import { discard } from './discard.js';
import { checkFree, checkRotation, freeCells } from './hexes.js';

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
  list: (table, seat) => {
    if (checkWaiting(table)) return [];
    const { army, hand } = table.players[seat]!;
    const names = [...new Set(hand)]
      .sort()
      .map(notationId)
      .filter((name) => keyFor(army, name));
    const hexes = freeCells(table).map(hexOf);
    return names.flatMap((name) =>
      hexes.flatMap((at) => DIRECTIONS.map((rot) => ({ do: 'place-bomber-2' as const, discard: name, at, rot }))),
    );
  },
  undoable: true,
};
