import { SYMBOLS } from '../../icons/symbols.js';
import { COLORS } from '../../theme/palette.js';
import type { Layout } from '../geometry.js';
import { drawNumber, numberWidth } from '../tile/digits.js';
import { cutOut, disc, drawIcon, hexagon, polygon, type Pen } from '../tile/pen.js';
import type { Note } from '../types.js';
import { pointOf, type Point } from './boardPoints.js';

/** A forecast below the unit's picture: a skull, or a question where it depends, and the initiative at which the unit would fall. */
const drawOmen = (pen: Pen, value: number, certain: boolean): void => {
  pen.fillStyle = 'rgba(10,4,4,0.3)';
  pen.fill(hexagon(0.96));
  pen.lineJoin = 'round';
  for (const [color, width] of [
    [COLORS.soot, 0.09],
    [COLORS.wound, 0.05],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = width;
    pen.setLineDash(certain ? [] : [0.12, 0.09]);
    pen.stroke(hexagon(0.6));
  }
  pen.setLineDash([]);
  pen.translate(0, 0.44);
  const label = polygon(-0.34, -0.17, 0.34, -0.17, 0.44, 0, 0.34, 0.17, -0.34, 0.17, -0.44, 0);
  cutOut(pen, label, COLORS.woundDeep, COLORS.soot, 0.05);
  if (certain) drawIcon(pen, SYMBOLS.destroyed, -0.16, 0, 0.27, COLORS.bone, COLORS.soot);
  else drawNumber(pen, '?', -0.16, 0, 0.25, { color: COLORS.bone });
  drawNumber(pen, String(value), 0.17, 0, 0.25, { color: COLORS.bone });
};

const NOTES: { readonly [K in Note['kind']]: (pen: Pen, value: number) => void } = {
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
  doomed: (pen, value) => drawOmen(pen, value, true),
  endangered: (pen, value) => drawOmen(pen, value, false),
};

/** Wounds of a unit that falls stand beside the skull, not on it. */
const offsetOf = (note: Note, notes: readonly Note[]): Point => {
  const crowded =
    note.kind === 'wounds' && notes.some(({ kind, at }) => kind === 'destroyed' && at[0] === note.at[0] && at[1] === note.at[1]);
  return crowded ? { x: 0, y: -0.62 } : { x: 0, y: 0 };
};

/** A remark at a hex. `notes` are all of the picture. */
export const drawNote = (pen: Pen, layout: Layout, note: Note, notes: readonly Note[]): void => {
  const at = pointOf(layout, note.at);
  const offset = offsetOf(note, notes);
  pen.save();
  pen.translate(at.x + offset.x, at.y + offset.y);
  if (offset.y !== 0) pen.scale(0.8, 0.8);
  NOTES[note.kind](pen, note.value ?? 0);
  pen.restore();
};
