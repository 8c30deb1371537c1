import { ARMIES } from '../content/catalog.js';
import { cellOf } from '../hex/cells.js';
import { ATTACKS } from '../model/attackKinds.js';
import type { Hit } from '../model/event.js';
import type { Seat } from '../model/seat.js';
import type { Player, Table } from '../model/state.js';
import type { CompiledBoard } from './compiledBoard.js';

/** What of a table says where venom markers are. */
interface WithMarkers extends Pick<Table, 'options' | 'board'> {
  readonly players: readonly Pick<Player, 'army'>[];
}

/**
 * P16 (c): how many venom markers a player has beside the board; `Infinity` without a limit (O13), negative where a position has more
 * than there are. Those on units that leave come back after the step.
 */
export const markersLeft = ({ options, players, board }: WithMarkers, seat: Seat): number => {
  if (!options.venomLimit) return Infinity;
  let left = ARMIES[players[seat]!.army].venomMarkers ?? 0;
  for (const unit of board) if (unit?.venom) for (const owner of unit.venom) if (owner === seat) left--;
  return left;
};

/** P16 (a): the owner of the Nightshade whose attack a hit is, if it brings a marker; else null. */
export const venomOwner = ({ tiles, units }: CompiledBoard, { kind, from, wounds, by }: Hit): Seat | null => {
  const attacker = cellOf(from);
  if (by !== undefined || wounds < 1 || ATTACKS[kind].origin !== 'edge' || !tiles[attacker]!.isVenomous) return null;
  return units[attacker]!.owner;
};
