import type { TerrainType } from '../model/terrain.js';
import type { ArmyId } from '../model/tile.js';
import type { EmblemName } from './icons/sources.js';

/** Whose colors a thing has: those of an army, or of a unit without an owner (P2). */
export type Livery = ArmyId | 'nobody';

/** One figure of simple geometry, and how far apart it stands in a row, the rows from each other, and every other row from the one before. */
export interface Pattern {
  readonly path: string;
  readonly across: number;
  readonly down: number;
  readonly shift: number;
}

/** The colors and the emblem of an army. */
interface LiveryLook {
  /** The army's color: plates, rims, seats in the page. */
  readonly paint: string;
  /** The same paint in shadow and in light. */
  readonly shade: string;
  readonly light: string;
  /** What is stenciled on the paint. */
  readonly ink: string;
  readonly emblem: EmblemName;
}

interface ArmyLook extends LiveryLook {
  /** What is repeated behind the name of the army: each differs in shape, not only in color. */
  readonly pattern: Pattern;
}

/**
 * The lightness (CIE L*) of the paints rises in steps of 6 and more, so that they differ in greyscale and for every kind of color
 * blindness; the emblem repeats the difference. Measured in test/picture/palette.test.ts.
 */
export const LIVERIES: Readonly<Record<ArmyId, ArmyLook> & Record<'nobody', LiveryLook>> = {
  // Wires of a circuit.
  moloch: {
    paint: '#681716',
    shade: '#3c0b0c',
    light: '#b03a31',
    ink: '#fff1e2',
    emblem: 'cog',
    pattern: { path: 'h9l6 7h9m0 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0m-15-7l6-7h4', across: 38, down: 24, shift: 19 },
  },
  // Leaves of a vine.
  neojungle: {
    paint: '#0e4e43',
    shade: '#06271f',
    light: '#25806b',
    ink: '#eefff6',
    emblem: 'three-leaves',
    pattern: { path: 'q10-12 22-12q-1 12-22 12zm0 0l15-8m-15 8q6 8 17 7q-5-7-17-7z', across: 32, down: 28, shift: 16 },
  },
  // Rings of a blast.
  doomsday: {
    paint: '#7e3e78',
    shade: '#42203f',
    light: '#ab6aa4',
    ink: '#fff6ff',
    emblem: 'radioactive',
    pattern: {
      path: 'a3 3 0 1 0 6 0a3 3 0 1 0-6 0m-6 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0m-6 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0',
      across: 44,
      down: 32,
      shift: 22,
    },
  },
  // Scratches of claws.
  borgo: {
    paint: '#0b78b3',
    shade: '#083a5a',
    light: '#3d98d2',
    ink: '#f8fdff',
    emblem: 'fangs',
    pattern: { path: 'q5-6 6-16m2 17q5-7 6-18m2 17q5-6 6-16', across: 36, down: 26, shift: 18 },
  },
  // Bricks of a wall.
  'new-york': {
    paint: '#98807c',
    shade: '#4b3d3a',
    light: '#c7b2ae',
    ink: '#170a07',
    emblem: 'bridge',
    pattern: { path: 'h24v11h-24z', across: 24, down: 11, shift: 12 },
  },
  // Chevrons of ranks.
  outpost: {
    paint: '#75a65e',
    shade: '#2f5023',
    light: '#a3d08d',
    ink: '#0c1a08',
    emblem: 'steelwing-emblem',
    pattern: { path: 'l10-8 10 8m-20 7l10-8 10 8', across: 30, down: 26, shift: 15 },
  },
  // Meshes of a net.
  hegemony: {
    paint: '#e8bc2b',
    shade: '#84620f',
    light: '#ffdf82',
    ink: '#231700',
    emblem: 'crown',
    pattern: { path: 'l14-11 14 11-14 11z', across: 28, down: 22, shift: 0 },
  },
  nobody: { paint: '#f4f0ea', shade: '#8f897f', light: '#ffffff', ink: '#1c1a17', emblem: 'skull-crossed-bones' },
};

/** Metal, signs and lights of the board and its tiles. */
export const COLORS = {
  void: '#0d0f11',
  steel: '#2b3034',
  steelDark: '#15181b',
  steelLight: '#5c656c',
  steelEdge: '#8d979e',
  rust: '#7a4326',
  bone: '#f3ead6',
  soot: '#0b0c0e',
  melee: '#f6efe0',
  ranged: '#ffc24a',
  gauss: '#6fe8ff',
  net: '#d9e2e8',
  friend: '#d9f4ff',
  enemy: '#ff5a2b',
  enemy2: '#ff6fd8',
  enemy3: '#ffd23f',
  link: '#57c7be',
  hostile: '#ff8a5c',
  venom: '#d4f04a',
  redirect: '#cdb4ff',
  armor: '#b9c3ca',
  /** Done: of the page only. */
  good: '#c3dc52',
  up: '#7dff8a',
  down: '#ff9a4d',
  medic: '#ff5f52',
  move: '#8fe3ff',
  wound: '#ff4a3d',
  woundDeep: '#8c1712',
  heart: '#ff6a5c',
  hurtLife: '#ffb4a4',
  legal: '#8fe3ff',
  select: '#fff3b0',
  target: '#ff5a48',
  decision: '#ffb52e',
} as const;

interface GroundColors {
  readonly ground: string;
  /** The pattern on the ground. */
  readonly mark: string;
  /** Around an element. */
  readonly edge: string;
}

/** L1: the colors of terrain; each type has a pattern of its own as well (picture/terrain/floors.ts). */
export const GROUNDS: Readonly<Record<TerrainType, GroundColors>> = {
  forest: { ground: '#15301c', mark: '#2f6536', edge: '#7fcf6d' },
  hill: { ground: '#5b4426', mark: '#97743f', edge: '#e2b56a' },
  water: { ground: '#103a58', mark: '#3c84b3', edge: '#7dc9f5' },
  wasteland: { ground: '#69644f', mark: '#3f3b2c', edge: '#d8cda0' },
  base: { ground: '#4c565d', mark: '#7d8a93', edge: '#cfdbe3' },
  bunker: { ground: '#2b302b', mark: '#5d6657', edge: '#b2bfa2' },
  warehouse: { ground: '#583519', mark: '#a2672f', edge: '#f0ab5f' },
  rock: { ground: '#393639', mark: '#7a757a', edge: '#bdb6bc' },
  hole: { ground: '#050506', mark: '#4a1d14', edge: '#d05a3c' },
};
