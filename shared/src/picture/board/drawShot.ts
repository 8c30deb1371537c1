import { pathLength } from '../../hex/cells.js';
import type { HitKind } from '../../model/attackKinds.js';
import { SYMBOLS } from '../icons/tileIcons.js';
import type { Shot } from '../model.js';
import { COLORS } from '../palette.js';
import type { Pen } from '../Pen.js';
import { dropShape } from '../tile/badges.js';
import { drawNumber } from '../tile/digits.js';
import { cutOut, disc, drawIcon, polygon } from '../tile/pen.js';
import { type Layout, line, type Point, pointOf, shortOf } from './geometry.js';

const STYLES: Readonly<Record<HitKind, { color: string; width: number; dash: readonly number[] }>> = {
  melee: { color: COLORS.melee, width: 0.17, dash: [] },
  ranged: { color: COLORS.ranged, width: 0.07, dash: [] },
  gauss: { color: COLORS.gauss, width: 0.12, dash: [] },
  universal: { color: COLORS.ranged, width: 0.11, dash: [] },
  rocket: { color: COLORS.hostile, width: 0.12, dash: [0.02, 0.2] },
  shotgun: { color: COLORS.ranged, width: 0.14, dash: [0.1, 0.06] },
  terrain: { color: COLORS.hostile, width: 0.1, dash: [] },
  venom: { color: COLORS.venom, width: 0.1, dash: [] },
  explosion: { color: COLORS.hostile, width: 0.12, dash: [0.02, 0.17] },
  trap: { color: COLORS.hostile, width: 0.12, dash: [0.02, 0.17] },
  instant: { color: COLORS.target, width: 0.1, dash: [] },
};

/** A number of wounds in a red drop. */
export const woundTag = (pen: Pen, wounds: number, { x, y }: Point, size: number, faded: boolean): void => {
  pen.save();
  pen.translate(x, y);
  cutOut(pen, disc(0, 0, size), faded ? COLORS.steel : COLORS.woundDeep, COLORS.soot, 0.03);
  pen.lineWidth = 0.03;
  pen.strokeStyle = faded ? COLORS.steelEdge : COLORS.wound;
  pen.stroke(disc(0, 0, size));
  drawNumber(pen, wounds > 9 ? '9+' : String(wounds), 0, 0, size * 1.15, { color: COLORS.bone });
  pen.restore();
};

const SHIELD = polygon(-0.5, -0.55, 0, -0.66, 0.5, -0.55, 0.46, 0.1, 0, 0.66, -0.46, 0.1);

/** What armor took off: a shield with its number, crossed out with the attack if that was all. */
const armorTag = (pen: Pen, armor: number, isStopped: boolean, { x, y }: Point, size: number): void => {
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  cutOut(pen, SHIELD, COLORS.steelEdge, COLORS.soot, 0.16);
  pen.lineWidth = 0.1;
  pen.strokeStyle = COLORS.bone;
  pen.stroke(SHIELD);
  drawNumber(pen, `−${armor}`, 0, -0.02, 0.7, { color: COLORS.bone });
  if (isStopped) {
    for (const [color, width] of [
      [COLORS.soot, 0.3],
      [COLORS.wound, 0.15],
    ] as const) {
      pen.strokeStyle = color;
      pen.lineWidth = width;
      pen.stroke(
        line([
          { x: -0.85, y: -0.85 },
          { x: 0.85, y: 0.85 },
        ]),
      );
      pen.stroke(
        line([
          { x: -0.85, y: 0.85 },
          { x: 0.85, y: -0.85 },
        ]),
      );
    }
  }
  pen.restore();
};

const shaft = (pen: Pen, points: readonly Point[], { kind, saved, wounds }: Shot): void => {
  const { color, width, dash } = STYLES[kind];
  const path = line(points);
  pen.lineCap = dash.length > 0 ? 'round' : 'butt';
  pen.lineJoin = 'miter';
  pen.strokeStyle = COLORS.soot;
  pen.lineWidth = width + 0.09;
  pen.stroke(path);
  pen.setLineDash(saved || wounds === 0 ? [0.12, 0.1] : [...dash]);
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.stroke(path);
  pen.setLineDash([]);
  if (kind !== 'gauss') return;
  pen.strokeStyle = COLORS.soot;
  pen.lineWidth = width * 0.4;
  pen.stroke(path);
};

/** L21: what strikes a unit from the ground it stands on: a sign of warning. */
const warning = (pen: Pen, { x, y }: Point, color: string): void => {
  cutOut(pen, polygon(x, y - 0.46, x + 0.48, y + 0.38, x - 0.48, y + 0.38), color, COLORS.soot, 0.07);
  pen.fillStyle = COLORS.soot;
  pen.fill(polygon(x - 0.07, y - 0.2, x + 0.07, y - 0.2, x + 0.04, y + 0.12, x - 0.04, y + 0.12));
  pen.fill(disc(x, y + 0.24, 0.065));
};

const ORDER: readonly HitKind[] = ['gauss', 'ranged', 'universal', 'explosion', 'trap', 'melee', 'instant', 'terrain'];

/** Sorts attacks into drawing order: by kind, and the longer first, so that no line covers the effect of a nearer hit. */
export const inDrawingOrder = (shots: readonly Shot[]): readonly Shot[] =>
  [...shots].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || pathLength(b.path) - pathLength(a.path));

/** One attack: a line from the attacker to the target with its head and its wounds. */
export const drawShot = (pen: Pen, layout: Layout, shot: Shot): void => {
  const way = shot.path.map((hex) => pointOf(layout, hex));
  const target = way.at(-1);
  if (!target) return;
  const { color, width } = STYLES[shot.kind];
  const before = way.at(-2);
  if (!before) {
    if (shot.kind === 'venom') cutOut(pen, dropShape(target.x, target.y + 0.12, 0.3), color, COLORS.soot, 0.05);
    else if (shot.kind === 'terrain') warning(pen, target, color);
    else drawIcon(pen, 'human-target', target.x, target.y, 1.2, color, COLORS.soot);
    woundTag(pen, shot.wounds, { x: target.x + 0.5, y: target.y - 0.45 }, 0.2, shot.saved);
    return;
  }
  const near = shot.kind === 'melee' || shot.kind === 'explosion' || shot.kind === 'trap';
  const tip = shortOf(before, target, near ? 0.56 : 0.5);
  const neck = shortOf(before, tip, 0.2);
  const next = way[1] ?? target;
  const from = way[0] ?? target;
  const start = shortOf(next, from, near ? 0.5 : 0.42);
  shaft(pen, [start, ...way.slice(1, -1), neck], shot);
  pen.save();
  pen.translate(tip.x, tip.y);
  pen.rotate(Math.atan2(target.y - before.y, target.x - before.x));
  const half = width / 2 + 0.11;
  cutOut(pen, polygon(0, 0, -0.27, half, -0.2, 0, -0.27, -half), color, COLORS.soot, 0.04);
  pen.restore();
  const tag = shortOf(before, target, near ? 0.3 : 0.26);
  const isStopped = shot.wounds === 0;
  if (shot.saved) drawIcon(pen, SYMBOLS.medic, tag.x, tag.y, 0.4, COLORS.medic, COLORS.soot);
  else if (!isStopped) woundTag(pen, shot.wounds, tag, 0.17, false);
  if (shot.armor > 0)
    armorTag(pen, shot.armor, isStopped, isStopped ? tag : shortOf(before, target, near ? 0.66 : 0.6), isStopped ? 0.3 : 0.2);
};
