import { useEffect, useRef } from 'preact/hooks';
import type { TerrainFeature, TerrainType, Turret, Prize } from '@hexfall/shared/model/terrain';
import { featureCanvas, floorCanvas, turretCanvas } from '../board/groundCanvas.js';
import { iconsArrived } from '../board/icons.js';
import { prizeCanvas } from '../board/TileCanvas.js';
import './GroundPicture.css';

const PRIZE_WIDTH = 28;

/** The sign of a prize as on the board; what is around it says its name. */
export const PrizePicture = ({ prize }: { readonly prize: Prize }) => {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => place.current?.replaceChildren(prizeCanvas(prize, PRIZE_WIDTH)), [prize]);
  return <span class="prize-picture" aria-hidden="true" ref={place} />;
};

/** CSS pixels that the pictures are drawn for; style sheets may show them smaller. */
const WIDTH = 96;
const SIGN_WIDTH = 32;

interface Props {
  readonly draw: () => HTMLCanvasElement;
  /** What the picture depends on. */
  readonly of: readonly unknown[];
}

/** A drawing without words: what is around it says what it is. */
const CanvasPicture = ({ draw, of }: Props) => {
  const place = useRef<HTMLSpanElement>(null);
  const icons = iconsArrived.value;
  useEffect(() => place.current?.replaceChildren(draw()), [...of, icons]);
  return <span class="ground-picture" aria-hidden="true" ref={place} />;
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
