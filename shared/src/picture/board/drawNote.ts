import { SYMBOLS } from '../icons/tileIcons.js';
import type { BoardNote } from '../model.js';
import { COLORS } from '../palette.js';
import type { Pen } from '../Pen.js';
import { omenBadge } from '../tile/badges.js';
import type { Corner } from '../tile/corners.js';
import { drawNumber, numberWidth } from '../tile/digits.js';
import { cutOut, type Detail, disc, drawIcon, hexagon, polygon, TILE_SCALE } from '../tile/pen.js';

const drawOmen = (pen: Pen, value: number, { corner, detail }: NotePlace, isCertain: boolean): void => {
  pen.scale(TILE_SCALE, TILE_SCALE);
  omenBadge(pen, corner, value, isCertain, detail);
};

const NOTES: { readonly [K in BoardNote['kind']]: (pen: Pen, value: number, place: NotePlace) => void } = {
  acts: (pen) => {
    pen.lineJoin = 'round';
    for (const [color, width] of [
      [COLORS.soot, 0.17],
      [COLORS.select, 0.11],
    ] as const) {
      pen.strokeStyle = color;
      pen.lineWidth = width;
      pen.stroke(hexagon(0.99));
    }
    pen.fillStyle = COLORS.soot;
    for (let corner = 0; corner < 6; corner++) {
      pen.rotate(Math.PI / 3);
      pen.fill(polygon(1.05, 0, 0.93, 0.07, 0.93, -0.07));
    }
  },
  wounds: (pen, value) => {
    const text = `−${value}`;
    const half = numberWidth(text, 0.4) / 2 + 0.16;
    const label = polygon(-half, -0.34, half, -0.34, half + 0.14, 0, half, 0.34, -half, 0.34, -half - 0.14, 0);
    cutOut(pen, label, COLORS.woundDeep, COLORS.soot, 0.06);
    pen.strokeStyle = COLORS.wound;
    pen.lineWidth = 0.035;
    pen.stroke(label);
    drawNumber(pen, text, 0, 0, 0.42, { color: COLORS.bone });
  },
  saves: (pen) => {
    cutOut(pen, disc(0, 0, 0.5), 'rgba(10,12,14,0.8)', COLORS.soot, 0.03);
    drawIcon(pen, SYMBOLS.medic, 0, 0, 0.8, COLORS.medic, COLORS.soot);
  },
  destroyed: (pen) => {
    cutOut(pen, disc(0, 0, 0.5), 'rgba(10,6,6,0.72)', COLORS.soot, 0.03);
    drawIcon(pen, SYMBOLS.destroyed, 0, 0, 0.72, COLORS.bone, COLORS.soot);
    pen.strokeStyle = COLORS.wound;
    pen.lineWidth = 0.05;
    pen.setLineDash([0.16, 0.1]);
    pen.stroke(hexagon(0.8));
    pen.setLineDash([]);
  },
  doomed: (pen, value, place) => drawOmen(pen, value, place, true),
  endangered: (pen, value, place) => drawOmen(pen, value, place, false),
};

/** Where on its hex a remark lies. */
export interface NotePlace {
  /** For a note in a corner of the unit. */
  readonly corner: Corner;
  readonly detail: Detail;
  /** Another remark has the middle: this one stands above it. */
  readonly isAside: boolean;
}

/** How far the picture of a remark reaches. */
export const NOTE_REACH = 1.12;

/** Draws a remark on the hex in the middle of the picture. */
export const drawBoardNote = (pen: Pen, { kind, value = 0 }: BoardNote, place: NotePlace): void => {
  pen.save();
  if (place.isAside) {
    pen.translate(0, -0.62);
    pen.scale(0.8, 0.8);
  }
  NOTES[kind](pen, value, place);
  pen.restore();
};
