import '../store/support/browserGlobals.js';
import { MAPS } from '@hexfall/shared/content/maps';
import { BOARDS } from '@hexfall/shared/hex/boards';
import { describeEvents } from '@hexfall/shared/inspect/describeEvents';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { PRIZES, TERRAIN_FEATURES, TERRAIN_TYPES, type TerrainElement } from '@hexfall/shared/model/terrain';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { layoutFor } from '@hexfall/shared/picture/board/geometry';
import type { TerrainModel } from '@hexfall/shared/picture/model';
import { buildReplay } from '@hexfall/shared/picture/replay/buildReplay';
import { drawTerrain } from '@hexfall/shared/picture/terrain/drawTerrain';
import { drawFeatureSign, signsOf } from '@hexfall/shared/picture/terrain/featureSigns';
import { drawFloor } from '@hexfall/shared/picture/terrain/floors';
import { drawTurret, drawWarehouse } from '@hexfall/shared/picture/terrain/structures';
import { drawPrizeSign } from '@hexfall/shared/picture/terrain/unitSigns';
import { terrainModel } from '@hexfall/shared/picture/terrainModel';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { settings } from '../../../client/src/platform/settings.js';
import { logLines } from '../../../client/src/store/history.js';
import { logText } from '../../../client/src/text/logText.js';
import { playerLabels } from '../../../client/src/text/playerLabels.js';
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

describe('in a battle', () => {
  const fought = (more: object) => {
    const parsed = parsePosition({
      format: 1,
      options: { mode: 'duel' },
      players: [{ army: 'outpost' }, { army: 'moloch' }],
      turn: { player: 0 },
      ...more,
    });
    if (!parsed.ok) throw new Error(parsed.error.message);
    const { table } = parsed.value;
    const { events } = fightBattle(table, 0, []);
    const { frames } = buildReplay(describeEvents(table, events));
    const labels = playerLabels(table.players, [{ name: 'Ann' }, { name: 'Bob' }]);
    const lines = logLines({ table, previous: null }, events).lines.map((line) => logText(labels, line, boardOf(table)));
    return { frames, lines };
  };

  const HQS = [
    { army: 'outpost', tile: 'hq', at: [-2, 0], rot: 0 },
    { army: 'moloch', tile: 'hq', at: [2, 0], rot: 0 },
  ];

  beforeEach(() => (settings.language.value = 'en'));

  test('L21: what the ground does to a unit is shown on the unit and told', () => {
    const { frames, lines } = fought({
      units: [...HQS, { army: 'outpost', tile: 'runner', at: [0, 0], rot: 0 }],
      terrain: [{ type: 'wasteland', features: ['radioactive'], hexes: [[0, 0]] }],
    });
    expect(frames.find(({ kind }) => kind === 'hits')?.model.shots).toMatchObject([{ kind: 'terrain', path: [[0, 0]], wounds: 1 }]);
    expect(lines).toContain('The terrain deals Runner of The Outpost on C3 1 wound.');
  });

  test('L17: a turret shoots from its hex, and the log says that it was one', () => {
    const { frames, lines } = fought({
      units: [...HQS, { army: 'outpost', tile: 'runner', at: [0, -2], rot: 0 }],
      terrain: [{ type: 'base', features: [], hexes: [[0, 0]] }],
      turrets: [{ at: [0, 0], rot: 0, initiative: [1], ranged: { 0: 1 }, spares: [] }],
    });
    expect(frames.find(({ kind }) => kind === 'hits')?.model.shots).toMatchObject([{ kind: 'ranged', path: [[0, 0], [0, -2]] }]); // prettier-ignore
    expect(lines).toContain('A turret hits Runner of The Outpost on C1: 1 wound (ranged).');
  });

  test('R1, R2: shots on a warehouse are shown, and it is told who opens it', () => {
    const { frames, lines } = fought({
      units: [...HQS, { army: 'outpost', tile: 'commando', at: [0, 1], rot: 4 }],
      terrain: [{ type: 'warehouse', hexes: [[0, 0]], prizes: [{ at: [0, 0], opens: 1, wounds: 0, markers: ['mobility'] }] }],
    });
    expect(frames.find(({ kind }) => kind === 'hits')?.model.shots).toMatchObject([{ kind: 'ranged', path: [[0, 1], [0, 0]] }]); // prettier-ignore
    expect(frames.find(({ kind }) => kind === 'losses')?.model.notes).toEqual([{ at: [0, 0], kind: 'wounds', value: 1 }]);
    expect(lines).toContain('The warehouse on C3 takes 1 wound.');
    expect(lines).toContain('Ann opens the warehouse on C3 and wins Mobility.');
  });
});
