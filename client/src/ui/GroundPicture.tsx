import { useEffect, useRef } from 'preact/hooks';
import type { Prize, TerrainFeature, TerrainType, Turret } from '@hexfall/shared/model/terrain';
import type { Pen } from '@hexfall/shared/picture/Pen';
import { drawFeatureSign } from '@hexfall/shared/picture/terrain/featureSigns';
import { drawFloor } from '@hexfall/shared/picture/terrain/floors';
import { drawTurret } from '@hexfall/shared/picture/terrain/structures';
import { drawPrizeSign } from '@hexfall/shared/picture/terrain/unitSigns';
import { APOTHEM } from '@hexfall/shared/picture/tile/pen';
import { CanvasPen } from '../board/CanvasPen.js';
import { iconsArrived } from '../board/icons.js';
import { pictureRatio } from '../board/pixelRatio.js';
import './pictures.css';

/** A new canvas, sharp on this screen, in which the center is at 0,0 and 1 is half its width. */
const canvasOf = (width: number, height: number, draw: (pen: Pen) => void): HTMLCanvasElement => {
  const ratio = pictureRatio.value;
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
const floorCanvas = (type: TerrainType, width: number): HTMLCanvasElement =>
  canvasOf(width, width * APOTHEM, (pen) => drawFloor(pen, type, type));

/** The sign of a feature of terrain. */
const featureCanvas = (feature: TerrainFeature, width: number): HTMLCanvasElement =>
  canvasOf(width, width, (pen) => drawFeatureSign(pen, feature, 0, 0, 0.86));

/** L17: a turret as it stands on the board. */
const turretCanvas = (turret: Turret, width: number): HTMLCanvasElement =>
  canvasOf(width, width * APOTHEM, (pen) => drawTurret(pen, turret, 'small'));

/** The sign of a prize. */
const prizeCanvas = (prize: Prize, width: number): HTMLCanvasElement =>
  canvasOf(width, width, (pen) => drawPrizeSign(pen, prize, 0, 0, 0.74));

/** CSS pixels that the pictures are drawn for; style sheets may show them smaller. */
const WIDTH = 96;
const SIGN_WIDTH = 32;
const PRIZE_WIDTH = 28;

interface Props {
  readonly draw: () => HTMLCanvasElement;
  /** What the picture depends on. */
  readonly of: readonly unknown[];
  /** For styles. */
  readonly kind?: string;
}

/** A drawing without words: what is around it says what it is. */
const CanvasPicture = ({ draw, of, kind = 'ground-picture' }: Props) => {
  const place = useRef<HTMLSpanElement>(null);
  const [icons, ratio] = [iconsArrived.value, pictureRatio.value];
  useEffect(() => place.current?.replaceChildren(draw()), [...of, icons, ratio]);
  return <span class={kind} aria-hidden="true" ref={place} />;
};

/** L1: the ground of a type of terrain. */
export const FloorPicture = ({ type }: { readonly type: TerrainType }) => (
  <CanvasPicture draw={() => floorCanvas(type, WIDTH)} of={[type]} />
);

/** The sign of a feature of terrain. */
export const FeaturePicture = ({ feature }: { readonly feature: TerrainFeature }) => (
  <CanvasPicture draw={() => featureCanvas(feature, SIGN_WIDTH)} of={[feature]} />
);

/** L17: a turret as it stands on the board. */
export const TurretPicture = ({ turret }: { readonly turret: Turret }) => (
  <CanvasPicture draw={() => turretCanvas(turret, WIDTH)} of={[turret]} />
);

/** The sign of a prize as on the board; what is around it says its name. */
export const PrizePicture = ({ prize }: { readonly prize: Prize }) => (
  <CanvasPicture draw={() => prizeCanvas(prize, PRIZE_WIDTH)} of={[prize]} kind="prize-picture" />
);
