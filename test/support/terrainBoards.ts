import { unitOf } from '@hexfall/shared/content/catalog';
import { type Cell, cellOf, hexOf, hexText } from '@hexfall/shared/hex/cells';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import { pick, type RandomSource } from '@hexfall/shared/model/random';
import type { TileKey } from '@hexfall/shared/model/tile';
import type { ModePositionDraft } from './modePosition.js';
import { randomTerrain, somePrizes } from './randomTerrain.js';

const UNIT = /^(?:([\w-]+)(?:#\d)?\/)?([\w:-]+) (-?\d,-?\d)/;

/** The tile of a unit as a text, and where it stands. */
const partsOf = (text: string): { tile: TileKey; cell: Cell } => {
  const [, army, id, place] = UNIT.exec(text)!;
  const tile = id!.includes(':') ? id!.replace(':', '/') : id!.startsWith('bomber') ? `bomber/${id!}` : `${army!}/${id!}`;
  const [q, r] = place!.split(',').map(Number) as [number, number];
  return { tile: tile as TileKey, cell: cellOf([q, r]) };
};

/** A position on random terrain, without the units and foundations that cannot lie there; some units carry prizes (R3). */
export const onTerrain = <D extends ModePositionDraft>(draft: D, random: RandomSource): D => {
  const { terrain, turrets, carries } = randomTerrain(random);
  const isFit = (text: string): boolean => carries(partsOf(text).cell, partsOf(text).tile);
  const units = (draft.units ?? []).filter(isFit);
  const taken = new Set((draft.units ?? []).map((text) => partsOf(text).cell));
  const patches = new Set(terrain.flatMap(({ hexes }) => hexes.map(cellOf)));
  const more = [...(units.length > 0 ? patches : [])].flatMap((cell) => {
    const text = pick(units, random);
    const { tile } = partsOf(text);
    if (taken.has(cell) || unitOf(tile).isHq || tile.startsWith('bomber/') || random() < 0.5 || !carries(cell, tile)) return [];
    return [`${text.slice(0, text.indexOf(' '))} ${hexText(hexOf(cell))} r${pick(DIRECTIONS, random)}`];
  });
  const all = [...units, ...more].map((text) => (text.startsWith('bomber') ? text : `${text}${somePrizes(partsOf(text).tile, random)}`));
  const isLeft = (text: string): boolean => {
    const { cell } = partsOf(text);
    // P8: a Mine lies under no unit.
    return carries(cell, 'outpost/scout') && !(text.includes('/mine ') && more.some((unit) => partsOf(unit).cell === cell));
  };
  return { ...draft, units: all, foundations: (draft.foundations ?? []).filter(isLeft), terrain, turrets };
};
