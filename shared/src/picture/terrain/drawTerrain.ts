import { type Hex, sameHex, stepFrom } from '../../hex/cells.js';
import { DIRECTIONS } from '../../hex/direction.js';
import { type Layout, placeOf } from '../board/geometry.js';
import type { TerrainModel } from '../model.js';
import { COLORS, GROUNDS } from '../palette.js';
import type { Pen } from '../Pen.js';
import { APOTHEM, facing } from '../tile/pen.js';
import { drawFeatureSign, signsOf } from './featureSigns.js';
import { drawFloor } from './floors.js';

/** Of the signs of an empty hex: size, and how far above its lower edge. */
const SIGN = 0.185;
const SIGN_PLACE = 0.56;

const onHex = (pen: Pen, layout: Layout, at: Hex, draw: () => void): void => {
  const { x, y, radius } = placeOf(layout, at);
  pen.save();
  pen.translate(x, y);
  pen.scale(radius, radius);
  draw();
  pen.restore();
};

const isOneElement = (terrain: readonly TerrainModel[], { element }: TerrainModel, at: Hex): boolean =>
  terrain.some((other) => other.element === element && sameHex(other.at, at));

/** The border of an element: a bright line along the edges behind which it ends, a thin one between two hexes of it. */
const drawBorder = (pen: Pen, terrain: readonly TerrainModel[], hex: TerrainModel): void => {
  const { edge } = GROUNDS[hex.type];
  for (const direction of DIRECTIONS)
    facing(pen, direction, () => {
      const inside = isOneElement(terrain, hex, stepFrom(hex.at, direction));
      const depth = inside ? APOTHEM : APOTHEM - 0.055;
      const half = inside ? 0.38 : depth / Math.sqrt(3);
      for (const [color, width] of inside
        ? ([['rgba(255,255,255,0.28)', 0.02]] as const)
        : ([
            [COLORS.soot, 0.13],
            [edge, 0.062],
          ] as const)) {
        pen.strokeStyle = color;
        pen.lineWidth = width;
        pen.lineCap = 'round';
        pen.beginPath();
        pen.moveTo(-half, -depth);
        pen.lineTo(half, -depth);
        pen.stroke();
      }
    });
};

const drawSigns = (pen: Pen, { type, features }: TerrainModel): void => {
  const signs = signsOf(type, features);
  signs.forEach((feature, index) => drawFeatureSign(pen, feature, (index - (signs.length - 1) / 2) * SIGN * 2.35, SIGN_PLACE, SIGN));
};

/** Draws the ground of all hexes of terrain over the bare board, the borders of their elements and their signs. The pen works in CSS pixels. */
export const drawTerrain = (pen: Pen, layout: Layout, terrain: readonly TerrainModel[]): void => {
  for (const hex of terrain) onHex(pen, layout, hex.at, () => drawFloor(pen, hex.type, hex.at.join()));
  for (const hex of terrain) onHex(pen, layout, hex.at, () => drawBorder(pen, terrain, hex));
  for (const hex of terrain) onHex(pen, layout, hex.at, () => drawSigns(pen, hex));
};
