import { unitOf } from '@hexfall/shared/content/catalog';
import { BOARDS } from '@hexfall/shared/hex/boards';
import { type Cell, cellOf, type Hex, hexOf, OFF_BOARD, sameHex, stepFrom } from '@hexfall/shared/hex/cells';
import { DIRECTIONS, type EdgeStrengths } from '@hexfall/shared/hex/direction';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { pick, type RandomSource } from '@hexfall/shared/model/random';
import {
  type Prize,
  PRIZES,
  TERRAIN,
  TERRAIN_TYPES,
  type TerrainElement,
  type Turret,
  type Warehouse,
} from '@hexfall/shared/model/terrain';
import type { TileKey } from '@hexfall/shared/model/tile';
import { groundOf } from '../model/ground.js';

/** Terrain and turrets, and what can stand on them. */
export interface RandomTerrain {
  readonly terrain: readonly TerrainElement[];
  readonly turrets: readonly Turret[];
  /** L5, L6, L11, L17, L18: whether a unit can stand on a hex. */
  readonly carries: (cell: Cell, tile: TileKey) => boolean;
}

const INNER = BOARDS.main.cells.map(hexOf);
const ALL = BOARDS.expanded.cells.map(hexOf);

/** Connected hexes that no other element has, as many as that or fewer. */
const patch = (size: number, taken: readonly Hex[], random: RandomSource): Hex[] => {
  const hexes: Hex[] = [];
  let next: Hex = pick(random() < 0.85 ? INNER : ALL, random);
  for (let tries = 0; tries < 3 * size && hexes.length < size; tries++) {
    const isFree = cellOf(next) !== OFF_BOARD && ![...taken, ...hexes].some((other) => sameHex(other, next));
    if (isFree) hexes.push(hexOf(cellOf(next)));
    next = stepFrom(hexes.length > 0 ? pick(hexes, random) : next, pick(DIRECTIONS, random));
  }
  return hexes;
};

const prizesOn = (at: Hex, random: RandomSource): readonly Warehouse[] => [
  { at, opens: 1 + Math.floor(random() * 4), wounds: 0, markers: [pick(PRIZES, random), pick(PRIZES, random)].sort() },
];

const turretOn = (at: Hex, random: RandomSource): Turret => {
  const edges = (): EdgeStrengths => Object.fromEntries([0, 1].map(() => [pick(DIRECTIONS, random), 1 + Math.floor(random() * 2)]));
  const spares = random() < 0.3 ? [random() < 0.5 ? 0 : 1] : [];
  return { at, rot: pick(DIRECTIONS, random), initiative: [Math.floor(random() * 4)], melee: edges(), ranged: edges(), spares };
};

/** L2: an element on some hexes of another one, now and then. */
const onTop = (hexes: readonly Hex[], random: RandomSource): TerrainElement[] =>
  hexes.length > 1 && random() < 0.1 ? [{ type: pick(['hole', 'rock', 'bunker'] as const, random), features: [], hexes: [hexes[0]!] }] : [];

/** Two to seven elements, with turrets and prizes. */
export const randomTerrain = (random: RandomSource): RandomTerrain => {
  const elements: TerrainElement[] = [];
  const turrets: Turret[] = [];
  for (let count = 2 + Math.floor(random() * 6); count > 0; count--) {
    const type = pick(TERRAIN_TYPES, random);
    const taken = elements.flatMap(({ hexes }) => hexes);
    const hexes = patch(1 + Math.floor(random() * 5), taken, random);
    if (hexes.length === 0) continue;
    const features = TERRAIN[type].possible.filter((feature) => feature !== 'closed' && feature !== 'panel' && random() < 0.45);
    const last = hexes[hexes.length - 1]!;
    const single =
      type === 'base' && hexes.length > 1
        ? {
            ...(random() < 0.6 && { panel: [last] }),
            ...(random() < 0.3 && { closed: [hexes[0]!] }),
            ...(random() < 0.3 && { high: [last] }),
          }
        : {};
    const prizes = type === 'warehouse' ? prizesOn(hexes[0]!, random) : [];
    elements.push({ type, features: features.toSorted(), hexes, ...single, ...(prizes.length > 0 && { prizes }) });
    if ((type === 'base' || type === 'bunker') && random() < 0.6) turrets.push(turretOn(hexes[0]!, random));
    else if (type !== 'warehouse') elements.push(...onTop(hexes, random));
  }
  return { terrain: elements, turrets, carries: carriedBy(elements, turrets) };
};

/** What can stand on terrain. */
export const carriedBy = (terrain: readonly TerrainElement[], turrets: readonly Turret[]): RandomTerrain['carries'] => {
  const { is } = groundOf({ options: { ...DEFAULT_OPTIONS, board: 'expanded' }, terrain });
  return (cell, tile) => {
    const { isHq, spec } = unitOf(tile);
    const isHeavy = !isHq && (spec.extraToughness ?? 0) > 0;
    if (is(cell, 'closed') || is(cell, 'fatal') || turrets.some(({ at }) => cellOf(at) === cell)) return false;
    return !(isHeavy && (is(cell, 'jungle') || is(cell, 'swamp'))) && !(isHq && is(cell, 'panel'));
  };
};

/** R3: prizes for one unit in a few, as words behind its text. */
export const somePrizes = (tile: TileKey, random: RandomSource): string => {
  if (unitOf(tile).isHq || random() > 0.2) return '';
  const prizes: Prize[] = [pick(PRIZES, random), ...(random() < 0.4 ? [pick(PRIZES, random)] : [])];
  return prizes
    .toSorted()
    .map((prize) => ` ${prize}`)
    .join('');
};
