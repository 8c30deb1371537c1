import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { actingSeat } from '../rules/legal.js';
import { fullStanding, isScoreMode, standingOf } from '../rules/sides.js';
import { duplicateIndexOf } from './boardModel.js';
import { COLORS, LIVERIES, type Livery } from './palette.js';
import type { Pen } from './Pen.js';
import { Shape } from './Shape.js';
import type { SideRim } from './sideRim.js';
import { drawText } from './text/drawText.js';
import { drawNumber } from './tile/digits.js';
import { drawRim } from './tile/drawRim.js';
import { drawHandTile } from './tile/drawTile.js';
import { APOTHEM, drawIcon, hexagon } from './tile/pen.js';
import type { PictureWords } from './words.js';

/** A place in the picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The lowest card that a player fits on. */
export const CARD_HEIGHT = 250;

const HEAD = 66;
const PAD = 14;
/** Of the emblem, from its middle to a corner. */
const TOKEN = 26;
/** From the center of a tile in a hand to a corner. */
const TILE = 44;

/** A rectangle with cut corners. */
export const cutPlate = ({ x, y, width, height }: Box, cut: number): Shape => {
  const shape = new Shape();
  const [right, bottom] = [x + width, y + height];
  for (const [px, py] of [
    [x + cut, y],
    [right, y],
    [right, bottom - cut],
    [right - cut, bottom],
    [x, bottom],
    [x, y + cut],
  ] as const)
    shape.lineTo(px, py);
  shape.closePath();
  return shape;
};

interface Person {
  readonly name: string;
  readonly army: string;
  readonly rim: SideRim | null;
}

/** The emblem inside the rim of the player's units. */
export const drawToken = (pen: Pen, livery: Livery, rim: SideRim | null, x: number, y: number): void => {
  pen.save();
  pen.translate(x, y);
  pen.scale(TOKEN, TOKEN);
  pen.fillStyle = COLORS.soot;
  pen.fill(hexagon(1.04));
  const { paint, ink, emblem } = LIVERIES[livery];
  pen.fillStyle = paint;
  pen.fill(hexagon(0.95));
  if (rim) drawRim(pen, rim);
  drawIcon(pen, emblem, 0, 0, 1.2, ink);
  pen.restore();
};

/** Who it is: emblem and name on the army's paint, with a pattern for the second of two armies (O7). */
const drawHead = (pen: Pen, table: Table, seat: Seat, { name, army, rim }: Person, { x, y, width }: Box): void => {
  const livery = table.players[seat]?.army ?? 'nobody';
  const { paint, shade, ink } = LIVERIES[livery];
  const shape = cutPlate({ x, y, width, height: HEAD }, 10);
  const fill = pen.createLinearGradient(x, y, x + width, y);
  fill.addColorStop(0, paint);
  fill.addColorStop(0.7, paint);
  fill.addColorStop(1, shade);
  pen.fillStyle = fill;
  pen.fill(shape);
  if (duplicateIndexOf(table.players, seat) > 0) {
    pen.save();
    pen.strokeStyle = COLORS.bone;
    pen.lineWidth = 2;
    pen.setLineDash([9, 6]);
    pen.stroke(cutPlate({ x: x + 3, y: y + 3, width: width - 6, height: HEAD - 6 }, 8));
    pen.restore();
  }
  drawToken(pen, livery, rim, x + PAD + 22, y + HEAD / 2);
  const left = x + PAD + 56;
  const most = x + width - PAD - left;
  const isNamed = name !== army;
  drawText(pen, name, left, y + (isNamed ? 32 : 42), { size: 27, color: ink, most });
  if (isNamed) drawText(pen, army, left, y + 54, { size: 18, color: ink, most });
};

/** What the HQ can still take as a bar of the whole, or the points. */
const drawLife = (pen: Pen, table: Table, seat: Seat, words: PictureWords, { x, y, width }: Box): void => {
  const player = table.players[seat];
  if (!player) return;
  const isScore = isScoreMode(table.options.mode);
  const [value, max] = [standingOf(table.options, player), fullStanding(table.options, seat)];
  const isLow = !isScore && value * 4 <= max;
  const color = isLow ? COLORS.wound : COLORS.bone;
  const middle = y + HEAD + 36;
  drawText(pen, isScore ? words.points : words.hq, x + PAD, middle + 7, { size: 19, color: COLORS.steelEdge });
  const text = String(value);
  drawNumber(pen, text, x + PAD + 88, middle, 36, { color });
  const [left, length] = [x + PAD + 124, width - PAD * 2 - 124];
  pen.fillStyle = COLORS.void;
  pen.fillRect(left, middle - 9, length, 18);
  pen.fillStyle = isLow ? COLORS.wound : LIVERIES[player.army].light;
  pen.fillRect(left + 2, middle - 7, Math.max(0, Math.min(1, value / max)) * (length - 4), 14);
};

/** The open hand, and how many tiles are left to draw. */
const drawHand = (pen: Pen, table: Table, seat: Seat, { x, y, width, height }: Box): void => {
  const player = table.players[seat];
  if (!player) return;
  const duplicate = duplicateIndexOf(table.players, seat);
  const room = width - PAD * 2;
  const count = Math.max(3, player.hand.length);
  const radius = Math.min(TILE, room / (count * 2 + (count - 1) * 0.1));
  const middle = y + height - PAD - TILE * APOTHEM - 2;
  for (let place = 0; place < count; place++) {
    const tile = player.hand[place];
    pen.save();
    pen.translate(x + PAD + radius + (place * (room - 2 * radius)) / (count - 1), middle);
    pen.scale(radius, radius);
    if (tile !== undefined) drawHandTile(pen, { tile, livery: player.army, duplicate, rot: 0, detail: 'small' });
    else {
      pen.strokeStyle = COLORS.steelLight;
      pen.globalAlpha = 0.5;
      pen.lineWidth = 0.035;
      pen.setLineDash([0.12, 0.1]);
      pen.stroke(hexagon(0.9));
    }
    pen.restore();
  }
};

/** A bright frame around the player to act, and around winners. */
const drawHighlight = (pen: Pen, table: Table, seat: Seat, { x, y, width, height }: Box): void => {
  const isShown = table.outcome ? table.outcome.winners.includes(seat) : actingSeat(table) === seat;
  if (!isShown) return;
  pen.strokeStyle = COLORS.select;
  pen.lineWidth = 4;
  pen.lineJoin = 'miter';
  pen.stroke(cutPlate({ x: x - 3, y: y - 3, width: width + 6, height: height + 6 }, 11));
};

export interface CardLook {
  /** Of the player, or of the army. */
  readonly name: string;
  readonly rim: SideRim | null;
  readonly words: PictureWords;
}

/** Draws a player: emblem, name, HQ and open hand. */
export const drawPlayerCard = (pen: Pen, table: Table, seat: Seat, { name, rim, words }: CardLook, box: Box): void => {
  const player = table.players[seat];
  if (!player) return;
  pen.fillStyle = COLORS.steelDark;
  pen.fill(cutPlate(box, 10));
  pen.strokeStyle = COLORS.steel;
  pen.lineWidth = 2;
  pen.stroke(cutPlate(box, 10));
  drawHead(pen, table, seat, { name, army: words.armies[player.army], rim }, box);
  if (player.out) drawText(pen, words.out, box.x + PAD, box.y + HEAD + 43, { size: 22, color: COLORS.wound });
  else drawLife(pen, table, seat, words, box);
  drawHand(pen, table, seat, box);
  drawHighlight(pen, table, seat, box);
};
