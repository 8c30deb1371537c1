import fc from 'fast-check';
import { randomFrom } from '@hexfall/shared/ai/random';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { BattleSimulation } from '@hexfall/shared/simulation/BattleSimulation';
import { BABEL_SCENES } from '../golden/babelScenes.js';
import { DUEL_SCENES } from '../golden/duelScenes.js';
import { EXPANSION_SCENES } from '../golden/expansionScenes.js';
import type { Scene } from '../golden/scene.js';
import { TERRAIN_SCENES } from '../golden/terrainScenes.js';
import { modePosition } from '../support/modePosition.js';
import { boardOf } from '../support/battles.js';
import { fightSimulated } from '../support/fightSimulated.js';
import { babelBoard, redirectingBoard } from '../support/modePositions.js';
import { randomBattle, type RandomBattle } from '../support/randomBattles.js';
import { randomBoard } from '../support/randomBoards.js';
import { slowTest } from '../support/slow.js';
import { onTerrain } from '../support/terrainBoards.js';

/*
 * The simulation against the engine with the answers of `defaultChoice`: the same battle, and the same battle of the survivors.
 * HEXFALL_SLOW=1 fights on 200,000 more boards (two minutes): HEXFALL_SLOW=1 npm test -- test/laws/simulation -t slow
 */

const SCENES: readonly Scene[] = [...DUEL_SCENES, ...EXPANSION_SCENES, ...BABEL_SCENES, ...TERRAIN_SCENES];

/** One instance for all boards, so that what one battle leaves behind would show in the next. */
const simulation = new BattleSimulation();

const tally = { battles: 0, byEngine: 0 };

const fight = (table: Table, starter: Seat): void => {
  for (const byEngine of fightSimulated(simulation, table, starter)) {
    tally.battles++;
    if (byEngine) tally.byEngine++;
  }
};

const onMainBoard = (draft: RandomBattle): boolean => draft.options?.board === 'main';

const duels = (numRuns: number): void =>
  fc.assert(
    fc.property(randomBoard(2), (board) => fight(boardOf(board.units, board), board.starter)),
    { numRuns },
  );

const battlesOfAllModes = (numRuns: number): void =>
  fc.assert(
    fc.property(randomBattle.filter(onMainBoard), ({ starter, ...draft }) => fight(modePosition(draft), starter)),
    { numRuns },
  );

const battlesLeftToTheEngine = (numRuns: number): void =>
  fc.assert(
    fc.property(randomBattle, fc.nat({ max: 1e9 }), ({ starter, ...draft }, seed) =>
      fight(modePosition(seed % 2 ? draft : onTerrain(draft, randomFrom(seed))), starter),
    ),
    { numRuns },
  );

test('the simulation fights every duel of the base armies as the engine does, and leaves none to it', () => {
  tally.battles = tally.byEngine = 0;
  duels(1000);
  expect(tally).toEqual({ battles: 2000, byEngine: 0 });
});

test('the simulation fights battles of all modes, armies and expansions as the engine does, and leaves few to it', () => {
  tally.battles = tally.byEngine = 0;
  battlesOfAllModes(700);
  expect(tally.byEngine / tally.battles).toBeLessThan(0.6);
});

test('the simulation leaves terrain, prizes and the large board to the engine', () => battlesLeftToTheEngine(40));

test('P5 the simulation fights on boards crowded with redirectors as the engine does', () => {
  for (let number = 0; number < 200; number++) fight(redirectingBoard(randomFrom(number)), 0);
});

test('P10 P11 P12 P13 P14 P15 P16 P17 the simulation fights on boards crowded with the tiles of Babel 13 as the engine does', () => {
  for (let number = 0; number < 300; number++) fight(babelBoard(number), number % 2);
});

test.each(SCENES.map((scene) => [scene.name, scene] as const))(
  'the simulation fights %s as the engine does',
  (_, { starter = 0, ...draft }) => {
    fight(modePosition(draft), starter);
  },
);

slowTest('boards by the simulation and by the engine', 200_000, 200, (count) => {
  duels(count / 4);
  battlesOfAllModes(count / 4);
  battlesLeftToTheEngine(count / 20);
  for (let number = 0; number < count / 5; number++) fight(redirectingBoard(randomFrom(number)), 0);
  for (let number = 0; number < count / 4; number++) fight(babelBoard(number), number % 2);
});
