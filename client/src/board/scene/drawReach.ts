import type { Hex } from '@hexfall/shared/hex/cells';
import type { EffectKind } from '@hexfall/shared/model/tile';
import { woundTag } from '@hexfall/shared/picture/board/drawShot';
import { type Layout, type Point, pointOf, shortOf } from '@hexfall/shared/picture/board/geometry';
import { COLORS } from '@hexfall/shared/picture/palette';
import type { Pen } from '@hexfall/shared/picture/Pen';
import { drawEffects } from '@hexfall/shared/picture/tile/effectSigns';
import { hexagon } from '@hexfall/shared/picture/tile/pen';
import type { ReachBonus, ReachLine, ThreatOverlay } from '../types.js';
import {
  arrowhead,
  bonusStroke,
  crossOut,
  gaussStroke,
  meleeStroke,
  netStroke,
  rangedStroke,
  rocketStroke,
  shotgunStroke,
} from './reachStrokes.js';

/** What leads nowhere, or does not work at this moment. */
const FAINT = 0.38;

const middle = (a: Point, b: Point, part = 0.5): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });

const drawFire = (pen: Pen, layout: Layout, { kind, reach, path, hits }: ReachLine, netted: boolean): void => {
  const points = path.map((hex) => pointOf(layout, hex));
  const [from, next, end, before] = [points[0], points[1], points.at(-1), points.at(-2)];
  if (!from || !next || !end || !before) return;
  const isVain = hits.every(({ wounds }) => wounds === 0);
  pen.globalAlpha = netted || isVain ? FAINT : 1;
  if (kind === 'melee') meleeStroke(pen, from, end, isVain);
  else {
    const start = shortOf(next, from, 0.5);
    // A Gauss shot goes on to the edge of the board, and so may a Sharpshooter's.
    const tip = reach === 'first' && (hits.length > 0 || kind === 'rocket') ? shortOf(before, end, 0.5) : shortOf(before, end, -0.4);
    if (kind === 'gauss') gaussStroke(pen, [start, tip]);
    else if (kind === 'rocket') rocketStroke(pen, [start, ...points.slice(1, -1), tip]);
    else if (kind === 'shotgun') shotgunStroke(pen, start, tip);
    else rangedStroke(pen, [start, tip]);
    arrowhead(pen, kind === 'rocket' ? before : start, tip, kind === 'gauss' ? COLORS.gauss : COLORS.ranged, 0.26);
  }
  for (const { at, wounds } of hits) {
    const target = pointOf(layout, at);
    woundTag(pen, wounds, shortOf(before, target, reach === 'every' ? 0 : 0.3), 0.17, wounds === 0 || netted);
  }
  pen.globalAlpha = 1;
};

const drawBonus = (pen: Pen, layout: Layout, { from, to, effects, isHostile }: ReachBonus): void => {
  const [giver, taker] = [pointOf(layout, from), pointOf(layout, to)];
  const [kind] = Object.keys(effects) as EffectKind[];
  if (!kind) return;
  const color = isHostile ? COLORS.hostile : kind === 'medic' ? COLORS.medic : COLORS.link;
  const [start, tip] = [shortOf(taker, giver, 0.3), shortOf(giver, taker, 0.42)];
  bonusStroke(pen, start, tip, kind, color);
  arrowhead(pen, start, tip, color, 0.24);
};

/** The sign of what a connection gives, on top of all lines. */
const drawBonusSign = (pen: Pen, layout: Layout, { from, to, effects }: ReachBonus): void => {
  const at = middle(pointOf(layout, from), pointOf(layout, to), 0.47);
  drawEffects(pen, effects, at.x, at.y, 0.3, 0.95);
};

/** P11: the hexes that hang together, each with a ring of its own. */
const drawGroundHex = (pen: Pen, layout: Layout, hex: Hex): void => {
  const { x, y } = pointOf(layout, hex);
  pen.save();
  pen.translate(x, y);
  pen.lineWidth = 0.07;
  for (const [color, dash] of [
    [COLORS.soot, []],
    [COLORS.link, [0.16, 0.1]],
  ] as const) {
    pen.strokeStyle = color;
    pen.setLineDash([...dash]);
    pen.stroke(hexagon(0.9));
  }
  pen.setLineDash([]);
  pen.restore();
};

/** Everything a unit does to others and others to it. */
export const drawReach = (pen: Pen, layout: Layout, { lines, nets, bonuses, netted, ground }: ThreatOverlay): void => {
  for (const hex of ground) drawGroundHex(pen, layout, hex);
  for (const bonus of bonuses) drawBonus(pen, layout, bonus);
  for (const fire of [...lines].sort((a, b) => Number(a.kind === 'melee') - Number(b.kind === 'melee')))
    drawFire(pen, layout, fire, netted);
  for (const { from, to, state } of nets) {
    const [thrower, caught] = [pointOf(layout, from), pointOf(layout, to)];
    pen.globalAlpha = state === 'holds' ? 1 : FAINT + 0.2;
    netStroke(pen, thrower, caught);
    pen.globalAlpha = 1;
    if (state !== 'holds') crossOut(pen, middle(thrower, caught));
  }
  for (const bonus of bonuses) drawBonusSign(pen, layout, bonus);
};
