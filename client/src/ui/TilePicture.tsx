import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Rotation } from '@hexfall/shared/hex/direction';
import type { TileKey } from '@hexfall/shared/model/tile';
import type { Livery } from '@hexfall/shared/picture/palette';
import { iconsArrived } from '../board/icons.js';
import { pictureRatio } from '../board/pixelRatio.js';
import { showTile } from '../board/TileCanvas.js';
import './pictures.css';

interface Props {
  readonly tile: TileKey;
  readonly livery: Livery;
  /** CSS pixels it is drawn for; style sheets may show it smaller. */
  readonly width: number;
  readonly rot?: Rotation;
  /** O7: tells two players with the same army apart. */
  readonly duplicate?: number;
  /** As small as a letter: its icon alone. */
  readonly isToken?: boolean;
}

/** Very large screens have a larger root font, and everything with it. */
const scale = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** A drawn tile without words: what it is in stands beside it or is the label around it. It has as many pixels as the screen; style sheets may change its size. */
export const TilePicture = ({ tile, livery, width, rot = 0, duplicate = 0, isToken = false }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = width * scale();
  const [icons, ratio] = [iconsArrived.value, pictureRatio.value];
  useLayoutEffect(() => {
    if (canvas.current) showTile(canvas.current, tile, { livery, width: shown, rot, duplicate, isToken });
  }, [tile, livery, shown, rot, duplicate, icons, ratio]);
  return <canvas class="tile-picture" ref={canvas} style={{ '--tile-width': `${shown}px` }} aria-hidden="true" />;
};
