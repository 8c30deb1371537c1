import { BOARDS } from '@hexfall/shared/hex/boards';
import { hexOf, hexText } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import { checkSolution } from '@hexfall/shared/puzzle/checkSolution';
import { isSound, solve } from '@hexfall/shared/puzzle/solve';
import type { Json } from '../notation/examples.js';
import { parsed, puzzleOf } from './puzzleOf.js';
import { solveByForce } from './solveByForce.js';

const MOLOCH = ['moloch', 'outpost'];
const OUTPOST = ['outpost', 'moloch'];
const kill = (...hexes: readonly (readonly [number, number])[]) => ({ goal: 'kill', hexes });

/** Units that do nothing on all hexes but these. */
const blockersBut = (...free: readonly string[]): string[] =>
  BOARDS.main.cells.map((cell) => hexText(hexOf(cell))).flatMap((hex) => (free.includes(hex) ? [] : [`moloch/blocker ${hex}`]));

describe('Z3: the owner of a pushed unit decides where it goes', () => {
  const PUSH: Intent = { do: 'push', from: [0, 0], target: [0, -1] };
  const UNITS = ['moloch/brain 0,0', 'moloch/hybrid -2,0 r1', 'outpost/runner 0,-1'];

  test('a push that kills on every hex is the solution: the unit is gone wherever it was pushed (Z2)', () => {
    const solved = solve(parsed(puzzleOf(MOLOCH, ['push-back'], [...UNITS, 'moloch/blocker 1,-2'], [kill([0, -1])])));
    expect(solved.solutions.map(({ intents, choices }) => ({ intents, choices }))).toEqual([{ intents: [PUSH], choices: [] }]);
    expect(isSound(solved)).toBe(true);
  });

  test('if the unit can go where it lives, there is none', () => {
    const puzzle = parsed(puzzleOf(MOLOCH, ['push-back'], UNITS, [kill([0, -1])]));
    expect(solve(puzzle)).toMatchObject({ complete: true, solutions: [] });
    const { solved, result } = checkSolution(puzzle, { intents: [PUSH], choices: [] });
    expect([solved, result?.branch.others]).toEqual([false, ['1,-2']]);
  });

  test('P8 (b) an HQ that is pushed onto a mine is there still', () => {
    const json = puzzleOf(['moloch', 'new-york'], ['push-back'], ['moloch/brain 0,0'], [kill([0, -1])]);
    const position = json['position'] as { readonly units: readonly Json[] };
    const army = 'new-york';
    const units = [...position.units, { army, tile: 'hq', at: [0, -1], rot: 0 }];
    const foundations = [
      [0, -2],
      [1, -2],
      [-1, -1],
    ].map((at) => ({ army, tile: 'mine', at }));
    const puzzle = parsed({ ...json, position: { ...position, units, foundations } });
    const checked = checkSolution(puzzle, { intents: [PUSH], choices: [] });
    expect([checked.refusal, checked.solved]).toEqual([null, false]);
  });

  test('a further intent has to be possible after every answer', () => {
    const puzzle = parsed(puzzleOf(MOLOCH, ['push-back', 'brain'], UNITS, [kill([0, -1])]));
    const placed: Intent = { do: 'place', tile: 'brain', at: [1, -2], rot: 0 };
    expect(checkSolution(puzzle, { intents: [PUSH, placed], choices: [] }).refusal).toMatchObject({ code: 'hex-taken', index: 1 });
    expect(checkSolution(puzzle, { intents: [placed, PUSH], choices: [] }).solved).toBe(true);
  });
});

describe('Z1: the turn', () => {
  const FULL = [...blockersBut('0,0', '0,-2'), 'moloch/hybrid 0,-2'];

  test('a full board starts no battle', () => {
    const puzzle = parsed(puzzleOf(OUTPOST, ['officer', 'sniper'], FULL, [kill([0, -2])]));
    const intents: Intent[] = [
      { do: 'place', tile: 'officer', at: [0, 0], rot: 0 },
      { do: 'sniper', at: [0, -2] },
    ];
    expect(checkSolution(puzzle, { intents, choices: [] })).toMatchObject({ solved: true, used: ['outpost/officer', 'outpost/sniper'] });
    // The other one puts the officer where the hybrid stood.
    expect(solve(puzzle).solutions.map((solution) => solution.intents)).toEqual([
      intents,
      [intents[1], { do: 'place', tile: 'officer', at: [0, -2], rot: 0 }],
    ]);
  });

  test('without abilities no unit moves by itself', () => {
    const units = ['outpost/runner 0,1', 'moloch/hybrid 0,-1 r0'];
    const goals = [kill([0, -1])];
    expect(solve(parsed(puzzleOf(OUTPOST, [], units, goals))).solutions).toHaveLength(1);
    expect(solve(parsed(puzzleOf(OUTPOST, [], units, goals, { abilities: false })))).toMatchObject({ positions: 1, solutions: [] });
  });
});

describe('Z4: equal solutions', () => {
  test.each([
    ['officer', 1],
    ['scout', 2],
    ['brawler', 6],
  ])('%s: %i rotations are different', (tile, ways) => {
    const solved = solve(parsed(puzzleOf(OUTPOST, [tile], blockersBut('2,-2'), [{ goal: 'lose-nothing' }])));
    expect(solved.positions).toBe(1 + ways);
    expect(solved.solutions.map(({ intents }) => intents)).toEqual(
      Array.from({ length: ways }, (_, rot) => [{ do: 'place', tile, at: [2, -2], rot }]),
    );
  });

  test('the order in which equal tiles are used does not count', () => {
    const hand = ['officer', 'officer'];
    const solved = solve(parsed(puzzleOf(OUTPOST, hand, blockersBut('2,-2', '-2,2', '0,0'), [{ goal: 'lose-nothing' }])));
    expect([solved.positions, solved.solutions.length]).toEqual([1 + 3 + 3, 3]);
  });

  test('the first order of use, in the order of legal intents, stands for all', () => {
    const units = [...blockersBut('2,-2', '-2,2', '0,0', '1,0'), 'moloch/hybrid 1,0 r4'];
    const puzzle = parsed(puzzleOf(OUTPOST, ['brawler', 'officer'], units, [kill([1, 0])]));
    const { complete: _, ...solved } = solve(puzzle);
    const solutions = solved.solutions.map(({ intents, choices }) => ({ intents, choices }));
    expect({ ...solved, solutions }).toEqual(solveByForce(puzzle, 1000));
    expect(solutions.length).toBeGreaterThan(1);
  });

  test('a puzzle that is solved with fewer tiles is not sound, unless it says at most', () => {
    const json = puzzleOf(OUTPOST, ['officer'], blockersBut('2,-2'), [{ goal: 'hq-unhurt' }]);
    const exactly = solve(parsed(json));
    expect([exactly.solutions.length, exactly.fewer, isSound(exactly)]).toEqual([1, true, false]);
    const atMost = solve(parsed({ ...json, atMost: true }));
    expect([atMost.solutions.length, atMost.fewer, isSound(atMost)]).toEqual([2, false, false]);
  });
});

describe('Z3: questions in the battle', () => {
  const CLOWN = ['moloch/clown 0,0', 'outpost/officer 0,-1', 'outpost/officer 0,1'];
  const own = parsed(puzzleOf(MOLOCH, [], CLOWN, [kill([0, -1], [0, 1])]));

  test("the solver's answers are part of the solution", () => {
    const solved = solve(own);
    expect(solved.solutions).toMatchObject([{ intents: [], choices: ['explode'] }]);
    expect(isSound(solved)).toBe(true);
  });

  test('where they run out, the solver answers best', () => {
    expect(checkSolution(own, { intents: [], choices: [] }).solved).toBe(true);
    expect(checkSolution(own, { intents: [], choices: ['attack'] })).toMatchObject({ solved: false, refusal: null });
    const unknown = checkSolution(own, { intents: [], choices: ['none'] });
    expect(unknown).toMatchObject({ solved: false, refusal: { code: 'unknown-key', index: 0 } });
  });

  test('an enemy answers against the solver', () => {
    const puzzle = parsed(puzzleOf(OUTPOST, [], ['moloch/clown 0,0', 'outpost/officer 0,1'], [{ goal: 'lose-nothing' }]));
    const { solved, result } = checkSolution(puzzle, { intents: [], choices: [] });
    expect([solved, result?.battle.others]).toEqual([false, ['explode']]);
    expect(solve(puzzle).solutions).toEqual([]);
  });

  test('so does a team-mate', () => {
    const armies = ['outpost', 'moloch', 'borgo', 'hegemony'];
    const units = ['moloch/clown 0,0', 'borgo/mutant 0,1 r3'];
    const puzzle = parsed(puzzleOf(armies, [], units, [kill([0, 1])], { mode: 'team' }));
    const { solved, result } = checkSolution(puzzle, { intents: [], choices: [] });
    expect([solved, result?.battle.others]).toEqual([false, ['attack']]);
  });
});
