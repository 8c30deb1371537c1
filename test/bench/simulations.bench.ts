import { inTurn } from '@hexfall/shared/cli/matchPlan';
import { ARMIES, BASE_ARMIES, hqOf, keyFor } from '@hexfall/shared/content/catalog';
import { MAPS } from '@hexfall/shared/content/maps';
import { numbersFrom, shuffle } from '@hexfall/shared/fair/shuffle';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { pick, randomFrom } from '@hexfall/shared/model/random';
import type { Table, Unit } from '@hexfall/shared/model/state';
import { ARMY_IDS, type ArmyId, type TileKey } from '@hexfall/shared/model/tile';
import { fightBattle, fightByDefault } from '@hexfall/shared/rules/battle/fightBattle';
import { copyState } from '@hexfall/shared/rules/copies';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { BattleSimulation } from '@hexfall/shared/simulation/BattleSimulation';
import { mapSetupOf } from '../support/modeMatches.js';
import { crowdedBoard, modePositionOf } from '../support/modePositions.js';
import { perSecond, print, rateOf } from './measure.js';

const unitsOf = (army: ArmyId): TileKey[] =>
  ARMIES[army].tiles.flatMap((tile) => (tile.kind === 'warrior' || tile.kind === 'module' ? (keyFor(army, tile.id) ?? []) : []));

/** Full main boards: two HQs and random units of two of the armies, all turned at random. */
export const fullBoards = (count: number, choice: readonly ArmyId[]): readonly Table[] => {
  const numbers = numbersFrom('bench');
  const random = randomFrom(1);
  return Array.from({ length: count }, () => {
    const armies = shuffle(choice, numbers).slice(0, 2);
    const created = createMatch({ options: DEFAULT_OPTIONS, armies, seed: 'bench' });
    if (!created.ok) throw new Error(created.error.message);
    const { table } = copyState(created.value);
    const unit = (owner: number, tile: TileKey): Unit => ({ owner, tile, rot: pick(DIRECTIONS, random), wounds: 0, used: [] });
    const units = table.board.map((_, index) => {
      const owner = index % 2;
      const army = armies[owner]!;
      return unit(owner, index < 2 ? hqOf(army) : pick(unitsOf(army), random));
    });
    table.board = shuffle(units, numbers);
    table.turn = { ...table.turn, phase: 'turn', number: 9 };
    return table;
  });
};

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

const boards = fullBoards(1000, BASE_ARMIES);
/** Every question is answered with its first key. */
perSecond('battles on a full main board', (run) => fightBattle(boards[run % boards.length]!, 0, (decision) => decision.keys[0]!));
