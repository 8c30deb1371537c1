import { TILES } from '@hexfall/shared/content/catalog';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import { tileCanvas } from '../board/TileCanvas.js';
import type { Livery } from '@hexfall/shared/picture/livery';

/** Every tile; `?width=150&deck=borgo&rot=2`. */
export const showTiles = (main: HTMLElement, params: URLSearchParams): Promise<void> => {
  main.className = 'sheet';
  const width = Number(params.get('width') ?? 150);
  const rot = DIRECTIONS[Number(params.get('rot') ?? 0)] ?? 0;
  for (const tile of Object.values(TILES)) {
    if (params.has('deck') && tile.deck !== params.get('deck')) continue;
    const livery: Livery = tile.deck === 'mercenary' ? 'outpost' : tile.deck === 'bomber' ? 'nobody' : tile.deck;
    main.append(tileCanvas(tile.key, { livery, width, rot }));
  }
  return Promise.resolve();
};
