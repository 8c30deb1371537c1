import { BASE_ARMIES, TILES } from '@hexfall/shared/content/catalog';
import type { CompiledTile, CompiledUnit } from '@hexfall/shared/content/compile';
import type { ArmyId, TileKey } from '@hexfall/shared/model/tile';
import type { guide } from '../text/en/guide.js';

type Point = keyof (typeof guide)['tile'];

const unit =
  (shows: (unit: CompiledUnit) => boolean) =>
  (tile: CompiledTile): boolean =>
    tile.kind !== 'instant' && !tile.isHq && shows(tile);

/** What a tile must have to be the example for a point of the guide. */
const SHOWS: { readonly [P in Point]: (tile: CompiledTile) => boolean } = {
  initiative: unit(({ initiative }) => initiative.length > 1),
  melee: unit(({ spec }) => Object.values(spec.melee ?? {}).some((strength) => strength > 1)),
  ranged: unit(({ spec }) => spec.ranged !== undefined && !spec.melee && !spec.armor),
  gauss: unit(({ spec }) => spec.gauss !== undefined),
  armor: unit(({ spec }) => (spec.armor?.length ?? 0) > 1),
  net: unit(({ spec }) => (spec.nets?.length ?? 0) > 1),
  toughness: unit(({ spec }) => (spec.extraToughness ?? 0) > 1),
  module: unit(({ kind, effects }) => kind === 'module' && effects.some((effect) => effect.kind === 'meleeStrength')),
  mobility: unit(({ mobility }) => mobility),
  instant: ({ kind }) => kind === 'instant',
};

/** A tile on which a point of the guide can be seen, and its army. */
export const exampleOf = (point: Point): { readonly tile: TileKey; readonly army: ArmyId } | null => {
  for (const army of BASE_ARMIES) {
    const found = Object.values(TILES).find((tile) => tile.deck === army && SHOWS[point](tile));
    if (found) return { tile: found.key, army };
  }
  return null;
};
