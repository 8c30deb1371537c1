import { type BoardId, BOARDS } from '../hex/boards.js';
import { cellOf, type Hex } from '../hex/cells.js';
import type { EdgeStrengths, Rotation } from '../hex/direction.js';
import type { Seat } from './seat.js';

/** What can be special about a hex of terrain (L1). */
export const TERRAIN_FEATURES = [
  'closed',
  'deep',
  'defense',
  'dismal',
  'fatal',
  'fortress',
  'high',
  'jungle',
  'panel',
  'plain',
  'poisonous',
  'radioactive',
  'rocky',
  'swamp',
  'thick',
  'tight',
  'watchtower',
  'whirlpool',
] as const;
export type TerrainFeature = (typeof TERRAIN_FEATURES)[number];

/** The features that a type of terrain has always, and those that it may have. */
interface TerrainKind {
  readonly always: readonly TerrainFeature[];
  readonly possible: readonly TerrainFeature[];
}

/** L1 */
export const TERRAIN = {
  forest: { always: [], possible: ['thick', 'high', 'dismal', 'poisonous', 'jungle'] },
  hill: { always: [], possible: ['high', 'rocky', 'fortress', 'watchtower'] },
  water: { always: [], possible: ['deep', 'whirlpool', 'swamp'] },
  wasteland: { always: [], possible: ['plain', 'radioactive'] },
  base: { always: [], possible: ['closed', 'defense', 'panel', 'fortress', 'high'] },
  bunker: { always: [], possible: ['tight', 'fortress'] },
  warehouse: { always: ['closed', 'high'], possible: [] },
  rock: { always: ['closed', 'high'], possible: [] },
  hole: { always: ['fatal'], possible: [] },
} as const satisfies Readonly<Record<string, TerrainKind>>;
export type TerrainType = keyof typeof TERRAIN;
export const TERRAIN_TYPES = Object.keys(TERRAIN) as readonly TerrainType[];

/** L1: the features that a base can give to single hexes of it. */
export const HEX_FEATURES = ['closed', 'panel', 'high'] as const satisfies readonly TerrainFeature[];

/** R4 */
export const PRIZES = [
  'first-aid-kit',
  'enhanced-hit',
  'enhanced-shot',
  'accelerator',
  'mobility',
  'explosives',
  'additional-action',
] as const;
export type Prize = (typeof PRIZES)[number];

/** R1: prizes in a warehouse, and the wounds that open it. */
export interface Warehouse {
  readonly at: Hex;
  readonly opens: number;
  readonly wounds: number;
  readonly markers: readonly Prize[];
}

/** L1: a set of connected hexes with a type and features. */
export interface TerrainElement extends Readonly<Partial<Record<(typeof HEX_FEATURES)[number], readonly Hex[]>>> {
  readonly type: TerrainType;
  /** Those of all its hexes, sorted; what the type has always may be left out. */
  readonly features: readonly TerrainFeature[];
  readonly hexes: readonly Hex[];
  /** R1: what its hexes hold at first. */
  readonly prizes?: readonly Warehouse[];
}

/** S1, L3: the number of cells a list of the board in play has room for, hexes of terrain beyond the board included. */
export const boardSize = (board: BoardId, terrain: readonly TerrainElement[]): number => {
  let size = BOARDS[board].size;
  for (const { hexes } of terrain) for (const hex of hexes) size = Math.max(size, cellOf(hex) + 1);
  return size;
};

/** L17: what fires from a base or bunker. */
export interface Turret {
  readonly at: Hex;
  readonly rot: Rotation;
  readonly initiative: readonly number[];
  readonly melee?: EdgeStrengths;
  readonly ranged?: EdgeStrengths;
  /** The players whose units it neither hits nor is stopped by. */
  readonly spares: readonly Seat[];
}
