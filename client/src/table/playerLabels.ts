import type { Seat } from '@hexfall/shared/model/seat';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { liveryOf, duplicateIndexOf, type BoardTable } from '@hexfall/shared/picture/boardModel';
import type { SeatView } from '@hexfall/shared/protocol/tableView';
import type { PlayerLabels } from '../text/PlayerLabels.js';
import { armyName } from '../text/names.js';

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
