import { type Cell, hexOf } from '../../hex/cells.js';
import type { Hit } from '../../model/event.js';
import { NOBODY, type Table } from '../../model/state.js';
import type { Influence } from '../influenceTypes.js';
import { type Landscape, nearestHex } from '../landscape.js';
import { toughnessLeft } from '../toughness.js';

/** L10, L13: what the element under a unit does to it in phase 0. */
const woundsUnder = (table: Table, influence: Influence, { is }: Landscape, cell: Cell): number => {
  if (is.poisonous[cell] || is.radioactive[cell]) return 1;
  return is.whirlpool[cell] && !influence.field.tiles[cell]!.isHq ? toughnessLeft(table, influence, cell) : 0;
};

/** L16: the bases with defense on or beside whose hexes a cell lies, by their place in the list; they spare HQs. */
export const defendingBases = ({ board, is, elementAt }: Landscape, cell: Cell): number[] => {
  if (is.panel[cell]) return [];
  const bases = [cell, ...board.around[cell]!].filter((at) => is.defense[at]).map((at) => elementAt[at]!);
  return [...new Set(bases)].sort((a, b) => a - b);
};

/** L21: what terrain does to units in phase 0, by q and then r; each element deals one hit to a unit (D1). */
export const terrainHits = (table: Table, influence: Influence): Hit[] => {
  const { landscape, occupied } = influence.field;
  if (!landscape) return [];
  return occupied.flatMap((cell) => {
    const to = hexOf(cell);
    const hit = (index: number, wounds: number): Hit => ({
      from: nearestHex(landscape, index, to),
      direction: 0,
      to,
      arrival: 0,
      kind: 'terrain',
      wounds,
      by: NOBODY,
      index,
    });
    const under = woundsUnder(table, influence, landscape, cell);
    return [
      ...(under > 0 ? [hit(landscape.elementAt[cell]!, under)] : []),
      ...(influence.field.tiles[cell]!.isHq ? [] : defendingBases(landscape, cell).map((base) => hit(base, 1))),
    ];
  });
};
