import { keyFor, notationId, tileOf } from '../../content/catalog.js';
import { isUnit } from '../../content/compile.js';
import { cellOf, type Hex, hexOf } from '../../hex/cells.js';
import type { Rotation } from '../../hex/direction.js';
import type { Intent } from '../../model/intent.js';
import type { Rejection } from '../../model/rejection.js';
import type { Seat } from '../../model/seat.js';
import { NOBODY, type Table } from '../../model/state.js';
import type { TileKey } from '../../model/tile.js';
import { ownerOnBoard } from '../copies.js';
import type { Entrant } from '../entering.js';
import { foundationAt } from '../foundations.js';
import { record } from '../work.js';
import { type Action, type IntentList, intentList, NO_INTENTS, reject } from './action.js';
import { checkUses, heldTiles } from './held.js';
import { checkFree, checkRotation, freeCellsFor } from './hexes.js';
import { placings } from './placings.js';

/** A foundation as it comes onto a hex: whose it is does not matter. */
const FOUNDATION: Entrant = { owner: NOBODY, tile: null };

/** A held unit as it comes onto the board: nobody's bomber is nobody's (P2). */
const entrantOf = (table: Table, seat: Seat, tile: TileKey): Entrant => ({ owner: ownerOnBoard(table, seat, tile), tile });

/** P7 (a): why a foundation cannot be put on a hex, or null. */
const checkFoundation = (table: Table, at: Hex, rot: Rotation): Rejection | null => {
  if (rot !== 0) return reject('malformed', 'A foundation has no rotation: it is placed with rotation 0.', 'P7');
  const failed = checkFree(table, at, FOUNDATION);
  if (failed) return failed;
  return foundationAt(table, cellOf(at)) ? reject('foundation-there', 'There is a foundation on that hex already.', 'P7') : null;
};

const foundationPlacings = (table: Table, tiles: readonly TileKey[]): IntentList => {
  const cells = freeCellsFor(table, FOUNDATION).filter((cell) => !foundationAt(table, cell));
  return intentList(
    tiles.flatMap((tile) => cells.map((cell): Intent => ({ do: 'place', tile: notationId(tile), at: hexOf(cell), rot: 0 }))),
  );
};

const joined = (first: IntentList, second: IntentList): IntentList => ({
  size: first.size + second.size,
  at: (place) => (place < first.size ? first.at(place) : second.at(place - first.size)),
});

/** T5, P7: a held unit goes on any free hex in any rotation, a foundation on one without another. */
export const place: Action<'place'> = {
  check: (table, seat, { tile, at, rot }) => {
    const { army, hand } = table.players[seat]!;
    const key = keyFor(army, tile);
    if (!key || !hand.includes(key)) return reject('not-in-hand', 'You do not hold that tile.', 'T3');
    const { kind } = tileOf(key);
    if (kind === 'instant') return reject('not-a-unit', 'That tile is an instant; it is not placed.', 'T5');
    return (
      checkRotation(rot) ??
      checkUses(table) ??
      (kind === 'foundation' ? checkFoundation(table, at, rot) : checkFree(table, at, entrantOf(table, seat, key)))
    );
  },
  apply: (work, seat, { tile, at, rot }) => {
    const key = keyFor(work.table.players[seat]!.army, tile)!;
    if (tileOf(key).kind === 'foundation') record(work, { type: 'foundation-placed', player: seat, tile: key, at });
    else record(work, { type: 'placed', player: seat, tile: key, at, rot });
  },
  list: (table, seat) => {
    if (checkUses(table)) return NO_INTENTS;
    const held = heldTiles(table, seat);
    const units = held.filter((key) => isUnit(tileOf(key)));
    const placed = placings(
      table,
      units,
      (key) => entrantOf(table, seat, key),
      (key, at, rot) => ({ do: 'place', tile: notationId(key), at, rot }),
    );
    const foundations = held.filter((key) => tileOf(key).kind === 'foundation');
    return foundations.length > 0 ? joined(placed, foundationPlacings(table, foundations)) : placed;
  },
  undoable: true,
};
