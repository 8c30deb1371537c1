import { PLAYER_NAMES, type PlayerName } from '@hexfall/shared/ai/players';
import { randomFrom, sample } from '@hexfall/shared/ai/random';
import { badOption, printed, readArgs, type CliAnswer, type CliError } from '@hexfall/shared/cli/call';
import { arrangements, inTurn } from '@hexfall/shared/cli/matchPlan';
import { MAPS } from '@hexfall/shared/content/maps';
import { numbersFrom } from '@hexfall/shared/fair/shuffle';
import { DEFAULT_OPTIONS, type Options } from '@hexfall/shared/model/options';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Table } from '@hexfall/shared/model/state';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { formatPuzzle } from '@hexfall/shared/notation/puzzle';
import { AIMS, type MoveAim } from '@hexfall/shared/puzzle/puzzleName';
import { areAlike } from './chooseCollection.js';
import { gradeOf } from './difficulty.js';
import { turnsOf } from './gameTurns.js';
import { MOST_GAMES, readPolicy, wholeIn } from './mine.js';
import { mineAim, type MinedAim } from './mineAim.js';

const OPTIONS = {
  games: { type: 'string', default: '250' },
  seed: { type: 'string', default: 'best-move' },
  policy: { type: 'string', default: 'veteran' },
  limit: { type: 'string', default: '3000' },
} as const;

interface MovesPlan {
  readonly games: number;
  readonly seed: string;
  readonly policy: PlayerName;
  /** How many positions a puzzle may have. */
  readonly most: number;
}

const readPlan = (args: readonly string[]): Result<MovesPlan, CliError> => {
  const parsed = readArgs({ args: [...args], options: OPTIONS });
  if (!parsed.ok) return parsed;
  const { values } = parsed.value;
  const games = wholeIn(values.games, MOST_GAMES);
  if (games === null) return badOption('games', `a whole number from 1 to ${MOST_GAMES}`);
  const most = wholeIn(values.limit, Number.MAX_SAFE_INTEGER);
  if (most === null) return badOption('limit', 'a whole number from 1');
  const policy = readPolicy(values.policy);
  if (!policy) return badOption('policy', `one of ${PLAYER_NAMES.join(', ')}`);
  return ok({ games, seed: values.seed, policy, most });
};

const PAIRS = arrangements(ARMY_IDS, 2);
/** Shares no factor with the number of pairs, so that all come up. */
const NEXT_PAIR = 11;
/** The toughness of HQs at the beginning: with 20 hardly one is in danger before the end. */
const HQS = [5, 6, 8, 12] as const;
const DUEL_MAPS = MAPS.filter(({ players, board }) => players.min <= 2 && board === 'main');
/** The last game of each round of this length is played on a map. */
const MAP_EVERY = 5;

const optionsOf = (game: number): Options => {
  const plain = { ...DEFAULT_OPTIONS, takeBack: false };
  if (game % MAP_EVERY !== MAP_EVERY - 1) return plain;
  const { terrain, turrets } = inTurn(DUEL_MAPS, Math.floor(game / MAP_EVERY));
  return { ...plain, terrain, turrets };
};

/** More of one game are much alike. */
const MOST_OF_GAME = 3;

/** The best moves of a game: no two of positions that are alike. @param aims in the order in which they are wanted, asked for each turn. */
const mineGame = function* ({ seed, policy, most }: MovesPlan, game: number, aims: () => readonly MoveAim[]): Generator<MinedAim> {
  const setup = { options: optionsOf(game), armies: inTurn(PAIRS, game * NEXT_PAIR), seed: `${seed}/${game}` };
  const turns = turnsOf(setup, policy, inTurn(HQS, game));
  const found: Table[] = [];
  for (const { table, seat } of sample(turns, Infinity, randomFrom(numbersFrom(`${seed}/${game}/turns`)()))) {
    if (found.some((other) => areAlike(other, table))) continue;
    const mined = mineAim(aims(), table, seat, most);
    if (!mined) continue;
    found.push(table);
    yield { ...mined, puzzle: { ...mined.puzzle, id: `${seed}-${game}-${table.turn.number}` } };
    if (found.length === MOST_OF_GAME) return;
  }
};

/**
 * `mine-moves`: finds the best moves of games of computer players: turns that win, save the HQ, or win the final battle.
 * @param write takes each of them as a line, as soon as it is found.
 */
export const mineMoves = (args: readonly string[], write: (line: string) => void): CliAnswer => {
  const plan = readPlan(args);
  if (!plan.ok) return plan;
  const begin = performance.now();
  const counts: Record<MoveAim, number> = { win: 0, save: 0, final: 0 };
  const rarestFirst = (): readonly MoveAim[] => AIMS.toSorted((a, b) => counts[a] - counts[b]);
  for (let game = 0; game < plan.value.games; game++) {
    for (const mined of mineGame(plan.value, game, rarestFirst)) {
      const { aim, changed, positions, nearMisses, puzzle } = mined;
      counts[aim]++;
      write(printed(ok({ aim, grade: gradeOf(mined), changed, positions, nearMisses, puzzle: formatPuzzle(puzzle) })));
    }
  }
  return ok({ games: plan.value.games, puzzles: counts, seconds: Math.round((performance.now() - begin) / 1000) });
};
