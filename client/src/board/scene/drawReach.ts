import type { EffectKind } from '@hexfall/shared/model/tile';
import { COLORS } from '../../theme/palette.js';
import type { Layout } from '../geometry.js';
import { drawEffects } from '../tile/effectSigns.js';
import type { Pen } from '../tile/pen.js';
import type { Reach, ReachGift, ReachLine } from '../types.js';
import { pointOf, short, type Point } from './boardPoints.js';
import { woundTag } from './drawShot.js';
import { arrowhead, crossOut, gaussStroke, giftStroke, meleeStroke, netStroke, rangedStroke } from './reachStrokes.js';

/** What leads nowhere, or does not work at this moment. */
const FAINT = 0.38;

const middle = (a: Point, b: Point, part = 0.5): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });

const drawFire = (pen: Pen, layout: Layout, { kind, path, hits }: ReachLine, netted: boolean): void => {
  const points = path.map((hex) => pointOf(layout, hex));
  const [from, next, end, before] = [points[0], points[1], points.at(-1), points.at(-2)];
  if (!from || !next || !end || !before) return;
  const isVain = hits.every(({ wounds }) => wounds === 0);
  pen.globalAlpha = netted || isVain ? FAINT : 1;
  if (kind === 'melee') meleeStroke(pen, from, end, isVain);
  else {
    const start = short(next, from, 0.5);
    // A Gauss shot goes on to the edge of the board.
    const tip = kind === 'ranged' && hits.length > 0 ? short(before, end, 0.5) : short(before, end, -0.4);
    if (kind === 'gauss') gaussStroke(pen, [start, tip]);
    else rangedStroke(pen, [start, tip]);
    arrowhead(pen, start, tip, kind === 'gauss' ? COLORS.gauss : COLORS.ranged, 0.26);
  }
  for (const { at, wounds } of hits) {
    const target = pointOf(layout, at);
    woundTag(pen, wounds, short(from, target, kind === 'gauss' ? 0 : 0.3), 0.17, wounds === 0 || netted);
  }
  pen.globalAlpha = 1;
};

const drawGift = (pen: Pen, layout: Layout, { from, to, effects, isHostile }: ReachGift): void => {
  const [giver, taker] = [pointOf(layout, from), pointOf(layout, to)];
  const [kind] = Object.keys(effects) as EffectKind[];
  if (!kind) return;
  const color = isHostile ? COLORS.hostile : kind === 'medic' ? COLORS.medic : COLORS.link;
  const [start, tip] = [short(taker, giver, 0.3), short(giver, taker, 0.42)];
  giftStroke(pen, start, tip, kind, color);
  arrowhead(pen, start, tip, color, 0.24);
};

/** The sign of what a connection gives, on top of all lines. */
const drawGiftSign = (pen: Pen, layout: Layout, { from, to, effects }: ReachGift): void => {
  const at = middle(pointOf(layout, from), pointOf(layout, to), 0.47);
  drawEffects(pen, effects, at.x, at.y, 0.3, 0.95);
};

/** Everything a unit does to others and others to it. */
export const drawReach = (pen: Pen, layout: Layout, { lines, nets, gifts, netted }: Reach): void => {
  for (const gift of gifts) drawGift(pen, layout, gift);
  for (const fire of lines.toSorted((a, b) => Number(a.kind === 'melee') - Number(b.kind === 'melee'))) drawFire(pen, layout, fire, netted);
  for (const { from, to, state } of nets) {
    const [thrower, caught] = [pointOf(layout, from), pointOf(layout, to)];
    pen.globalAlpha = state === 'holds' ? 1 : FAINT + 0.2;
    netStroke(pen, thrower, caught);
    pen.globalAlpha = 1;
    if (state !== 'holds') crossOut(pen, middle(thrower, caught));
  }
  for (const gift of gifts) drawGiftSign(pen, layout, gift);
};
