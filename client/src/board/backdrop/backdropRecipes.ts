import type { Backdrop } from '@hexfall/shared/content/backdropNames';
import { arc, BAYS, HOUSES } from './figures.js';
import type { GroundLook } from './groundPixels.js';
import type { Craters, Leaves, Rails, River, Roots, Stones, Tufts, Walls } from './objects.js';
import type { Cracks, Paint, Pools, Slabs, Stains, Strata, Tracks } from './surfaces.js';

/** One kind of thing on the ground. */
export type BackdropLayer =
  Cracks | Craters | Leaves | Paint | Pools | Rails | River | Roots | Slabs | Stains | Stones | Strata | Tracks | Tufts | Walls;

/** How a backdrop is drawn: the bare ground, and what lies on it, from below. */
export interface BackdropRecipe {
  readonly ground: GroundLook;
  readonly layers: readonly BackdropLayer[];
}

const ASPHALT: GroundLook = { low: [31, 33, 36], high: [59, 60, 61], patch: [44, 42, 39], cover: 0.45, scale: 0.9, relief: 2.2 };
const CONCRETE: GroundLook = { low: [41, 42, 42], high: [69, 68, 65], patch: [48, 45, 40], cover: 0.42, scale: 0.8, relief: 1.8 };
const EARTH: GroundLook = { low: [38, 33, 28], high: [70, 60, 48], patch: [46, 42, 36], cover: 0.42, scale: 1.1, relief: 3 };

const GRAY = ['#3f4041', '#4a4a48', '#55524d', '#383a3c'] as const;
const BROWN = ['#4a4138', '#564a3d', '#3d362f', '#5f5446'] as const;
const DRY_GRASS = ['rgba(108,102,62,0.5)', 'rgba(84,86,52,0.55)', 'rgba(62,66,42,0.6)'] as const;
const GREEN_GRASS = ['rgba(66,92,52,0.55)', 'rgba(48,74,44,0.6)', 'rgba(86,104,58,0.45)'] as const;

const OIL: BackdropLayer = { kind: 'stains', count: 34, size: [0.4, 1.7], color: '8,9,12', strength: 0.42 };
const RUST: BackdropLayer = { kind: 'stains', count: 16, size: [0.3, 1.1], color: '112,62,34', strength: 0.2 };
const DUST: BackdropLayer = { kind: 'stains', count: 22, size: [0.8, 2.4], color: '150,132,104', strength: 0.13 };

/** Of the parking bays against the board. */
const SLANT = -0.17;

const gravel = (count: number, colors: readonly string[] = GRAY, heaps = 0, most = 0.09): BackdropLayer => ({
  kind: 'stones',
  count,
  size: [0.018, most],
  colors,
  heaps,
});

export const BACKDROP_RECIPES: Readonly<Record<Backdrop, BackdropRecipe>> = {
  // A parking lot.
  lot: {
    ground: ASPHALT,
    layers: [
      OIL,
      { kind: 'paint', color: 'rgba(196,188,160,0.21)', rest: 0.57, width: 0.13, angle: SLANT, lines: BAYS },
      {
        kind: 'paint',
        color: 'rgba(206,160,62,0.22)',
        rest: 0.53,
        width: 0.15,
        angle: SLANT,
        dash: [1, 0.8],
        lines: [
          [
            [-11, -0.9],
            [11, -0.9],
          ],
        ],
      },
      { kind: 'tracks', gauge: 0.9, strength: 0.16, ways: [arc(-3, 9, 7.6, 3.6, 4.9), arc(6, -8, 8.2, 1.1, 2.3)] },
      { kind: 'cracks', count: 46, length: 3.4, width: 0.05 },
      RUST,
      gravel(420),
      { kind: 'tufts', count: 46, size: 0.2, colors: DRY_GRASS },
    ],
  },
  // A city block of which the walls are left.
  block: {
    ground: { ...CONCRETE, low: [38, 38, 38], high: [66, 64, 60], patch: [52, 46, 38], cover: 0.5 },
    layers: [
      DUST,
      { kind: 'cracks', count: 34, length: 2.6, width: 0.045 },
      OIL,
      gravel(900, [...GRAY, '#5a4436', '#4c3b31'], 26, 0.14),
      { kind: 'walls', lines: HOUSES, color: '#56524b', rubble: [...GRAY, '#5c4335', '#4f3a30'] },
      gravel(420, GRAY),
      { kind: 'tufts', count: 40, size: 0.2, colors: DRY_GRASS },
    ],
  },
  // A parade ground: large slabs, a circle and a line between two halves.
  parade: {
    ground: CONCRETE,
    layers: [
      { kind: 'slabs', across: 1.9, down: 1.9, angle: 0, disorder: 0, variety: 0.035 },
      { kind: 'stains', count: 26, size: [0.6, 2.2], color: '10,11,13', strength: 0.3 },
      {
        kind: 'paint',
        color: 'rgba(214,208,188,0.22)',
        rest: 0.57,
        width: 0.17,
        lines: [
          [
            [-12, 0],
            [12, 0],
          ],
          arc(0, 0, 2.6, 0, 2 * Math.PI),
        ],
      },
      {
        kind: 'paint',
        color: 'rgba(206,160,62,0.21)',
        rest: 0.53,
        width: 0.13,
        lines: [-1, 1].flatMap((side) =>
          [3.1, 3.6].map(
            (y) =>
              [
                [-7.5, side * y + side * 1.2],
                [0, side * y],
                [7.5, side * y + side * 1.2],
              ] as const,
          ),
        ),
      },
      { kind: 'cracks', count: 30, length: 2.6, width: 0.045 },
      RUST,
      gravel(260),
      { kind: 'tufts', count: 36, size: 0.17, colors: DRY_GRASS },
    ],
  },
  // The crater of one large explosion, and small ones around.
  crater: {
    ground: { ...EARTH, low: [42, 37, 32], high: [76, 66, 55] },
    layers: [
      DUST,
      { kind: 'stains', count: 24, size: [0.7, 2.2], color: '6,6,7', strength: 0.4 },
      {
        kind: 'craters',
        earth: '128,108,84',
        at: [
          [0, 0, 3.1],
          [-5.4, -3, 0.85],
          [5.2, 3.4, 1.1],
          [5, -3.8, 0.6],
          [-4.6, 4.2, 0.7],
          [7.6, -0.8, 0.7],
        ],
      },
      { kind: 'cracks', count: 26, length: 2.4, width: 0.05 },
      gravel(820, BROWN, 0, 0.11),
      gravel(160, [...BROWN, ...GRAY], 12, 0.2),
    ],
  },
  // A road through dry land.
  road: {
    ground: EARTH,
    layers: [
      DUST,
      {
        kind: 'river',
        width: 2.9,
        water: '#333436',
        shore: 'rgba(60,52,42,0.4)',
        way: [
          [-13, 3.4],
          [-6, 1.5],
          [0, 0],
          [6, -1.2],
          [13, -4.2],
        ],
      },
      {
        kind: 'paint',
        color: 'rgba(206,170,86,0.25)',
        rest: 0.57,
        width: 0.13,
        dash: [0.9, 0.6],
        lines: [
          [
            [-13, 3.4],
            [-6, 1.5],
            [0, 0],
            [6, -1.2],
            [13, -4.2],
          ],
        ],
      },
      { kind: 'tracks', gauge: 0.8, strength: 0.17, ways: [arc(0, 9, 8, 3.7, 5.6), arc(-2, -10, 7.2, 0.8, 2.2)] },
      { kind: 'cracks', count: 40, length: 2.4, width: 0.045 },
      OIL,
      gravel(620, BROWN, 0, 0.1),
      { kind: 'tufts', count: 90, size: 0.22, colors: DRY_GRASS },
    ],
  },
  // A river with gravel banks.
  river: {
    ground: { low: [37, 36, 31], high: [66, 62, 52], patch: [42, 47, 38], cover: 0.45, scale: 1.1, relief: 2.6 },
    layers: [
      DUST,
      {
        kind: 'river',
        width: 2.7,
        water: '#2d302c',
        shore: 'rgba(36,34,28,0.34)',
        way: [
          [-13, -4.2],
          [-7, -2.2],
          [-2, 0.8],
          [3, -0.2],
          [7.5, 2.4],
          [13, 3],
        ],
      },
      gravel(900, ['#47463f', '#565349', '#3b3b36', '#625d50'], 0, 0.11),
      gravel(260, ['#4c4b44', '#5a564c', '#3f3f3a'], 14, 0.2),
      { kind: 'tufts', count: 110, size: 0.26, colors: [...GREEN_GRASS, ...DRY_GRASS] },
    ],
  },
  // Wet ground with pools and reeds.
  marsh: {
    ground: { low: [31, 34, 27], high: [56, 58, 43], patch: [38, 45, 31], cover: 0.55, scale: 1, relief: 2.4 },
    layers: [
      { kind: 'stains', count: 26, size: [0.8, 2.4], color: '12,16,10', strength: 0.4 },
      { kind: 'pools', count: 40, size: [0.35, 1.5], water: '#20261f', shore: 'rgba(22,24,16,0.26)' },
      gravel(240, ['#3f4037', '#4b4a3e'], 0, 0.08),
      { kind: 'tufts', count: 330, size: 0.34, colors: [...GREEN_GRASS, 'rgba(112,108,66,0.5)'] },
    ],
  },
  // The apron of an airfield.
  apron: {
    ground: { ...CONCRETE, low: [38, 40, 42], high: [66, 67, 67] },
    layers: [
      { kind: 'slabs', across: 2.4, down: 1.6, angle: 0.12, disorder: 0, variety: 0.04 },
      OIL,
      {
        kind: 'paint',
        color: 'rgba(206,160,62,0.24)',
        rest: 0.57,
        width: 0.14,
        lines: [
          [
            [-12, 2.9],
            [-3, 1.9],
            [3, -1.9],
            [12, -3],
          ],
          [
            [-12, 3.25],
            [-2.9, 2.25],
            [3.1, -1.55],
            [12, -2.65],
          ],
        ],
      },
      {
        kind: 'paint',
        color: 'rgba(214,208,188,0.20)',
        rest: 0.57,
        width: 0.3,
        dash: [1.4, 0.9],
        lines: [
          [
            [-12, -3.6],
            [12, -1],
          ],
        ],
      },
      { kind: 'tracks', gauge: 0.8, strength: 0.2, ways: [arc(2, 11, 10, 4.1, 5.4)] },
      { kind: 'cracks', count: 26, length: 2.4, width: 0.04 },
      RUST,
      gravel(240),
    ],
  },
  // The floor of a forest: needles, leaves and roots.
  forest: {
    ground: { low: [30, 29, 22], high: [57, 51, 38], patch: [36, 43, 27], cover: 0.5, scale: 1.3, relief: 2.8 },
    layers: [
      { kind: 'stains', count: 30, size: [0.7, 2.2], color: '9,12,7', strength: 0.42 },
      { kind: 'roots', count: 22, width: 0.16, color: '#40362b' },
      gravel(200, ['#44443a', '#504d42', '#3a3b33'], 8, 0.2),
      {
        kind: 'leaves',
        count: 1500,
        size: [0.05, 0.13],
        colors: ['rgba(96,72,40,0.6)', 'rgba(74,60,36,0.6)', 'rgba(60,66,38,0.6)', 'rgba(112,82,44,0.5)'],
      },
      { kind: 'tufts', count: 90, size: 0.26, colors: GREEN_GRASS },
    ],
  },
  // Under a jungle: moss, roots, large leaves.
  jungle: {
    ground: { low: [27, 31, 24], high: [49, 55, 40], patch: [35, 47, 32], cover: 0.58, scale: 1.2, relief: 2.8 },
    layers: [
      { kind: 'stains', count: 30, size: [0.7, 2.2], color: '5,12,6', strength: 0.45 },
      { kind: 'pools', count: 9, size: [0.3, 0.8], water: '#152422', shore: 'rgba(14,20,12,0.3)' },
      { kind: 'roots', count: 46, width: 0.2, color: '#352d20' },
      {
        kind: 'leaves',
        count: 620,
        size: [0.06, 0.2],
        colors: ['rgba(52,82,42,0.7)', 'rgba(40,66,38,0.7)', 'rgba(70,92,46,0.6)', 'rgba(78,70,38,0.5)'],
      },
      { kind: 'tufts', count: 220, size: 0.34, colors: GREEN_GRASS },
      { kind: 'leaves', count: 70, size: [0.3, 0.5], colors: ['rgba(46,76,42,0.75)', 'rgba(38,64,38,0.75)'] },
    ],
  },
  // Ledges of bare rock.
  ridge: {
    ground: { low: [40, 37, 34], high: [70, 63, 54], patch: [50, 45, 38], cover: 0.45, scale: 1.2, relief: 4.2 },
    layers: [
      { kind: 'strata', spacing: 1.1, angle: 0.22 },
      DUST,
      { kind: 'cracks', count: 40, length: 2.4, width: 0.05 },
      gravel(640, BROWN, 0, 0.12),
      gravel(240, BROWN, 14, 0.24),
      { kind: 'tufts', count: 70, size: 0.2, colors: DRY_GRASS },
    ],
  },
  // A field of craters.
  craters: {
    ground: { low: [33, 32, 31], high: [62, 58, 52], patch: [44, 41, 37], cover: 0.45, scale: 1, relief: 3.2 },
    layers: [
      DUST,
      {
        kind: 'craters',
        earth: '124,114,98',
        at: [
          [-6.6, 2.6, 1.3],
          [6.8, -2.8, 1.5],
          [-1.3, -1.2, 0.8],
          [2.2, 2.4, 1.2],
          [-3.2, 3.2, 0.7],
          [3.1, -2.3, 0.6],
          [-4.1, -3.4, 1.1],
          [6.2, 4.2, 0.8],
          [0.3, -4.4, 0.7],
          [-7.4, -1.6, 0.6],
        ],
      },
      { kind: 'stains', count: 24, size: [0.5, 1.8], color: '6,6,7', strength: 0.36 },
      { kind: 'cracks', count: 30, length: 2.2, width: 0.045 },
      gravel(900, [...BROWN, ...GRAY], 0, 0.1),
    ],
  },
  // A freight yard.
  yard: {
    ground: { low: [35, 34, 32], high: [62, 58, 52], patch: [50, 42, 35], cover: 0.42, scale: 1.2, relief: 2.8 },
    layers: [
      OIL,
      gravel(1500, ['#3c3a37', '#494540', '#54493f', '#33322f'], 0, 0.07),
      {
        kind: 'rails',
        lines: [
          [
            [-13, -1.2],
            [13, -3.4],
          ],
          [
            [-13, 1.7],
            [13, -0.5],
          ],
          [
            [-13, 4.6],
            [13, 2.4],
          ],
        ],
      },
      { kind: 'stains', count: 26, size: [0.4, 1.5], color: '112,62,34', strength: 0.22 },
      { kind: 'tufts', count: 60, size: 0.2, colors: DRY_GRASS },
    ],
  },
  // The court of an old fortress.
  flagstones: {
    ground: { low: [39, 38, 36], high: [67, 64, 58], patch: [44, 46, 38], cover: 0.4, scale: 1, relief: 2.4 },
    layers: [
      { kind: 'slabs', across: 0.85, down: 0.62, angle: 0.06, disorder: 0.5, variety: 0.05 },
      { kind: 'stains', count: 26, size: [0.6, 2.2], color: '9,10,10', strength: 0.34 },
      { kind: 'stains', count: 20, size: [0.5, 1.6], color: '52,66,38', strength: 0.26 },
      { kind: 'cracks', count: 24, length: 1.8, width: 0.04 },
      gravel(260, GRAY, 10, 0.13),
      { kind: 'tufts', count: 70, size: 0.16, colors: GREEN_GRASS },
    ],
  },
};
