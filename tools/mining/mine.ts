import { PLAYER_NAMES, type PlayerName } from '@hexfall/shared/ai/players';
import { randomFrom, sample } from '@hexfall/shared/ai/random';
import { numbersFrom } from '@hexfall/shared/fair/shuffle';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { formatPuzzle } from '@hexfall/shared/notation/puzzle';
import { badOption, readArgs } from '@hexfall/shared/cli/call';
import { printed, type CliAnswer, type CliError } from '@hexfall/shared/cli/call';
import { arrangements, inTurn } from '@hexfall/shared/cli/matchPlan';
import { areAlike } from './chooseCollection.js';
import { gradeOf } from './difficulty.js';
import { turnsOf } from './gameTurns.js';
import { minePosition, type MinedPuzzle } from './minePosition.js';

export const MOST_GAMES = 1_000_000;
/** From a hand. */
const MOST_TILES = 3;

const OPTIONS = {
  games: { type: 'string', default: '10' },
  seed: { type: 'string', default: 'mine' },
  policy: { type: 'string', default: 'soldier' },
  use: { type: 'string', default: '2' },
  limit: { type: 'string', default: '30000' },
  armies: { type: 'string', default: 'all' },
} as const;

interface MinePlan {
  readonly games: number;
  readonly seed: string;
  readonly policy: PlayerName;
  /** How many tiles are used. */
  readonly use: number;
  /** How many positions a puzzle may have. */
  readonly most: number;
  readonly armies: readonly (readonly ArmyId[])[];
}

/** The whole number in an option, from 1 up to the most; null for any other text. */
export const wholeIn = (text: string, most: number): number | null =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= most ? Number(text) : null;

/** The computer player with a name; undefined if there is none. */
export const readPolicy = (text: string): PlayerName | undefined => PLAYER_NAMES.find((name) => name === text);

const readPlan = (args: readonly string[]): Result<MinePlan, CliError> => {
  const parsed = readArgs({ args: [...args], options: OPTIONS });
  if (!parsed.ok) return parsed;
  const { values } = parsed.value;
  const games = wholeIn(values.games, MOST_GAMES);
  if (games === null) return badOption('games', `a whole number from 1 to ${MOST_GAMES}`);
  const use = wholeIn(values.use, MOST_TILES);
  if (use === null) return badOption('use', `a whole number from 1 to ${MOST_TILES}`);
  const most = wholeIn(values.limit, Number.MAX_SAFE_INTEGER);
  if (most === null) return badOption('limit', 'a whole number from 1');
  const policy = readPolicy(values.policy);
  if (!policy) return badOption('policy', `one of ${PLAYER_NAMES.join(', ')}`);
  const named = values.armies === 'all' ? ARMY_IDS : values.armies.split(',');
  const armies = named.flatMap((name) => ARMY_IDS.find((id) => id === name) ?? []);
  if (armies.length < 2) return badOption('armies', 'all, or at least 2 armies, separated by commas');
  return ok({ games, seed: values.seed, policy, use, most, armies: arrangements(armies, 2) });
};

/** A puzzle for each player of a game, if there is one: puzzles of one player's turns are much alike. */
const mineGame = function* (plan: MinePlan, game: number, earlier: readonly Table[]): Generator<MinedPuzzle> {
  const setup = {
    options: { ...DEFAULT_OPTIONS, takeBack: false },
    armies: inTurn(plan.armies, game),
    seed: `${plan.seed}/${game}`,
  };
  const turns = sample(turnsOf(setup, plan.policy), Infinity, randomFrom(numbersFrom(`${plan.seed}/${game}/turns`)()));
  const served = new Set<Seat>();
  for (const { table, seat } of turns) {
    if (served.has(seat)) continue;
    const mined = minePosition(table, seat, plan);
    if (!mined || earlier.some((other) => areAlike(other, mined.puzzle.position.table))) continue;
    served.add(seat);
    yield { ...mined, puzzle: { ...mined.puzzle, id: `${plan.seed}-${game}-${table.turn.number}` } };
  }
};

/**
 * `mine`: finds sound puzzles in games of computer players, no two alike.
 * @param write takes each of them as a line, as soon as it is found.
 */
export const mine = (args: readonly string[], write: (line: string) => void): CliAnswer => {
  const plan = readPlan(args);
  if (!plan.ok) return plan;
  const begin = performance.now();
  const found: Table[] = [];
  for (let game = 0; game < plan.value.games; game++) {
    for (const mined of mineGame(plan.value, game, found)) {
      const { positions, nearMisses, puzzle } = mined;
      found.push(puzzle.position.table);
      write(printed(ok({ grade: gradeOf(mined), positions, nearMisses, puzzle: formatPuzzle(puzzle) })));
    }
  }
  return ok({ games: plan.value.games, puzzles: found.length, seconds: Math.round((performance.now() - begin) / 1000) });
};
