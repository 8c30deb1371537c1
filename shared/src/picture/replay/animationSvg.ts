import type { Hex } from '../../hex/cells.js';
import type { FrameKind } from '../../inspect/filmFrames.js';
import type { Table } from '../../model/state.js';
import { drawBoardNote } from '../board/drawNote.js';
import { drawShot, inDrawingOrder } from '../board/drawShot.js';
import { type Layout, layoutFor, placeOf } from '../board/geometry.js';
import { drawSurface, drawUnitOf, onHex } from '../drawContent.js';
import type { Shot } from '../model.js';
import { COLORS } from '../palette.js';
import { sideRims } from '../sideRim.js';
import { SvgPen } from '../SvgPen.js';
import { drawInitiative } from '../tile/badges.js';
import { cutOut, detailFor, disc } from '../tile/pen.js';
import type { Frame, Replay } from './buildReplay.js';

/** How long each kind of frame is shown, in milliseconds. */
const SHOWN_MS: Readonly<Record<FrameKind, number>> = {
  opening: 1800,
  acts: 800,
  hits: 1500,
  saves: 1000,
  losses: 1200,
  closing: 2600,
  action: 900,
};

/** An element of the picture, and the frames that show it: from the first to the last, exclusive. */
interface Item {
  readonly kind: 'unit' | 'shot' | 'note' | 'phase';
  readonly from: number;
  readonly to: number;
  /** The path of a projectile, in pixels of the picture. */
  readonly way: string;
  readonly draw: () => void;
}

/** The frames in a row in which something looks the same, each run once. */
const runsOf = <T>(frames: readonly Frame[], listOf: (frame: Frame) => readonly T[]): { of: T; from: number; to: number }[] => {
  const runs: { of: T; from: number; to: number }[] = [];
  let open = new Map<string, { of: T; from: number; to: number }>();
  frames.forEach((frame, index) => {
    const next = new Map<string, { of: T; from: number; to: number }>();
    for (const one of listOf(frame)) {
      const key = JSON.stringify(one);
      const run = open.get(key) ?? { of: one, from: index, to: index };
      if (!open.has(key)) runs.push(run);
      run.to = index + 1;
      next.set(key, run);
    }
    open = next;
  });
  return runs;
};

const wayOf = (layout: Layout, path: readonly Hex[]): string =>
  path
    .map((hex) => placeOf(layout, hex))
    .map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`)
    .join(' ');

/** The initiative values of the battle in the upper left corner, the present one lit. */
const drawPhase = (pen: SvgPen, place: number, initiative: number, isNow: boolean): void => {
  const [x, y, size] = [30 + place * 44, 32, isNow ? 19 : 16];
  cutOut(pen, disc(x, y, size), isNow ? COLORS.decision : COLORS.steel, COLORS.soot, 2);
  drawInitiative(pen, initiative, x, y, size * 1.25, isNow ? COLORS.soot : COLORS.steelEdge);
};

/**
 * Draws a replay as one SVG document: the ground, and over it the content of all frames in groups with `data-from`, `data-to` and
 * `data-kind`. As a still picture it is the first frame; the start page plays it.
 * @param size of the picture in pixels.
 * @param described its content, in words without markup.
 */
export const animationSvg = (
  table: Table,
  { frames, phases }: Replay,
  size: { readonly width: number; readonly height: number },
  described: string,
): string => {
  const pen = new SvgPen(0);
  const [first] = frames;
  if (!first) throw new Error('a replay without frames');
  const layout = layoutFor(first.model.board, size.width, size.height);
  const rims = sideRims(table, null);
  const detail = detailFor(layout.radius);

  const inBoard = (draw: () => void): void => {
    pen.save();
    pen.translate(layout.center.x, layout.center.y);
    pen.scale(layout.radius, layout.radius);
    draw();
    pen.restore();
  };
  const itemsOf = <T>(kind: Item['kind'], listOf: (frame: Frame) => readonly T[], draw: (of: T) => void, way = (_: T): string => '') =>
    runsOf(frames, listOf).map(({ of, from, to }): Item => ({ kind, from, to, way: way(of), draw: () => draw(of) }));
  const values = phases.map(({ initiative }) => initiative);
  const items = [
    ...itemsOf(
      'unit',
      (frame) => frame.model.units,
      (unit) => drawUnitOf(pen, layout, first.model, unit, rims),
    ),
    ...itemsOf(
      'shot',
      (frame): readonly Shot[] => (frame.kind === 'hits' ? inDrawingOrder(frame.model.shots ?? []) : []),
      (shot) => inBoard(() => drawShot(pen, layout, shot)),
      ({ path }) => wayOf(layout, path),
    ),
    ...itemsOf(
      'note',
      (frame) => frame.model.notes ?? [],
      (note) => onHex(pen, layout, note.at, () => drawBoardNote(pen, note, { corner: 'northWest', detail, isAside: false })),
    ),
    ...itemsOf(
      'phase',
      ({ phase }) => (phase === null ? [] : [phase]),
      (initiative) => drawPhase(pen, values.indexOf(initiative), initiative, true),
    ),
  ];

  pen.group({ 'data-times': frames.map(({ kind }) => SHOWN_MS[kind]).join(' ') }, () => {
    drawSurface(pen, layout, first.model, rims);
    values.forEach((initiative, index) => drawPhase(pen, index, initiative, false));
  });
  for (const { kind, from, to, way, draw } of items) {
    const isAlways = from === 0 && to === frames.length;
    const shown = { 'data-kind': kind, 'data-from': from, 'data-to': to, ...(way === '' ? {} : { 'data-way': way }) };
    pen.group(isAlways ? {} : { ...shown, ...(from === 0 ? {} : { display: 'none' }) }, draw);
  }
  return pen.document(size.width, size.height, described);
};
