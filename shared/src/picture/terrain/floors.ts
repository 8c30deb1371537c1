import { scatteredNumbers } from '../../model/random.js';
import type { TerrainType } from '../../model/terrain.js';
import { GROUNDS } from '../palette.js';
import type { Pen } from '../Pen.js';
import { Shape } from '../Shape.js';
import { disc, hexagon, polygon } from '../tile/pen.js';

/** Draws the ground of one hex of terrain. Each type has its own color and pattern, so that none differs by color alone. */

type Random = () => number;
type DrawGround = (pen: Pen, mark: string, random: Random) => void;

/** Points of a triangular grid with some disorder, from the back to the front. */
const spread = (random: Random, step: number): (readonly [x: number, y: number])[] => {
  const points: (readonly [number, number])[] = [];
  for (let row = 0, y = -0.95; y < 1; y += step * 0.8, row++)
    for (let x = -1.1 + (row % 2) * step * 0.5; x < 1.1; x += step)
      points.push([x + (random() - 0.5) * step * 0.45, y + (random() - 0.5) * step * 0.35]);
  return points;
};

/** Fir trees. */
const forest: DrawGround = (pen, mark, random) => {
  for (const [x, y] of spread(random, 0.32)) {
    const size = 0.15 + random() * 0.06;
    pen.fillStyle = 'rgba(0,0,0,0.45)';
    pen.fill(disc(x + 0.03, y + size * 0.9, size * 0.7));
    pen.fillStyle = mark;
    pen.fill(polygon(x, y - size * 1.3, x + size, y + size * 0.9, x - size, y + size * 0.9));
    pen.fillStyle = 'rgba(190,255,160,0.22)';
    pen.fill(polygon(x, y - size * 1.3, x, y + size * 0.9, x - size, y + size * 0.9));
  }
};

/** Lines of equal height. */
const hill: DrawGround = (pen, mark, random) => {
  const [dx, dy] = [(random() - 0.5) * 0.3, (random() - 0.5) * 0.3];
  pen.strokeStyle = mark;
  for (let ring = 1; ring <= 6; ring++) {
    const path = new Shape();
    for (let step = 0; step < 24; step++) {
      const angle = (step / 24) * 2 * Math.PI;
      const reach = ring * 0.185 * (1 + 0.12 * Math.sin(3 * angle + dx * 9) + 0.07 * Math.cos(5 * angle + dy * 9));
      path.lineTo(dx + Math.cos(angle) * reach, dy + Math.sin(angle) * reach * 0.8);
    }
    path.closePath();
    pen.lineWidth = ring % 2 === 0 ? 0.028 : 0.05;
    pen.stroke(path);
    if (ring > 1) continue;
    pen.fillStyle = mark;
    pen.fill(path);
  }
};

/** Rows of waves. */
const water: DrawGround = (pen, mark, random) => {
  pen.strokeStyle = mark;
  pen.lineCap = 'round';
  for (let row = 0, y = -0.85; y < 1; y += 0.235, row++) {
    const shift = (row % 2) * 0.2 + random() * 0.1;
    for (let x = -1.2 + shift; x < 1.1; x += 0.46) {
      pen.lineWidth = 0.045;
      pen.beginPath();
      pen.moveTo(x, y);
      pen.quadraticCurveTo(x + 0.08, y - 0.11, x + 0.16, y);
      pen.quadraticCurveTo(x + 0.24, y + 0.11, x + 0.32, y);
      pen.stroke();
    }
  }
};

/** Dried and cracked earth. */
const wasteland: DrawGround = (pen, mark, random) => {
  pen.strokeStyle = mark;
  pen.lineWidth = 0.032;
  pen.lineJoin = 'round';
  for (const [x, y] of spread(random, 0.5)) {
    for (let arm = 0; arm < 3; arm++) {
      const angle = (arm / 3) * 2 * Math.PI + random() * 1.2;
      const reach = 0.2 + random() * 0.12;
      pen.beginPath();
      pen.moveTo(x, y);
      pen.lineTo(x + Math.cos(angle) * reach * 0.5 + 0.04, y + Math.sin(angle) * reach * 0.5);
      pen.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
      pen.stroke();
    }
  }
};

/** Plates of concrete. */
const base: DrawGround = (pen, mark) => {
  pen.strokeStyle = mark;
  pen.lineWidth = 0.03;
  pen.fillStyle = mark;
  for (let row = 0, y = -0.96; y < 1; y += 0.32, row++) {
    pen.beginPath();
    pen.moveTo(-1, y);
    pen.lineTo(1, y);
    pen.stroke();
    for (let x = -1.1 + (row % 2) * 0.24; x < 1.1; x += 0.48) {
      pen.beginPath();
      pen.moveTo(x, y);
      pen.lineTo(x, y + 0.32);
      pen.stroke();
      pen.fill(disc(x + 0.06, y + 0.06, 0.022));
    }
  }
};

/** Thick slanted bars, as on the roof of a shelter. */
const bunker: DrawGround = (pen, mark) => {
  pen.strokeStyle = mark;
  pen.lineWidth = 0.13;
  for (let x = -2.2; x < 2.2; x += 0.34) {
    pen.beginPath();
    pen.moveTo(x - 0.6, 1);
    pen.lineTo(x + 0.6, -1);
    pen.stroke();
  }
};

/** Corrugated iron. */
const warehouse: DrawGround = (pen, mark) => {
  for (let x = -0.98; x < 1; x += 0.17) {
    pen.fillStyle = mark;
    pen.fillRect(x, -0.9, 0.085, 1.8);
    pen.fillStyle = 'rgba(0,0,0,0.35)';
    pen.fillRect(x + 0.085, -0.9, 0.03, 1.8);
  }
};

/** Boulders with a lit and a dark side. */
const rock: DrawGround = (pen, mark, random) => {
  for (const [x, y] of [
    [-0.42, -0.32],
    [0.42, -0.38],
    [0, 0.02],
    [-0.46, 0.4],
    [0.44, 0.36],
  ] as const) {
    const size = 0.36 + random() * 0.1;
    const corners = Array.from({ length: 7 }, (_, corner) => {
      const angle = (corner / 7) * 2 * Math.PI + random() * 0.4;
      return [x + Math.cos(angle) * size * (0.8 + random() * 0.3), y + Math.sin(angle) * size * (0.75 + random() * 0.25)] as const;
    });
    pen.fillStyle = mark;
    pen.strokeStyle = '#141315';
    pen.lineWidth = 0.05;
    const whole = polygon(...corners.flat());
    pen.fill(whole);
    pen.fillStyle = 'rgba(0,0,0,0.4)';
    pen.fill(polygon(x, y - 0.04, ...corners.slice(0, 4).flat()));
    pen.fillStyle = 'rgba(255,255,255,0.2)';
    pen.fill(polygon(x, y - 0.04, ...corners.slice(4, 7).flat()));
    pen.stroke(whole);
  }
};

/** A pit that falls away in rings. */
const hole: DrawGround = (pen, mark, random) => {
  for (const [reach, shade] of [
    [0.98, 0.9],
    [0.78, 0.7],
    [0.58, 0.45],
    [0.38, 0.2],
  ] as const) {
    const corners = Array.from({ length: 14 }, (_, corner) => {
      const angle = (corner / 14) * 2 * Math.PI;
      const far = reach * (0.86 + random() * 0.18);
      return [Math.cos(angle) * far, Math.sin(angle) * far] as const;
    });
    pen.fillStyle = mark;
    const ring = polygon(...corners.flat());
    pen.fill(ring);
    pen.fillStyle = `rgba(0,0,0,${1 - shade})`;
    pen.fill(ring);
    pen.strokeStyle = '#000';
    pen.lineWidth = 0.06;
    pen.stroke(ring);
  }
  pen.fillStyle = '#000';
  pen.fill(disc(0, 0, 0.26));
};

const PATTERNS: Readonly<Record<TerrainType, DrawGround>> = { forest, hill, water, wasteland, base, bunker, warehouse, rock, hole };

/** Draws the ground of a hex; the same hex looks the same whenever it is drawn. */
export const drawFloor = (pen: Pen, type: TerrainType, seed: string): void => {
  const { ground, mark } = GROUNDS[type];
  const shape = hexagon(1.005);
  pen.save();
  pen.clip(shape);
  pen.fillStyle = ground;
  pen.fill(shape);
  PATTERNS[type](pen, mark, scatteredNumbers(`${type} ${seed}`));
  // Light from above, as on the floors of the board.
  const light = pen.createLinearGradient(0, -0.9, 0, 0.9);
  light.addColorStop(0, 'rgba(0,0,0,0.28)');
  light.addColorStop(1, 'rgba(255,255,255,0.06)');
  pen.fillStyle = light;
  pen.fill(shape);
  pen.restore();
};
