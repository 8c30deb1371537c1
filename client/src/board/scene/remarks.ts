import { hexText, type Hex } from '@hexfall/shared/hex/cells';
import type { HitKind } from '@hexfall/shared/model/event';
import { SYMBOLS } from '../../icons/symbols.js';
import { COLORS } from '../../theme/palette.js';
import { placeOf, type Layout } from '../geometry.js';
import { drawNumber, numberWidth } from '../tile/digits.js';
import { cutOut, disc, drawIcon, hexagon, polygon, type Pen } from '../tile/pen.js';
import type { BoardModel, Note, Shot } from '../types.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is drawn over the whole board, in units of a hex's radius from its middle. */
const pointOf = (layout: Layout, hex: Hex): Point => {
  const { x, y } = placeOf(layout, hex);
  return { x: (x - layout.center.x) / layout.radius, y: (y - layout.center.y) / layout.radius };
};

/** The point `by` before the end of the way from `a` to `b`. */
const short = (a: Point, b: Point, by: number): Point => {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: b.x - ((b.x - a.x) / length) * by, y: b.y - ((b.y - a.y) / length) * by };
};

const line = (points: readonly Point[]): Path2D => {
  const path = new Path2D();
  for (const { x, y } of points) path.lineTo(x, y);
  return path;
};

const STYLES: Readonly<Record<HitKind, { color: string; width: number; dash: readonly number[] }>> = {
  melee: { color: COLORS.melee, width: 0.17, dash: [] },
  ranged: { color: COLORS.ranged, width: 0.07, dash: [] },
  gauss: { color: COLORS.gauss, width: 0.12, dash: [] },
  universal: { color: COLORS.ranged, width: 0.11, dash: [] },
  explosion: { color: COLORS.hostile, width: 0.12, dash: [0.02, 0.17] },
  trap: { color: COLORS.hostile, width: 0.12, dash: [0.02, 0.17] },
  instant: { color: COLORS.target, width: 0.1, dash: [] },
};

/** A number of wounds in a red drop. */
const woundTag = (pen: Pen, wounds: number, { x, y }: Point, size: number, faded: boolean): void => {
  pen.save();
  pen.translate(x, y);
  cutOut(pen, disc(0, 0, size), faded ? COLORS.steel : COLORS.woundDeep, COLORS.soot, 0.03);
  pen.lineWidth = 0.03;
  pen.strokeStyle = faded ? COLORS.steelEdge : COLORS.wound;
  pen.stroke(disc(0, 0, size));
  drawNumber(pen, wounds > 9 ? '9+' : String(wounds), 0, 0, size * 1.15, { color: COLORS.bone });
  pen.restore();
};

const shaft = (pen: Pen, points: readonly Point[], { kind, saved }: Shot): void => {
  const { color, width, dash } = STYLES[kind];
  const path = line(points);
  pen.lineCap = dash.length > 0 ? 'round' : 'butt';
  pen.lineJoin = 'miter';
  pen.strokeStyle = COLORS.soot;
  pen.lineWidth = width + 0.09;
  pen.stroke(path);
  pen.setLineDash(saved ? [0.12, 0.1] : [...dash]);
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.stroke(path);
  pen.setLineDash([]);
  if (kind !== 'gauss') return;
  pen.strokeStyle = COLORS.soot;
  pen.lineWidth = width * 0.4;
  pen.stroke(path);
};

/** One attack: a line from the attacker to the target with its head and its wounds. */
const drawShot = (pen: Pen, layout: Layout, shot: Shot): void => {
  const way = shot.path.map((hex) => pointOf(layout, hex));
  const target = way.at(-1);
  if (!target) return;
  const { color, width } = STYLES[shot.kind];
  const before = way.at(-2);
  if (!before) {
    drawIcon(pen, 'human-target', target.x, target.y, 1.2, color, COLORS.soot);
    woundTag(pen, shot.wounds, { x: target.x + 0.5, y: target.y - 0.45 }, 0.2, shot.saved);
    return;
  }
  const near = shot.kind === 'melee' || shot.kind === 'explosion' || shot.kind === 'trap';
  const tip = short(before, target, near ? 0.56 : 0.5);
  const neck = short(before, tip, 0.2);
  const next = way[1] ?? target;
  const from = way[0] ?? target;
  const start = short(next, from, near ? 0.5 : 0.42);
  shaft(pen, [start, ...way.slice(1, -1), neck], shot);
  pen.save();
  pen.translate(tip.x, tip.y);
  pen.rotate(Math.atan2(target.y - before.y, target.x - before.x));
  const half = width / 2 + 0.11;
  cutOut(pen, polygon(0, 0, -0.27, half, -0.2, 0, -0.27, -half), color, COLORS.soot, 0.04);
  pen.restore();
  const tag = short(before, target, near ? 0.3 : 0.26);
  if (shot.saved) drawIcon(pen, SYMBOLS.medic, tag.x, tag.y, 0.4, COLORS.medic, COLORS.soot);
  else woundTag(pen, shot.wounds, tag, 0.17, false);
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
};

/** Wounds of a unit that falls stand beside the skull, not on it. */
const offsetOf = (note: Note, notes: readonly Note[]): Point => {
  const crowded =
    note.kind === 'wounds' && notes.some(({ kind, at }) => kind === 'destroyed' && at[0] === note.at[0] && at[1] === note.at[1]);
  return crowded ? { x: 0, y: -0.62 } : { x: 0, y: 0 };
};

const drawPath = (pen: Pen, points: readonly Point[]): void => {
  const [from, next] = points;
  if (!from || !next) return;
  const path = line([short(next, from, 0.62), ...points.slice(1)]);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  for (const [color, width] of [
    [COLORS.soot, 0.2],
    [COLORS.move, 0.1],
  ] as const) {
    pen.setLineDash([0.01, 0.24]);
    pen.strokeStyle = color;
    pen.lineWidth = width;
    pen.stroke(path);
  }
  pen.setLineDash([]);
};

/** Darkens the units that have no part in the attacks shown. */
const drawVeil = (pen: Pen, layout: Layout, { units, shots = [] }: BoardModel): void => {
  if (shots.length === 0) return;
  const involved = new Set(shots.flatMap(({ path }) => path.map(hexText)));
  pen.fillStyle = 'rgba(8,9,11,0.55)';
  for (const { at } of units) {
    if (involved.has(hexText(at))) continue;
    const { x, y } = pointOf(layout, at);
    pen.save();
    pen.translate(x, y);
    pen.fill(hexagon(0.97));
    pen.restore();
  }
};

/** Whether there is anything for `drawRemarks` to draw. */
export const hasRemarks = ({ path, shots, notes }: BoardModel): boolean =>
  (path?.length ?? 0) > 1 || (shots?.length ?? 0) > 0 || (notes?.length ?? 0) > 0;

/** Draws the planned path, the attacks and the notes of a model. The pen works in CSS pixels. */
export const drawRemarks = (pen: Pen, layout: Layout, model: BoardModel): void => {
  const { path = [], shots = [], notes = [] } = model;
  pen.translate(layout.center.x, layout.center.y);
  pen.scale(layout.radius, layout.radius);
  drawVeil(pen, layout, model);
  drawPath(
    pen,
    path.map((hex) => pointOf(layout, hex)),
  );
  const order: readonly HitKind[] = ['gauss', 'ranged', 'universal', 'explosion', 'trap', 'melee', 'instant'];
  for (const shot of shots.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))) drawShot(pen, layout, shot);
  for (const note of notes.toSorted((a, b) => Number(a.kind === 'wounds') - Number(b.kind === 'wounds'))) {
    const at = pointOf(layout, note.at);
    const offset = offsetOf(note, notes);
    pen.save();
    pen.translate(at.x + offset.x, at.y + offset.y);
    if (offset.y !== 0) pen.scale(0.8, 0.8);
    NOTES[note.kind](pen, note.value ?? 0);
    pen.restore();
  }
};
