import type { Hex } from '@hexfall/shared/hex/cells';
import { randomFrom } from '@hexfall/shared/model/random';
import { APOTHEM } from '@hexfall/shared/picture/tile/pen';

export type ShardPoint = readonly [x: number, y: number];

/** A piece of a broken tile, in radii from the middle of its hex. */
export interface Shard {
  readonly outline: readonly ShardPoint[];
  /** Where it flies, as a vector of length 1. */
  readonly away: ShardPoint;
  /** How far it turns, in radians. */
  readonly spin: number;
}

/** As far as the picture of a unit with its rim goes. */
const RADIUS = 1.03;
const COUNT = 6;
const SIXTH = Math.PI / 3;
/** The limit by which a crack may differ from a regular break, in sixths of the circle and in radii. */
const ASTRAY = { angle: 0.24, center: 0.2, joint: 0.07 };

/** Numbers from -1 to 1, always the same for a hex. */
const randomAt = ([q, r]: Hex): (() => number) => {
  const random = randomFrom(Math.imul(q + 40, 0x9e3779b1) ^ Math.imul(r + 40, 0x85ebca77));
  return () => 2 * random() - 1;
};

/** The point of the outline of a hex in a direction from its middle. */
const onOutline = (angle: number): ShardPoint => {
  const within = angle - Math.floor(angle / SIXTH) * SIXTH;
  const reach = (RADIUS * APOTHEM) / Math.cos(within - SIXTH / 2);
  return [Math.cos(angle) * reach, Math.sin(angle) * reach];
};

/** The corners of the hex between two directions. */
const cornersBetween = (from: number, to: number): ShardPoint[] => {
  const corners: ShardPoint[] = [];
  for (let corner = Math.floor(from / SIXTH) + 1; corner * SIXTH < to; corner++)
    corners.push([Math.cos(corner * SIXTH) * RADIUS, Math.sin(corner * SIXTH) * RADIUS]);
  return corners;
};

/** Returns how the unit on a hex breaks: along cracks from a point near its center to its edges, the same ones every time. */
export const shardsOf = (at: Hex): readonly Shard[] => {
  const random = randomAt(at);
  const center: ShardPoint = [random() * ASTRAY.center, random() * ASTRAY.center];
  const turn = (random() + 1) * SIXTH;
  const cracks = Array.from({ length: COUNT }, (_, index) => {
    const angle = turn + (index + random() * ASTRAY.angle) * SIXTH;
    const end = onOutline(angle);
    const [part, aside] = [0.5 + 0.1 * random(), ASTRAY.joint * random()];
    const [dx, dy] = [end[0] - center[0], end[1] - center[1]];
    const length = Math.hypot(dx, dy);
    const joint: ShardPoint = [center[0] + dx * part - (dy / length) * aside, center[1] + dy * part + (dx / length) * aside];
    return { angle, end, joint, spin: random() };
  });
  return cracks.map((crack, index) => {
    const { angle, end, joint, spin } = crack;
    const next = cracks[(index + 1) % COUNT] ?? crack;
    const until = next.angle > angle ? next.angle : next.angle + 2 * Math.PI;
    const outline = [center, joint, end, ...cornersBetween(angle, until), next.end, next.joint];
    const [x, y] = outline.reduce<ShardPoint>(([sx, sy], [px, py]) => [sx + px / outline.length, sy + py / outline.length], [0, 0]);
    const [dx, dy] = [x - center[0], y - center[1]];
    const length = Math.hypot(dx, dy);
    return { outline, away: [dx / length, dy / length], spin };
  });
};
