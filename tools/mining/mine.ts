import { badOption, type CliAnswer, type CliError, printed, readArgs } from '@hexfall/shared/cli/call';
import { arrangements, inTurn } from '@hexfall/shared/cli/matchPlan';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { formatPuzzle } from '@hexfall/shared/notation/puzzle';
import { areAlike } from './chooseCollection.js';
import { turnsOf } from './gameTurns.js';
import { gradeOf, type MinedPuzzle, minePosition } from './minePosition.js';
import { type MiningPlan, readMiningPlan, wholeIn } from './miningPlan.js';

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

interface MinePlan extends MiningPlan {
  /** How many tiles are used. */
  readonly use: number;
  readonly armies: readonly (readonly ArmyId[])[];
}

const readPlan = (args: readonly string[]): Result<MinePlan, CliError> => {
  const parsed = readArgs({ args: [...args], options: OPTIONS });
  if (!parsed.ok) return parsed;
  const { values } = parsed.value;
  const plan = readMiningPlan(values);
  if (!plan.ok) return plan;
  const use = wholeIn('use', values.use, MOST_TILES);
  if (!use.ok) return use;
  const named = values.armies === 'all' ? ARMY_IDS : values.armies.split(',');
  const armies = named.flatMap((name) => ARMY_IDS.find((id) => id === name) ?? []);
  if (armies.length < 2) return badOption('armies', 'all, or at least 2 armies, separated by commas');
  return ok({ ...plan.value, use: use.value, armies: arrangements(armies, 2) });
};

/** A puzzle for each player of a game, if there is one: puzzles of one player's turns are much alike. */
const mineGame = function* (plan: MinePlan, game: number, earlier: readonly Table[]): Generator<MinedPuzzle> {
  const setup = {
    options: { ...DEFAULT_OPTIONS, takeBack: false },
    armies: inTurn(plan.armies, game),
    seed: `${plan.seed}/${game}`,
  };
  const served = new Set<Seat>();
  for (const { table, seat } of turnsOf(setup, plan.policy)) {
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
