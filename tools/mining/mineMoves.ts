import { type CliAnswer, printed, readArgs } from '@hexfall/shared/cli/call';
import { arrangements, inTurn, mapsForPlayers } from '@hexfall/shared/cli/matchPlan';
import { DEFAULT_OPTIONS, type Options } from '@hexfall/shared/model/options';
import { ok } from '@hexfall/shared/model/result';
import type { Table } from '@hexfall/shared/model/state';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { formatPuzzle } from '@hexfall/shared/notation/puzzle';
import { AIMS, type MoveAim } from '@hexfall/shared/puzzle/puzzleName';
import { areAlike } from './chooseCollection.js';
import { turnsOf } from './gameTurns.js';
import { mineAim, type MinedAim } from './mineAim.js';
import { gradeOf } from './minePosition.js';
import { type MiningPlan, readMiningPlan } from './miningPlan.js';

/** The options of `mine-moves`. */
export const MOVES_OPTIONS = {
  games: { type: 'string', default: '250' },
  seed: { type: 'string', default: 'best-move' },
  policy: { type: 'string', default: 'veteran' },
  limit: { type: 'string', default: '3000' },
} as const;

const PAIRS = arrangements(ARMY_IDS, 2);
/** Shares no factor with the number of pairs, so that all come up. */
const NEXT_PAIR = 11;
/** The toughness of HQs at the beginning: with 20 hardly one is in danger before the end. */
const HQS = [5, 6, 8, 12] as const;
const DUEL_MAPS = mapsForPlayers(2).filter(({ board }) => board === 'main');
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
const mineGame = function* ({ seed, policy, most }: MiningPlan, game: number, aims: () => readonly MoveAim[]): Generator<MinedAim> {
  const setup = { options: optionsOf(game), armies: inTurn(PAIRS, game * NEXT_PAIR), seed: `${seed}/${game}` };
  const found: Table[] = [];
  for (const { table, seat } of turnsOf(setup, policy, inTurn(HQS, game))) {
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
  const parsed = readArgs({ args: [...args], options: MOVES_OPTIONS });
  if (!parsed.ok) return parsed;
  const plan = readMiningPlan(parsed.value.values);
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
