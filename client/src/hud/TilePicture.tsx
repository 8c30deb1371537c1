import type { Rotation } from '@hexfall/shared/hex/direction';
import type { TileKey } from '@hexfall/shared/model/tile';
import { tileUrl } from '../board/TileCanvas.js';
import type { Livery } from '../board/types.js';

interface Props {
  readonly tile: TileKey;
  readonly livery: Livery;
  /** CSS pixels it is drawn for; style sheets may show it smaller. */
  readonly width: number;
  readonly rot?: Rotation;
  /** O7: tells two players with the same army apart. */
  readonly twin?: number;
}

/** Very large screens have a larger root font, and everything with it. */
const scale = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** A drawn tile without words: what it is in stands beside it or is the label around it. */
export const TilePicture = ({ tile, livery, width, rot = 0, twin = 0 }: Props) => (
  <img class="tile-picture" src={tileUrl(tile, { livery, width: width * scale(), rot, twin })} alt="" draggable={false} />
);
