import { Evaluator } from '@hexfall/shared/ai/evaluate';
import { LEARNED } from '@hexfall/shared/ai/learned';
import { mindOf, MINDS } from '@hexfall/shared/ai/levels';
import { PlanFollower } from '@hexfall/shared/ai/PlanFollower';
import { planGoalOf } from '@hexfall/shared/ai/planGoal';
import { evaluationsOf, PlanningPlayer } from '@hexfall/shared/ai/PlanningPlayer';
import { candidates, planTurn } from '@hexfall/shared/ai/planTurn';
import { sampleAlike, searchReplies } from '@hexfall/shared/ai/searchReplies';
import { TargetEvaluator, type TargetWeights } from '@hexfall/shared/ai/TargetEvaluator';
import { keyFor, pileOf, unitOf } from '@hexfall/shared/content/catalog';
import { cellOf } from '@hexfall/shared/hex/cells';
import type { Rotation } from '@hexfall/shared/hex/direction';
import type { LevelId } from '@hexfall/shared/model/computer';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Mode } from '@hexfall/shared/model/options';
import { randomFrom } from '@hexfall/shared/model/random';
import type { Table } from '@hexfall/shared/model/state';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { samplePiles } from '@hexfall/shared/rules/remaining';
import { BattleSimulation } from '@hexfall/shared/simulation/BattleSimulation';
import { modePosition } from '../support/modePosition.js';
import { play, position } from '../support/play.js';
import { changedTable } from '../support/states.js';

const PLANNERS: readonly LevelId[] = ['veteran', 'commander'];

/** Everything a level does in the turn of player 0, and the table then. */
const turnOf = (table: Table, level: LevelId): { readonly intents: readonly Intent[]; readonly after: Table } => {
  const player = new PlanningPlayer(MINDS[level], randomFrom(7));
  const intents: Intent[] = [];
  let after = table;
  while (!after.outcome && after.turn.player === 0) {
    const intent = player.choose(after, 0);
    intents.push(intent);
    after = play(after, [0, intent]);
  }
  return { intents, after };
};

describe('a turn that takes too long', () => {
  const table = position({
    players: [{ army: 'borgo', hand: ['mutant', 'brawler', 'move'] }, { army: 'outpost' }],
    units: ['borgo/hq 2,0', 'outpost/hq -2,0', 'outpost/runner 0,0', 'borgo/mutant 1,0'],
  });
  const plan = (isLate: () => boolean): readonly Intent[] =>
    new PlanningPlayer(mindOf('commander', LEARNED), randomFrom(7), new BattleSimulation(), isLate).plan(table, table.turn.player);

  /** The turn, and how often the time is looked at, where it runs out after so many looks. */
  const planFor = (looks: number): { readonly intents: readonly Intent[]; readonly looked: number } => {
    let looked = 0;
    const intents = plan(() => {
      looked += 1;
      return looked > looks;
    });
    return { intents, looked };
  };
  const whole = planFor(Infinity);

  test('is played without the replies that are left', () => {
    // Once for each reply: 12 × 2 + 6 × 3 + 3 × 6.
    expect(whole.looked).toBe(60);
    expect(planFor(8).looked).toBeLessThan(whole.looked);
  });

  test('is that without replies if there is no time at all, and another one with all of them', () => {
    const mind = { ...mindOf('commander', LEARNED), replies: null };
    const best = new PlanningPlayer(mind, randomFrom(7)).plan(table, table.turn.player);
    expect(planFor(0).intents).toEqual(best);
    expect(whole.intents).not.toEqual(best);
  });
});

test('the value of a plan before the replies counts as much as that of some draws', () => {
  const table = position({
    players: [{ army: 'borgo', hand: ['mutant', 'brawler'] }, { army: 'outpost' }],
    units: ['borgo/hq 2,0', 'outpost/hq -2,0', 'outpost/runner 0,0'],
  });
  const mind = mindOf('commander', LEARNED);
  const { beam, replies } = mind;
  const evaluations = evaluationsOf(mind, new BattleSimulation());
  const plans = planTurn(table, 0, evaluations.planned, beam, randomFrom(7)).slice(0, 1);
  const valueWith = (prior: number): number => searchReplies(table, 0, plans, evaluations, { ...replies!, prior }, randomFrom(7)).value;
  const [alone, mixed] = [valueWith(0), valueWith(4)];
  const draws = replies!.rounds.reduce((sum, round) => sum + round.draws, 0);
  expect(mixed).toBeCloseTo((4 * plans[0]!.value + draws * alone) / (4 + draws), 10);
  expect(Math.abs(mixed - alone)).toBeGreaterThan(0.01);
});

describe('intents that are sampled alike', () => {
  const units = ['borgo/hq 2,0', 'outpost/hq -2,0'];
  const players = [{ army: 'borgo', hand: ['mutant', 'brawler'] }, { army: 'outpost' }] as const;
  const all = candidates(position({ players, units }), 0);
  const fewer = candidates(position({ players, units: [...units, 'outpost/runner 0,0'] }), 0);
  const textsOf = (intents: readonly Intent[]): string[] => intents.map((intent) => JSON.stringify(intent));
  const taken = textsOf(sampleAlike(all, 50, randomFrom(3)));

  test('are as many as wanted, each once, or all', () => {
    expect(new Set(taken).size).toBe(50);
    expect(textsOf(sampleAlike(all, Infinity, randomFrom(3))).toSorted()).toEqual(textsOf(all).toSorted());
  });

  test('are the same ones out of another list by the same numbers, as far as they are there', () => {
    expect(fewer.length).toBeLessThan(all.length - 5);
    const possible = taken.filter((intent) => textsOf(fewer).includes(intent));
    expect(possible.length).toBeLessThan(50);
    expect(textsOf(sampleAlike(fewer, 50, randomFrom(3)))).toEqual(expect.arrayContaining(possible));
  });

  test('are others by other numbers, each as likely as the others', () => {
    const counts = new Map(textsOf(all).map((intent) => [intent, 0]));
    for (let seed = 0; seed < 1000; seed++)
      for (const intent of textsOf(sampleAlike(all, 20, randomFrom(seed)))) counts.set(intent, counts.get(intent)! + 1);
    const expected = (1000 * 20) / all.length;
    // Five standard deviations.
    for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected));
  });
});

describe('a turn is planned as a whole', () => {
  test.each(PLANNERS)('%s places a unit and fights where that destroys the HQ', (level) => {
    const table = position({
      players: [
        { army: 'borgo', hand: ['battle', 'brawler'] },
        { army: 'outpost', hq: 2 },
      ],
      units: ['borgo/hq 2,0', 'outpost/hq -2,0'],
    });
    const { intents, after } = turnOf(table, level);
    expect(intents.map((intent) => intent.do)).toEqual(['place', 'battle']);
    expect(after.outcome).toMatchObject({ winners: [0] });
  });

  /** With the Battle discarded, many positions seem worth more than all those before the battle that wins: the enemy's HQ is left with 1. */
  const crowded = position({
    players: [
      { army: 'borgo', hq: 1, pile: 4 },
      { army: 'outpost', hq: 15, hand: ['move', 'battle', 'brawler'], pile: 1 },
    ],
    units: [
      ...['borgo/assassin -1,-1 r3', 'borgo/hq -1,2 r1', 'borgo/claws 0,-1 r2', 'borgo/super-mutant 0,1 r2 w1', 'borgo/assassin 0,2 r1'],
      ...['borgo/mutant 1,0 r2', 'borgo/net-fighter 2,-2 r1', 'outpost/annihilator -1,0 r3', 'outpost/scoper 0,-2', 'outpost/scout 0,0 r1'],
      ...['outpost/annihilator 1,-2 r4', 'outpost/commando 1,-1 r2', 'outpost/hq 2,-1 r4', 'outpost/officer 2,0'],
    ],
    turn: { player: 1, number: 24, mustDiscard: true, fresh: true },
  });

  test.each(PLANNERS)('%s finds the battle that wins among positions that seem worth more', (level) => {
    for (const learned of [LEARNED, null]) {
      const intents = new PlanningPlayer(mindOf(level, learned), randomFrom(5)).plan(crowded, 1);
      expect(intents.at(-1)).toEqual({ do: 'battle' });
    }
  });

  test.each(PLANNERS)('T1 %s discards what the plan does not need', (level) => {
    const table = position({
      players: [
        { army: 'borgo', hand: ['battle', 'brawler', 'move'] },
        { army: 'outpost', hq: 2 },
      ],
      units: ['borgo/hq 2,0', 'outpost/hq -2,0'],
      turn: { mustDiscard: true },
    });
    const { intents, after } = turnOf(table, level);
    expect(intents[0]).toEqual({ do: 'discard', tile: 'move' });
    expect(after.outcome).toMatchObject({ winners: [0] });
  });

  test.each(PLANNERS)('%s does not begin a battle that destroys its own HQ', (level) => {
    const table = position({
      players: [{ army: 'outpost', hq: 1, hand: ['battle'] }, { army: 'borgo' }],
      units: ['outpost/hq 0,-1', 'borgo/hq 2,0', 'borgo/brawler 0,0'],
    });
    expect(play(table, [0, { do: 'battle' }]).outcome).toMatchObject({ winners: [1] });
    expect(turnOf(table, level).intents).toEqual([{ do: 'end-turn' }]);
  });
});

test('rotations that make no difference are looked at once', () => {
  const table = position({
    players: [{ army: 'moloch', hand: ['medic', 'clown'] }, 'outpost'],
    units: ['moloch/hq 2,0', 'outpost/hq -2,0'],
  });
  const faces = (intents: readonly Intent[]): string[] =>
    intents.flatMap((intent) =>
      intent.do === 'place' ? [JSON.stringify([intent.tile, intent.at, unitOf(keyFor('moloch', intent.tile)!).facings[intent.rot]])] : [],
    );
  const [looked, legal] = [faces(candidates(table, 0)), faces(legalIntents(table, 0))];
  expect(new Set(looked)).toEqual(new Set(legal));
  expect(new Set(looked).size).toBe(looked.length);
  expect(looked.length).toBeLessThan(legal.length);
});

test('S2: sampled piles have the tiles that nobody has seen, in an order of their own', () => {
  const table = position({
    players: [
      { army: 'borgo', hand: ['battle'], discard: ['mutant', 'mutant'], pile: 30 },
      { army: 'outpost', pile: 34 },
    ],
    units: ['borgo/hq 2,0', 'outpost/hq -2,0', 'borgo/mutant 0,0'],
  });
  const { piles } = samplePiles(table, randomFrom(1));
  expect(piles.map((pile) => pile!.length)).toEqual([30, 34]);
  const seen = ['borgo/battle', 'borgo/mutant', 'borgo/mutant', 'borgo/mutant'];
  expect([...piles[0]!, ...seen].toSorted()).toEqual([...pileOf('borgo')].toSorted());
  expect(piles[1]!.toSorted()).toEqual([...pileOf('outpost')].toSorted());
  expect(samplePiles(table, randomFrom(2)).piles).not.toEqual(piles);
});

const ARMIES = ['borgo', 'moloch', 'outpost', 'hegemony'] as const;

/** The value of a position without units to player 0, by the HQs alone. */
const valueOf = (mode: Mode, hqs: readonly number[]): number =>
  new Evaluator(new BattleSimulation(), undefined, 0).value(
    modePosition({ mode, players: hqs.map((hq, seat) => ({ army: ARMIES[seat]!, hq })) }),
    0,
  );

describe('the value of a position', () => {
  test('is the difference in a duel', () => {
    expect(valueOf('duel', [20, 12])).toBe(8);
    expect(valueOf('duel', [12, 20])).toBe(-8);
  });

  test('is measured by the average of the others, and by the best of them as much', () => {
    expect(valueOf('deathmatch', [20, 15, 15])).toBe(5);
    expect(valueOf('deathmatch', [20, 10, 20])).toBe(2.5);
    expect(valueOf('deathmatch', [20, 20, 4, 6])).toBe(5);
  });

  test('takes the average of a side of several', () => {
    expect(valueOf('team', [20, 10, 13, 13])).toBe(2);
    expect(valueOf('one-vs-two', [20, 13, 5])).toBe(11);
  });
});

describe('what a plan is after', () => {
  const table = position({
    players: [{ army: 'borgo', hand: ['mutant'] }, 'outpost'],
    units: ['borgo/hq 2,0', 'outpost/hq -2,0', 'outpost/runner 0,-1'],
  });
  const goalOf = (rot: Rotation, evaluation: Evaluator | TargetEvaluator) =>
    planGoalOf(table, 0, [{ do: 'place', tile: 'mutant', at: [-1, 0], rot }, { do: 'end-turn' }], evaluation);
  const targets = (weights: Partial<TargetWeights>) =>
    new TargetEvaluator(new BattleSimulation(), { hq: 0.4, unit: 0.4, bestOnly: false, ...weights });

  test('is an HQ that loses toughness by it in the next battle, and nothing if it loses none', () => {
    const byBattles = new Evaluator(new BattleSimulation());
    expect(goalOf(5, byBattles)).toEqual({ kind: 'hq', owner: 1 });
    expect(goalOf(3, byBattles)).toBeNull();
  });

  test('is what would be hit for a level that foresees no battle, as much as it counts for that level', () => {
    // A Mutant hits three sides in a row: here the HQ at one, and the Runner at another.
    const runner = { kind: 'unit', tile: 'outpost/runner', owner: 1 };
    expect(goalOf(0, targets({ unit: 2, bestOnly: true }))).toEqual(runner);
    expect(goalOf(0, targets({ unit: 0.2, bestOnly: true }))).toEqual({ kind: 'hq', owner: 1 });
    expect(goalOf(3, targets({}))).toBeNull();
  });
});

const PLACE: Intent = { do: 'place', tile: 'mutant', at: [0, 0], rot: 0 };
const END: Intent = { do: 'end-turn' };

describe('the plan a computer player is following', () => {
  const before = position({
    players: [{ army: 'borgo', hand: ['mutant'] }, 'new-york'],
    units: ['borgo/hq -2,0', 'new-york/hq 2,0'],
  });
  const placed = play(before, [0, PLACE]);
  const nextOn = (table: Table): Intent | null => {
    const course = new PlanFollower();
    expect(course.follow(before, 0, [PLACE, END])).toEqual(PLACE);
    return course.next(table, 0);
  };

  test('goes on as long as the table becomes what was expected', () => {
    expect(nextOn(placed)).toEqual(END);
  });

  test.each<[string, Partial<Table>]>([
    ['a unit', { board: placed.board.with(cellOf([1, 0]), placed.board[cellOf([0, 0])]!) }],
    ['a foundation', { foundations: [{ owner: 1, tile: 'new-york/mine', cell: cellOf([1, 1]) }] }],
    ['the toughness of an HQ', { players: placed.players.map((player) => ({ ...player, hq: player.hq - 1 })) }],
    ['the turn', { turn: { ...placed.turn, number: placed.turn.number + 2 } }],
  ])('is given up when %s is another than expected', (_what, change) => {
    expect(nextOn(changedTable(placed, change))).toBeNull();
  });
});
