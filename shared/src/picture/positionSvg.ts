import { unitOf } from '../content/catalog.js';
import { sameHex } from '../hex/cells.js';
import type { Seat, Table } from '../model/state.js';
import { boardModel } from './boardModel.js';
import { drawBoardBackground } from './board/drawBoardBackground.js';
import { layoutFor, placeOf, type Layout } from './board/geometry.js';
import { drawFrame, HEADER, MARGIN, PICTURE_SIZE, type PictureLook } from './frame.js';
import type { BoardContent } from './model.js';
import type { Pen } from './Pen.js';
import { CARD_HEIGHT, drawPlayerCard, type Box } from './playerCard.js';
import { sideRims, type SideRim } from './sideRim.js';
import { SvgPen } from './SvgPen.js';
import { drawTerrain } from './terrain/drawTerrain.js';
import { signsOf } from './terrain/featureSigns.js';
import { drawTurret, drawWarehouse } from './terrain/structures.js';
import { drawUnitSigns } from './terrain/unitSigns.js';
import { isLegible } from './text/drawText.js';
import { drawUnit, ON_GROUND } from './tile/drawUnit.js';
import { drawRim } from './tile/drawRim.js';
import { drawGround } from './tile/foundation.js';
import { detailFor, shrunk } from './tile/pen.js';
import { tileFace } from './tile/tileFace.js';
import { armyTitle } from './armyTitle.js';
import { PICTURE_WORDS, type PictureWords } from './words.js';

const CARD_WIDTH = 300;

const onHex = (pen: Pen, layout: Layout, at: BoardContent['units'][number]['at'], draw: () => void): void => {
  const { x, y, radius } = placeOf(layout, at);
  pen.save();
  pen.translate(x, y);
  pen.scale(radius, radius);
  draw();
  pen.restore();
};

/** Draws everything on the board as the page does at rest. */
const drawBoard = (pen: Pen, layout: Layout, content: BoardContent, rims: readonly SideRim[]): void => {
  const { units, terrain = [], foundations = [], turrets = [], warehouses = [] } = content;
  const detail = detailFor(layout.radius);
  drawBoardBackground(pen, layout);
  drawTerrain(pen, layout, terrain);
  for (const { at, tile, livery, owner } of foundations)
    onHex(pen, layout, at, () =>
      shrunk(pen, () => {
        const rim = rims[owner];
        if (rim) drawRim(pen, rim);
        drawGround(pen, { tile, livery });
      }),
    );
  for (const warehouse of warehouses) onHex(pen, layout, warehouse.at, () => drawWarehouse(pen, warehouse));
  for (const turret of turrets) onHex(pen, layout, turret.at, () => drawTurret(pen, turret, detail));
  for (const unit of units) {
    const { at, owner, tile, wounds, netted, prizes } = unit;
    const ground = terrain.find((hex) => sameHex(hex.at, at));
    const isOnGround = ground !== undefined || foundations.some((foundation) => sameHex(foundation.at, at));
    onHex(pen, layout, at, () => {
      const size = isOnGround ? ON_GROUND : 1;
      pen.save();
      pen.scale(size, size);
      drawUnit(pen, { look: { ...unit, detail }, face: tileFace(unitOf(tile), unit), wounds, netted, rim: rims[owner] ?? null });
      pen.restore();
      drawUnitSigns(pen, prizes, ground ? signsOf(ground.type, ground.features) : []);
    });
  }
};

const momentText = ({ turn, outcome }: Table, names: readonly string[], words: PictureWords): string => {
  if (outcome) {
    const winners = outcome.winners.map((seat) => names[seat] ?? '');
    return winners.length === 0 ? words.draw : words.won(winners.join(` ${words.and} `));
  }
  if (turn.phase === 'setup') return words.setup;
  return turn.additional === null ? words.turn(turn.number) : words.additional;
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
const shownNames = ({ players }: Pick<Table, 'players'>, { names, language }: PictureLook): readonly string[] =>
  players.map(({ army }, seat: Seat) => {
    const name = (names[seat] ?? '').trim();
    if (name !== '' && isLegible(name)) return name;
    return armyTitle(army, language);
  });

/**
 * A moment of a match as an SVG document that needs nothing else, no font either: board, HQs, open hands and whose turn it is.
 * It takes a public table and so can show nothing that is hidden.
 */
export const positionSvg = (table: Table, look: PictureLook): string => {
  const pen = new SvgPen();
  const { width, height } = PICTURE_SIZE;
  const words = PICTURE_WORDS[look.language];
  const names = shownNames(table, look);
  const rims = sideRims(table, null);
  drawFrame(pen, look.title, momentText(table, names, words));
  const content = boardModel(table);
  const room = { x: MARGIN + CARD_WIDTH + 14, width: width - 2 * (MARGIN + CARD_WIDTH + 14), height: height - HEADER - 12 };
  pen.save();
  pen.translate(room.x, HEADER + 2);
  drawBoard(pen, layoutFor(content.board, room.width, room.height), content, rims);
  pen.restore();
  cardsFor(table.players.length).forEach((box, seat) =>
    drawPlayerCard(pen, table, seat, { name: names[seat] ?? '', rim: rims[seat] ?? null, words, language: look.language }, box),
  );
  return pen.document(width, height, describedBy(table, look, names, words));
};

/** What the picture shows, in words for those who do not see it. */
const describedBy = (table: Table, { title }: PictureLook, names: readonly string[], words: PictureWords): string =>
  ['Hexfall', title, momentText(table, names, words), names.join(' – ')].filter((part) => part !== '').join(' · ');
