import { HEXES } from '../hex/cells.js';
import { DIRECTIONS } from '../hex/direction.js';
import { formatSource } from '../model/decision.js';

/* The source of a hit besides the place of a unit, as a number: a direction for an attack through that edge, or one of these. */
export const EXPLOSION = 6;
export const VENOM = 7;
/** Added to the place of an element of terrain (L21) or a turret (L17) in its list. */
export const TERRAIN_SOURCE = 8;
export const TURRET_SOURCE = TERRAIN_SOURCE + (1 << 13);

/** By cell and source, as saves name it; explosions last. */
const FROM_UNITS: readonly (readonly string[])[] = HEXES.map((from) => [
  ...DIRECTIONS.map((direction) => formatSource({ kind: 'attack', from, direction })),
  formatSource({ kind: 'explosion', from }),
]);

/** The text of a source, as saves name it; the cell is that of the unit it comes from, if there is one. */
export const sourceText = (cell: number, source: number): string => {
  if (source === VENOM) return formatSource({ kind: 'venom' });
  if (source < VENOM) return FROM_UNITS[cell]![source]!;
  return source < TURRET_SOURCE
    ? formatSource({ kind: 'terrain', index: source - TERRAIN_SOURCE })
    : formatSource({ kind: 'turret', index: source - TURRET_SOURCE });
};

/** A number that sorts sources of one unit, or those of none, as their texts sort: `terrain/10` before `terrain/2`. */
export const sourceRank = (source: number): number => {
  if (source < TERRAIN_SOURCE) return source;
  const isTurret = source >= TURRET_SOURCE;
  const digits = String(source - (isTurret ? TURRET_SOURCE : TERRAIN_SOURCE));
  let rank = isTurret ? 1 : 0;
  for (let place = 0; place < 4; place++) rank = rank * 11 + (place < digits.length ? Number(digits[place]) + 1 : 0);
  return TERRAIN_SOURCE + rank;
};

/** Whether it is terrain, which hits through no edge. */
export const isTerrain = (source: number): boolean => source >= TERRAIN_SOURCE && source < TURRET_SOURCE;
