import { includesHex } from '@hexfall/shared/hex/cells';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { NOBODY, type Table } from '@hexfall/shared/model/state';
import { boardSize } from '@hexfall/shared/model/terrain';
import { checkEntry, deathOn } from '@hexfall/shared/rules/entering';
import { isOnBoard, landscapeOf, standsOn } from '@hexfall/shared/rules/landscape';
import { startingWarehouses } from '@hexfall/shared/rules/prizes';
import type { Draft, EditOf } from './Edit.js';

/** L3: other terrain, on a board that has room for it. */
export const withTerrain = (table: Table, terrain: Table['terrain']): Table => {
  const size = boardSize(table.options.board, terrain);
  return { ...table, terrain, board: Array.from({ length: size }, (_, cell) => table.board[cell] ?? null) };
};

/** O11: the terrain of a map with its board, or none on the board as it is. */
export const lieOn = (table: Table, { map }: EditOf<'map'>): Table => {
  const { terrain, turrets } = map ?? DEFAULT_OPTIONS;
  const options = { ...table.options, board: map?.board ?? table.options.board };
  return { ...withTerrain({ ...table, options }, terrain), turrets, warehouses: startingWarehouses(terrain) };
};

/** L17, R1: turrets and prizes whose base, bunker or warehouse is still there. */
const standing = <D extends Pick<Draft, 'terrain' | 'turrets' | 'warehouses'>>(draft: D): D => ({
  ...draft,
  turrets: draft.turrets.filter((turret) => standsOn(draft.terrain, turret)),
  warehouses: draft.warehouses.filter(({ at }) => draft.terrain.some(({ type, hexes }) => type === 'warehouse' && includesHex(hexes, at))),
});

/** Leaves out what cannot be where it is: beside the board in play (L3), or on hexes that keep it out (L5, L6, L11, L18). */
export const onLand = <D extends Omit<Draft, 'piles' | 'turn'>>(edited: D): D => {
  const draft = standing(edited);
  const landscape = landscapeOf(draft);
  const ground = { ...draft, board: [] };
  const fits = (cell: number): boolean => isOnBoard(draft, cell);
  return {
    ...draft,
    board: draft.board.map((unit, cell) =>
      unit && fits(cell) && !checkEntry(ground, cell, unit) && !(landscape && deathOn(landscape, cell, unit)) ? unit : null,
    ),
    foundations: draft.foundations.filter(({ cell }) => fits(cell) && !checkEntry(ground, cell, { owner: NOBODY, tile: null })),
  };
};
