import { Shape } from '@hexfall/shared/picture/Shape';
import { SYMBOLS } from '@hexfall/shared/picture/icons/tileIcons';
import type { Pen } from '@hexfall/shared/picture/Pen';
import { disc, drawIcon, hexagon, polygon } from '@hexfall/shared/picture/tile/pen';

/** The small white pictures effects are made of; the sprites give them their colors. */
export const EFFECT_PICTURES = {
  /** The outline of a hex, glowing. */
  ring: {
    reach: 1.15,
    draw: (pen: Pen): void => {
      for (const [width, alpha] of [
        [0.22, 0.15],
        [0.14, 0.3],
        [0.06, 1],
      ] as const) {
        pen.strokeStyle = `rgba(255,255,255,${alpha})`;
        pen.lineWidth = width;
        pen.lineJoin = 'round';
        pen.stroke(hexagon(0.95));
      }
    },
  },
  /** A round wave. */
  wave: {
    reach: 1.1,
    draw: (pen: Pen): void => {
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
    draw: (pen: Pen): void => {
      const fill = pen.createLinearGradient(-0.7, 0, 0.7, 0);
      fill.addColorStop(0, 'rgba(255,255,255,0)');
      fill.addColorStop(0.8, 'rgba(255,255,255,0.9)');
      fill.addColorStop(1, 'rgba(255,255,255,1)');
      pen.fillStyle = fill;
      pen.fill(polygon(-0.7, 0, 0.55, -0.07, 0.72, 0, 0.55, 0.07));
    },
  },
  /** A blade that strikes to the right. */
  slash: {
    reach: 0.9,
    draw: (pen: Pen): void => {
      pen.fillStyle = '#ffffff';
      const blade = new Shape();
      blade.moveTo(-0.25, -0.7);
      blade.quadraticCurveTo(0.72, -0.2, 0.3, 0.75);
      blade.quadraticCurveTo(0.18, -0.05, -0.25, -0.7);
      pen.fill(blade);
    },
  },
  /** Sparks in all directions. */
  burst: {
    reach: 0.9,
    draw: (pen: Pen): void => {
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
  shard: {
    reach: 0.2,
    draw: (pen: Pen): void => {
      pen.fillStyle = '#ffffff';
      pen.fill(polygon(-0.14, -0.06, 0.02, -0.13, 0.16, 0.05, -0.06, 0.12));
    },
  },
  medic: {
    reach: 0.5,
    draw: (pen: Pen): void => drawIcon(pen, SYMBOLS.medic, 0, 0, 0.9, '#ffffff'),
  },
} as const;

export type EffectPicture = keyof typeof EFFECT_PICTURES;
