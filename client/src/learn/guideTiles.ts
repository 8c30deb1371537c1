import { BASE_ARMIES, TILES } from '@hexfall/shared/content/catalog';
import { isUnit, type CompiledTile, type CompiledUnit } from '@hexfall/shared/content/compile';
import { ARMY_IDS, type ArmyId, type TileKey } from '@hexfall/shared/model/tile';
import type guide from '@hexfall/shared/locales/en/guide.json';

type Point = keyof (typeof guide)['tile'];

const unit =
  (shows: (unit: CompiledUnit) => boolean) =>
  (tile: CompiledTile): boolean =>
    isUnit(tile) && !tile.isHq && shows(tile);

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
  rocket: unit(({ hasRocket }) => hasRocket),
  shotgun: unit(({ spec }) => spec.shotgun !== undefined),
  sharpshooter: unit(({ isSharpshooter }) => isSharpshooter),
  spy: unit(({ isSpy }) => isSpy),
  venom: unit(({ isVenomous }) => isVenomous),
  push: unit(({ pushesBack }) => pushesBack),
  foundation: ({ kind }) => kind === 'foundation',
  instant: ({ kind }) => kind === 'instant',
};

/** The armies of the base game come first. */
const ARMIES_SHOWN: readonly ArmyId[] = [...BASE_ARMIES, ...ARMY_IDS];

/** A tile on which a point of the guide can be seen, and its army. */
export const exampleOf = (point: Point): { readonly tile: TileKey; readonly army: ArmyId } | null => {
  for (const army of ARMIES_SHOWN) {
    const found = Object.values(TILES).find((tile) => tile.deck === army && SHOWS[point](tile));
    if (found) return { tile: found.key, army };
  }
  return null;
};
