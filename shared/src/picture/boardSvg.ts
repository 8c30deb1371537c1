import type { Options } from '../model/options.js';
import type { Table } from '../model/state.js';
import { boardOf } from '../rules/landscape.js';
import { startingWarehouses } from '../rules/prizes.js';
import { boardPictureSize, layoutFor } from './board/geometry.js';
import { boardModel } from './boardModel.js';
import { drawContent } from './drawContent.js';
import type { BoardContent } from './model.js';
import { type SideRim, sideRims } from './sideRim.js';
import { SvgPen } from './SvgPen.js';
import { terrainModel } from './terrainModel.js';

const svgOf = (content: BoardContent, rims: readonly SideRim[], described: string): string => {
  const pen = new SvgPen(1);
  const { width, height } = boardPictureSize(content.board);
  drawContent(pen, layoutFor(content.board, width, height), content, rims);
  return pen.document(width, height, described);
};

/**
 * Draws only the board as a small SVG document, for lists of games.
 * Takes a public table, so it cannot reveal anything hidden.
 * @param described its content, in words without markup.
 */
export const boardSvg = (table: Table, described: string): string => svgOf(boardModel(table), sideRims(table, null), described);

/** The board before the match: its hexes, and the terrain with what stands on it. */
export const emptyBoardSvg = (options: Options, described: string): string => {
  const { terrain, turrets } = options;
  const table = { options, terrain };
  const warehouses = startingWarehouses(terrain);
  return svgOf({ board: boardOf(table), terrain: terrainModel(table), turrets, warehouses, units: [] }, [], described);
};
