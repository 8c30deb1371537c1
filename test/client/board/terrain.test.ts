import '../store/support/browserGlobals.js';
import { MAPS } from '@hexfall/shared/content/maps';
import { BOARDS } from '@hexfall/shared/hex/boards';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { PRIZES, TERRAIN_FEATURES, TERRAIN_TYPES, type TerrainElement } from '@hexfall/shared/model/terrain';
import { layoutFor } from '@hexfall/shared/picture/board/geometry';
import type { TerrainModel } from '@hexfall/shared/picture/model';
import { drawTerrain } from '@hexfall/shared/picture/terrain/drawTerrain';
import { drawFeatureSign, signsOf } from '@hexfall/shared/picture/terrain/featureSigns';
import { drawFloor } from '@hexfall/shared/picture/terrain/floors';
import { drawTurret, drawWarehouse } from '@hexfall/shared/picture/terrain/structures';
import { drawPrizeSign } from '@hexfall/shared/picture/terrain/unitSigns';
import { terrainModel } from '@hexfall/shared/picture/terrainModel';
import { shapesDrawn } from './support/RecordingPen.js';

const distinct = (drawings: readonly (readonly string[])[]): number => new Set(drawings.map((shapes) => shapes.join())).size;

const modelOf = (terrain: readonly TerrainElement[]): readonly TerrainModel[] => terrainModel({ options: DEFAULT_OPTIONS, terrain });

describe('L1: nothing differs by color alone', () => {
  test('each type has a pattern of its own', () => {
    expect(distinct(TERRAIN_TYPES.map((type) => shapesDrawn((pen) => drawFloor(pen, type, 'x'))))).toBe(TERRAIN_TYPES.length);
  });

  test('each feature but plain has a sign of its own', () => {
    const signed = TERRAIN_FEATURES.filter((feature) => signsOf('forest', [feature]).length > 0);
    expect(signed).toHaveLength(TERRAIN_FEATURES.length - 1);
    expect(distinct(signed.map((feature) => shapesDrawn((pen) => drawFeatureSign(pen, feature, 0, 0, 1))))).toBe(signed.length);
  });

  test('R4: each prize has a sign of its own', () => {
    expect(distinct(PRIZES.map((prize) => shapesDrawn((pen) => drawPrizeSign(pen, prize, 0, 0, 1))))).toBe(PRIZES.length);
  });

  test('a hex looks the same whenever it is drawn', () => {
    expect(distinct([1, 2].map(() => shapesDrawn((pen) => drawFloor(pen, 'forest', '0,0'))))).toBe(1);
  });
});

test('L1: what a type has always is seen by its ground', () => {
  expect(signsOf('rock', ['closed', 'high'])).toEqual([]);
  expect(signsOf('base', ['closed', 'defense'])).toEqual(['closed', 'defense']);
});

test('L2: on a hex only the upper element counts', () => {
  const wood: TerrainElement = { type: 'forest', features: ['thick'], hexes: [[0, 0], [1, 0]] }; // prettier-ignore
  const model = modelOf([wood, { type: 'hill', features: ['high'], hexes: [[0, 0]] }]);
  expect(model).toEqual([
    { at: [0, 0], element: 1, type: 'hill', features: ['high'] },
    { at: [1, 0], element: 0, type: 'forest', features: ['thick'] },
  ]);
});

test('L1: a panel of a base is told from its other hexes', () => {
  const map = MAPS.find(({ id }) => id === 'radio-mast');
  const panels = modelOf(map?.terrain ?? []).map(({ features }) => features);
  expect(panels).toEqual([[], ['panel'], []]);
});

test('the list stays the same as long as the terrain does, so that the ground is painted once', () => {
  const terrain = MAPS[0]?.terrain ?? [];
  expect(modelOf(terrain)).toBe(modelOf(terrain));
  expect(modelOf([])).toBe(modelOf([]));
});

test('two hexes of one element have no border between them', () => {
  const draw = (elements: readonly TerrainElement[]) =>
    shapesDrawn((pen) => drawTerrain(pen, layoutFor(BOARDS.main, 400, 400), modelOf(elements)));
  const together = draw([{ type: 'bunker', features: [], hexes: [[0, 0], [1, 0]] }]); // prettier-ignore
  const apart = draw([{ type: 'bunker', features: [], hexes: [[0, 0]] }, { type: 'bunker', features: [], hexes: [[1, 0]] }]); // prettier-ignore
  expect(together.length).toBeLessThan(apart.length);
});

test('L17: a turret shows how often it acts and how strong it is', () => {
  const turret = { at: [0, 0], rot: 0, initiative: [2], ranged: { 0: 1 }, spares: [] } as const;
  const drawings = [turret, { ...turret, initiative: [3] }, { ...turret, ranged: { 0: 2 } }, { ...turret, melee: { 3: 1 } }];
  expect(distinct(drawings.map((one) => shapesDrawn((pen) => drawTurret(pen, one, 'full'))))).toBe(drawings.length);
});

test('R1: a warehouse shows how many prizes it holds and what opens it', () => {
  const full = { at: [0, 0], opens: 3, wounds: 0, markers: ['mobility'] } as const;
  const drawings = [full, { ...full, wounds: 1 }, { ...full, markers: ['mobility', 'mobility'] as const }, { ...full, opens: 9 }];
  expect(distinct(drawings.map((one) => shapesDrawn((pen) => drawWarehouse(pen, one))))).toBe(drawings.length);
});
