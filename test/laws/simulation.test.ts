import fc from 'fast-check';
import { type GameMap, MAPS } from '@hexfall/shared/content/maps';
import { BOARDS } from '@hexfall/shared/hex/boards';
import { hexOf } from '@hexfall/shared/hex/cells';
import { randomFrom } from '@hexfall/shared/model/random';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import type { TerrainFeature, TerrainType } from '@hexfall/shared/model/terrain';
import { createMatch, type MatchSetup } from '@hexfall/shared/rules/createMatch';
import { BattleSimulation } from '@hexfall/shared/simulation/BattleSimulation';
import { createPlayers, playMatch } from '../../tools/playMatch.js';
import { GOLDEN_SCENES } from '../golden/scenes.js';
import { boardOf } from '../support/battles.js';
import { fightSimulated } from '../support/fightSimulated.js';
import { mapSetupOf } from '../support/modeMatches.js';
import { modePosition } from '../support/modePosition.js';
import { babelBoard, crowdedBoard, redirectingBoard } from '../support/modePositions.js';
import { randomBattle } from '../support/randomBattles.js';
import { randomBoard } from '../support/randomBoards.js';
import { cases, slowTest } from '../support/slow.js';
import { changedTable } from '../support/states.js';
import { onTerrain } from '../support/terrainBoards.js';

/*
 * The simulation against the engine with the answers of `defaultChoice`: the same battle, and the same battle of the survivors.
 * HEXFALL_SLOW=1 fights on 200,000 more boards (two minutes): HEXFALL_SLOW=1 npm test -- test/laws/simulation -t slow
 */

/** One instance for all boards, so that what one battle leaves behind would show in the next. */
const simulation = new BattleSimulation();

const tally = { battles: 0, byEngine: 0 };

const fight = (table: Table, starter: Seat): void => {
  for (const byEngine of fightSimulated(simulation, table, starter)) {
    tally.battles++;
    if (byEngine) tally.byEngine++;
  }
};

const duels = (numRuns: number): void =>
  fc.assert(
    fc.property(randomBoard(2), (board) => fight(boardOf(board.units, board), board.starter)),
    { numRuns },
  );

const battlesOfAllModes = (numRuns: number): void =>
  fc.assert(
    fc.property(randomBattle, ({ starter, ...draft }) => fight(modePosition(draft), starter)),
    { numRuns },
  );

const battlesOnTerrain = (numRuns: number): void =>
  fc.assert(
    fc.property(randomBattle, fc.nat({ max: 1e9 }), ({ starter, ...draft }, seed) =>
      fight(modePosition(onTerrain(draft, randomFrom(seed))), starter),
    ),
    { numRuns },
  );

/** The positions of a match by random players in which a battle could begin. */
const positionsOf = (setup: MatchSetup): Table[] => {
  const created = createMatch(setup);
  if (!created.ok) throw new Error(created.error.message);
  const found: Table[] = [];
  const players = createPlayers(
    setup.armies.map(() => 'random' as const),
    setup.seed,
  );
  playMatch(created.value, players, (table) => {
    if (table.turn.phase === 'turn' && !table.battle && !table.pending) found.push(table);
  });
  return found;
};

/** The matches of all modes, one after the other, that four or fewer can play on a board. */
const setupsOn = (map: GameMap, count: number): MatchSetup[] => {
  const setups: MatchSetup[] = [];
  for (let number = 0; setups.length < count; number++) {
    const setup = mapSetupOf(map, number);
    if (map.board === 'main' || setup.armies.length === 4) setups.push(setup);
  }
  return setups;
};

/** Fights in every third position of matches on a map. */
const battlesOnMap = (map: GameMap, matches: number): void => {
  for (const setup of setupsOn(map, matches))
    positionsOf(setup).forEach((table, index) => {
      if (index % 3 === 0) fight(table, table.turn.player);
    });
};

const LARGE_BOARD: GameMap = {
  id: '',
  name: 'the large board',
  players: { min: 4, max: 4 },
  board: 'expanded',
  backdrop: 'block',
  terrain: [],
  turrets: [],
};

const tallied = (battles: () => void): typeof tally => {
  tally.battles = tally.byEngine = 0;
  battles();
  return { ...tally };
};

test('the simulation fights every duel of the base armies as the engine does, and leaves none to it', () => {
  expect(tallied(() => duels(1000))).toEqual({ battles: 2000, byEngine: 0 });
});

test('the simulation fights battles of all modes, armies, boards and expansions as the engine does, and leaves few to it', () => {
  const { battles, byEngine } = tallied(() => battlesOfAllModes(600));
  expect(byEngine / battles).toBeLessThan(0.05);
});

test('the simulation fights on terrain, with turrets and prizes, as the engine does, and leaves few to it', () => {
  const { battles, byEngine } = tallied(() => battlesOnTerrain(500));
  expect(byEngine / battles).toBeLessThan(0.05);
});

test.each([...MAPS, LARGE_BOARD].map((map) => [map.name, map] as const))(
  'the simulation fights in matches of all modes on %s as the engine does, and leaves few to it',
  (_, map) => {
    const { battles, byEngine } = tallied(() => battlesOnMap(map, cases(12, 60)));
    expect(battles).toBeGreaterThan(200);
    expect(byEngine / battles).toBeLessThan(0.05);
  },
);

test('the simulation fights for 32 units on the large board as the engine does, and leaves more of them to it', () => {
  for (let number = 0; number < 60; number++)
    for (const count of [31, 32]) {
      tally.byEngine = 0;
      fight(crowdedBoard(number, count), number % 4);
      // A shot of the Doomsday Machine may run in circles.
      if (number % 2) expect(tally.byEngine).toBe(0);
    }
  expect(fightSimulated(simulation, crowdedBoard(1, 33), 0)[0]).toBe(true);
});

test('P5 the simulation fights on boards crowded with redirectors as the engine does', () => {
  for (let number = 0; number < 200; number++) fight(redirectingBoard(randomFrom(number)), 0);
});

test('P10 P11 P12 P13 P14 P15 P16 P17 the simulation fights on boards crowded with the tiles of Babel 13 as the engine does', () => {
  for (let number = 0; number < 300; number++) fight(babelBoard(number), number % 2);
});

/** The board of a position with one element of terrain on all hexes, and a turret in the middle. */
const coveredWith = (table: Table, type: TerrainType, feature: TerrainFeature, number: number): Table =>
  changedTable(table, {
    terrain: [{ type, features: [feature], hexes: BOARDS.main.cells.map(hexOf) }],
    turrets: [
      { at: [0, 0], rot: 0, initiative: [number % 4, 5], melee: { 0: 1, 1: 1 }, ranged: { 1: 1, 2: 1, 4: 2 }, spares: [number % 2] },
    ],
  });

test.each([
  ['hill', 'watchtower'],
  ['forest', 'thick'],
  ['hill', 'high'],
  ['hill', 'rocky'],
  ['hill', 'fortress'],
  ['wasteland', 'radioactive'],
  ['water', 'whirlpool'],
  ['base', 'defense'],
] as const)('L the simulation fights on a board covered with %s %s, beside a turret, as the engine does', (type, feature) => {
  for (let number = 0; number < 60; number++) {
    fight(coveredWith(redirectingBoard(randomFrom(number)), type, feature, number), 0);
    fight(coveredWith(babelBoard(number), type, feature, number), number % 2);
  }
});

test.each(GOLDEN_SCENES.map((scene) => [scene.name, scene] as const))(
  'the simulation fights %s as the engine does',
  (_, { starter = 0, ...draft }) => {
    fight(modePosition(draft), starter);
  },
);

slowTest('boards by the simulation and by the engine', 200_000, 200, (count) => {
  duels(count / 4);
  battlesOfAllModes(count / 4);
  battlesOnTerrain(count / 4);
  for (let number = 0; number < count / 5; number++) fight(redirectingBoard(randomFrom(number)), 0);
  for (let number = 0; number < count / 4; number++) fight(babelBoard(number), number % 2);
});
