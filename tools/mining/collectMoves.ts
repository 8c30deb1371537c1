import { readFileSync } from 'node:fs';
import { type CliAnswer, readArgs } from '@hexfall/shared/cli/call';
import { ok } from '@hexfall/shared/model/result';
import { AIMS, GRADES } from '@hexfall/shared/puzzle/puzzleName';
import { chooseMoves } from './chooseMoves.js';
import { minedIn, readAmounts, readSection, writeSection } from './collection.js';
import type { MinedAim } from './mineAim.js';
import { mineMoves, MOVES_OPTIONS } from './mineMoves.js';

const OPTIONS = {
  games: MOVES_OPTIONS.games,
  each: { type: 'string', default: '34' },
  seed: MOVES_OPTIONS.seed,
  from: { type: 'string' },
} as const;

/** `best-moves`: mines best moves, or takes the lines of `mine-moves` in a file, and writes them into the collection (docs/puzzles.md). */
export const collectMoves = (args: readonly string[]): CliAnswer => {
  const parsed = readArgs({ args: [...args], options: OPTIONS });
  if (!parsed.ok) return parsed;
  const { values } = parsed.value;
  const amounts = readAmounts(values);
  if (!amounts.ok) return amounts;
  let lines = '';
  if (values.from === undefined) {
    const answer = mineMoves(['--games', values.games, '--seed', values.seed], (line) => void (lines += line));
    if (!answer.ok) return answer;
  } else lines = readFileSync(values.from, 'utf8');
  const others = GRADES.flatMap(readSection).map(({ position }) => position.table);
  const chosen = chooseMoves(minedIn<MinedAim>(lines), amounts.value.each, others);
  return ok(Object.fromEntries(AIMS.map((aim) => [aim, writeSection(aim, chosen.get(aim) ?? [])])));
};
