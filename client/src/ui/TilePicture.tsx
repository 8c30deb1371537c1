import type { Rotation } from '@hexfall/shared/hex/direction';
import type { TileKey } from '@hexfall/shared/model/tile';
import { tileUrl } from '../board/TileCanvas.js';
import { APOTHEM } from '@hexfall/shared/picture/tile/pen';
import type { Livery } from '@hexfall/shared/picture/palette';
import './pictures.css';

interface Props {
  readonly tile: TileKey;
  readonly livery: Livery;
  /** CSS pixels it is drawn for; style sheets may show it smaller. */
  readonly width: number;
  readonly rot?: Rotation;
  /** O7: tells two players with the same army apart. */
  readonly duplicate?: number;
}

/** Very large screens have a larger root font, and everything with it. */
const scale = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/**
 * A drawn tile without words: what it is in stands beside it or is the label around it. The bitmap has as many pixels as the screen;
 * the size in CSS pixels stands in the attributes, and style sheets may change it.
 */
export const TilePicture = ({ tile, livery, width, rot = 0, duplicate = 0 }: Props) => {
  const shown = width * scale();
  return (
    <img
      class="tile-picture"
      src={tileUrl(tile, { livery, width: shown, rot, duplicate })}
      width={Math.round(shown)}
      height={Math.round(shown * APOTHEM)}
      alt=""
      draggable={false}
    />
  );
};
