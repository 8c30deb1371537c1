import { AT, FEATURE_STEPS, HQ_SCALE, SIDE_SIZE } from '@hexfall/shared/ai/featureLayout';
import { LEARNED as FOUND } from '@hexfall/shared/ai/learned';
import { LearnedEvaluator } from '@hexfall/shared/ai/LearnedEvaluator';
import { mindOf, MINDS } from '@hexfall/shared/ai/levels';
import { HEADS } from '@hexfall/shared/ai/Network';
import { encodeParameters, parametersFrom, unrounded } from '@hexfall/shared/ai/parameterFile';
import { PlanningPlayer } from '@hexfall/shared/ai/PlanningPlayer';
import { createPlayer } from '@hexfall/shared/ai/players';
import { PositionFeatures } from '@hexfall/shared/ai/PositionFeatures';
import evaluation from '@hexfall/shared/assets/evaluation.json' with { type: 'json' };
import { LEVELS } from '@hexfall/shared/model/computer';
import { DEFAULT_OPTIONS, MODES } from '@hexfall/shared/model/options';
import { randomFrom } from '@hexfall/shared/model/random';
import type { Table } from '@hexfall/shared/model/state';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { samplePiles } from '@hexfall/shared/rules/remaining';
import { isTeamMode, sides } from '@hexfall/shared/rules/sides';
import { BattleSimulation } from '@hexfall/shared/simulation/BattleSimulation';
import { playMatch } from '../../tools/playMatch.js';
import { parameterCount, parametersIn } from '../../tools/train/fit.js';
import { matchOf } from '../../tools/train/selfPlay.js';
import { position } from '../support/play.js';

const LEARNED = FOUND!;

/** One game of each kind that is learned from: by mode, players, with mercenaries, and on maps. */
const GAMES = [
  ...new Map(
    Array.from({ length: 400 }, (_, game) => {
      const { options, armies } = matchOf(game);
      return [`${options.mode} ${armies.length} ${options.mercenaries} ${options.terrain.length > 0}`, game] as const;
    }),
  ).values(),
];

/** Their tables at every intent. */
const tables = (): Table[] => {
  const found: Table[] = [];
  for (const game of GAMES) {
    const start = createMatch({ ...matchOf(game), seed: `learned/${game}` });
    if (!start.ok) throw new Error(start.error.message);
    const players = start.value.table.players.map((_, seat) => createPlayer('recruit', randomFrom(game * 4 + seat)));
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
    expect(rounds).toBeGreaterThan(0);
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

  test('is rounded by less than its numbers tell apart', () => {
    const random = randomFrom(1);
    const fitted = parametersIn(
      Float32Array.from({ length: parameterCount(4) }, () => random() - 0.5),
      4,
    );
    const decoded = unrounded(parametersFrom(encodeParameters(fitted))!);
    for (const numbers of ['hidden', 'direct', 'hiddenBias', 'output'] as const) {
      const most = Math.max(...decoded[numbers].map((value, index) => Math.abs(value - fitted[numbers][index]!)));
      expect(most).toBeLessThan(0.5 / 127);
    }
  });

  test('comes from games of every mode', () => {
    expect(new Set(TABLES.map(({ options }) => options.mode))).toEqual(new Set(MODES));
  });

  test.each(HEADS)('of one instance for many positions is that of a new one for each: %s', (head) => {
    const kept = new LearnedEvaluator(new BattleSimulation(), LEARNED, head);
    for (const table of TABLES.filter((_, index) => index % 7 === 0)) {
      const fresh = new LearnedEvaluator(new BattleSimulation(), LEARNED, head);
      for (const seat of table.players.keys())
        expect([table.turn.number, kept.value(table, seat)]).toEqual([table.turn.number, fresh.value(table, seat)]);
    }
  });

  test('S2: is the same for every order of the piles that fits what everyone sees', () => {
    const evaluator = new LearnedEvaluator(new BattleSimulation(), LEARNED, 'begins');
    for (const table of TABLES.filter((_, index) => index % 11 === 0)) {
      const sampled = samplePiles(table, randomFrom(table.turn.number)).table;
      for (const seat of table.players.keys()) expect(evaluator.value(sampled, seat)).toBe(evaluator.value(table, seat));
    }
  });

  test('has every number of a position once, from the side of each', () => {
    const features = new PositionFeatures(new BattleSimulation());
    for (const table of TABLES) {
      features.look(table);
      const count = sides(table).length;
      for (let own = 0; own < count; own++) {
        features.fill(own, (own + 1) % count);
        const places = features.places.subarray(0, features.count);
        expect(new Set(places).size).toBe(places.length);
      }
    }
  });

  test('G2: is the same to both players of a side', () => {
    const evaluator = new LearnedEvaluator(new BattleSimulation(), LEARNED, 'played');
    const allied = TABLES.filter(({ options }, index) => isTeamMode(options.mode) && index % 5 === 0);
    expect(allied.length).toBeGreaterThan(20);
    for (const table of allied) {
      for (const seats of sides(table)) expect(new Set(seats.map((seat) => evaluator.value(table, seat))).size).toBe(1);
    }
  });

  test('G4: counts the toughness of two as their total, which decides against one, and as even at the start', () => {
    const start = createMatch({ options: { ...DEFAULT_OPTIONS, mode: 'one-vs-two' }, armies: ['borgo', 'moloch', 'outpost'], seed: 'two' });
    if (!start.ok) throw new Error(start.error.message);
    const { table } = start.value;
    const features = new PositionFeatures(new BattleSimulation());
    /** By side, now and after one and two battles that take nothing. */
    const toughness = (hq: readonly number[]): number[][] => {
      features.look({ ...table, players: table.players.map((player, seat) => ({ ...player, hq: hq[seat]! })) });
      features.fill(0, 1);
      const found = new Map(Array.from(features.places.subarray(0, features.count), (place, each) => [place, features.values[each]!]));
      return [0, SIDE_SIZE].map((side) =>
        [AT.hq, AT.hqAfterFirst, AT.hqAfterSecond].map((place) => Math.round((found.get(side + place) ?? 0) / FEATURE_STEPS / HQ_SCALE)),
      );
    };
    expect(toughness([20, 13, 13])).toEqual([Array(3).fill(20), Array(3).fill(20)]);
    expect(toughness([12, 13, 4])).toEqual([Array(3).fill(12), Array(3).fill(11)]);
  });

  test('G1: of a player who is out is the least, and the more of the others are out, the more is the position worth', () => {
    const evaluator = new LearnedEvaluator(new BattleSimulation(), LEARNED, 'played');
    const table = TABLES.find(({ options, players }) => options.mode === 'deathmatch' && players.length === 4)!;
    const without = (...gone: number[]): Table => ({
      ...table,
      players: table.players.map((player, seat) => (gone.includes(seat) ? { ...player, out: true, hq: 0 } : player)),
    });
    expect(evaluator.value(without(1), 1)).toBeLessThan(Math.min(...table.players.map((_, seat) => evaluator.value(table, seat))));
    expect(evaluator.value(without(1), 0)).toBeGreaterThan(evaluator.value(table, 0));
    expect(evaluator.value(without(1, 2), 0)).toBeGreaterThan(evaluator.value(without(1), 0));
  });

  test('of a match that is over is its result', () => {
    const evaluator = new LearnedEvaluator(new BattleSimulation(), LEARNED, 'played');
    const over = { ...TABLES[0]!, outcome: { winners: [1], cause: 'hq' } } as unknown as Table;
    expect([0, 1].map((seat) => Math.sign(evaluator.value(over, seat)))).toEqual([-1, 1]);
  });

  test('is used by the strongest levels', () => {
    expect(LEVELS.filter((level) => mindOf(level, LEARNED).learned === LEARNED)).toEqual(['veteran', 'commander']);
    for (const level of LEVELS) expect(mindOf(level, null)).toBe(MINDS[level]);
  });
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
    const intents = new PlanningPlayer(mindOf(level, LEARNED), randomFrom(3)).plan(won, 1);
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
    expect(new PlanningPlayer(mindOf(level, LEARNED), randomFrom(3)).plan(idle, 1)).toEqual([{ do: 'redraw' }]);
  });
});
