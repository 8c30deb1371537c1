import { scatteredNumbers } from '../../model/random.js';
import { COLORS } from '../palette.js';
import type { Pen } from '../Pen.js';
import { Shape } from '../Shape.js';
import { hexagon } from './pen.js';

/** A net thrown over the whole tile: dimmed, with the mesh as a pattern of its own. */
export const drawNetted = (pen: Pen): void => {
  const shape = hexagon(0.95);
  pen.fillStyle = 'rgba(7,9,11,0.28)';
  pen.fill(shape);
  pen.save();
  pen.clip(shape);
  const mesh = (color: string, width: number): void => {
    pen.strokeStyle = color;
    pen.lineWidth = width;
    pen.beginPath();
    for (let x = -2; x <= 2; x += 0.46) {
      for (const lean of [0.72, -0.72]) {
        pen.moveTo(x - lean, -1);
        pen.quadraticCurveTo(x, 0.14, x + lean, 1);
      }
    }
    pen.stroke();
  };
  mesh('rgba(0,0,0,0.5)', 0.055);
  mesh('rgba(217,226,232,0.75)', 0.028);
  pen.restore();
  pen.strokeStyle = COLORS.soot;
  pen.lineWidth = 0.1;
  pen.stroke(shape);
  pen.strokeStyle = COLORS.net;
  pen.lineWidth = 0.05;
  pen.setLineDash([0.02, 0.075]);
  pen.lineCap = 'round';
  pen.stroke(shape);
  pen.setLineDash([]);
};

/** Cracks for every wound. */
export const drawCracks = (pen: Pen, wounds: number): void => {
  pen.save();
  pen.clip(hexagon(0.96));
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  const random = scatteredNumbers('cracks');
  for (let wound = 0; wound < wounds; wound++) {
    const start = 2 + wound * 2.1;
    const [hx, hy] = [Math.cos(start) * 0.56, Math.sin(start) * 0.5];
    for (let arm = 0; arm < 5; arm++) {
      let angle = (arm / 5) * 2 * Math.PI + random();
      let [x, y] = [hx, hy];
      const path = new Shape();
      path.moveTo(x, y);
      for (let i = 0; i < 3; i++) {
        angle += (random() - 0.5) * 1.1;
        const length = 0.06 + random() * 0.11;
        x += Math.cos(angle) * length;
        y += Math.sin(angle) * length;
        path.lineTo(x, y);
      }
      pen.save();
      pen.translate(0.008, 0.012);
      pen.strokeStyle = 'rgba(255,235,215,0.4)';
      pen.lineWidth = 0.016;
      pen.stroke(path);
      pen.restore();
      pen.strokeStyle = 'rgba(0,0,0,0.9)';
      pen.lineWidth = 0.026;
      pen.stroke(path);
    }
  }
  pen.restore();
};

/** Says that a tile shown is only proposed. */
export const drawProposed = (pen: Pen): void => {
  pen.lineJoin = 'round';
  for (const [color, width, dash] of [
    [COLORS.soot, 0.12, []],
    [COLORS.select, 0.07, [0.123, 0.123]],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = width;
    pen.setLineDash([...dash]);
    pen.stroke(hexagon(0.985));
  }
  pen.setLineDash([]);
};

/** Says that a tile shown cannot go where it is. */
export const drawRefused = (pen: Pen): void => {
  pen.fillStyle = 'rgba(20,4,4,0.45)';
  pen.fill(hexagon(0.96));
  pen.lineCap = 'round';
  for (const [color, width] of [
    [COLORS.soot, 0.2],
    [COLORS.wound, 0.12],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = width;
    pen.stroke(hexagon(0.93));
    pen.beginPath();
    pen.moveTo(-0.45, 0.78);
    pen.lineTo(0.45, -0.78);
    pen.stroke();
  }
};
