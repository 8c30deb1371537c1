import { useEffect, useRef } from 'preact/hooks';
import type { Prize } from '@hexfall/shared/model/terrain';
import { prizeCanvas } from '../board/TileCanvas.js';

const WIDTH = 28;

/** The sign of a prize as on the board; what is around it says its name. */
export const PrizePicture = ({ prize }: { readonly prize: Prize }) => {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => place.current?.replaceChildren(prizeCanvas(prize, WIDTH)), [prize]);
  return <span class="prize-picture" aria-hidden="true" ref={place} />;
};
