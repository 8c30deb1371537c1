import { hqOf } from '@hexfall/shared/content/catalog';
import { cellOf } from '@hexfall/shared/hex/cells';
import { NOBODY, type Seat } from '@hexfall/shared/model/state';
import { inspectUnits } from '@hexfall/shared/rules/inspect';
import { isScoreMode } from '@hexfall/shared/rules/sides';
import type { PublicTable } from '@hexfall/shared/rules/view';
import type { BoardModel, Livery, UnitModel } from './types.js';

/** What the board needs to know of a table; a whole `Table` will do. */
export type BoardTable = Pick<PublicTable, 'options' | 'board' | 'turn'> & {
  readonly players: readonly Pick<PublicTable['players'][number], 'army' | 'hq' | 'score'>[];
};

/** Whose colors a seat wears; nobody's for the bomber that belongs to none (P2). */
export const liveryOf = (players: BoardTable['players'], owner: Seat): Livery => players[owner]?.army ?? 'nobody';

/** How many players before this one have the same army (O7). */
export const twinOf = (players: BoardTable['players'], owner: Seat): number =>
  owner === NOBODY ? 0 : players.slice(0, owner).filter(({ army }) => army === players[owner]?.army).length;

/** The board of a table with every unit as it is now. Add marks, a ghost or a path to a copy. */
export const boardModel = (table: BoardTable): BoardModel => ({
  board: table.options.board,
  units: inspectUnits(table).flatMap((status): UnitModel[] => {
    const unit = table.board[cellOf(status.at)];
    if (!unit) return [];
    const player = table.players[unit.owner];
    const isHq = player !== undefined && unit.tile === hqOf(player.army);
    return [
      {
        at: status.at,
        rot: unit.rot,
        tile: unit.tile,
        owner: unit.owner,
        livery: liveryOf(table.players, unit.owner),
        twin: twinOf(table.players, unit.owner),
        wounds: unit.wounds,
        life: isHq ? (isScoreMode(table.options.mode) ? player.score : player.hq) : null,
        netted: status.netted,
        initiative: status.initiative,
        attacks: status.attacks,
        canMove: status.mobility || status.transport,
        moved: unit.used.includes('mobility'),
      },
    ];
  }),
});
