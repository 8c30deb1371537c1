import { DIRECTIONS } from '../../hex/direction.js';
import type { Turret, Warehouse } from '../../model/terrain.js';
import { COLORS } from '../palette.js';
import type { Pen } from '../Pen.js';
import { drawAttacks } from '../tile/attacks.js';
import { initiativeBadge } from '../tile/badges.js';
import { INITIATIVE_CORNERS } from '../tile/corners.js';
import { drawNumber } from '../tile/digits.js';
import { cutOut, type Detail, disc, facing, hexagon, polygon } from '../tile/pen.js';
import type { EdgeFace, Strength } from '../tile/tileFace.js';

const strength = (printed: number): Strength | null => (printed > 0 ? { value: printed, printed, change: 0 } : null);

/** The edges of a turret as a unit's, named as in rotation 0. */
const edgesOf = ({ melee = {}, ranged = {} }: Turret): EdgeFace[] =>
  DIRECTIONS.map((edge) => ({
    edge,
    melee: strength(melee[edge] ?? 0),
    ranged: strength(ranged[edge] ?? 0),
    gauss: false,
    rocket: 0,
    shotgun: false,
    net: false,
    armor: false,
    link: 'none',
    entry: false,
    exit: false,
  }));

/** L17: a round gun mount with a barrel behind each of its attacks; the numbers stay upright. */
export const drawTurret = (pen: Pen, turret: Turret, detail: Detail): void => {
  const edges = edgesOf(turret);
  cutOut(pen, disc(0, 0, 0.72), COLORS.steelDark, COLORS.soot, 0.04);
  pen.strokeStyle = COLORS.steelEdge;
  pen.lineWidth = 0.05;
  pen.stroke(disc(0, 0, 0.66));
  pen.fillStyle = COLORS.steelLight;
  for (let bolt = 0; bolt < 12; bolt++) {
    const angle = ((bolt + 0.5) * Math.PI) / 6;
    pen.fill(disc(Math.cos(angle) * 0.57, Math.sin(angle) * 0.57, 0.035));
  }
  for (const { edge, melee, ranged } of edges) {
    if (!melee && !ranged) continue;
    facing(pen, edge + turret.rot, () =>
      cutOut(pen, polygon(-0.12, -0.7, 0.12, -0.7, 0.16, 0, -0.16, 0), COLORS.steelLight, COLORS.soot, 0.03),
    );
  }
  cutOut(pen, hexagon(0.38), COLORS.steel, COLORS.soot, 0.04);
  pen.strokeStyle = COLORS.steelEdge;
  pen.lineWidth = 0.035;
  pen.stroke(hexagon(0.33));
  for (const edge of edges) facing(pen, edge.edge + turret.rot, () => drawAttacks(pen, edge, false, false, detail));
  const [strongest] = edges.flatMap(({ melee, ranged }) => [melee?.value ?? 0, ranged?.value ?? 0]).sort((a, b) => b - a);
  if (strongest !== undefined && strongest > 1)
    drawNumber(pen, String(strongest), 0, 0, 0.36, { color: COLORS.bone, outline: COLORS.soot });
  else {
    pen.fillStyle = COLORS.wound;
    pen.fill(disc(0, 0, 0.13));
  }
  turret.initiative.forEach((value, index) => {
    const corner = INITIATIVE_CORNERS[index];
    if (corner) initiativeBadge(pen, corner, { value, change: 0 }, detail);
  });
};

/** More wounds than this are shown as a number. */
const MOST_PIPS = 5;

/** R1: the wounds that open a warehouse as pips, those it has crossed out. */
const drawLock = (pen: Pen, { opens, wounds }: Warehouse, y: number): void => {
  if (opens > MOST_PIPS) {
    cutOut(pen, disc(0, y, 0.2), COLORS.heart, COLORS.soot, 0.035);
    return drawNumber(pen, String(opens - wounds), 0, y, 0.27, { color: COLORS.soot });
  }
  for (let pip = 0; pip < opens; pip++) {
    const x = (pip - (opens - 1) / 2) * 0.25;
    const isLost = pip >= opens - wounds;
    cutOut(pen, disc(x, y, 0.1), isLost ? COLORS.soot : COLORS.heart, COLORS.soot, 0.035);
    if (!isLost) continue;
    pen.strokeStyle = COLORS.wound;
    pen.lineWidth = 0.04;
    pen.beginPath();
    pen.moveTo(x - 0.07, y - 0.07);
    pen.lineTo(x + 0.07, y + 0.07);
    pen.moveTo(x + 0.07, y - 0.07);
    pen.lineTo(x - 0.07, y + 0.07);
    pen.stroke();
  }
};

/** R1: a crate with the number of prizes in it, and what opens it. */
export const drawWarehouse = (pen: Pen, warehouse: Warehouse): void => {
  const [half, top, bottom] = [0.5, -0.6, 0.28];
  cutOut(pen, polygon(-half, top, half, top, half, bottom, -half, bottom), '#c88a45', COLORS.soot, 0.05);
  pen.fillStyle = 'rgba(60,30,8,0.75)';
  for (let plank = 1; plank < 4; plank++) pen.fillRect(-half, top + plank * 0.22 - 0.012, half * 2, 0.024);
  pen.strokeStyle = '#7d4f20';
  pen.lineWidth = 0.1;
  pen.stroke(polygon(-half + 0.05, top + 0.05, half - 0.05, top + 0.05, half - 0.05, bottom - 0.05, -half + 0.05, bottom - 0.05));
  cutOut(pen, disc(0, (top + bottom) / 2, 0.27), COLORS.soot, COLORS.select, 0.03);
  drawNumber(pen, String(warehouse.markers.length), 0, (top + bottom) / 2, 0.34, { color: COLORS.select });
  drawLock(pen, warehouse, 0.5);
};
