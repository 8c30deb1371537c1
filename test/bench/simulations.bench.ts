import { ARMIES, BASE_ARMIES } from '@hexfall/shared/content/catalog';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { fightByDefault } from '@hexfall/shared/rules/battle/fightBattle';
import { BattleSimulation } from '@hexfall/shared/simulation/BattleSimulation';
import { fullBoards } from './fullBoards.js';
import { print, rateOf } from './measure.js';

const COUNT = 1000;

/** Prints how many battles the engine and the simulation fight, toughness of HQs read, and the part that the simulation leaves to the engine. */
const compare = (what: string, armies: readonly ArmyId[]): void => {
  const boards = fullBoards(COUNT, armies);
  const simulation = new BattleSimulation();
  let left = 0;
  const engine = rateOf((run) => {
    const { players } = fightByDefault(boards[run % COUNT]!, 0).table;
    left += players[0]!.hq + players[1]!.hq;
  });
  const simulated = rateOf((run) => {
    const { hq } = simulation.fight(boards[run % COUNT]!, 0);
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
  print(`${what}: left to the engine`, (100 * byEngine.length) / COUNT, ' %');
};

compare('base armies', BASE_ARMIES);
for (const army of ARMY_IDS) if (!BASE_ARMIES.some((base) => base === army)) compare(`${ARMIES[army].name} and Outpost`, [army, 'outpost']);
