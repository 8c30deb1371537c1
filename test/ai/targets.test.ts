import { DEFAULT_WEIGHTS, Evaluator } from '@hexfall/shared/ai/evaluate';
import { TargetEvaluator } from '@hexfall/shared/ai/TargetEvaluator';
import { BOARDS } from '@hexfall/shared/hex/boards';
import { hexOf } from '@hexfall/shared/hex/cells';
import type { Table } from '@hexfall/shared/model/state';
import { BattleSimulation } from '@hexfall/shared/simulation/BattleSimulation';
import { modePosition } from '../support/modePosition.js';

/* What a target is worth, each in a position that was worked out by hand: an HQ 10, a unit 1. */

const HQ = 10;
const UNIT = 1;
const IDLE = 0.1;

const HQS = ['moloch/hq -2,0', 'hegemony/hq 2,0'];

const tableWith = (units: readonly string[]) => modePosition({ players: ['moloch', 'hegemony'], units: [...HQS, ...units] });

/** What the targets add to the value of a position to Moloch. */
const worthOf = (units: readonly string[], bestOnly: boolean): number => {
  const simulation = new BattleSimulation();
  const table = tableWith(units);
  const value = new TargetEvaluator(simulation, { hq: HQ, unit: UNIT, bestOnly }).value(table, 0);
  return value - new Evaluator(simulation, DEFAULT_WEIGHTS, 0).value(table, 0);
};

/** What all targets are worth, and what the best of each unit is. */
const ROWS: readonly (readonly [what: string, units: readonly string[], all: number, best: number])[] = [
  ['no target: HQs alone, side by side with an enemy', ['hegemony/runner -1,0 r3'], 0, 0],
  ['a unit that is hit', ['moloch/hybrid 0,0', 'hegemony/runner 0,-2'], UNIT, UNIT],
  ['by its wounds', ['moloch/hornet 0,0', 'hegemony/runner 0,-1'], 2 * UNIT, UNIT],
  ['the HQ that is hit', ['moloch/hybrid 0,0 r2'], HQ, HQ],
  ['two units', ['moloch/hunter-killer 0,0', 'hegemony/runner 0,-1', 'hegemony/runner 1,-1'], 2 * UNIT, UNIT],
  ['nothing for a friend before the barrel', ['moloch/hybrid 0,0', 'moloch/blocker 0,-1'], 0, 0],
  ['nothing by a unit that is netted', ['moloch/hybrid 0,0', 'hegemony/net-fighter 0,-1 r2'], 0, 0],
  ['nothing for what the enemy hits', ['hegemony/runner 0,0', 'moloch/blocker 0,-1'], 0, 0],
  ['an enemy in the net', ['moloch/net-fighter 0,0', 'hegemony/runner 0,-1'], UNIT, UNIT],
  ['a unit with a target that is served', ['moloch/medic 0,1', 'moloch/hybrid 0,0', 'hegemony/runner 0,-2'], 2 * UNIT, 2 * UNIT],
  [
    'no more than three wounds of one hit, and two modules that serve it',
    ['moloch/hornet 0,0', 'moloch/brain 0,1', 'moloch/brain -1,1 r1', 'hegemony/runner 0,-1'],
    5 * UNIT,
    3 * UNIT,
  ],
  ['next to nothing for one without', ['moloch/brain 0,1', 'moloch/blocker 0,0'], IDLE, IDLE],
  [
    'next to nothing for one that is netted',
    ['moloch/brain 0,1', 'moloch/hybrid 0,0', 'hegemony/runner 0,-2', 'hegemony/net-fighter 1,-1 r3'],
    IDLE,
    IDLE,
  ],
];

test.each(ROWS)('%s', (_, units, all, best) => {
  expect(worthOf(units, false)).toBeCloseTo(all);
  expect(worthOf(units, true)).toBeCloseTo(best);
});

test('an enemy module that is taken over is worth a unit', () => {
  const table = modePosition({
    players: ['outpost', 'moloch'],
    units: ['outpost/hq -2,0', 'moloch/hq 2,0', 'outpost/scoper 0,1', 'moloch/medic 0,0'],
  });
  const simulation = new BattleSimulation();
  const present = new Evaluator(simulation, DEFAULT_WEIGHTS, 0).value(table, 0);
  expect(new TargetEvaluator(simulation, { hq: HQ, unit: UNIT, bestOnly: false }).value(table, 0) - present).toBeCloseTo(UNIT);
});

test('what costs the own side more than the others since the turn began is worth 200 less', () => {
  const before = tableWith(['moloch/hybrid 0,0', 'moloch/blocker 0,2']);
  const after = tableWith(['moloch/hybrid 0,0']);
  const evaluator = new TargetEvaluator(new BattleSimulation(), { hq: HQ, unit: UNIT, bestOnly: false });
  const value = evaluator.value(after, 0);
  evaluator.begins(after, 0);
  expect(evaluator.value(after, 0)).toBe(value);
  evaluator.begins(before, 0);
  expect(evaluator.value(after, 0)).toBeCloseTo(value - 200);
});

test('a turn that leaves no more than one hex free, as it began, is worth 100 less; one that fights is not', () => {
  const cells = BOARDS.main.cells.map(hexOf).filter(([q, r]) => Math.abs(q) !== 2 || r !== 0);
  const filled = (free: number): Table => tableWith(cells.slice(free).map(([q, r]) => `moloch/blocker ${q},${r}`));
  const evaluator = new TargetEvaluator(new BattleSimulation(), { hq: HQ, unit: UNIT, bestOnly: false });
  const worth = (begin: Table, after: Table): number => {
    const plain = new TargetEvaluator(new BattleSimulation(), { hq: HQ, unit: UNIT, bestOnly: false }).value(after, 0);
    evaluator.begins(begin, 0);
    return evaluator.value(after, 0) - plain;
  };
  const fought = { ...filled(1), turn: { ...filled(1).turn, number: filled(1).turn.number + 1 } };
  expect(worth(filled(1), filled(1))).toBe(-100);
  expect(worth(filled(2), filled(2))).toBe(0);
  expect(worth(filled(1), fought)).toBe(0);
  // What placed the last unit but one did something.
  expect(worth(filled(2), filled(1))).toBe(0);
});
