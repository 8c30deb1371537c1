import { keyFor, notationId, tileOf } from '../../content/catalog.js';
import { isUnit } from '../../content/compile.js';
import { cellOf, hexOf, type Hex } from '../../hex/cells.js';
import type { Rotation } from '../../hex/direction.js';
import type { Intent } from '../../model/intent.js';
import type { Rejection } from '../../model/rejection.js';
import type { Table } from '../../model/state.js';
import type { TileKey } from '../../model/tile.js';
import { foundationAt } from '../foundations.js';
import { record } from '../work.js';
import { NO_INTENTS, intentList, reject, type Action, type IntentList } from './action.js';
import { checkUses, kindsHeld } from './held.js';
import { checkFree, checkRotation, freeCells } from './hexes.js';
import { placings } from './placings.js';

/** P7 (a): why a foundation cannot be put on a hex, or null. */
const checkFoundation = (table: Table, at: Hex, rot: Rotation): Rejection | null => {
  if (rot !== 0) return reject('malformed', 'A foundation has no rotation: it is placed with rotation 0.', 'P7');
  const failed = checkFree(table, at);
  if (failed) return failed;
  return foundationAt(table, cellOf(at)) ? reject('foundation-there', 'There is a foundation on that hex already.', 'P7') : null;
};

const foundationPlacings = (table: Table, tiles: readonly TileKey[]): IntentList => {
  const cells = freeCells(table).filter((cell) => !foundationAt(table, cell));
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
    return checkRotation(rot) ?? checkUses(table) ?? (kind === 'foundation' ? checkFoundation(table, at, rot) : checkFree(table, at));
  },
  apply: (work, seat, { tile, at, rot }) => {
    const key = keyFor(work.table.players[seat]!.army, tile)!;
    if (tileOf(key).kind === 'foundation') record(work, { type: 'foundation-placed', player: seat, tile: key, at });
    else record(work, { type: 'placed', player: seat, tile: key, at, rot });
  },
  list: (table, seat) => {
    if (checkUses(table)) return NO_INTENTS;
    const held = kindsHeld(table, seat);
    const units = held.filter((key) => isUnit(tileOf(key)));
    const placed = placings(table, units.map(notationId), (tile, at, rot) => ({ do: 'place', tile, at, rot }));
    const foundations = held.filter((key) => tileOf(key).kind === 'foundation');
    return foundations.length > 0 ? joined(placed, foundationPlacings(table, foundations)) : placed;
  },
  undoable: true,
};
