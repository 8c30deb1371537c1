import { PLAYER_NAMES, type PlayerName } from '@hexfall/shared/ai/players';
import { badOption, type CliAnswer, type CliError, readArgs } from '@hexfall/shared/cli/call';
import { arrangements, inTurn } from '@hexfall/shared/cli/matchPlan';
import { BASE_ARMIES } from '@hexfall/shared/content/catalog';
import { numbersFrom } from '@hexfall/shared/fair/shuffle';
import { DEFAULT_OPTIONS, type Mode, MODES } from '@hexfall/shared/model/options';
import { randomFrom } from '@hexfall/shared/model/random';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { Chances, shareOf } from '@hexfall/shared/review/Chances';
import { drawLuck } from '@hexfall/shared/review/drawLuck';
import { expectedDifference } from '@hexfall/shared/review/expectedDifference';
import { difference, FEATURES, featuresOf } from '@hexfall/shared/review/features';
import { Judge } from '@hexfall/shared/review/Judge';
import { type PlayedTurn, playedTurns, type ReviewedIntent } from '@hexfall/shared/review/playedTurns';
import { type Effort, EFFORTS, reviewTurn } from '@hexfall/shared/review/reviewTurn';
import { type Average, mean, sumOf } from '@hexfall/shared/review/statistics';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { partLeft, samplePiles } from '@hexfall/shared/rules/remaining';
import { isSideOut, PLAYERS, sides, standings, teamOf } from '@hexfall/shared/rules/sides';
import { BattleSimulation } from '@hexfall/shared/simulation/BattleSimulation';
import { createPlayers, playMatch } from '../playMatch.js';
import { calibrationOf, type Foretold } from './calibration.js';
import { type Contest, correlation, correlationInterval, leastSquares, partInterval, softmaxSlopes } from './inference.js';
import { worstTurns } from './worstTurns.js';

/** What is measured: how well positions predict results, whether chances are what they say, how much of them luck explains, whether the review recognizes the better player, and whether the worst turns cost what the review says. */
const SUBJECTS = ['fit', 'chances', 'luck', 'decisions', 'worst'] as const;

/** A match that computer players have played. */
interface Game {
  readonly intents: readonly ReviewedIntent[];
  readonly last: Table;
  /** The seats of the first player. */
  readonly own: readonly Seat[];
}

/** Which armies play: those of the base game, or all, with at least one of an expansion in every match. */
const ARMY_SETS = ['base', 'expansions'] as const;

const isExpansion = (army: ArmyId): boolean => !BASE_ARMIES.some((other) => other === army);

const armiesOf = ({ armies, mode }: StudyPlan, number: number): readonly ArmyId[] => {
  const orders = arrangements(armies === 'base' ? BASE_ARMIES : ARMY_IDS, PLAYERS[mode].max);
  return inTurn(armies === 'base' ? orders : orders.filter((order) => order.some(isExpansion)), number * 7);
};

interface StudyPlan {
  readonly subject: (typeof SUBJECTS)[number];
  readonly names: readonly [PlayerName, PlayerName];
  readonly games: number;
  /** The number of the first game: a measurement can be made in parts. */
  readonly from: number;
  readonly seed: string;
  readonly mode: Mode;
  readonly armies: (typeof ARMY_SETS)[number];
  readonly redraws: number;
  readonly effort: Effort;
}

const OPTIONS = {
  of: { type: 'string', default: 'luck' },
  a: { type: 'string', default: 'veteran' },
  b: { type: 'string', default: 'veteran' },
  games: { type: 'string', default: '20' },
  from: { type: 'string', default: '0' },
  seed: { type: 'string', default: 'review' },
  mode: { type: 'string', default: 'duel' },
  armies: { type: 'string', default: 'base' },
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
  const [games, from, redraws] = [Number(values.games), Number(values.from), Number(values.redraws)];
  if (!Number.isInteger(games) || games < 1) return badOption('games', 'a whole number from 1');
  if (!Number.isInteger(from) || from < 0) return badOption('from', 'a whole number from 0');
  if (!Number.isInteger(redraws) || redraws < 1) return badOption('redraws', 'a whole number from 1');
  const effort = EFFORTS.find((each) => each === values.effort);
  if (!effort) return badOption('effort', `one of ${EFFORTS.join(', ')}`);
  const mode = MODES.find((each) => each === values.mode);
  if (!mode) return badOption('mode', `one of ${MODES.join(', ')}`);
  const armies = ARMY_SETS.find((each) => each === values.armies);
  if (!armies) return badOption('armies', `one of ${ARMY_SETS.join(', ')}`);
  return ok({ subject, names: [a, b], games, from, seed: values.seed, mode, armies, redraws, effort });
};

const playGame = (plan: StudyPlan, number: number): Game => {
  const { names, seed, mode } = plan;
  const armies = armiesOf(plan, number);
  const gameSeed = `${seed}/${number}`;
  const created = createMatch({ options: { ...DEFAULT_OPTIONS, mode, takeBack: false }, armies, seed: gameSeed });
  if (!created.ok) throw new Error(created.error.message);
  const own = armies.flatMap((_, seat) => (teamOf(mode, seat) === number % 2 ? [seat] : []));
  const players = createPlayers(
    armies.map((_, seat) => names[own.includes(seat) ? 0 : 1]),
    gameSeed,
  );
  const intents: ReviewedIntent[] = [];
  const { table } = playMatch(created.value, players, (before, player, intent) => intents.push({ player, intent, before }));
  return { intents, last: table, own };
};

const gamesOf = (plan: StudyPlan): Game[] => Array.from({ length: plan.games }, (_, index) => playGame(plan, plan.from + index));

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

/** The coefficients by which positions predict results, and how well those of the program do. */
const fit = (plan: StudyPlan): object => {
  const simulation = new BattleSimulation();
  const games = gamesOf(plan);
  const rows = games.flatMap((game) => rowsOf(game, simulation));
  const results = rows.map(({ result }) => result);
  const found = leastSquares(
    rows.map(({ features }) => features),
    results,
  );
  const fitted = rows.map(({ features }) => features.reduce((sum, value, index) => sum + value * (found[index] ?? 0), 0));
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
    slopes: softmaxSlopes(games.flatMap((game) => contestsOf(game, simulation))).map(thousandths),
  };
};

const wonBy = ({ last }: Game, seat: Seat): number => shareOf(last, last.outcome!, seat);

/** What the sides can expect where turns begin. */
const contestsOf = (game: Game, simulation: BattleSimulation): Contest[] =>
  playedTurns(game.intents, game.last).map(({ table }) => {
    const rivals = sides(table).filter((seats) => !isSideOut(table, seats));
    return {
      expected: rivals.map(([seat = 0]) => expectedDifference(table, seat, simulation)),
      left: partLeft(table),
      shares: rivals.map(([seat = 0]) => wonBy(game, seat)),
    };
  });

/** Whether chances are what they say: of the player whose turn begins, by hand and as the program takes them, and after the turn, played on. */
const chances = (plan: StudyPlan): object => {
  const simulation = new BattleSimulation();
  const [byHand, position] = [new Chances(simulation, null), new Chances(simulation)];
  const found: Record<'byHand' | 'position' | 'after', Foretold[]> = { byHand: [], position: [], after: [] };
  for (const [number, game] of gamesOf(plan).entries()) {
    const judge = new Judge();
    for (const [index, { table, seat, moves }] of playedTurns(game.intents, game.last).entries()) {
      const note = (list: Foretold[], chance: number): void => void list.push({ game: number, chance, won: wonBy(game, seat) });
      note(found.byHand, byHand.of(table, seat));
      note(found.position, position.of(table, seat));
      const random = randomFrom(number * 1000 + index);
      const each = Array.from({ length: plan.redraws }, () => judge.chanceAfter(samplePiles(table, random), seat, moves) ?? 0.5);
      note(found.after, mean(each));
    }
  }
  return Object.fromEntries(Object.entries(found).map(([name, rows]) => [name, calibrationOf(rows)]));
};

const luckOf = (turns: readonly PlayedTurn[], redraws: number, seed: string): number[] => {
  const number = numbersFrom(seed)();
  return turns.map(
    (turn, index) => drawLuck(turn, redraws, randomFrom(number + index), (order) => randomFrom(number + index * 1000 + order)).mean,
  );
};

/** How much of the results the sum of luck explains. */
const luck = (plan: StudyPlan): object => {
  const each = gamesOf(plan).map((game, index) => {
    const turns = playedTurns(game.intents, game.last);
    const values = luckOf(turns, plan.redraws, `${plan.seed}/${plan.from + index}/luck`);
    const sum = values.reduce((so, value, at) => so + (teamOf(plan.mode, turns[at]?.seat ?? 0) === 0 ? value : -value), 0);
    return { luck: thousandths(sum), result: resultOf(game, 0) };
  });
  const [lucks, results] = [each.map(({ luck: value }) => value), each.map(({ result }) => result)];
  const found = correlation(lucks, results);
  const interval = correlationInterval(found, each.length).map((bound) => thousandths(Math.max(0, bound) ** 2));
  return { explained: thousandths(found ** 2), interval, luck: mean(lucks), result: mean(results), each };
};

/** What the decisions of the first player and of the others have cost a turn, and whether their intervals are disjoint. */
const lossesOf = (game: Game, effort: Effort): { readonly own: number; readonly others: number; readonly isTold: boolean } => {
  const losses: [Average[], Average[]] = [[], []];
  for (const turn of playedTurns(game.intents, game.last)) {
    losses[game.own.includes(turn.seat) ? 0 : 1].push(reviewTurn(turn, effort, 1).loss);
  }
  const means = losses.map((list) => mean(list.map(({ mean: loss }) => loss)));
  const interval = Math.hypot(...losses.map((list) => sumOf(list).interval / list.length));
  const [own = 0, others = 0] = means.map(thousandths);
  return { own, others, isTold: Math.abs(own - others) > interval };
};

/** In how many games the first player's decisions cost less than the second's; of all, and of those in which the intervals say so. */
const decisions = (plan: StudyPlan): object => {
  const each = gamesOf(plan).map((game) => lossesOf(game, plan.effort));
  const better = (of: typeof each): number => of.reduce((sum, { own, others }) => sum + (own < others ? 1 : own === others ? 0.5 : 0), 0);
  const shown = each.filter(({ isTold }) => isTold);
  const lossPerTurn = [mean(each.map(({ own }) => own)), mean(each.map(({ others }) => others))].map(thousandths);
  const part = better(each) / each.length;
  const interval = partInterval(better(each), each.length).map(thousandths);
  return { better: thousandths(part), interval, told: shown.length, betterOfTold: better(shown), lossPerTurn, each };
};

const worst = (plan: StudyPlan): object => worstTurns(gamesOf(plan));

const STUDIES = { fit, chances, luck, decisions, worst } as const;

/** `review-study`: measures on games of computer players how far the review can be trusted. */
export const reviewStudy = (args: readonly string[]): CliAnswer => {
  const plan = readPlan(args);
  if (!plan.ok) return plan;
  const begin = performance.now();
  const { subject, names, games, mode } = plan.value;
  const found = STUDIES[subject](plan.value);
  return ok({ of: subject, a: names[0], b: names[1], mode, games, ...found, seconds: Math.round((performance.now() - begin) / 1000) });
};
