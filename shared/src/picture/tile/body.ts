import { COLORS, LIVERIES, type Livery } from '../palette.js';
import type { Pen, PenGradient } from '../Pen.js';
import { APOTHEM, type Detail, disc, hexagon } from './pen.js';
import { weatherTile } from './weathering.js';

/** Of the plate in the middle that carries the picture. */
export const PLATE = 0.56;

/** Light falls from the top left: what each side of a raised hexagon, clockwise from N, gets of it. */
const LIGHT = [0.5, 0.12, -0.3, -0.5, -0.22, 0.34] as const;

const glaze = (light: number): string => (light > 0 ? `rgba(255,250,235,${light})` : `rgba(0,0,0,${-light})`);

/** Bevels the rim between two hexagons side by side. */
const bevel = (pen: Pen, outer: number, inner: number, strength: number): void => {
  LIGHT.forEach((light, side) => {
    pen.save();
    pen.rotate((side * Math.PI) / 3);
    pen.beginPath();
    pen.moveTo(-outer / 2, -outer * APOTHEM);
    pen.lineTo(outer / 2, -outer * APOTHEM);
    pen.lineTo(inner / 2, -inner * APOTHEM);
    pen.lineTo(-inner / 2, -inner * APOTHEM);
    pen.closePath();
    pen.fillStyle = glaze(light * strength);
    pen.fill();
    pen.restore();
  });
};

const gradient = (pen: Pen, from: string, to: string, radius: number): PenGradient => {
  const fill = pen.createRadialGradient(-0.25, -0.35, 0.1, 0, 0, radius);
  fill.addColorStop(0, from);
  fill.addColorStop(1, to);
  return fill;
};

const rivet = (pen: Pen, x: number, y: number): void => {
  pen.fillStyle = COLORS.soot;
  pen.fill(disc(x, y, 0.045));
  pen.fillStyle = COLORS.steelLight;
  pen.fill(disc(x - 0.004, y - 0.006, 0.033));
  pen.fillStyle = 'rgba(255,255,255,0.4)';
  pen.fill(disc(x - 0.012, y - 0.016, 0.012));
};

/** The bare tile: a rim in the army's paint, a dark field for the signs at the edges, a painted plate for the picture. */
export const drawBody = (pen: Pen, livery: Livery, duplicate: number, seed: string, detail: Detail): void => {
  const { paint, shade, light } = LIVERIES[livery];
  pen.fillStyle = COLORS.soot;
  pen.fill(hexagon(1, 0.05));
  pen.fillStyle = paint;
  pen.fill(hexagon(0.975, 0.04));
  bevel(pen, 0.975, 0.9, 1);
  pen.fillStyle = gradient(pen, shade, COLORS.soot, 1.25);
  pen.fill(hexagon(0.9));
  pen.fillStyle = 'rgba(6,7,9,0.35)';
  pen.fill(hexagon(0.9));
  bevel(pen, 0.9, 0.875, -1.1);

  if (duplicate > 0) {
    pen.strokeStyle = COLORS.bone;
    pen.lineWidth = 0.03;
    pen.setLineDash([0.12, 0.08]);
    pen.stroke(hexagon(0.935));
    pen.setLineDash([]);
  }

  pen.fillStyle = 'rgba(0,0,0,0.55)';
  pen.save();
  pen.translate(0.012, 0.03);
  pen.fill(hexagon(PLATE + 0.025));
  pen.restore();
  pen.fillStyle = gradient(pen, light, paint, 0.6);
  pen.fill(hexagon(PLATE));
  bevel(pen, PLATE, PLATE - 0.04, 0.9);
  if (detail === 'small') return;
  weatherTile(pen, seed, PLATE);
  for (let corner = 0; corner < 6; corner++) rivet(pen, Math.cos((corner * Math.PI) / 3) * 0.8, Math.sin((corner * Math.PI) / 3) * 0.8);
};
