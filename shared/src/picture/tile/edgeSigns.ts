import { COLORS } from '../palette.js';
import type { Pen } from '../Pen.js';
import { Shape } from '../Shape.js';
import { APOTHEM, cutOut, type Detail, disc, polygon } from './pen.js';
import type { EdgeFace } from './tileFace.js';

/** Everything here points up, outward through the edge: turn the pen first. */

const OUTLINE = 0.03;

/** A riveted plate along the edge. */
const armor = (pen: Pen, detail: Detail): void => {
  const plate = polygon(-0.37, -0.74, -0.4, -0.8, -0.33, -0.855, 0.33, -0.855, 0.4, -0.8, 0.37, -0.74);
  cutOut(pen, plate, COLORS.armor, COLORS.soot, OUTLINE);
  pen.fillStyle = 'rgba(255,255,255,0.55)';
  pen.fill(polygon(-0.33, -0.855, 0.33, -0.855, 0.355, -0.83, -0.355, -0.83));
  pen.fillStyle = 'rgba(0,0,0,0.3)';
  pen.fill(polygon(-0.37, -0.74, 0.37, -0.74, 0.385, -0.768, -0.385, -0.768));
  if (detail === 'small') return;
  pen.fillStyle = COLORS.steelDark;
  for (const x of [-0.3, 0.3]) pen.fill(disc(x, -0.8, 0.022));
};

/** A patch of net hung inside the edge. */
const net = (pen: Pen, detail: Detail): void => {
  const patch = new Shape();
  patch.moveTo(-0.34, -0.855);
  patch.lineTo(0.34, -0.855);
  patch.quadraticCurveTo(0.24, -0.55, 0, -0.5);
  patch.quadraticCurveTo(-0.24, -0.55, -0.34, -0.855);
  patch.closePath();
  cutOut(pen, patch, 'rgba(12,14,16,0.82)', COLORS.soot, OUTLINE);
  pen.save();
  pen.clip(patch);
  pen.strokeStyle = COLORS.net;
  pen.lineWidth = detail === 'small' ? 0.04 : 0.026;
  const step = detail === 'small' ? 0.16 : 0.115;
  pen.beginPath();
  for (let x = -0.6; x <= 0.6; x += step) {
    pen.moveTo(x, -0.9);
    pen.lineTo(x + 0.45, -0.45);
    pen.moveTo(-x, -0.9);
    pen.lineTo(-x - 0.45, -0.45);
  }
  pen.stroke();
  pen.restore();
  pen.strokeStyle = COLORS.net;
  pen.lineWidth = detail === 'small' ? 0.05 : 0.035;
  pen.stroke(patch);
};

/** A cable from the plate to a socket in the edge; a long-distance one sends waves out. */
const link = (pen: Pen, face: EdgeFace, hostile: boolean, detail: Detail): void => {
  const color = hostile ? COLORS.hostile : COLORS.link;
  pen.fillStyle = color;
  pen.fill(polygon(-0.44, -0.865, 0.44, -0.865, 0.415, -0.82, -0.415, -0.82));
  if (face.melee || face.ranged || face.gauss || face.rocket > 0 || face.shotgun) return; // the attack takes the place of the socket
  cutOut(pen, polygon(-0.035, -0.74, 0.035, -0.74, 0.035, -0.47, -0.035, -0.47), color, COLORS.soot, OUTLINE);
  const socket = hostile
    ? polygon(-0.19, -0.855, -0.06, -0.64, 0, -0.72, 0.06, -0.64, 0.19, -0.855)
    : (() => {
        const path = new Shape();
        path.arc(0, -APOTHEM + 0.01, 0.17, 0, Math.PI);
        path.closePath();
        return path;
      })();
  cutOut(pen, socket, color, COLORS.soot, OUTLINE);
  if (detail === 'full') {
    pen.fillStyle = COLORS.soot;
    if (!hostile) pen.fill(disc(0, -0.78, 0.045));
  }
  if (face.link !== 'far') return;
  pen.lineWidth = 0.045;
  pen.strokeStyle = color;
  for (const radius of [0.27, 0.37]) {
    pen.beginPath();
    pen.arc(0, -APOTHEM + 0.01, radius, Math.PI * 0.25, Math.PI * 0.75);
    pen.stroke();
  }
};

/** P5: where shots of the own side come in … */
const entry = (pen: Pen): void => {
  const sign = polygon(-0.2, -0.84, 0, -0.66, 0.2, -0.84, 0.2, -0.76, 0, -0.57, -0.2, -0.76);
  cutOut(pen, sign, COLORS.redirect, COLORS.soot, OUTLINE);
};

/** … and where they go on. */
const exit = (pen: Pen): void => {
  const sign = polygon(0, -0.85, 0.19, -0.66, 0.09, -0.66, 0.09, -0.46, -0.09, -0.46, -0.09, -0.66, -0.19, -0.66);
  cutOut(pen, sign, COLORS.soot, COLORS.soot, OUTLINE);
  pen.strokeStyle = COLORS.redirect;
  pen.lineWidth = 0.05;
  pen.lineJoin = 'miter';
  pen.stroke(sign);
};

/** Draws what belongs to one edge apart from attacks, undermost first. `hostile`: the module works on enemies (C1). */
export const drawEdgeSigns = (pen: Pen, face: EdgeFace, hostile: boolean, detail: Detail): void => {
  if (face.net) net(pen, detail);
  if (face.link !== 'none') link(pen, face, hostile, detail);
  if (face.armor) armor(pen, detail);
  if (face.entry) entry(pen);
  if (face.exit) exit(pen);
};
