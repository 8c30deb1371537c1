import { PLAYER_NAMES, type PlayerName } from '../ai/players.js';
import { randomFrom } from '../ai/random.js';
import { BASE_ARMIES } from '../content/catalog.js';
import { numbersFrom } from '../fair/shuffle.js';
import { DEFAULT_OPTIONS, MODES, type Mode } from '../model/options.js';
import { ok, type Result } from '../model/result.js';
import type { Seat, Table } from '../model/state.js';
import { drawLuck } from '../review/drawLuck.js';
import { expectedDifference } from '../review/expectedDifference.js';
import { difference, FEATURES, featuresOf, partLeft } from '../review/features.js';
import { playedTurns, type PlayedIntent, type PlayedTurn } from '../review/playedTurns.js';
import { correlation, leastSquares } from '../review/regression.js';
import { EFFORTS, reviewTurn, type Effort } from '../review/reviewTurn.js';
import { mean } from '../review/statistics.js';
import { createMatch } from '../rules/createMatch.js';
import { PLAYERS, standings, teamOf } from '../rules/sides.js';
import { BattleSimulation } from '../simulation/BattleSimulation.js';
import { badOption, readArgs } from './args.js';
import type { Answer, CliError } from './answer.js';
import { arrangements, inTurn } from './matchPlan.js';
import { createPlayers, playMatch } from './playMatch.js';

/** What is measured: how far positions tell results, what luck explains of them, and whether the review sees who decides better. */
const SUBJECTS = ['fit', 'luck', 'decisions'] as const;

/** A match that computer players have played. */
interface Game {
  readonly intents: readonly PlayedIntent[];
  readonly last: Table;
  /** The seats of the first player. */
  readonly own: readonly Seat[];
}

interface StudyPlan {
  readonly subject: (typeof SUBJECTS)[number];
  readonly names: readonly [PlayerName, PlayerName];
  readonly games: number;
  readonly seed: string;
  readonly mode: Mode;
  readonly redraws: number;
  readonly effort: Effort;
}

const OPTIONS = {
  of: { type: 'string', default: 'luck' },
  a: { type: 'string', default: 'veteran' },
  b: { type: 'string', default: 'veteran' },
  games: { type: 'string', default: '20' },
  seed: { type: 'string', default: 'review' },
  mode: { type: 'string', default: 'duel' },
  redraws: { type: 'string', default: '12' },
  effort: { type: 'string', default: 'full' },
} as const;

const readPlan = (args: readonly string[]): Result<StudyPlan, CliError> => {
  const parsed = readArgs({ args: [...args], options: OPTIONS });
  if (!parsed.ok) return parsed;
  const { values } = parsed.value;
  const subject = SUBJECTS.find((each) => each === values.of);
  if (!subject) return badOption('of', `one of ${SUBJECTS.join(', ')}`);
  const [a, b] = [values.a, values.b].map((wanted) => PLAYER_NAMES.find((name) => name === wanted));
  if (!a || !b) return badOption('a', `and --b one of ${PLAYER_NAMES.join(', ')}`);
  const [games, redraws] = [Number(values.games), Number(values.redraws)];
  if (!Number.isInteger(games) || games < 1) return badOption('games', 'a whole number from 1');
  if (!Number.isInteger(redraws) || redraws < 1) return badOption('redraws', 'a whole number from 1');
  const effort = EFFORTS.find((each) => each === values.effort);
  if (!effort) return badOption('effort', `one of ${EFFORTS.join(', ')}`);
  const mode = MODES.find((each) => each === values.mode);
  if (!mode) return badOption('mode', `one of ${MODES.join(', ')}`);
  return ok({ subject, names: [a, b], games, seed: values.seed, mode, redraws, effort });
};

const playGame = ({ names, seed, mode }: StudyPlan, number: number): Game => {
  const armies = inTurn(arrangements(BASE_ARMIES, PLAYERS[mode].max), number * 7);
  const gameSeed = `${seed}/${number}`;
  const created = createMatch({ options: { ...DEFAULT_OPTIONS, mode, takeBack: false }, armies, seed: gameSeed });
  if (!created.ok) throw new Error(created.error.message);
  const own = armies.flatMap((_, seat) => (teamOf(mode, seat) === number % 2 ? [seat] : []));
  const players = createPlayers(
    armies.map((_, seat) => names[own.includes(seat) ? 0 : 1]),
    gameSeed,
  );
  const intents: PlayedIntent[] = [];
  const { table } = playMatch(created.value, players, (before, player, intent) => intents.push({ player, intent, before }));
  return { intents, last: table, own };
};

const gamesOf = (plan: StudyPlan): Game[] => Array.from({ length: plan.games }, (_, number) => playGame(plan, number));

const resultOf = ({ last }: Game, seat: Seat): number => difference(last, seat, standings(last));

interface Row {
  readonly features: readonly number[];
  readonly result: number;
  readonly expected: number;
}

const rowsOf = (game: Game, simulation: BattleSimulation): Row[] =>
  playedTurns(game.intents, game.last).flatMap(({ table }) =>
    table.players.map((_, seat) => {
      const features = featuresOf(table, seat, simulation);
      const left = partLeft(table);
      const values = FEATURES.map((name) => features[name]);
      return {
        features: [...values.map((value) => value * left), ...values.map((value) => value * (1 - left))],
        result: resultOf(game, seat),
        expected: expectedDifference(table, seat, simulation),
      };
    }),
  );

const thousandths = (value: number): number => Math.round(value * 1000) / 1000;

/** The coefficients by which positions tell results, and how well those of the program do so. */
const fit = (plan: StudyPlan): object => {
  const simulation = new BattleSimulation();
  const rows = gamesOf(plan).flatMap((game) => rowsOf(game, simulation));
  const results = rows.map(({ result }) => result);
  const found = leastSquares(
    rows.map(({ features }) => features),
    results,
  );
  const fitted = rows.map(({ features }) => features.reduce((sum, value, place) => sum + value * (found[place] ?? 0), 0));
  return {
    positions: rows.length,
    atStart: found.slice(0, FEATURES.length).map(thousandths),
    atEnd: found.slice(FEATURES.length).map(thousandths),
    explained: thousandths(correlation(fitted, results) ** 2),
    explainedByProgram: thousandths(
      correlation(
        rows.map(({ expected }) => expected),
        results,
      ) ** 2,
    ),
    meanError: thousandths(mean(rows.map(({ expected, result }) => expected - result))),
  };
};

const luckOf = (turns: readonly PlayedTurn[], redraws: number, seed: string): number[] => {
  const number = numbersFrom(seed)();
  return turns.map(
    (turn, place) => drawLuck(turn, redraws, randomFrom(number + place), (order) => randomFrom(number + place * 1000 + order)).mean,
  );
};

/** How much of the results the sum of luck explains. */
const luck = (plan: StudyPlan): object => {
  const [lucks, results]: [number[], number[]] = [[], []];
  for (const [number, game] of gamesOf(plan).entries()) {
    const turns = playedTurns(game.intents, game.last);
    const values = luckOf(turns, plan.redraws, `${plan.seed}/${number}/luck`);
    lucks.push(values.reduce((sum, value, place) => sum + (teamOf(plan.mode, turns[place]?.seat ?? 0) === 0 ? value : -value), 0));
    results.push(resultOf(game, 0));
  }
  return { explained: thousandths(correlation(lucks, results) ** 2), luck: mean(lucks), result: mean(results) };
};

/** In how many games the first player's decisions cost less than the second's. */
const decisions = (plan: StudyPlan): object => {
  const better: number[] = [];
  const losses: [number[], number[]] = [[], []];
  for (const game of gamesOf(plan)) {
    const sums: [number[], number[]] = [[], []];
    for (const turn of playedTurns(game.intents, game.last)) {
      sums[game.own.includes(turn.seat) ? 0 : 1].push(reviewTurn(turn, plan.effort, 1).loss.mean);
    }
    const [own, others] = sums.map(mean) as [number, number];
    losses[0].push(own);
    losses[1].push(others);
    better.push(own < others ? 1 : own === others ? 0.5 : 0);
  }
  return { better: thousandths(mean(better)), lossPerTurn: losses.map(mean).map(thousandths) };
};

const STUDIES = { fit, luck, decisions } as const;

/** `review-study`: measures on games of computer players how far the review can be trusted. */
export const reviewStudy = (args: readonly string[]): Answer => {
  const plan = readPlan(args);
  if (!plan.ok) return plan;
  const begin = performance.now();
  const { subject, names, games, mode } = plan.value;
  const found = STUDIES[subject](plan.value);
  return ok({ of: subject, a: names[0], b: names[1], mode, games, ...found, seconds: Math.round((performance.now() - begin) / 1000) });
};
