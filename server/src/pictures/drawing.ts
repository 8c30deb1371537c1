import type { Options } from '@hexfall/shared/model/options';
import type { Table } from '@hexfall/shared/model/state';
import { boardSvg, emptyBoardSvg } from '@hexfall/shared/picture/boardSvg';
import type { PictureLook } from '@hexfall/shared/picture/frame';
import { lobbySvg, type WaitingTable } from '@hexfall/shared/picture/lobbySvg';
import { positionSvg } from '@hexfall/shared/picture/positionSvg';

/** What a picture is to show, as data for the thread that makes it: a public table, or one before its match. */
export type Drawing = { readonly look: PictureLook } & (
  { readonly of: 'position'; readonly table: Table } | { readonly of: 'lobby'; readonly table: WaitingTable }
);

/** What a picture of a board alone is to show: a public table, or the options of one before its match. */
export interface BoardDrawing {
  readonly board: { readonly table: Table } | { readonly options: Options };
  /** In words that are no markup. */
  readonly described: string;
}

export const svgOf = (drawing: Drawing): string =>
  drawing.of === 'position' ? positionSvg(drawing.table, drawing.look) : lobbySvg(drawing.table, drawing.look);

export const svgOfBoard = ({ board, described }: BoardDrawing): string =>
  'table' in board ? boardSvg(board.table, described) : emptyBoardSvg(board.options, described);
