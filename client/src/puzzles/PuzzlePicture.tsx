import { useLayoutEffect, useRef } from 'preact/hooks';
import { sameHex } from '@hexfall/shared/hex/cells';
import type { Puzzle } from '@hexfall/shared/notation/puzzle';
import { inDrawingOrder } from '@hexfall/shared/picture/board/drawShot';
import { type Layout, placeOf, pointOf, shortOf } from '@hexfall/shared/picture/board/geometry';
import { boardModel } from '@hexfall/shared/picture/boardModel';
import { drawContent, onHex } from '@hexfall/shared/picture/drawContent';
import type { Shot, UnitModel } from '@hexfall/shared/picture/model';
import { COLORS } from '@hexfall/shared/picture/palette';
import { sideRims } from '@hexfall/shared/picture/sideRim';
import { hexagon } from '@hexfall/shared/picture/tile/pen';
import { CanvasPen } from '../board/CanvasPen.js';
import { iconsArrived } from '../board/icons.js';
import { pictureRatio } from '../board/pixelRatio.js';
import { drawMarkFrame } from '../board/scene/drawMark.js';
import { arrowhead, meleeStroke, rangedStroke } from '../board/scene/reachStrokes.js';
import { useInSight } from '../ui/hooks.js';
import { hexesOfScene, puzzleScene, sectionLayout } from './puzzleScene.js';
import './PuzzlePicture.css';

/** Pixels for each CSS pixel at most: hundreds of pictures are listed. */
const MOST_RATIO = 2.5;

/** Whether a part of a unit is inside the picture. */
const isInside =
  (layout: Layout) =>
  ({ at }: Pick<UnitModel, 'at'>): boolean => {
    const { x, y, radius } = placeOf(layout, at);
    return x > -radius && y > -radius && x < layout.width + radius && y < layout.height + radius;
  };

/** Darkens a unit that has no part in what is shown. */
const veil = (pen: CanvasPen): void => {
  pen.fillStyle = 'rgba(8,9,11,0.42)';
  pen.fill(hexagon(0.97));
};

/** An attack as an arrow from its attacker to its target, in the color of its kind, without numbers: it ends before the number of an HQ. */
const drawAttack = (pen: CanvasPen, layout: Layout, { path, kind }: Shot): void => {
  const points = path.map((hex) => pointOf(layout, hex));
  const [from, next, before, to] = [points[0], points[1], points.at(-2), points.at(-1)];
  if (!from || !next || !before || !to) return;
  if (kind === 'melee') return meleeStroke(pen, from, to, false);
  const [start, tip] = [shortOf(next, from, 0.5), shortOf(before, to, 0.58)];
  rangedStroke(pen, [start, ...points.slice(1, -1), tip]);
  arrowhead(pen, before, tip, kind === 'gauss' ? COLORS.gauss : COLORS.ranged, 0.34);
};

/** Draws what a puzzle is about: the section of its board with the targets ringed, and the attacks on them that stand already. */
const drawPuzzle = (puzzle: Puzzle, width: number, height: number, ratio: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const { table } = puzzle.position;
  const content = boardModel(table);
  const scene = puzzleScene(puzzle);
  const layout = sectionLayout(content.board, hexesOfScene(scene), width, height);
  const pen = new CanvasPen(canvas);
  pen.scale(ratio, ratio);
  const units = content.units.filter(isInside(layout));
  drawContent(pen, layout, { ...content, units }, sideRims(table, puzzle.solver));
  const involved = hexesOfScene(scene);
  for (const { at } of units) if (!involved.some((other) => sameHex(other, at))) onHex(pen, layout, at, () => veil(pen));
  for (const at of scene.targets) onHex(pen, layout, at, () => drawMarkFrame(pen, 'target'));
  pen.translate(layout.center.x, layout.center.y);
  pen.scale(layout.radius, layout.radius);
  for (const shot of inDrawingOrder(scene.shots)) drawAttack(pen, layout, shot);
  return canvas;
};

/** Pictures that were drawn last; more are never in sight at once. */
const drawn = new Map<string, HTMLCanvasElement>();
const MOST_KEPT = 60;

const keepDrawn = (key: string, canvas: HTMLCanvasElement): void => {
  drawn.delete(key);
  drawn.set(key, canvas);
  for (const oldest of drawn.keys()) {
    if (drawn.size <= MOST_KEPT) break;
    drawn.delete(oldest);
  }
};

/** What waits to be drawn, one in each frame: a list that is scrolled stays smooth. */
const waiting = new Set<() => void>();
let isScheduled = false;

const schedule = (): void => {
  if (isScheduled || waiting.size === 0) return;
  isScheduled = true;
  requestAnimationFrame(drawNext);
};

const drawNext = (): void => {
  isScheduled = false;
  const [next] = waiting;
  if (next) {
    waiting.delete(next);
    next();
  }
  schedule();
};

const drawSoon = (draw: () => void): (() => void) => {
  waiting.add(draw);
  schedule();
  return () => void waiting.delete(draw);
};

interface Props {
  readonly puzzle: Puzzle;
  /** CSS pixels it is drawn for; style sheets may show it smaller. */
  readonly width: number;
  readonly height: number;
}

const Drawing = ({ puzzle, width, height }: Props) => {
  const place = useRef<HTMLSpanElement>(null);
  const [icons, ratio] = [iconsArrived.value, Math.min(MOST_RATIO, pictureRatio.value)];
  const key = `${puzzle.id} ${width} ${height} ${ratio} ${icons}`;
  useLayoutEffect(() => {
    const show = (canvas: HTMLCanvasElement): void => {
      keepDrawn(key, canvas);
      place.current?.replaceChildren(canvas);
    };
    const known = drawn.get(key);
    if (known) return show(known);
    return drawSoon(() => show(drawPuzzle(puzzle, width, height, ratio)));
  }, [puzzle, key]);
  return <span class="puzzle-drawing" ref={place} />;
};

/** How far around the window a picture is drawn already. */
const AHEAD = '300px';

/** What a puzzle is about, for lists of many: drawn when it comes into sight, and let go when it is far from it. It shows nothing of the solution. */
export const PuzzlePicture = (props: Props) => {
  const place = useRef<HTMLSpanElement>(null);
  const isInSight = useInSight(place, AHEAD);
  return (
    <span ref={place} class="puzzle-picture" style={{ aspectRatio: `${props.width} / ${props.height}` }} aria-hidden="true">
      {isInSight && <Drawing {...props} />}
    </span>
  );
};
