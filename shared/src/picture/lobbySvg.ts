import type { Options } from '../model/options.js';
import type { ArmyId } from '../model/tile.js';
import { boardOf } from '../rules/landscape.js';
import { drawBoardBackground } from './board/drawBoardBackground.js';
import { layoutFor } from './board/geometry.js';
import { drawFrame, MARGIN, PICTURE_SIZE, type PictureLook } from './frame.js';
import { COLORS, LIVERIES } from './palette.js';
import type { Pen } from './Pen.js';
import { cutPlate, drawToken } from './playerCard.js';
import { SvgPen } from './SvgPen.js';
import { drawTerrain } from './terrain/drawTerrain.js';
import { terrainModel } from './terrainModel.js';
import { drawText, isLegible } from './text/drawText.js';
import { filled, type PictureWords } from './words.js';

/** A table before its match, as everyone with the link sees it. */
export interface WaitingTable {
  readonly options: Options;
  /** In seating order; null is a free seat. */
  readonly seats: readonly ({ readonly name: string; readonly army: ArmyId | null } | null)[];
  /** Who invites others to the free seats; null if nobody does. */
  readonly host: string | null;
  /** Whether the host has given no name. */
  readonly isUnnamed?: boolean;
}

const TOP = 104;
const ROW = 92;
const WIDTH = 520;

const drawSeat = (pen: Pen, seat: WaitingTable['seats'][number], place: number, { words }: PictureLook): void => {
  const [x, y, height] = [MARGIN, TOP + 60 + place * (ROW + 14), ROW];
  const livery = seat?.army ?? null;
  pen.fillStyle = livery ? LIVERIES[livery].paint : COLORS.steelDark;
  pen.fill(cutPlate({ x, y, width: WIDTH, height }, 12));
  pen.strokeStyle = livery ? LIVERIES[livery].shade : COLORS.steelLight;
  pen.lineWidth = 2;
  pen.setLineDash(seat ? [] : [10, 8]);
  pen.stroke(cutPlate({ x, y, width: WIDTH, height }, 12));
  pen.setLineDash([]);
  if (livery) drawToken(pen, livery, null, x + 52, y + height / 2);
  const color = livery ? LIVERIES[livery].ink : seat ? COLORS.bone : COLORS.steelEdge;
  const army = livery && words.armies[livery];
  const name = seat ? (isLegible(seat.name) ? seat.name : (army ?? words.player)) : words.free;
  const [left, most] = [x + (livery ? 100 : 28), WIDTH - 120];
  const isNamed = army !== null && name !== army;
  drawText(pen, name, left, y + (isNamed ? 44 : 57), { size: 34, color, most });
  if (isNamed) drawText(pen, army, left, y + 74, { size: 22, color, most });
};

/** Who invites, as a sentence; null if nobody does by a name that there are letters for. */
const invitationOf = (host: string | null, isUnnamed: boolean, words: PictureWords): string | null => {
  if (host === null || !isLegible(host)) return null;
  return isUnnamed ? words.friendInvites : filled(words.invites, { name: host });
};

/** A table whose match has not begun, as an SVG document: mode, seats and the empty board. */
export const lobbySvg = ({ options, seats, host, isUnnamed = false }: WaitingTable, look: PictureLook): string => {
  const pen = new SvgPen();
  const { words } = look;
  const isFull = seats.every((seat) => seat !== null);
  const state = isFull ? words.starting : words.waiting;
  const mode = words.modes[options.mode];
  const invitation = invitationOf(isFull ? null : host, isUnnamed, words);
  drawFrame(pen, look.title, invitation === null ? state : `${mode} · ${state}`);
  drawText(pen, invitation ?? mode, MARGIN, TOP + 26, { size: 40, color: COLORS.bone, most: WIDTH });
  seats.forEach((seat, index) => drawSeat(pen, seat, index, look));
  pen.save();
  pen.translate(MARGIN + WIDTH + 20, TOP - 22);
  const [width, height] = [PICTURE_SIZE.width - 2 * MARGIN - WIDTH - 20, PICTURE_SIZE.height - TOP];
  const table = { options, terrain: options.terrain };
  const layout = layoutFor(boardOf(table), width, height);
  drawBoardBackground(pen, layout);
  drawTerrain(pen, layout, terrainModel(table));
  pen.restore();
  const names = seats.flatMap((seat) => (seat ? [seat.name] : []));
  return pen.document(
    PICTURE_SIZE.width,
    PICTURE_SIZE.height,
    ['Hexfall', look.title, ...(invitation === null ? [] : [invitation]), state, ...names].join(' · '),
  );
};
