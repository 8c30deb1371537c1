import { type Cell, hexOf } from '../../hex/cells.js';
import { scatteredNumbers } from '../../model/random.js';
import { COLORS } from '../palette.js';
import type { Pen } from '../Pen.js';
import { Shape } from '../Shape.js';
import { disc, hexagon } from '../tile/pen.js';
import { chips, scratches, stains } from '../tile/weathering.js';
import { type Layout, placeOf } from './geometry.js';

/** Of a hex's floor inside its cell; the rest is seam. */
const FLOOR = 0.955;
/** How far the frame reaches from the center of an outer hex. */
const RIM = 1.2;

const everyHex = (pen: Pen, layout: Layout, draw: (cell: Cell) => void): void => {
  for (const cell of layout.board.cells) {
    const { x, y, radius } = placeOf(layout, hexOf(cell));
    pen.save();
    pen.translate(x, y);
    pen.scale(radius, radius);
    draw(cell);
    pen.restore();
  }
};

/** The outline of all hexes, grown to `radius`, in one color. */
const slab = (pen: Pen, layout: Layout, radius: number, color: string, dx = 0, dy = 0): void => {
  const shape = hexagon(radius, 0.06);
  pen.fillStyle = color;
  everyHex(pen, layout, () => {
    pen.translate(dx, dy);
    pen.fill(shape);
  });
};

/** Only what lies inside the frame is painted by `draw`. */
const inFrame = (pen: Pen, layout: Layout, draw: () => void): void => {
  const whole = new Shape();
  const shape = hexagon(RIM - 0.03, 0.06);
  for (const cell of layout.board.cells) {
    const { x, y, radius } = placeOf(layout, hexOf(cell));
    whole.addPath(shape, x, y, radius);
  }
  pen.save();
  pen.clip(whole);
  draw();
  pen.restore();
};

/** Worn paint, rust and stripes of warning on the frame; most of it disappears under the floors. */
const frameWear = (pen: Pen, layout: Layout): void => {
  const { radius, center } = layout;
  pen.translate(center.x, center.y);
  pen.scale(radius, radius);
  const random = scatteredNumbers(`frame ${layout.board.id}`);
  const extent = layout.board.radius * 2 + 2;
  for (let i = 0; i < 60; i++) {
    const x = (random() * 2 - 1) * extent;
    const y = (random() * 2 - 1) * extent;
    const size = 0.3 + random() * 1.2;
    const fill = pen.createRadialGradient(x, y, 0, x, y, size);
    const color = random() < 0.5 ? '122,67,38' : '0,0,0';
    fill.addColorStop(0, `rgba(${color},${0.1 + random() * 0.25})`);
    fill.addColorStop(1, `rgba(${color},0)`);
    pen.fillStyle = fill;
    pen.fillRect(x - size, y - size, size * 2, size * 2);
  }
  pen.lineCap = 'round';
  for (let i = 0; i < 260; i++) {
    const x = (random() * 2 - 1) * extent;
    const y = (random() * 2 - 1) * extent;
    const angle = random() * 3;
    const length = 0.1 + random() * 0.5;
    pen.strokeStyle = random() < 0.6 ? `rgba(255,250,240,${random() * 0.14})` : `rgba(0,0,0,${random() * 0.3})`;
    pen.lineWidth = 0.008 + random() * 0.012;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length);
    pen.stroke();
  }
};

const floor = (pen: Pen, cell: Cell, fine: boolean): void => {
  const shape = hexagon(FLOOR);
  const random = scatteredNumbers(`floor ${cell}`);
  const tone = 32 + Math.floor(random() * 9);
  pen.fillStyle = COLORS.void;
  pen.fill(hexagon(1.005));
  const fill = pen.createLinearGradient(0, -0.9, 0, 0.9);
  fill.addColorStop(0, `rgb(${tone - 8},${tone - 6},${tone - 4})`);
  fill.addColorStop(1, `rgb(${tone + 10},${tone + 11},${tone + 11})`);
  pen.fillStyle = fill;
  pen.fill(shape);
  pen.save();
  pen.clip(shape);
  if (fine) {
    pen.worn(`floor ${cell}`, (wear) => {
      stains(pen, wear, 5);
      scratches(pen, wear, 16);
      chips(pen, wear, FLOOR, 5, 0.03);
    });
  }
  // The floor lies lower than the frame: shadow along the upper sides, light along the lower ones.
  pen.lineWidth = 0.1;
  pen.strokeStyle = 'rgba(0,0,0,0.5)';
  pen.translate(0.012, 0.03);
  pen.stroke(hexagon(FLOOR + 0.03));
  pen.restore();
  pen.lineWidth = 0.014;
  pen.strokeStyle = 'rgba(255,255,255,0.1)';
  pen.stroke(hexagon(FLOOR - 0.005));
  pen.strokeStyle = 'rgba(255,255,255,0.05)';
  pen.lineWidth = 0.012;
  pen.setLineDash([0.09, 0.07]);
  pen.stroke(hexagon(0.72));
  pen.setLineDash([]);
};

const bolts = (pen: Pen, layout: Layout): void => {
  everyHex(pen, layout, (cell) => {
    if ((layout.board.around[cell]?.length ?? 6) > 4) return;
    const [q, r] = hexOf(cell);
    const angle = Math.atan2(Math.sqrt(3) * (r + q / 2), 1.5 * q);
    const reach = Math.abs(Math.cos(3 * angle)) > 0.5 ? 1.09 : 1.02;
    pen.translate(Math.cos(angle) * reach, Math.sin(angle) * reach);
    pen.fillStyle = COLORS.soot;
    pen.fill(disc(0, 0, 0.075));
    pen.fillStyle = COLORS.steelLight;
    pen.fill(disc(-0.005, -0.008, 0.055));
    pen.fillStyle = 'rgba(255,255,255,0.3)';
    pen.fill(disc(-0.018, -0.022, 0.02));
    pen.strokeStyle = COLORS.steelDark;
    pen.lineWidth = 0.014;
    pen.beginPath();
    pen.moveTo(-0.035, 0.02);
    pen.lineTo(0.035, -0.02);
    pen.stroke();
  });
};

/** Draws the bare board: a die-cut slab of metal with a sunken floor for every hex. The pen works in CSS pixels. */
export const drawBoardBackground = (pen: Pen, layout: Layout): void => {
  pen.save();
  pen.shadowColor = 'rgba(0,0,0,0.6)';
  pen.shadowBlur = layout.radius * 0.3;
  slab(pen, layout, RIM, COLORS.soot, 0, 0.05);
  pen.restore();
  slab(pen, layout, RIM, COLORS.steelEdge, -0.012, -0.02);
  slab(pen, layout, RIM, COLORS.soot, 0.014, 0.022);
  slab(pen, layout, RIM - 0.025, COLORS.steel);
  inFrame(pen, layout, () => frameWear(pen, layout));
  everyHex(pen, layout, (cell) => floor(pen, cell, layout.radius > 30));
  bolts(pen, layout);
};
