import { CanvasPen } from './CanvasPen.js';
import type { TerrainFeature, TerrainType, Turret } from '@hexfall/shared/model/terrain';
import { drawFeatureSign } from '@hexfall/shared/picture/terrain/featureSigns';
import { drawFloor } from '@hexfall/shared/picture/terrain/floors';
import { drawTurret } from '@hexfall/shared/picture/terrain/structures';
import type { Pen } from '@hexfall/shared/picture/Pen';
import { APOTHEM } from '@hexfall/shared/picture/tile/pen';

/** A new canvas, sharp on this screen, in which the center is at 0,0 and 1 is half its width. */
const canvasOf = (width: number, height: number, draw: (pen: Pen) => void): HTMLCanvasElement => {
  const ratio = Math.min(3, Math.max(1, globalThis.devicePixelRatio));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * ratio);
  canvas.height = Math.ceil(height * ratio);
  const pen = new CanvasPen(canvas);
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
