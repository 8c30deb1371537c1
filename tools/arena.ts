import type { ComputerPlayer } from '@hexfall/shared/ai/players';
import { badOption, type CliAnswer, type CliError, failure, readArgs } from '@hexfall/shared/cli/call';
import { arrangements, hired, inTurn } from '@hexfall/shared/cli/matchPlan';
import { chosenOptions, OPTION_ARGUMENTS } from '@hexfall/shared/cli/selfplayPlan';
import { BASE_ARMIES } from '@hexfall/shared/content/catalog';
import { type Mode, MODES, type Options } from '@hexfall/shared/model/options';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { GameState } from '@hexfall/shared/model/state';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { averageOf, mean } from '@hexfall/shared/review/statistics';
import { checkOptions, createMatch } from '@hexfall/shared/rules/createMatch';
import { PLAYERS, teamOf } from '@hexfall/shared/rules/sides';
import { playMatch, randomOfSeat } from './playMatch.js';
import { CONTESTANTS, createContestant } from './strategies.js';

const MOST_DEALS = 100_000;

/** What a contestant has taken for one turn, in milliseconds. */
type Times = number[];

interface Played {
  /** For `a`: 1 won, 0 lost; for a draw its share of the seats. */
  readonly score: number;
  /** HQ toughness or points of `a`'s side less those of the best other one. */
  readonly margin: number;
}

const scoreOf = ({ table }: GameState, own: readonly Seat[]): Played => {
  const winners = table.outcome?.winners ?? [];
  const has = own.some((seat) => winners.includes(seat));
  const points = table.players.map(({ hq, score }) => hq + score);
  const best = (isOwn: boolean): number => Math.max(...points.filter((_, seat) => own.includes(seat) === isOwn));
  return { score: has ? 1 : winners.length > 0 ? 0 : own.length / points.length, margin: best(true) - best(false) };
};

/** A player that notes what it takes for each turn, in milliseconds; the last turn of a match is left out. */
const timed = (player: ComputerPlayer, times: Times): ComputerPlayer => {
  let turn = { number: -1, spent: 0 };
  return {
    choose: (table, seat) => {
      const since = performance.now();
      const intent = player.choose(table, seat);
      const spent = performance.now() - since;
      if (turn.number !== table.turn.number) {
        if (turn.spent > 0) times.push(turn.spent);
        turn = { number: table.turn.number, spent: 0 };
      }
      turn.spent += spent;
      return intent;
    },
  };
};

/** Plays one match; `own` are the seats of the first contestant. */
const playDeal = (
  start: GameState,
  own: readonly Seat[],
  names: readonly [string, string],
  seed: string,
  times: readonly [Times, Times],
): Played => {
  const contestantOf = (seat: Seat): 0 | 1 => (own.includes(seat) ? 0 : 1);
  const watched = start.table.players.map((_, seat) => {
    const player = createContestant(names[contestantOf(seat)], randomOfSeat(seed, seat));
    return timed(player, times[contestantOf(seat)]);
  });
  return scoreOf(playMatch(start, watched), own);
};

interface ArenaPlan {
  readonly names: readonly [string, string];
  readonly deals: number;
  readonly seed: string;
  readonly options: Options;
  readonly armies: readonly (readonly ArmyId[])[];
}

const ARGUMENTS = {
  ...OPTION_ARGUMENTS,
  a: { type: 'string' },
  b: { type: 'string' },
  deals: { type: 'string', default: '24' },
  seed: { type: 'string', default: 'arena' },
  mode: { type: 'string', default: 'duel' },
  armies: { type: 'string', default: 'base' },
} as const;

const readPlan = (args: readonly string[]): Result<ArenaPlan, CliError> => {
  const parsed = readArgs({ args: [...args], options: ARGUMENTS });
  if (!parsed.ok) return parsed;
  const { values } = parsed.value;
  const [a, b] = [values.a, values.b].map((wanted) => CONTESTANTS.find((name) => name === wanted));
  if (!a) return badOption('a', `one of ${CONTESTANTS.join(', ')}`);
  if (!b) return badOption('b', `one of ${CONTESTANTS.join(', ')}`);
  const deals = Number(values.deals);
  if (!Number.isInteger(deals) || deals < 1 || deals > MOST_DEALS) return badOption('deals', `a number from 1 to ${MOST_DEALS}`);
  const mode = MODES.find((each) => each === values.mode);
  if (!mode) return badOption('mode', `one of ${MODES.join(', ')}`);
  const named = values.armies === 'base' ? BASE_ARMIES : values.armies === 'all' ? ARMY_IDS : values.armies.split(',');
  const armies = named.flatMap((name) => ARMY_IDS.find((id) => id === name) ?? []);
  const players = PLAYERS[mode].max;
  if (armies.length < players) return badOption('armies', `base, all, or at least ${players} armies, separated by commas`);
  const options = chosenOptions({ ...values, 'no-take-back': true }, mode, null);
  if (!options.ok) return options;
  const rejection = checkOptions(options.value, players);
  if (rejection) return failure('bad-option', rejection.message);
  return ok({ names: [a, b], deals, seed: values.seed, options: options.value, armies: arrangements(armies, players) });
};

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((x, y) => x - y)[Math.floor(values.length * part)] ?? 0;

const percent = (value: number): number => Math.round(value * 1000) / 10;
const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** The seats of `a` in each match of a deal: those of every side once. */
const seatings = (mode: Mode, players: number): Seat[][] => {
  const groups: Seat[][] = [];
  for (let seat = 0; seat < players; seat++) (groups[teamOf(mode, seat)] ??= []).push(seat);
  return groups;
};

/**
 * `arena`: plays matches of two computer players against each other. Every deal, of armies and draw piles, is played once with `a` on every side
 * and `b` on the others, so that luck and armies are the same for both.
 */
export const arena = (args: readonly string[]): CliAnswer => {
  const plan = readPlan(args);
  if (!plan.ok) return plan;
  const { names, deals, seed, options, armies } = plan.value;
  const { mode } = options;
  const [scores, margins, times]: [number[], number[], [Times, Times]] = [[], [], [[], []]];
  const pairs: Record<string, number[]> = {};
  for (let deal = 0; deal < deals; deal++) {
    const dealt = inTurn(armies, deal);
    const mercenaries = options.mercenaries > 0 ? hired(options.mercenaries, dealt.length, deal) : [];
    const start = createMatch({ options, armies: dealt, mercenaries, seed: `${seed}/${deal}` });
    if (!start.ok) return failure(start.error.code, start.error.message);
    const played = seatings(mode, dealt.length).map((own) => playDeal(start.value, own, names, `${seed}/${deal}/${own.join()}`, times));
    const score = mean(played.map((one) => one.score));
    scores.push(score);
    margins.push(mean(played.map(({ margin }) => margin)));
    (pairs[dealt.toSorted().join(' ')] ??= []).push(score);
  }
  const timesOf = (values: Times): object => ({ p50: hundredths(quantile(values, 0.5)), p99: hundredths(quantile(values, 0.99)) });
  return ok({
    a: names[0],
    b: names[1],
    mode,
    deals,
    score: percent(mean(scores)),
    interval: percent(averageOf(scores).interval),
    margin: hundredths(mean(margins)),
    msPerTurn: { a: timesOf(times[0]), b: timesOf(times[1]) },
    armies: Object.fromEntries(Object.entries(pairs).map(([name, values]) => [name, percent(mean(values))])),
  });
};
