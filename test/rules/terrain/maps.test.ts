import { type GameMap, mapOf, MAPS } from '@hexfall/shared/content/maps';
import { type Hex, hexText } from '@hexfall/shared/hex/cells';
import { DEFAULT_OPTIONS, MODES } from '@hexfall/shared/model/options';
import type { TerrainElement, Turret } from '@hexfall/shared/model/terrain';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { reading } from '@hexfall/shared/notation/readers';
import { readTerrain, turretsOn } from '@hexfall/shared/notation/terrain';
import { checkOptions, createMatch } from '@hexfall/shared/rules/createMatch';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { NUMBERS_OF_SEATS } from '../../support/modePosition.js';

const named = MAPS.map((map) => [map.id, map] as const);
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const turnedHex = ([q, r]: Hex): Hex => [0 - r, q + r];

const hexes = (some: readonly Hex[] = [], sixths: number): string =>
  some
    .map((hex) => hexText(Array.from({ length: sixths }).reduce<Hex>(turnedHex, hex)))
    .sort()
    .join(' ');

const elementText = ({ type, features, hexes: own, closed, panel, high, prizes = [] }: TerrainElement, sixths: number): string =>
  JSON.stringify([
    type,
    features,
    ...[own, closed, panel, high].map((some) => hexes(some, sixths)),
    prizes.map(({ at, opens, wounds, markers }) => [hexes([at], sixths), opens, wounds, markers]).map(String).sort(),
  ]); // prettier-ignore

const turretText = ({ at, rot, initiative, melee, ranged, spares }: Turret, sixths: number): string =>
  JSON.stringify([hexes([at], sixths), (rot + sixths) % 6, initiative, melee, ranged, spares]);

/** All that a map consists of, turned around the middle of the board. */
const partsOf = ({ terrain, turrets }: GameMap, sixths: number): string[] => [
  ...terrain.map((element) => elementText(element, sixths)).sort(),
  ...turrets.map((turret) => turretText(turret, sixths)).sort(),
];

test('O11: there are at least twelve maps, and no two have the same name', () => {
  expect(MAPS.length).toBeGreaterThanOrEqual(12);
  for (const names of [MAPS.map(({ id }) => id), MAPS.map(({ name }) => name)]) expect(new Set(names).size).toBe(MAPS.length);
});

describe.each(named)('O11: the map %s', (_, map) => {
  test('L1 L2 L17 it is terrain as the notation reads it', () => {
    const terrain = reading(() => readTerrain(copyOf(map.terrain), ''));
    expect(terrain).toMatchObject({ ok: true, value: map.terrain });
    expect(reading(() => turretsOn(map.terrain)(copyOf(map.turrets), '')).ok).toBe(true);
  });

  test('S3 it can be played in every mode for its players, and there is room for the HQs', () => {
    for (const mode of MODES) {
      for (const players of NUMBERS_OF_SEATS[mode]) {
        if (players < map.players.min || players > map.players.max) continue;
        const options = { ...DEFAULT_OPTIONS, mode, board: map.board, terrain: map.terrain, turrets: map.turrets };
        expect([mode, players, checkOptions(options, players)]).toEqual([mode, players, null]);
        const created = createMatch({ options, armies: ARMY_IDS.slice(0, players), seed: map.id });
        if (!created.ok) throw new Error(created.error.message);
        const { table } = created.value;
        expect(legalIntents(table, table.turn.player).length).toBeGreaterThanOrEqual(6 * 8);
      }
    }
  });

  test('it is the same after its turn by a half or a third of a circle', () => {
    const isSame = (sixths: number): boolean => partsOf(map, sixths).join('\n') === partsOf(map, 0).join('\n');
    expect(isSame(3) || isSame(2)).toBe(true);
  });

  test('mapOf finds it, also after JSON, and not without its terrain', () => {
    expect(mapOf(map)?.id).toBe(map.id);
    expect(mapOf(copyOf({ board: map.board, terrain: map.terrain, turrets: map.turrets }))?.id).toBe(map.id);
    const terrain = reading(() => readTerrain(copyOf(map.terrain), ''));
    const turrets = reading(() => turretsOn(map.terrain)(copyOf(map.turrets), ''));
    expect(terrain.ok && turrets.ok && mapOf({ ...map, terrain: terrain.value, turrets: turrets.value })?.id).toBe(map.id);
    expect(mapOf({ ...map, terrain: map.terrain.slice(1) })).toBeNull();
  });
});
