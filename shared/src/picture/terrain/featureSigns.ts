import { TERRAIN, type TerrainFeature, type TerrainType } from '../../model/terrain.js';
import { SYMBOLS } from '../icons/tileIcons.js';
import { COLORS } from '../palette.js';
import type { Pen } from '../Pen.js';
import { Shape } from '../Shape.js';
import { disc, drawIcon, polygon } from '../tile/pen.js';

/** A small sign for each feature of terrain, drawn inside a disc with radius 1. */

const stroke = (pen: Pen, width: number, ...points: readonly (readonly [number, number])[]): void => {
  pen.lineWidth = width;
  pen.beginPath();
  points.forEach(([x, y], index) => (index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
  pen.stroke();
};

const chevrons = (pen: Pen, way: 1 | -1): void => {
  for (const y of [-0.3, 0.22]) stroke(pen, 0.22, [-0.5, (y - 0.16) * way], [0, (y + 0.22) * way], [0.5, (y - 0.16) * way]);
};

const wave = (pen: Pen, y: number): void => {
  pen.lineWidth = 0.2;
  pen.beginPath();
  pen.moveTo(-0.64, y);
  pen.quadraticCurveTo(-0.32, y - 0.36, 0, y);
  pen.quadraticCurveTo(0.32, y + 0.36, 0.64, y);
  pen.stroke();
};

const spiral = (pen: Pen): void => {
  pen.lineWidth = 0.2;
  pen.beginPath();
  for (let step = 0; step <= 30; step++) {
    const angle = (step / 30) * 4.4 * Math.PI;
    const reach = 0.05 + (step / 30) * 0.62;
    pen.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  pen.stroke();
};

const leaf = (): Shape => {
  const path = new Shape();
  path.moveTo(-0.6, 0.6);
  path.quadraticCurveTo(-0.7, -0.55, 0.62, -0.62);
  path.quadraticCurveTo(0.55, 0.7, -0.6, 0.6);
  path.closePath();
  return path;
};

type Sign = readonly [color: string, draw: (pen: Pen) => void];

/** Each with its color; the shape says it alone, too. */
const SIGNS: Readonly<Record<TerrainFeature, Sign>> = {
  closed: [COLORS.wound, (pen) => pen.fillRect(-0.62, -0.2, 1.24, 0.4)],
  deep: [COLORS.move, (pen) => chevrons(pen, 1)],
  defense: [COLORS.ranged, (pen) => pen.fill(polygon(0, -0.78, 0.2, -0.2, 0.78, 0, 0.2, 0.2, 0, 0.78, -0.2, 0.2, -0.78, 0, -0.2, -0.2))],
  dismal: [
    COLORS.bone,
    (pen) => {
      stroke(pen, 0.2, [-0.66, 0.1], [0.3, 0.1]);
      pen.fill(polygon(0.14, -0.32, 0.74, 0.1, 0.14, 0.52));
      for (const x of [-0.5, -0.12]) stroke(pen, 0.15, [x, -0.16], [x, -0.52]);
    },
  ],
  fatal: [
    COLORS.wound,
    (pen) => {
      stroke(pen, 0.26, [-0.48, -0.48], [0.48, 0.48]);
      stroke(pen, 0.26, [0.48, -0.48], [-0.48, 0.48]);
    },
  ],
  fortress: [
    COLORS.heart,
    (pen) =>
      pen.fill(
        polygon(
          -0.6,
          -0.55,
          -0.28,
          -0.55,
          -0.28,
          -0.25,
          -0.14,
          -0.25,
          -0.14,
          -0.55,
          0.14,
          -0.55,
          0.14,
          -0.25,
          0.28,
          -0.25,
          0.28,
          -0.55,
          0.6,
          -0.55,
          0.5,
          0.6,
          -0.5,
          0.6,
        ),
      ),
  ],
  high: [COLORS.bone, (pen) => pen.fill(polygon(-0.74, 0.52, -0.12, -0.62, 0.14, -0.12, 0.3, -0.36, 0.74, 0.52))],
  jungle: [
    COLORS.up,
    (pen) => {
      pen.fill(leaf());
      pen.strokeStyle = COLORS.soot;
      stroke(pen, 0.13, [-0.66, 0.66], [0.34, -0.34]);
    },
  ],
  panel: [COLORS.gauss, (pen) => drawIcon(pen, SYMBOLS.rotate, 0, 0, 1.5, COLORS.gauss)],
  plain: [COLORS.bone, () => undefined],
  poisonous: [
    COLORS.venom,
    (pen) => {
      for (const [x, y, size] of [
        [-0.3, 0.22, 0.36],
        [0.34, 0.02, 0.27],
        [-0.06, -0.44, 0.2],
      ] as const)
        pen.fill(disc(x, y, size));
    },
  ],
  radioactive: [COLORS.enemy3, (pen) => drawIcon(pen, 'radioactive', 0, 0, 1.6, COLORS.enemy3)],
  rocky: [COLORS.down, (pen) => stroke(pen, 0.24, [-0.68, 0.4], [-0.36, -0.4], [-0.04, 0.3], [0.3, -0.4], [0.66, 0.4])],
  swamp: [
    COLORS.venom,
    (pen) => {
      wave(pen, 0.42);
      stroke(pen, 0.2, [0, -0.7], [0, -0.14]);
      pen.fill(polygon(-0.36, -0.22, 0.36, -0.22, 0, 0.18));
    },
  ],
  thick: [
    COLORS.up,
    (pen) => {
      for (const x of [-0.44, 0, 0.44]) stroke(pen, 0.24, [x, -0.6], [x, 0.6]);
    },
  ],
  tight: [
    COLORS.bone,
    (pen) => {
      pen.fill(polygon(-0.74, -0.46, -0.12, 0, -0.74, 0.46));
      pen.fill(polygon(0.74, -0.46, 0.12, 0, 0.74, 0.46));
    },
  ],
  watchtower: [COLORS.ranged, (pen) => drawIcon(pen, SYMBOLS.sharpshooter, 0, 0, 1.6, COLORS.ranged)],
  whirlpool: [COLORS.move, spiral],
};

/** Draws the sign of a feature on a dark disc. */
export const drawFeatureSign = (pen: Pen, feature: TerrainFeature, x: number, y: number, radius: number): void => {
  const [color, draw] = SIGNS[feature];
  pen.save();
  pen.translate(x, y);
  pen.scale(radius, radius);
  pen.fillStyle = color;
  pen.fill(disc(0, 0, 1.12));
  pen.fillStyle = COLORS.soot;
  pen.fill(disc(0, 0, 0.99));
  pen.strokeStyle = color;
  pen.fillStyle = color;
  pen.lineCap = 'butt';
  pen.lineJoin = 'miter';
  draw(pen);
  pen.restore();
};

/** The features a hex shows signs of: those that its type has always are seen by its ground. */
export const signsOf = (type: TerrainType, features: readonly TerrainFeature[]): readonly TerrainFeature[] => {
  const always: readonly TerrainFeature[] = TERRAIN[type].always;
  return features.filter((feature) => feature !== 'plain' && !always.includes(feature));
};
