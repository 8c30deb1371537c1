import type { EffectKind } from '@hexfall/shared/model/tile';
import { line, type Point, shortOf } from '@hexfall/shared/picture/board/geometry';
import { COLORS } from '@hexfall/shared/picture/palette';
import type { Pen } from '@hexfall/shared/picture/Pen';
import type { Shape } from '@hexfall/shared/picture/Shape';
import { EFFECT_DASHES } from '@hexfall/shared/picture/tile/effectSigns';
import { cutOut, polygon } from '@hexfall/shared/picture/tile/pen';

/** The lines between hexes. Each kind has its own color and pattern, so that kinds differ without color. */

const CONTOUR = 0.07;

const stroke = (pen: Pen, path: Shape, color: string, width: number, dash: readonly number[], cap: Pen['lineCap']): void => {
  pen.lineJoin = 'round';
  pen.lineCap = cap;
  pen.setLineDash([...dash]);
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.stroke(path);
  pen.setLineDash([]);
};

const turned = (pen: Pen, at: Point, towards: Point, draw: () => void): void => {
  pen.save();
  pen.translate(at.x, at.y);
  pen.rotate(Math.atan2(towards.y - at.y, towards.x - at.x));
  draw();
  pen.restore();
};

/** An arrowhead whose tip is at a point, coming from another. */
export const arrowhead = (pen: Pen, from: Point, tip: Point, color: string, size: number): void => {
  turned(pen, tip, { x: 2 * tip.x - from.x, y: 2 * tip.y - from.y }, () =>
    cutOut(pen, polygon(0, 0, -size, size * 0.55, -size * 0.72, 0, -size, -size * 0.55), color, COLORS.soot, 0.03),
  );
};

/** Blows: broad chevrons one behind the other, across the edge; only one where no unit is hit. */
export const meleeStroke = (pen: Pen, from: Point, to: Point, isVain: boolean): void => {
  for (const back of isVain ? [0.72] : [1.06, 0.86, 0.66]) {
    const tip = shortOf(from, to, back);
    turned(pen, tip, to, () =>
      cutOut(pen, polygon(0, 0, -0.16, 0.24, -0.3, 0.24, -0.14, 0, -0.3, -0.24, -0.16, -0.24), COLORS.melee, COLORS.soot, 0.035),
    );
  }
};

/** Shots: one long-dashed line. */
export const rangedStroke = (pen: Pen, points: readonly Point[]): void => {
  const path = line(points);
  stroke(pen, path, COLORS.soot, 0.06 + CONTOUR, [], 'butt');
  stroke(pen, path, COLORS.ranged, 0.06, [0.36, 0.12], 'butt');
};

/** P14: a trail of short puffs. */
export const rocketStroke = (pen: Pen, points: readonly Point[]): void => {
  const path = line(points);
  stroke(pen, path, COLORS.soot, 0.1 + CONTOUR, [], 'round');
  stroke(pen, path, COLORS.hostile, 0.1, [0.001, 0.19], 'round');
};

/** P15: pellets that spread: three lines out of one. */
export const shotgunStroke = (pen: Pen, from: Point, tip: Point): void => {
  const side = { x: (tip.y - from.y) * 0.09, y: (from.x - tip.x) * 0.09 };
  for (const part of [-1, 1, 0]) {
    const path = line([from, { x: tip.x + side.x * part, y: tip.y + side.y * part }]);
    stroke(pen, path, COLORS.soot, 0.04 + CONTOUR, [], 'butt');
    stroke(pen, path, COLORS.ranged, 0.04, [0.14, 0.08], 'butt');
  }
};

/** Gauss: two rails. */
export const gaussStroke = (pen: Pen, points: readonly Point[]): void => {
  const path = line(points);
  stroke(pen, path, COLORS.soot, 0.14 + CONTOUR, [], 'butt');
  stroke(pen, path, COLORS.gauss, 0.14, [], 'butt');
  stroke(pen, path, COLORS.soot, 0.06, [], 'butt');
};

/** A net: two threads that cross again and again. */
export const netStroke = (pen: Pen, from: Point, to: Point): void => {
  const [start, end] = [shortOf(to, from, 0.34), shortOf(from, to, 0.34)];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  turned(pen, start, end, () => {
    const meshes = Math.max(2, Math.round(length / 0.22));
    const step = length / meshes;
    for (const [color, width] of [
      [COLORS.soot, 0.13],
      [COLORS.net, 0.05],
    ] as const) {
      for (const side of [1, -1]) {
        const thread = line(
          Array.from({ length: meshes + 1 }, (_, knot) => ({ x: knot * step, y: 0.12 * side * (knot % 2 === 0 ? 1 : -1) })),
        );
        stroke(pen, thread, color, width, [], 'round');
      }
    }
  });
};

/** A connection, in the pattern of what it gives. */
export const bonusStroke = (pen: Pen, from: Point, to: Point, kind: EffectKind, color: string): void => {
  const { width, dash, cap } = EFFECT_DASHES[kind];
  const path = line([from, to]);
  stroke(pen, path, COLORS.soot, width + CONTOUR, [], 'round');
  stroke(pen, path, color, width, dash, cap);
};

/** A bar across what does not work. */
export const crossOut = (pen: Pen, at: Point): void => {
  for (const [color, width] of [
    [COLORS.soot, 0.13],
    [COLORS.wound, 0.07],
  ] as const) {
    for (const side of [1, -1]) {
      stroke(
        pen,
        line([
          { x: at.x - 0.15, y: at.y - 0.15 * side },
          { x: at.x + 0.15, y: at.y + 0.15 * side },
        ]),
        color,
        width,
        [],
        'round',
      );
    }
  }
};
