import type { TerrainFeature, TerrainType, Turret } from '@hexfall/shared/model/terrain';
import { drawFeatureSign } from './terrain/featureSigns.js';
import { drawFloor } from './terrain/floors.js';
import { drawTurret } from './terrain/structures.js';
import { APOTHEM, type Pen } from './tile/pen.js';

/** A new canvas, sharp on this screen, in which the center is at 0,0 and 1 is half its width. */
const canvasOf = (width: number, height: number, draw: (pen: Pen) => void): HTMLCanvasElement => {
  const ratio = Math.min(3, Math.max(1, globalThis.devicePixelRatio));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * ratio);
  canvas.height = Math.ceil(height * ratio);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no 2D canvas');
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.scale(canvas.width / 2, canvas.width / 2);
  draw(pen);
  return canvas;
};

/** L1: the ground of a type of terrain, as wide as given. */
export const floorCanvas = (type: TerrainType, width: number): HTMLCanvasElement =>
  canvasOf(width, width * APOTHEM, (pen) => drawFloor(pen, type, type));

/** The sign of a feature of terrain. */
export const featureCanvas = (feature: TerrainFeature, width: number): HTMLCanvasElement =>
  canvasOf(width, width, (pen) => drawFeatureSign(pen, feature, 0, 0, 0.86));

/** L17: a turret as it stands on the board. */
export const turretCanvas = (turret: Turret, width: number): HTMLCanvasElement =>
  canvasOf(width, width * APOTHEM, (pen) => drawTurret(pen, turret, 'small'));
