import evaluation from '@hexfall/shared/assets/evaluation.json' with { type: 'json' };
import { LEARNED as FOUND } from '@hexfall/shared/ai/learned';
import { LearnedEvaluator } from '@hexfall/shared/ai/LearnedEvaluator';
import { mindOf, MINDS } from '@hexfall/shared/ai/levels';
import { HEADS, parameterCount, parametersIn } from '@hexfall/shared/ai/Network';
import { encodeParameters, parametersFrom } from '@hexfall/shared/ai/parameterFile';
import { PlanningPlayer } from '@hexfall/shared/ai/PlanningPlayer';
import { PositionFeatures } from '@hexfall/shared/ai/PositionFeatures';
import { createPlayer } from '@hexfall/shared/ai/players';
import { randomFrom } from '@hexfall/shared/ai/random';
import { samplePiles } from '@hexfall/shared/ai/samplePiles';
import { LEVELS } from '@hexfall/shared/model/computer';
import { DEFAULT_OPTIONS, MODES } from '@hexfall/shared/model/options';
import type { Table } from '@hexfall/shared/model/state';
import { BattleSimulation } from '@hexfall/shared/simulation/BattleSimulation';
import { playMatch } from '../../tools/playMatch.js';
import { matchOf } from '../../tools/train/selfPlay.js';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { position } from '../support/play.js';

const LEARNED = FOUND!;

/** Tables of games of all kinds that are learned from, at every intent. */
const tables = (): Table[] => {
  const found: Table[] = [];
  for (const game of [0, 6, 8, 9, 19]) {
    const start = createMatch({ ...matchOf(game), seed: `learned/${game}` });
    if (!start.ok) throw new Error(start.error.message);
    const players = [0, 1].map((seat) => createPlayer('recruit', randomFrom(game * 2 + seat)));
    playMatch(start.value, players, (table) => {
      if (!table.decision && table.turn.phase === 'turn') found.push(table);
    });
  }
  return found;
};

const TABLES = tables();

describe('the learned evaluation', () => {
  test('is small enough for a page', () => {
    expect(JSON.stringify(evaluation).length).toBeLessThan(200_000);
  });

  test('says where it comes from', () => {
    const { commit, seed, rounds, games, explained } = evaluation;
    expect(commit).toMatch(/^[\da-f]{10}$/);
    expect(seed).not.toBe('');
    expect(rounds).toBeGreaterThan(1);
    expect(games).toBeGreaterThan(1000);
    for (const part of [...explained.difference, ...explained.result]) expect(part).toBeGreaterThan(0.3);
  });

  test('is for the tiles that there are: npm run train', () => {
    expect(parametersFrom(evaluation)).not.toBeNull();
  });

  test.each([{ version: 0 }, { features: 1 }])('of another version is refused: %j', (other) => {
    expect(parametersFrom({ ...evaluation, ...other })).toBeNull();
  });

  test('that is damaged is refused', () => {
    expect(() => parametersFrom({ ...evaluation, data: evaluation.data.slice(4) })).toThrow(/evaluation/);
  });

  test('is rounded to bytes by less than they tell apart', () => {
    const random = randomFrom(1);
    const all = Float32Array.from({ length: parameterCount(4) }, () => random() - 0.5);
    const encoded = encodeParameters(all, 4);
    const decoded = new Float32Array(parametersFrom({ ...evaluation, ...encoded })!.hidden.buffer);
    for (let place = 0; place < all.length; place++) expect(Math.abs(decoded[place]! - all[place]!)).toBeLessThan(0.5 / 127);
  });

  test.each(HEADS)('of one instance for many positions is that of a new one for each: %s', (head) => {
    const kept = new LearnedEvaluator(new BattleSimulation(), LEARNED, head);
    for (const table of TABLES.filter((_, place) => place % 7 === 0)) {
      const fresh = new LearnedEvaluator(new BattleSimulation(), LEARNED, head);
      for (const seat of [0, 1])
        expect([table.turn.number, kept.value(table, seat)]).toEqual([table.turn.number, fresh.value(table, seat)]);
    }
  });

  test('S2: is the same for every order of the piles that fits what everyone sees', () => {
    const evaluator = new LearnedEvaluator(new BattleSimulation(), LEARNED, 'begins');
    for (const table of TABLES.filter((_, place) => place % 11 === 0)) {
      const sampled = samplePiles(table, randomFrom(table.turn.number)).table;
      expect(evaluator.value(sampled, 0)).toBe(evaluator.value(table, 0));
    }
  });

  test('has every number of a position once', () => {
    const features = new PositionFeatures(new BattleSimulation());
    for (const table of TABLES) {
      features.fill(table, table.turn.player);
      const places = [features.hidden, features.seen].flatMap((list) => [...list.places.subarray(0, list.count)]);
      expect(new Set(places).size).toBe(places.length);
    }
  });

  test('of a match that is over is its result', () => {
    const evaluator = new LearnedEvaluator(new BattleSimulation(), LEARNED, 'played');
    const over = { ...TABLES[0]!, outcome: { winners: [1], cause: 'hq' } } as unknown as Table;
    expect([0, 1].map((seat) => Math.sign(evaluator.value(over, seat)))).toEqual([-1, 1]);
  });

  test('is used in duels by the levels that search, and by hand everywhere else', () => {
    const learns = (level: (typeof LEVELS)[number], mode: (typeof MODES)[number]): boolean =>
      mindOf(level, { ...DEFAULT_OPTIONS, mode }, LEARNED).learned === LEARNED;
    expect(LEVELS.filter((level) => learns(level, 'duel'))).toEqual(['veteran', 'commander']);
    for (const mode of MODES.filter((each) => each !== 'duel')) {
      for (const level of LEVELS) expect(mindOf(level, { ...DEFAULT_OPTIONS, mode }, LEARNED)).toBe(MINDS[level]);
    }
  });
});

test('parameters lie one behind the other', () => {
  const { hidden, hiddenBias, output, direct } = parametersIn(new Float32Array(parameterCount(8)), 8);
  expect(hidden.length + hiddenBias.length + output.length + direct.length).toBe(parameterCount(8));
});

describe('T2: three instants', () => {
  /** A battle wins at once: the enemy's HQ is left with 2. */
  const won = position({
    players: [
      { army: 'hegemony', hq: 2, pile: 7 },
      { army: 'borgo', hq: 17, hand: ['battle', 'move', 'battle'], pile: 2 },
    ],
    units: ['borgo/hq 2,-1 r3', 'hegemony/hq -1,-1 r2', 'borgo/mutant 0,-2 r3', 'borgo/brawler -1,0 r0', 'borgo/mutant 0,-1 r5'],
    turn: { player: 1, number: 24, mustDiscard: true, fresh: true },
  });

  test.each(LEVELS)('%s does not draw a won battle anew', (level) => {
    const intents = new PlanningPlayer(mindOf(level, won.options, LEARNED), randomFrom(3)).plan(won, 1);
    expect(intents.map((intent) => intent.do)).toEqual(expect.arrayContaining(['battle']));
  });

  /** Far apart: nothing comes of them. */
  const idle = position({
    players: [
      { army: 'hegemony', pile: 7 },
      { army: 'borgo', hand: ['battle', 'move', 'battle'], pile: 9 },
    ],
    units: ['borgo/hq 2,0', 'hegemony/hq -2,0'],
    turn: { player: 1, number: 4, mustDiscard: true, fresh: true },
  });

  test.each(LEVELS)('%s draws anew what does nothing', (level) => {
    expect(new PlanningPlayer(mindOf(level, idle.options, LEARNED), randomFrom(3)).plan(idle, 1)).toEqual([{ do: 'redraw' }]);
  });
});
