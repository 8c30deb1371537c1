import { scatteredNumbers } from '../../model/random.js';
import { COLORS } from '../palette.js';
import type { Pen } from '../Pen.js';
import { Shape } from '../Shape.js';
import { hexagon } from './pen.js';

const TAU = 2 * Math.PI;

/** An irregular flake of about that size. */
const flake = (random: () => number, x: number, y: number, size: number): Shape => {
  const path = new Shape();
  const points = 5 + Math.floor(random() * 3);
  for (let i = 0; i < points; i++) {
    const angle = (i / points) * TAU + random() * 0.6;
    const reach = size * (0.45 + random() * 0.75);
    path.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.75);
  }
  path.closePath();
  return path;
};

/** Where paint has flaked off along the sides of a hexagon, down to bare metal with a lit lower edge. */
export const chips = (pen: Pen, seed: string, radius: number, amount: number, size: number): void => {
  const random = scatteredNumbers(`chips ${seed}`);
  for (let i = 0; i < amount; i++) {
    const side = Math.floor(random() * 6);
    const along = random();
    const corner = (place: number): [number, number] => [Math.cos((place * TAU) / 6) * radius, Math.sin((place * TAU) / 6) * radius];
    const [ax, ay] = corner(side);
    const [bx, by] = corner(side + 1);
    const inward = 1 - random() * random() * 0.12;
    const x = (ax + (bx - ax) * along) * inward;
    const y = (ay + (by - ay) * along) * inward;
    const shape = flake(random, x, y, size * (0.35 + random()));
    pen.save();
    pen.translate(0.006, 0.008);
    pen.fillStyle = 'rgba(255,250,235,0.35)';
    pen.fill(shape);
    pen.restore();
    pen.fillStyle = random() < 0.3 ? COLORS.rust : COLORS.steel;
    pen.fill(shape);
  }
};

/** Fine scratches, mostly from one side, and specks of dirt. */
export const scratches = (pen: Pen, seed: string, amount: number): void => {
  const random = scatteredNumbers(`scratches ${seed}`);
  pen.lineCap = 'round';
  for (let i = 0; i < amount; i++) {
    const x = random() * 2 - 1;
    const y = random() * 2 - 1;
    const angle = random() * 0.9 - 0.9;
    const length = 0.05 + random() * random() * 0.6;
    const bright = random() < 0.55;
    pen.strokeStyle = bright ? `rgba(255,248,230,${0.06 + random() * 0.16})` : `rgba(0,0,0,${0.08 + random() * 0.2})`;
    pen.lineWidth = 0.005 + random() * 0.01;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length);
    pen.stroke();
  }
  for (let i = 0; i < amount * 6 * pen.grain; i++) {
    const size = 0.004 + random() * random() * 0.016;
    pen.fillStyle = random() < 0.3 ? `rgba(255,245,225,${random() * 0.14})` : `rgba(8,5,2,${random() * 0.26})`;
    pen.beginPath();
    pen.arc(random() * 2 - 1, random() * 2 - 1, size, 0, TAU);
    pen.fill();
  }
};

/** Broad stains of soot and rust that run down. */
export const stains = (pen: Pen, seed: string, amount: number): void => {
  const random = scatteredNumbers(`stains ${seed}`);
  for (let i = 0; i < amount; i++) {
    const x = random() * 1.7 - 0.85;
    const y = random() * 1.4 - 0.8;
    const size = 0.12 + random() * 0.3;
    const fill = pen.createRadialGradient(x, y, 0, x, y, size);
    const color = random() < 0.35 ? '96,52,24' : '0,0,0';
    fill.addColorStop(0, `rgba(${color},${0.1 + random() * 0.16})`);
    fill.addColorStop(1, `rgba(${color},0)`);
    pen.fillStyle = fill;
    pen.save();
    pen.translate(x, y);
    pen.scale(0.5 + random() * 0.5, 1);
    pen.translate(-x, -y);
    pen.fillRect(x - size, y - size, size * 2, size * 2);
    pen.restore();
  }
};

/** All of it on a tile. */
export const weatherTile = (pen: Pen, seed: string, plate: number): void => {
  pen.save();
  pen.clip(hexagon(0.97));
  pen.worn(`tile ${seed}`, (wear) => {
    stains(pen, wear, 9);
    chips(pen, `${wear} rim`, 0.955, 26, 0.022);
    chips(pen, `${wear} plate`, plate, 16, 0.024);
    scratches(pen, wear, 44);
  });
  pen.restore();
};
