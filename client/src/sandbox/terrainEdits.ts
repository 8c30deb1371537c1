import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { NOBODY, type Table } from '@hexfall/shared/model/state';
import { boardSize } from '@hexfall/shared/model/terrain';
import { checkEntry, deathOn } from '@hexfall/shared/rules/entering';
import { isOnBoard, landscapeOf } from '@hexfall/shared/rules/landscape';
import type { Draft, EditOf } from './Edit.js';

/** O11: the terrain of a map with its board, or none on the board as it is. */
export const lieOn = (table: Table, { map }: EditOf<'map'>): Table => {
  const { terrain, turrets } = map ?? DEFAULT_OPTIONS;
  const options = { ...table.options, board: map?.board ?? table.options.board };
  const board = Array.from({ length: boardSize(options.board, terrain) }, (_, cell) => table.board[cell] ?? null);
  return { ...table, options, board, terrain, turrets, warehouses: terrain.flatMap(({ prizes = [] }) => prizes) };
};

/** Leaves out what cannot be where it is: beside the board in play (L3), or on hexes that keep it out (L5, L6, L11, L18). */
export const onLand = <D extends Omit<Draft, 'piles' | 'turn'>>(draft: D): D => {
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
