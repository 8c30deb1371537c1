import type { BoardId } from '../hex/boards.js';
import type { Hex } from '../hex/cells.js';
import type { Direction } from '../hex/direction.js';
import type { Prize, TerrainElement, Turret, Warehouse } from '../model/terrain.js';
import type { Backdrop } from './backdropNames.js';

/** Terrain with a name, of the project's own making: what a table can be set up with (O11). */
export interface GameMap {
  readonly id: string;
  readonly name: string;
  /** For how many players it is made. */
  readonly players: { readonly min: number; readonly max: number };
  readonly board: BoardId;
  readonly backdrop: Backdrop;
  readonly terrain: readonly TerrainElement[];
  readonly turrets: readonly Turret[];
}

/** Part of a circle around the middle of the board, in sixths and clockwise. */
type Sixths = Direction;

/** The places of a map with two, three or six equal sides. */
const HALVES: readonly Sixths[] = [0, 3];
const THIRDS: readonly Sixths[] = [0, 2, 4];
const SIXTHS: readonly Sixths[] = [0, 1, 2, 3, 4, 5];

/** A hex turned around the middle of the board. `0 -` keeps −0 out. */
const turned = ([q, r]: Hex, sixths: number): Hex => (sixths === 0 ? [q, r] : turned([0 - r, q + r], sixths - 1));

const turnedAll = (hexes: readonly Hex[], sixths: number): readonly Hex[] => hexes.map((hex) => turned(hex, sixths));

/** A copy of an element on each side of a map. */
const onSides = (sides: readonly Sixths[], element: TerrainElement): TerrainElement[] =>
  sides.map((sixths) => ({
    ...element,
    hexes: turnedAll(element.hexes, sixths),
    ...(element.panel && { panel: turnedAll(element.panel, sixths) }),
    ...(element.prizes && { prizes: element.prizes.map((prize) => ({ ...prize, at: turned(prize.at, sixths) })) }),
  }));

const turretsOnSides = (sides: readonly Sixths[], turret: Turret): Turret[] =>
  sides.map((sixths) => ({ ...turret, at: turned(turret.at, sixths), rot: ((turret.rot + sixths) % 6) as Direction }));

const depot = (
  at: Hex,
  opens: number,
  ...markers: Prize[]
): Pick<TerrainElement, 'type' | 'features' | 'hexes'> & {
  readonly prizes: readonly Warehouse[];
} => ({ type: 'warehouse', features: [], hexes: [at], prizes: [{ at, opens, wounds: 0, markers: markers.sort() }] });

const ANY = { min: 2, max: 4 } as const;
const DUEL = { min: 2, max: 2 } as const;
const FOUR = { min: 4, max: 4 } as const;

/** Every map, those for few players first. */
export const MAPS: readonly GameMap[] = [
  {
    id: 'ford',
    name: 'The Ford',
    players: DUEL,
    board: 'main',
    backdrop: 'river',
    terrain: [
      ...onSides(HALVES, {
        type: 'water',
        features: ['deep'],
        hexes: [
          [1, 0],
          [2, -1],
        ],
      }),
      ...onSides(HALVES, { type: 'forest', features: ['thick'], hexes: [[0, -2]] }),
    ],
    turrets: [],
  },
  {
    id: 'bunkers',
    name: 'Two Bunkers',
    players: DUEL,
    board: 'main',
    backdrop: 'apron',
    terrain: [
      ...onSides(HALVES, {
        type: 'bunker',
        features: ['fortress'],
        hexes: [
          [-2, 0],
          [-2, 1],
        ],
      }),
      ...onSides(HALVES, { type: 'hill', features: ['watchtower'], hexes: [[0, -2]] }),
    ],
    turrets: [],
  },
  {
    id: 'marsh',
    name: 'The Marsh',
    players: DUEL,
    board: 'main',
    backdrop: 'marsh',
    terrain: [
      ...onSides(HALVES, {
        type: 'water',
        features: ['swamp'],
        hexes: [
          [-1, -1],
          [0, -2],
        ],
      }),
      ...onSides(HALVES, { type: 'water', features: ['whirlpool'], hexes: [[2, -1]] }),
    ],
    turrets: [],
  },
  {
    id: 'radio-mast',
    name: 'Radio Mast',
    players: DUEL,
    board: 'main',
    backdrop: 'apron',
    terrain: [
      {
        type: 'base',
        features: [],
        hexes: [
          [-1, 0],
          [0, 0],
          [1, 0],
        ],
        panel: [[0, 0]],
      },
    ],
    turrets: turretsOnSides(HALVES, { at: [1, 0], rot: 0, initiative: [1], ranged: { 0: 1 }, spares: [] }),
  },
  {
    id: 'old-forest',
    name: 'Old Forest',
    players: ANY,
    board: 'main',
    backdrop: 'forest',
    terrain: [
      ...onSides(THIRDS, {
        type: 'forest',
        features: ['dismal', 'poisonous'],
        hexes: [
          [0, -2],
          [1, -2],
        ],
      }),
      { type: 'forest', features: ['dismal', 'thick'], hexes: [[0, 0]] },
    ],
    turrets: [],
  },
  {
    id: 'high-ground',
    name: 'High Ground',
    players: ANY,
    board: 'main',
    backdrop: 'ridge',
    terrain: [
      { type: 'hill', features: ['high', 'watchtower'], hexes: [[0, 0]] },
      ...onSides(THIRDS, { type: 'rock', features: [], hexes: [[1, -2]] }),
      ...onSides(THIRDS, { type: 'hill', features: ['rocky'], hexes: [[0, -1]] }),
    ],
    turrets: [],
  },
  {
    id: 'craters',
    name: 'Craters',
    players: ANY,
    board: 'main',
    backdrop: 'craters',
    terrain: [
      ...onSides(THIRDS, { type: 'hole', features: [], hexes: [[1, -2]] }),
      { type: 'wasteland', features: ['radioactive'], hexes: [[0, 0]] },
    ],
    turrets: [],
  },
  {
    id: 'depot',
    name: 'The Depot',
    players: ANY,
    board: 'main',
    backdrop: 'yard',
    terrain: [
      depot([0, 0], 4, 'first-aid-kit', 'enhanced-shot', 'additional-action'),
      ...onSides(THIRDS, { type: 'hill', features: ['fortress'], hexes: [[0, -2]] }),
    ],
    turrets: [],
  },
  {
    id: 'green-hell',
    name: 'Green Hell',
    players: ANY,
    board: 'main',
    backdrop: 'jungle',
    terrain: [
      ...onSides(THIRDS, {
        type: 'forest',
        features: ['jungle', 'thick'],
        hexes: [
          [0, -1],
          [1, -2],
        ],
      }),
      depot([0, 0], 3, 'mobility', 'enhanced-hit'),
    ],
    turrets: [],
  },
  {
    id: 'citadel',
    name: 'The Citadel',
    players: ANY,
    board: 'main',
    backdrop: 'flagstones',
    terrain: [
      { type: 'base', features: ['defense'], hexes: [[0, 0]] },
      ...onSides(THIRDS, { type: 'hill', features: ['fortress'], hexes: [[1, -2]] }),
      ...onSides(THIRDS, { type: 'rock', features: [], hexes: [[2, -2]] }),
    ],
    turrets: [],
  },
  {
    id: 'outskirts',
    name: 'Outskirts',
    players: FOUR,
    board: 'main',
    backdrop: 'road',
    terrain: [
      ...onSides(HALVES, { type: 'wasteland', features: ['plain'], hexes: [[1, -3]] }),
      ...onSides(HALVES, { type: 'wasteland', features: ['plain'], hexes: [[3, -2]] }),
      { type: 'water', features: ['deep'], hexes: [[0, 0]] },
    ],
    turrets: [],
  },
  {
    id: 'ruined-city',
    name: 'Ruined City',
    players: FOUR,
    board: 'expanded',
    backdrop: 'block',
    terrain: [
      ...onSides(THIRDS, {
        type: 'bunker',
        features: ['tight'],
        hexes: [
          [0, -3],
          [1, -3],
        ],
      }),
      ...onSides(THIRDS, { ...depot([2, -1], 3, 'accelerator', 'explosives') }),
      ...onSides(SIXTHS, { type: 'forest', features: ['thick'], hexes: [[2, -3]] }),
      { type: 'rock', features: [], hexes: [[0, 0]] },
    ],
    turrets: [],
  },
];

/** The map that these options are played on; null if they have other terrain or none. */
export const mapOf = (options: Pick<GameMap, 'board' | 'terrain' | 'turrets'>): GameMap | null => {
  if (options.terrain.length === 0) return null;
  const text = JSON.stringify([options.board, options.terrain, options.turrets]);
  return MAPS.find(({ board, terrain, turrets }) => JSON.stringify([board, terrain, turrets]) === text) ?? null;
};
