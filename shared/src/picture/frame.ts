import { COLORS } from './palette.js';
import type { Pen } from './Pen.js';
import { drawText } from './text/drawText.js';
import type { PictureWords } from './words.js';

/** Of every picture, in pixels: what link previews ask for. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Around everything. */
export const MARGIN = 24;
/** The height of what stands above the board. */
export const HEADER = 70;

export interface PictureLook {
  /** Over the board, as the code of a table. */
  readonly title: string;
  /** By seat; a player without a name, or with one that there are no letters for, goes by the army's. */
  readonly names: readonly string[];
  readonly words: PictureWords;
}

const drawHeader = (pen: Pen, title: string, moment: string): void => {
  const [line, right] = [MARGIN + 30, PICTURE_SIZE.width - MARGIN];
  const brand = drawText(pen, 'HEXFALL', MARGIN, line, { size: 38, color: COLORS.decision });
  const most = (right - MARGIN - brand) / 2 - 30;
  if (title !== '') drawText(pen, title, MARGIN + brand + 22, line, { size: 28, color: COLORS.bone, most });
  drawText(pen, moment, right, line, { size: 28, color: COLORS.bone, anchor: 'end', most });
  pen.fillStyle = COLORS.steel;
  pen.fillRect(MARGIN, HEADER - 4, right - MARGIN, 2);
};

const drawBackground = (pen: Pen): void => {
  const { width, height } = PICTURE_SIZE;
  const fill = pen.createRadialGradient(width / 2, height / 2, 0, width / 2, height / 2, width * 0.62);
  fill.addColorStop(0, '#23292d');
  fill.addColorStop(1, COLORS.void);
  pen.fillStyle = fill;
  pen.fillRect(0, 0, width, height);
};

/** Draws the parts of every picture: a dark background, the name of the game, a title, and on the right the current state. */
export const drawFrame = (pen: Pen, title: string, state: string): void => {
  drawBackground(pen);
  drawHeader(pen, title, state);
};
