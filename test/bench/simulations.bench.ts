import { inTurn } from '@hexfall/shared/cli/matchPlan';
import { ARMIES, BASE_ARMIES } from '@hexfall/shared/content/catalog';
import { MAPS } from '@hexfall/shared/content/maps';
import { randomFrom } from '@hexfall/shared/model/random';
import type { Table } from '@hexfall/shared/model/state';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { fightByDefault } from '@hexfall/shared/rules/battle/fightBattle';
import { BattleSimulation } from '@hexfall/shared/simulation/BattleSimulation';
import { mapSetupOf } from '../support/modeMatches.js';
import { crowdedBoard, modePositionOf } from '../support/modePositions.js';
import { fullBoards } from './fullBoards.js';
import { print, rateOf } from './measure.js';

const COUNT = 1000;

/** Prints how many battles the engine and the simulation fight, toughness of HQs read, and the part that the simulation leaves to the engine. */
const compare = (what: string, boards: readonly Table[]): void => {
  const simulation = new BattleSimulation();
  let left = 0;
  const engine = rateOf((run) => {
    const { players } = fightByDefault(boards[run % boards.length]!, 0).table;
    left += players[0]!.hq + players[1]!.hq;
  });
  const simulated = rateOf((run) => {
    const { hq } = simulation.fight(boards[run % boards.length]!, 0);
    left += hq[0]! + hq[1]!;
  });
  if (left < 0) throw new Error('HQs have less than nothing');
  const byEngine = boards.filter((table) => {
    simulation.fight(table, 0);
    return simulation.byEngine;
  });
  print(`${what}: battles by the engine`, engine, '/s');
  print(`${what}: battles simulated`, simulated, '/s');
  print(`${what}: ratio`, simulated / engine, ' ×');
  print(`${what}: left to the engine`, (100 * byEngine.length) / boards.length, ' %');
};

const compareArmies = (what: string, armies: readonly ArmyId[]): void => compare(what, fullBoards(COUNT, armies));

compareArmies('base armies', BASE_ARMIES);
for (const army of ARMY_IDS)
  if (!BASE_ARMIES.some((base) => base === army)) compareArmies(`${ARMIES[army].name} and Outpost`, [army, 'outpost']);
const onMap = (number: number): Table => modePositionOf(mapSetupOf(inTurn(MAIN_MAPS, number), number), randomFrom(number));
const MAIN_MAPS = MAPS.filter(({ board }) => board === 'main');
compare(
  'maps, 12 units',
  Array.from({ length: COUNT }, (_, number) => onMap(number)),
);
compare(
  'the large board, 28 units',
  Array.from({ length: COUNT }, (_, number) => crowdedBoard(number, 28)),
);
