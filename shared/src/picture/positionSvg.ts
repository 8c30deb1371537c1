import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { layoutFor } from './board/geometry.js';
import { boardModel } from './boardModel.js';
import { drawContent } from './drawContent.js';
import { drawFrame, HEADER, MARGIN, PICTURE_SIZE, type PictureLook } from './frame.js';
import { type Box, CARD_HEIGHT, drawPlayerCard } from './playerCard.js';
import { sideRims } from './sideRim.js';
import { SvgPen } from './SvgPen.js';
import { isLegible } from './text/drawText.js';
import { filled, type PictureWords } from './words.js';

const CARD_WIDTH = 300;

const momentText = ({ turn, outcome }: Table, names: readonly string[], words: PictureWords): string => {
  if (outcome) {
    const winners = outcome.winners.map((seat) => names[seat] ?? '');
    return winners.length === 0 ? words.draw : filled(words.won, { names: winners.join(` ${words.and} `) });
  }
  if (turn.phase === 'setup') return words.setup;
  return turn.additional === null ? filled(words.turn, { number: turn.number }) : words.additional;
};

/** Beside the board: the first seats on the left, the others on the right, each side from top to bottom. */
const cardsFor = (count: number): readonly Box[] => {
  const left = Math.ceil(count / 2);
  const room = PICTURE_SIZE.height - HEADER - MARGIN;
  return Array.from({ length: count }, (_, seat) => {
    const isLeft = seat < left;
    const [place, beside] = isLeft ? [seat, left] : [seat - left, count - left];
    const free = room - beside * CARD_HEIGHT;
    const y = HEADER + MARGIN / 2 + (beside === 1 ? free / 2 : place * (CARD_HEIGHT + free)) - (beside === 1 ? MARGIN / 4 : 0);
    return { x: isLeft ? MARGIN : PICTURE_SIZE.width - MARGIN - CARD_WIDTH, y, width: CARD_WIDTH, height: CARD_HEIGHT };
  });
};

/** The players' names as the picture shows them. */
const shownNames = ({ players }: Pick<Table, 'players'>, { names, words }: PictureLook): readonly string[] =>
  players.map(({ army }, seat: Seat) => {
    const name = (names[seat] ?? '').trim();
    if (name !== '' && isLegible(name)) return name;
    return words.armies[army];
  });

/**
 * Draws a moment of a match as a self-contained SVG document without fonts: board, HQs, open hands and whose turn it is.
 * Takes a public table, so it cannot reveal anything hidden.
 */
export const positionSvg = (table: Table, look: PictureLook): string => {
  const pen = new SvgPen();
  const { width, height } = PICTURE_SIZE;
  const { words } = look;
  const names = shownNames(table, look);
  const rims = sideRims(table, null);
  drawFrame(pen, look.title, momentText(table, names, words));
  const content = boardModel(table);
  const room = { x: MARGIN + CARD_WIDTH + 14, width: width - 2 * (MARGIN + CARD_WIDTH + 14), height: height - HEADER - 12 };
  pen.save();
  pen.translate(room.x, HEADER + 2);
  drawContent(pen, layoutFor(content.board, room.width, room.height), content, rims);
  pen.restore();
  cardsFor(table.players.length).forEach((box, seat) =>
    drawPlayerCard(pen, table, seat, { name: names[seat] ?? '', rim: rims[seat] ?? null, words }, box),
  );
  return pen.document(width, height, describedBy(table, look, names, words));
};

/** The alternative text of a picture of a table. */
const describedBy = (table: Table, { title }: PictureLook, names: readonly string[], words: PictureWords): string =>
  ['Hexfall', title, momentText(table, names, words), names.join(' – ')].filter((part) => part !== '').join(' · ');

/** The title of a moment of a match: `Hexfall`, the given title, the turn or the result, and who plays. */
export const positionTitle = (table: Table, look: PictureLook): string => describedBy(table, look, shownNames(table, look), look.words);
