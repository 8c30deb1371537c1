import { type Board, BOARDS, tabulate } from '../hex/boards.js';
import { type Cell, cellOf, distance, type Hex, HEXES, hexOf, includesHex, stepFrom } from '../hex/cells.js';
import { DIRECTIONS } from '../hex/direction.js';
import type { Table } from '../model/state.js';
import { HEX_FEATURES, TERRAIN, type TerrainElement, type TerrainFeature, type Turret } from '../model/terrain.js';
import { reachable } from './reachable.js';

/** What of a table says where the ground is what. */
export type WithTerrain = Pick<Table, 'options' | 'terrain'>;

/** What the terrain of a table makes of its board. It never changes while a match is played. */
export interface Landscape {
  /** The board in play (L3), with lines of fire that end at High hexes (L7). */
  readonly board: Board;
  readonly elements: readonly TerrainElement[];
  /** By cell, the place in the list of the element that counts there (L2); −1 where there is none. */
  readonly elementAt: readonly number[];
  /** By feature and cell. */
  readonly is: { readonly [F in TerrainFeature]: readonly boolean[] };
  /** L20: the cells that have to be taken for the board to be full; turrets are not known here. */
  readonly counted: readonly Cell[];
  /** L6, L11: the cells that destroy units by coming onto them, by q and then r. */
  readonly deadly: readonly Cell[];
}

/** L2: the place of the element that counts on a hex: of those that lie on each other the smaller one, of two alike the later one; or −1. */
export const countingAt = (elements: readonly TerrainElement[], hex: Hex): number => {
  let found = -1;
  elements.forEach(({ hexes }, index) => {
    if (!includesHex(hexes, hex)) return;
    if (found < 0 || hexes.length <= elements[found]!.hexes.length) found = index;
  });
  return found;
};

/** L1: whether a hex of an element has a feature; a panel is neither closed nor High (L18). */
const hasFeature = (element: TerrainElement, hex: Hex, feature: TerrainFeature): boolean => {
  const { type, features } = element;
  const always: readonly TerrainFeature[] = TERRAIN[type].always;
  const single = HEX_FEATURES.find((other) => other === feature);
  const has = always.includes(feature) || features.includes(feature) || (single && includesHex(element[single] ?? [], hex));
  return has === true && (feature === 'panel' || !hasPanel(feature) || !hasFeature(element, hex, 'panel'));
};

const hasPanel = (feature: TerrainFeature): boolean => feature === 'closed' || feature === 'high';

const workOut = ({ options, terrain }: WithTerrain): Landscape => {
  const elementAt = HEXES.map((hex) => countingAt(terrain, hex));
  const column = (feature: TerrainFeature): boolean[] =>
    HEXES.map((hex, cell) => elementAt[cell]! >= 0 && hasFeature(terrain[elementAt[cell]!]!, hex, feature));
  const is: Landscape['is'] = {
    closed: column('closed'),
    deep: column('deep'),
    defense: column('defense'),
    dismal: column('dismal'),
    fatal: column('fatal'),
    fortress: column('fortress'),
    high: column('high'),
    jungle: column('jungle'),
    panel: column('panel'),
    plain: column('plain'),
    poisonous: column('poisonous'),
    radioactive: column('radioactive'),
    rocky: column('rocky'),
    swamp: column('swamp'),
    thick: column('thick'),
    tight: column('tight'),
    watchtower: column('watchtower'),
    whirlpool: column('whirlpool'),
  };
  const base = BOARDS[options.board];
  const beyond = BOARDS.expanded.cells.filter((cell) => cell >= base.size && elementAt[cell]! >= 0);
  const board = tabulate(options.board, [...base.cells, ...beyond], (cell) => is.high[cell]!);
  const counted = [...BOARDS.main.cells, ...beyond].filter((cell) => !is.closed[cell] && !is.fatal[cell]);
  const deadly = board.cells.filter((cell) => is.fatal[cell] || is.swamp[cell]);
  return { board, elements: terrain, elementAt, is, counted, deadly };
};

/** By list and board: a list of terrain is never changed in place. */
const KNOWN = new WeakMap<readonly TerrainElement[], Partial<Record<Board['id'], Landscape>>>();

/** The landscape of a table, worked out once; null where there is no terrain. */
export const landscapeOf = (table: WithTerrain): Landscape | null => {
  if (table.terrain.length === 0) return null;
  let known = KNOWN.get(table.terrain);
  if (!known) KNOWN.set(table.terrain, (known = {}));
  return (known[table.options.board] ??= workOut(table));
};

/** S1, L3: the board in play. */
export const boardOf = (table: WithTerrain): Board => landscapeOf(table)?.board ?? BOARDS[table.options.board];

/** Whether a cell lies on the board in play. */
export const isOnBoard = (table: WithTerrain, cell: Cell): boolean => {
  const landscape = landscapeOf(table);
  if (!landscape) return cell >= 0 && cell < BOARDS[table.options.board].size;
  return landscape.board.cells.includes(cell);
};

/** The cells of an element that count as its (L2), by q and then r. */
export const cellsOf = ({ board, elementAt }: Landscape, element: number): Cell[] =>
  board.cells.filter((cell) => elementAt[cell] === element);

/** The hex of an element nearest to a hex, the first by q and then r. */
export const nearestHex = (landscape: Landscape, element: number, hex: Hex): Hex =>
  cellsOf(landscape, element)
    .map(hexOf)
    .reduce((best, other) => (distance(other, hex) < distance(best, hex) ? other : best));

/** L17: whether a turret stands on a base or a bunker. */
export const standsOn = (terrain: readonly TerrainElement[], { at }: Pick<Turret, 'at'>): boolean =>
  terrain.some(({ type, hexes }) => (type === 'base' || type === 'bunker') && includesHex(hexes, at));

/** L1: the hexes of a set that are connected with one of them. */
export const connectedHexes = (hexes: readonly Hex[], from: Hex): readonly Hex[] => {
  const next = (cell: number): number[] =>
    DIRECTIONS.map((direction) => stepFrom(hexOf(cell), direction))
      .filter((hex) => includesHex(hexes, hex))
      .map(cellOf);
  const found = reachable([cellOf(from)], next);
  return hexes.filter((hex) => found.has(cellOf(hex)));
};

/** Whether there is terrain on a hex. */
export const hasTerrain = ({ terrain }: Pick<Table, 'terrain'>, at: Hex): boolean => terrain.some(({ hexes }) => includesHex(hexes, at));

/** L8: whether a unit takes no wounds from an attack that is made from another hex. */
export const isSheltered = (landscape: Landscape | null, from: Hex, to: Hex): boolean =>
  landscape !== null && landscape.is.thick[cellOf(to)]! && distance(from, to) > 1;
