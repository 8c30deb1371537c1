import { BOARDS, compareCells } from '@hexfall/shared/hex/boards';
import { type Cell, cellOf, distance, type Hex, hexOf, OFF_BOARD, sameHex, stepFrom } from '@hexfall/shared/hex/cells';
import type { Direction } from '@hexfall/shared/hex/direction';
import type { Hit } from '@hexfall/shared/model/event';
import { NOBODY, type Table } from '@hexfall/shared/model/state';
import type { TerrainElement, TerrainFeature } from '@hexfall/shared/model/terrain';

/** What lies under the units of a battle (L). */
export interface Ground {
  /** S1, L3: whether a cell belongs to the board in play. */
  readonly isInPlay: (cell: Cell) => boolean;
  /** The place in the list of the element that counts on a cell (L2), or none. */
  readonly elementAt: (cell: Cell) => number | undefined;
  readonly is: (cell: Cell, feature: TerrainFeature) => boolean;
  readonly elements: readonly TerrainElement[];
}

const covers = ({ hexes }: TerrainElement, hex: Hex): boolean => hexes.some((other) => sameHex(other, hex));

/** L2: an element lies on another one if all its hexes are hexes of that one; of two equal ones the later does. */
const liesOn = (elements: readonly TerrainElement[], upper: number, lower: number): boolean => {
  const [above, below] = [elements[upper]!, elements[lower]!];
  if (!above.hexes.every((hex) => covers(below, hex))) return false;
  return above.hexes.length < below.hexes.length || upper > lower;
};

export const groundOf = ({ options, terrain }: Pick<Table, 'options' | 'terrain'>): Ground => {
  const elementAt = (cell: Cell): number | undefined => {
    const here = terrain.flatMap((element, index) => (covers(element, hexOf(cell)) ? [index] : []));
    return here.find((upper) => here.every((other) => other === upper || liesOn(terrain, upper, other)));
  };
  const has = (cell: Cell, feature: TerrainFeature): boolean => {
    const place = elementAt(cell);
    if (place === undefined) return false;
    const element = terrain[place]!;
    const isAlways =
      ((element.type === 'rock' || element.type === 'warehouse') && (feature === 'high' || feature === 'closed')) ||
      (element.type === 'hole' && feature === 'fatal');
    const single = feature === 'closed' || feature === 'panel' || feature === 'high' ? (element[feature] ?? []) : [];
    return isAlways || element.features.includes(feature) || single.some((hex) => sameHex(hex, hexOf(cell)));
  };
  return {
    elements: terrain,
    elementAt,
    isInPlay: (cell) => cell !== OFF_BOARD && (BOARDS[options.board].cells.includes(cell) || elementAt(cell) !== undefined),
    // L18: a panel is neither closed nor High.
    is: (cell, feature) => has(cell, feature) && ((feature !== 'closed' && feature !== 'high') || !has(cell, 'panel')),
  };
};

/** The cell next to one, if it is in play. */
export const cellBeside = ({ isInPlay }: Ground, cell: Cell, direction: Direction): Cell => {
  const next = cellOf(stepFrom(hexOf(cell), direction));
  return isInPlay(next) ? next : OFF_BOARD;
};

/** L3, L7: the cells of a line of fire: it ends where the board does, and in the first High hex. */
export const lineFrom = (ground: Ground, cell: Cell, direction: Direction): Cell[] => {
  const next = cellBeside(ground, cell, direction);
  if (next === OFF_BOARD) return [];
  return ground.is(next, 'high') ? [next] : [next, ...lineFrom(ground, next, direction)];
};

/** A hit that an element deals. Its place of origin is the unit's own hex, or the hex of the element that is nearest. */
export const elementHit = (ground: Ground, place: number, cell: Cell, wounds: number): Hit => {
  const to = hexOf(cell);
  const own = BOARDS.expanded.cells.filter((other) => ground.elementAt(other) === place).sort(compareCells);
  const least = Math.min(...own.map((other) => distance(hexOf(other), to)));
  const from = hexOf(own.find((other) => distance(hexOf(other), to) === least)!);
  return { from, direction: 0, to, arrival: 0, kind: 'terrain', wounds, by: NOBODY, index: place };
};
