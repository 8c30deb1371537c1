import { tileOf } from '../../content/catalog.js';
import type { InstantAction } from '../../model/intent.js';
import type { Rejection } from '../../model/rejection.js';
import type { Seat } from '../../model/seat.js';
import type { Table } from '../../model/state.js';
import type { TileKey } from '../../model/tile.js';
import { useLimit } from '../useLimits.js';
import { record, type Work } from '../work.js';
import { reject } from './action.js';

/** The different tiles a player holds, sorted. */
export const heldTiles = (table: Table, seat: Seat): TileKey[] =>
  [...table.players[seat]!.hand].sort().filter((key, index, sorted) => key !== sorted[index - 1]);

/** A held instant that does this, or null. */
export const heldInstant = (table: Table, seat: Seat, action: InstantAction): TileKey | null =>
  table.players[seat]!.hand.find((key) => {
    const tile = tileOf(key);
    return tile.kind === 'instant' && tile.action === action;
  }) ?? null;

/** Why the player cannot use an instant of this kind at all, or null. */
export const checkInstant = (table: Table, seat: Seat, action: InstantAction): Rejection | null =>
  heldInstant(table, seat, action) ? checkUses(table) : reject('not-in-hand', 'You do not hold a tile that does this.', 'T3');

/** O3, O6: why no further tile may be used this turn, or null. */
export const checkUses = (table: Table): Rejection | null => {
  const limit = useLimit(table);
  if (limit === null || table.turn.uses < limit) return null;
  return reject('use-limit', `No more than ${limit} tiles may be used this turn.`, table.options.reinforcement ? 'O6' : 'O3');
};

/** Puts the used instant on the discard pile (T3). */
export const useInstant = (work: Work, seat: Seat, action: InstantAction): void =>
  record(work, { type: 'used', player: seat, tile: heldInstant(work.table, seat, action)! });
