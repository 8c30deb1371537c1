import type { Table } from '../model/state.js';
import { layoutFor } from './board/geometry.js';
import { boardModel } from './boardModel.js';
import { drawContent } from './drawContent.js';
import { sideRims } from './sideRim.js';
import { SvgPen } from './SvgPen.js';

/** The size of the picture in pixels, in the proportions of the small board with its frame. */
export const BOARD_PICTURE = { width: 232, height: 250 } as const;

/**
 * The board alone as a small SVG document, for lists of games.
 * It takes a public table and so can show nothing that is hidden.
 * @param described what it shows, in words that are no markup.
 */
export const boardSvg = (table: Table, described: string): string => {
  const pen = new SvgPen(0);
  const { width, height } = BOARD_PICTURE;
  const content = boardModel(table);
  drawContent(pen, layoutFor(content.board, width, height), content, sideRims(table, null));
  return pen.document(width, height, described);
};
