import { COLORS } from '@hexfall/shared/picture/palette';
import type { Pen } from '@hexfall/shared/picture/Pen';
import { Shape } from '@hexfall/shared/picture/Shape';
import { APOTHEM, cutOut, facing, hexagon, polygon } from '@hexfall/shared/picture/tile/pen';
import type { Highlight } from '../types.js';

/** How far the picture of a mark reaches. */
export const MARK_REACH = 1.12;

/** Where the lines run: on the seam between the hexes, so that they cover nothing of a tile. */
const SEAM = 0.985;

const outline = (pen: Pen, radius: number, color: string, width: number, dash: readonly number[] = []): void => {
  pen.setLineDash([...dash]);
  pen.lineJoin = 'round';
  pen.lineWidth = width;
  pen.strokeStyle = color;
  pen.stroke(hexagon(radius));
  pen.setLineDash([]);
};

/** A soft light inside the outline, brightest at the edge. */
const glow = (pen: Pen, color: string, strength: number): void => {
  const fill = pen.createRadialGradient(0, 0, 0.35, 0, 0, 1);
  fill.addColorStop(0, `${color}00`);
  fill.addColorStop(1, color);
  pen.globalAlpha = strength;
  pen.fillStyle = fill;
  pen.fill(hexagon(0.97));
  pen.globalAlpha = 1;
};

const atCorners = (pen: Pen, draw: () => void): void => {
  for (let corner = 0; corner < 6; corner++) {
    pen.save();
    pen.rotate((corner * Math.PI) / 3);
    draw();
    pen.restore();
  }
};

/** Two short bars that meet in a corner. */
const bracket = (pen: Pen, color: string, width: number): void => {
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.strokeStyle = color;
  pen.beginPath();
  pen.moveTo(SEAM - 0.3 * 0.5, -0.3 * APOTHEM);
  pen.lineTo(SEAM, 0);
  pen.lineTo(SEAM - 0.3 * 0.5, 0.3 * APOTHEM);
  pen.stroke();
};

const framed = (pen: Pen, color: string, width: number, dash: readonly number[] = []): void => {
  outline(pen, SEAM, COLORS.soot, width + 0.05);
  outline(pen, SEAM, color, width, dash);
};

/** A band of stripes along the edge. */
const hazard = (pen: Pen): void => {
  const band = new Shape();
  band.addPath(hexagon(1.04));
  band.addPath(hexagon(0.925));
  pen.save();
  pen.clip(band, 'evenodd');
  pen.fillStyle = COLORS.soot;
  pen.fill(hexagon(1.04));
  pen.strokeStyle = COLORS.ranged;
  pen.lineWidth = 0.1;
  for (let x = -2.4; x < 2.4; x += 0.2) {
    pen.beginPath();
    pen.moveTo(x - 1, 1);
    pen.lineTo(x + 1, -1);
    pen.stroke();
  }
  pen.restore();
};

const ring = (pen: Pen, radius: number, color: string, width: number): void => {
  pen.lineWidth = width;
  pen.strokeStyle = color;
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 2 * Math.PI);
  pen.stroke();
};

interface MarkPicture {
  /** Under the units: light on the floor of a free hex. */
  readonly floor?: (pen: Pen) => void;
  /** Over the units. */
  readonly frame: (pen: Pen) => void;
}

const MARKS: { readonly [K in Highlight]: MarkPicture } = {
  legal: { floor: (pen) => glow(pen, COLORS.legal, 0.4), frame: (pen) => framed(pen, COLORS.legal, 0.045) },
  able: {
    frame: (pen) => {
      atCorners(pen, () => bracket(pen, COLORS.soot, 0.1));
      atCorners(pen, () => bracket(pen, COLORS.legal, 0.05));
    },
  },
  selected: {
    floor: (pen) => glow(pen, COLORS.select, 0.4),
    frame: (pen) => {
      atCorners(pen, () => bracket(pen, COLORS.soot, 0.17));
      atCorners(pen, () => bracket(pen, COLORS.select, 0.1));
    },
  },
  target: {
    floor: (pen) => glow(pen, COLORS.target, 0.5),
    frame: (pen) => {
      framed(pen, COLORS.target, 0.06);
      for (let side = 0; side < 6; side++) {
        facing(pen, side, () => {
          cutOut(pen, polygon(-0.055, -0.88, 0.055, -0.88, 0.012, -0.7, -0.012, -0.7), COLORS.target, COLORS.soot, 0.025);
        });
      }
    },
  },
  decision: { floor: (pen) => glow(pen, COLORS.decision, 0.55), frame: (pen) => framed(pen, COLORS.decision, 0.1, [0.246, 0.246]) },
  danger: { floor: (pen) => glow(pen, COLORS.ranged, 0.35), frame: hazard },
  last: { frame: (pen) => framed(pen, COLORS.bone, 0.04, [0.06, 0.1]) },
  ping: {
    floor: (pen) => glow(pen, COLORS.friend, 0.45),
    frame: (pen) => {
      for (const [color, width] of [
        [COLORS.soot, 0.17],
        [COLORS.friend, 0.08],
      ] as const) {
        ring(pen, 0.9, color, width);
        ring(pen, 0.62, color, width);
      }
    },
  },
  focus: {
    frame: (pen) => {
      outline(pen, 1.0, COLORS.soot, 0.16);
      outline(pen, 1.03, '#ffffff', 0.045);
      outline(pen, 0.955, '#ffffff', 0.045);
    },
  },
};

/** Draws the part of a highlight that lies under the units; nothing for some. */
export const drawMarkFloor = (pen: Pen, kind: Highlight): void => MARKS[kind].floor?.(pen);

/** Draws the part that lies over them. */
export const drawMarkFrame = (pen: Pen, kind: Highlight): void => MARKS[kind].frame(pen);

/** Drawn later lies on top. */
export const MARK_ORDER: readonly Highlight[] = ['last', 'able', 'danger', 'legal', 'target', 'decision', 'selected', 'ping', 'focus'];

/** L3: draws a hex that does not belong to the board in play: it lies in the dark. */
export const drawBeyond = (pen: Pen): void => {
  pen.fillStyle = 'rgba(8,10,11,0.72)';
  pen.fill(hexagon(1.005));
  pen.strokeStyle = 'rgba(255,255,255,0.3)';
  pen.lineWidth = 0.025;
  pen.setLineDash([0.09, 0.09]);
  pen.stroke(hexagon(0.86));
};
