import { SYMBOLS } from '@hexfall/shared/picture/icons/tileIcons';
import type { Pen } from '@hexfall/shared/picture/Pen';
import { Shape } from '@hexfall/shared/picture/Shape';
import { dropShape } from '@hexfall/shared/picture/tile/badges';
import { APOTHEM, disc, drawIcon, hexagon, polygon, TILE_SCALE } from '@hexfall/shared/picture/tile/pen';

interface EffectTexture {
  /** How far it goes from the middle, in radii. */
  readonly reach: number;
  readonly draw: (pen: Pen) => void;
}

/** Strokes a shape so that it glows. */
const glow = (pen: Pen, shape: Shape, width: number): void => {
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  for (const [times, alpha] of [
    [3.6, 0.15],
    [2.3, 0.3],
    [1, 1],
  ] as const) {
    pen.strokeStyle = `rgba(255,255,255,${alpha})`;
    pen.lineWidth = width * times;
    pen.stroke(shape);
  }
};

/** The edge of a tile that looks to the right, and a little of its neighbors. */
const rightEdge = (): Shape => {
  const edge = new Shape();
  const [x, half] = [TILE_SCALE * APOTHEM, TILE_SCALE / 2];
  edge.moveTo(x - 0.12, -half - 0.1);
  edge.lineTo(x, -half + 0.04);
  edge.lineTo(x, half - 0.04);
  edge.lineTo(x - 0.12, half + 0.1);
  return edge;
};

/** A net in the shape of a hex, seen from above. */
const meshes = (): Shape => {
  const net = new Shape();
  for (let spoke = 0; spoke < 6; spoke++) {
    const angle = (spoke * Math.PI) / 3;
    net.moveTo(0, 0);
    net.lineTo(Math.cos(angle) * 0.94, Math.sin(angle) * 0.94);
  }
  return net;
};

/** The small white pictures that effects are made of; the sprites give them their colors. */
export const EFFECT_TEXTURES = {
  /** The outline of a hex. */
  ring: { reach: 1.15, draw: (pen) => glow(pen, hexagon(0.95), 0.06) },
  /** The face of a tile. */
  face: {
    reach: 1,
    draw: (pen) => {
      pen.fillStyle = '#ffffff';
      pen.fill(hexagon(TILE_SCALE));
    },
  },
  /** A round wave. */
  wave: {
    reach: 1.1,
    draw: (pen) => {
      const fill = pen.createRadialGradient(0, 0, 0.55, 0, 0, 1);
      fill.addColorStop(0, 'rgba(255,255,255,0)');
      fill.addColorStop(0.85, 'rgba(255,255,255,0.9)');
      fill.addColorStop(1, 'rgba(255,255,255,0)');
      pen.fillStyle = fill;
      pen.fill(disc(0, 0, 1.05));
    },
  },
  /** A projectile that flies to the right. */
  streak: {
    reach: 0.75,
    draw: (pen) => {
      const fill = pen.createLinearGradient(-0.7, 0, 0.7, 0);
      fill.addColorStop(0, 'rgba(255,255,255,0)');
      fill.addColorStop(0.8, 'rgba(255,255,255,0.9)');
      fill.addColorStop(1, 'rgba(255,255,255,1)');
      pen.fillStyle = fill;
      pen.fill(polygon(-0.7, 0, 0.5, -0.1, 0.72, 0, 0.5, 0.1));
    },
  },
  /** The head of a projectile. */
  spot: {
    reach: 0.34,
    draw: (pen) => {
      const fill = pen.createRadialGradient(0, 0, 0.06, 0, 0, 0.34);
      fill.addColorStop(0, 'rgba(255,255,255,1)');
      fill.addColorStop(0.35, 'rgba(255,255,255,0.55)');
      fill.addColorStop(1, 'rgba(255,255,255,0)');
      pen.fillStyle = fill;
      pen.fill(disc(0, 0, 0.34));
    },
  },
  /** A piece of a beam, to be made as long as it has to be. */
  beam: {
    reach: 0.5,
    draw: (pen) => {
      const fill = pen.createLinearGradient(0, -0.12, 0, 0.12);
      fill.addColorStop(0, 'rgba(255,255,255,0)');
      fill.addColorStop(0.5, 'rgba(255,255,255,1)');
      fill.addColorStop(1, 'rgba(255,255,255,0)');
      pen.fillStyle = fill;
      pen.fillRect(-0.5, -0.12, 1, 0.24);
    },
  },
  /** A blade that strikes to the right, with its tip in the middle. */
  blade: {
    reach: 0.66,
    draw: (pen) => {
      const blade = polygon(-0.6, -0.3, 0, 0, -0.6, 0.3, -0.46, 0);
      pen.lineJoin = 'round';
      pen.lineWidth = 0.09;
      pen.strokeStyle = 'rgba(11,12,14,0.9)';
      pen.stroke(blade);
      pen.fillStyle = '#ffffff';
      pen.fill(blade);
    },
  },
  /** Sparks in all directions. */
  burst: {
    reach: 0.9,
    draw: (pen) => {
      const fill = pen.createRadialGradient(0, 0, 0, 0, 0, 0.5);
      fill.addColorStop(0, 'rgba(255,255,255,1)');
      fill.addColorStop(1, 'rgba(255,255,255,0)');
      pen.fillStyle = fill;
      pen.fill(disc(0, 0, 0.5));
      pen.fillStyle = '#ffffff';
      for (let ray = 0; ray < 10; ray++) {
        pen.rotate(Math.PI / 5);
        const length = ray % 2 === 0 ? 0.85 : 0.55;
        pen.fill(polygon(0.15, -0.05, length, 0, 0.15, 0.05));
      }
    },
  },
  /** The armored edge of a tile, to the right. */
  armor: { reach: 1.05, draw: (pen) => glow(pen, rightEdge(), 0.085) },
  net: {
    reach: 1.12,
    draw: (pen) => {
      for (const [shape, width] of [
        [hexagon(0.94), 0.07],
        [hexagon(0.64), 0.045],
        [hexagon(0.34), 0.045],
        [meshes(), 0.045],
      ] as const) {
        pen.lineJoin = 'round';
        pen.strokeStyle = 'rgba(11,12,14,0.75)';
        pen.lineWidth = width + 0.06;
        pen.stroke(shape);
        pen.strokeStyle = '#ffffff';
        pen.lineWidth = width;
        pen.stroke(shape);
      }
    },
  },
  drop: {
    reach: 0.34,
    draw: (pen) => {
      const drop = dropShape(0, 0.04, 0.2);
      pen.lineWidth = 0.08;
      pen.strokeStyle = 'rgba(11,12,14,0.85)';
      pen.stroke(drop);
      pen.fillStyle = '#ffffff';
      pen.fill(drop);
    },
  },
  chip: {
    reach: 0.2,
    draw: (pen) => {
      pen.fillStyle = '#ffffff';
      pen.fill(polygon(-0.14, -0.06, 0.02, -0.13, 0.16, 0.05, -0.06, 0.12));
    },
  },
  medic: { reach: 0.5, draw: (pen) => drawIcon(pen, SYMBOLS.medic, 0, 0, 0.9, '#ffffff') },
} as const satisfies Readonly<Record<string, EffectTexture>>;

export type EffectTextureName = keyof typeof EFFECT_TEXTURES;
