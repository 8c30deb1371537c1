import type { Board } from '../hex/boards.js';
import { extentOf } from './board/geometry.js';

const HEIGHT = 250;

/** The size of the small picture of a board with its frame, in pixels: as high for every board, as wide as the board needs. */
export const boardPictureSize = (board: Board): { readonly width: number; readonly height: number } => {
  const { across, down } = extentOf(board);
  return { width: Math.round((HEIGHT * across) / down), height: HEIGHT };
};
