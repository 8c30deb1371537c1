import { NEUTRAL_TILES, notationId } from '../../content/catalog.js';
import type { Rejection } from '../../model/rejection.js';
import { NOBODY, type Table } from '../../model/state.js';
import type { TileKey } from '../../model/tile.js';
import type { Entrant } from '../entering.js';
import { record } from '../work.js';
import { type Action, NO_INTENTS, reject } from './action.js';
import { heldTiles } from './held.js';
import { checkFree, checkRotation } from './hexes.js';
import { placings } from './placings.js';
import { discard } from './turnActions.js';

/** P4: the tile that waits beside the board: whenever it is not on it. */
const tileBeside = ({ options, board }: Table): TileKey | null => {
  const { beside } = NEUTRAL_TILES[options.bomber];
  return beside && board.every((unit) => unit?.tile !== beside) ? beside : null;
};

const checkWaiting = (table: Table): Rejection | null =>
  tileBeside(table) ? null : reject('no-bomber', 'No Mad Bomber II is waiting.', 'P4');

const bomberEntrant = (table: Table): Entrant => ({ owner: NOBODY, tile: tileBeside(table) });

/** P4: for one of the held tiles Mad Bomber II is placed on any free hex. */
export const placeBomber2: Action<'place-bomber-2'> = {
  check: (table, seat, { discard: tile, at, rot }) =>
    checkRotation(rot) ??
    checkWaiting(table) ??
    discard.check(table, seat, { do: 'discard', tile }) ??
    checkFree(table, at, bomberEntrant(table)),
  apply: (work, seat, { discard: tile, at, rot }) => {
    const beside = tileBeside(work.table)!;
    discard.apply(work, seat, { do: 'discard', tile });
    record(work, { type: 'bomber-placed', player: seat, tile: beside, at, rot });
  },
  list: (table, seat) => {
    if (checkWaiting(table)) return NO_INTENTS;
    const names = heldTiles(table, seat).map(notationId);
    return placings(
      table,
      names,
      () => bomberEntrant(table),
      (name, at, rot) => ({ do: 'place-bomber-2', discard: name, at, rot }),
    );
  },
  undoable: true,
};
