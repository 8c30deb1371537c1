import { pick, type Random } from '@hexfall/shared/ai/random';
import { hexText } from '@hexfall/shared/hex/cells';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import type { TileKey } from '@hexfall/shared/model/tile';
import type { ArenaDraft } from './arena.js';
import { elementOf } from './ground.js';
import { randomTerrain, somePrizes } from './randomTerrain.js';

const UNIT = /^(?:([\w-]+)(?:#\d)?\/)?([\w:-]+) (-?\d,-?\d)/;

/** The tile of a unit as a text, and its hex. */
const partsOf = (text: string): { tile: TileKey; place: string } => {
  const [, army, id, place] = UNIT.exec(text)!;
  const tile = id!.includes(':') ? id!.replace(':', '/') : id!.startsWith('bomber') ? `bomber/${id!}` : `${army!}/${id!}`;
  return { tile: tile as TileKey, place: place! };
};

/** A position on random terrain, without the units and foundations that cannot lie there; some units carry prizes (R3). */
export const onTerrain = <D extends ArenaDraft>(draft: D, random: Random): D => {
  const { terrain, turrets, carries } = randomTerrain(random);
  const units = (draft.units ?? []).filter((text) => carries(partsOf(text).place, partsOf(text).tile));
  const outside = terrain.flatMap((text) => (elementOf(text)['hexes'] as readonly [number, number][]).map(hexText));
  const isTaken = (place: string): boolean => (draft.units ?? []).some((text) => partsOf(text).place === place);
  const more = [...new Set(outside)].flatMap((place) => {
    const model = pick(units.length > 0 ? units : ['bomber 0,0'], random);
    const { tile } = partsOf(model);
    if (isTaken(place) || tile.endsWith('/hq') || tile.startsWith('bomber/') || random() < 0.5 || !carries(place, tile)) return [];
    return [`${model.slice(0, model.indexOf(' '))} ${place} r${pick(DIRECTIONS, random)}`];
  });
  const all = [...units, ...more].map((text) => (text.startsWith('bomber') ? text : `${text}${somePrizes(partsOf(text).tile, random)}`));
  const foundations = (draft.foundations ?? []).filter((text) => {
    const { place } = partsOf(text);
    // Nothing light lies where nothing stands (L5, L6); a Mine lies under no unit (P8).
    return carries(place, 'outpost/scout') && !(text.includes('/mine ') && more.some((unit) => partsOf(unit).place === place));
  });
  return { ...draft, units: all, foundations, terrain, turrets };
};
