import { COLORS } from '../../theme/palette.js';
import type { Highlight } from '../types.js';
import { APOTHEM, facing, hexagon, polygon, type Pen } from '../tile/pen.js';

/** How far the picture of a mark reaches. */
export const MARK_REACH = 1.12;

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
  pen.moveTo(0.97 - 0.3 * 0.5, -0.3 * APOTHEM);
  pen.lineTo(0.97, 0);
  pen.lineTo(0.97 - 0.3 * 0.5, 0.3 * APOTHEM);
  pen.stroke();
};

const MARKS: { readonly [K in Highlight]: (pen: Pen) => void } = {
  legal: (pen) => {
    glow(pen, COLORS.legal, 0.34);
    outline(pen, 0.945, COLORS.soot, 0.07);
    outline(pen, 0.945, COLORS.legal, 0.035);
  },
  selected: (pen) => {
    glow(pen, COLORS.select, 0.35);
    atCorners(pen, () => bracket(pen, COLORS.soot, 0.15));
    atCorners(pen, () => bracket(pen, COLORS.select, 0.085));
  },
  target: (pen) => {
    glow(pen, COLORS.target, 0.45);
    outline(pen, 0.94, COLORS.soot, 0.09);
    outline(pen, 0.94, COLORS.target, 0.05);
    for (let side = 0; side < 6; side += 1) {
      facing(pen, side, () => {
        pen.fillStyle = COLORS.soot;
        pen.fill(polygon(-0.075, -0.93, 0.075, -0.93, 0.03, -0.62, -0.03, -0.62));
        pen.fillStyle = COLORS.target;
        pen.fill(polygon(-0.045, -0.9, 0.045, -0.9, 0.012, -0.65, -0.012, -0.65));
      });
    }
  },
  decision: (pen) => {
    glow(pen, COLORS.decision, 0.5);
    outline(pen, 0.94, COLORS.soot, 0.13);
    outline(pen, 0.94, COLORS.decision, 0.085, [0.235, 0.235]);
  },
  danger: (pen) => {
    pen.save();
    pen.clip(hexagon(0.95));
    pen.strokeStyle = COLORS.ranged;
    pen.globalAlpha = 0.42;
    pen.lineWidth = 0.11;
    for (let x = -2.2; x < 2.2; x += 0.31) {
      pen.beginPath();
      pen.moveTo(x - 1, 1);
      pen.lineTo(x + 1, -1);
      pen.stroke();
    }
    pen.restore();
    outline(pen, 0.95, COLORS.soot, 0.1);
    outline(pen, 0.95, COLORS.ranged, 0.05);
  },
  last: (pen) => {
    outline(pen, 0.965, 'rgba(0,0,0,0.6)', 0.06, [0.06, 0.1]);
    outline(pen, 0.965, COLORS.bone, 0.035, [0.06, 0.1]);
  },
  focus: (pen) => {
    outline(pen, 1.0, COLORS.soot, 0.14);
    outline(pen, 1.025, '#ffffff', 0.04);
    outline(pen, 0.955, '#ffffff', 0.04);
  },
};

/** Draws a highlight over a hex. */
export const drawMark = (pen: Pen, kind: Highlight): void => MARKS[kind](pen);

/** Drawn later lies on top. */
export const MARK_ORDER: readonly Highlight[] = ['last', 'danger', 'legal', 'target', 'decision', 'selected', 'focus'];
