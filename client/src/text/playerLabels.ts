import type { Seat } from '@hexfall/shared/model/seat';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { type BoardTable, duplicateIndexOf, liveryOf } from '@hexfall/shared/picture/boardModel';
import type { Livery } from '@hexfall/shared/picture/palette';
import type { SeatView } from '@hexfall/shared/protocol/tableView';
import { armyName } from './names.js';

/** Who plays: what the texts need to know about the players. */
export interface PlayerLabels {
  readonly name: (seat: Seat) => string;
  readonly livery: (seat: Seat) => Livery;
  /** O7: how many players before this one have the same army. */
  readonly duplicate: (seat: Seat) => number;
  /** The owner of a unit: the army, or the player where two command the same (O7); empty if it has none. */
  readonly side: (seat: Seat) => string;
}

/** The players as texts and pictures name them. A player without a name goes by the army's. */
export const playerLabels = (players: BoardTable['players'], seats: readonly Pick<SeatView, 'name'>[]): PlayerLabels => {
  const isShared = (army: ArmyId): boolean => players.filter((player) => player.army === army).length > 1;
  const name = (seat: Seat): string => {
    const [given, player] = [seats[seat]?.name ?? '', players[seat]];
    return given === '' && player ? armyName(player.army) : given;
  };
  const side = (seat: Seat): string => {
    const player = players[seat];
    if (!player) return '';
    return isShared(player.army) ? name(seat) : armyName(player.army);
  };
  return { name, side, livery: (seat) => liveryOf(players, seat), duplicate: (seat) => duplicateIndexOf(players, seat) };
};
