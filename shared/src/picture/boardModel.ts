import { hqOf } from '../content/catalog.js';
import { cellOf, hexOf } from '../hex/cells.js';
import { inspectUnits } from '../inspect/units.js';
import type { Seat } from '../model/seat.js';
import { NOBODY, type Table } from '../model/state.js';
import { boardOf } from '../rules/landscape.js';
import { standingOf } from '../rules/sides.js';
import type { BoardContent, UnitModel } from './model.js';
import type { Livery } from './palette.js';
import { terrainModel } from './terrainModel.js';

/** What the board needs to know of a table; a whole `Table` will do. */
export type BoardTable = Pick<Table, 'options' | 'board' | 'foundations' | 'terrain' | 'turrets' | 'warehouses' | 'turn'> & {
  readonly players: readonly Pick<Table['players'][number], 'army' | 'hq' | 'score'>[];
};

/** Returns the livery of a seat; `nobody` for the bomber without an owner (P2). */
export const liveryOf = (players: BoardTable['players'], owner: Seat): Livery => players[owner]?.army ?? 'nobody';

/** How many players before this one have the same army (O7). */
export const duplicateIndexOf = (players: BoardTable['players'], owner: Seat): number =>
  owner === NOBODY ? 0 : players.slice(0, owner).filter(({ army }) => army === players[owner]?.army).length;

/** The board of a table with every unit as it is now. Add marks, a ghost or a path to a copy. */
export const boardModel = (table: BoardTable): BoardContent => ({
  board: boardOf(table),
  terrain: terrainModel(table),
  turrets: table.turrets,
  warehouses: table.warehouses,
  foundations: table.foundations.map(({ owner, tile, cell }) => ({
    at: hexOf(cell),
    tile,
    owner,
    livery: liveryOf(table.players, owner),
  })),
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
        duplicate: duplicateIndexOf(table.players, unit.owner),
        wounds: unit.wounds,
        toughness: isHq ? status.toughness : status.toughness + unit.wounds,
        prizes: unit.prizes ?? [],
        venom: unit.venom?.length ?? 0,
        life: isHq ? standingOf(table.options, player) : null,
        netted: status.netted,
        initiative: status.initiative,
        attacks: status.attacks,
        canMove: status.mobility || status.transport,
        moved: unit.used.includes('mobility'),
      },
    ];
  }),
});
