import '../store/support/browserGlobals.js';
import { hqOf } from '@hexfall/shared/content/catalog';
import { cellOf } from '@hexfall/shared/hex/cells';
import type { Puzzle } from '@hexfall/shared/notation/puzzle';
import { SECTIONS } from '@hexfall/shared/puzzle/puzzleName';
import { PuzzleGame } from '../../../client/src/puzzles/PuzzleGame.js';
import { solvingHit } from '../../../client/src/puzzles/solvingHit.js';
import { lastBattle } from '../../../client/src/store/segments.js';
import { puzzlesOf } from '../../puzzle/puzzleOf.js';

/** The hit that solves a puzzle when its solution is played. */
const hitIn = async (puzzle: Puzzle) => {
  const nothing = (): void => undefined;
  const game = new PuzzleGame(puzzle, {
    heading: () => '',
    wantsReplay: () => false,
    onSegment: nothing,
    onFailed: nothing,
    onSolved: nothing,
  });
  for (const intent of puzzle.solution?.intents ?? []) await game.store.act(intent);
  game.battle();
  const choices = [...(puzzle.solution?.choices ?? [])];
  while (game.store.table.decision) await game.store.act({ do: 'choose', key: choices.shift() ?? game.store.table.decision.keys[0]! });
  const battle = lastBattle(game.store.history.peek());
  return battle?.before ? solvingHit(puzzle, battle.before, battle.events)?.hit : null;
};

const isAbout = (puzzle: Puzzle, kinds: readonly string[]): boolean => puzzle.goals.every(({ goal }) => kinds.includes(goal));

const SAMPLE = SECTIONS.flatMap((section) => puzzlesOf(section).slice(0, 12));
const named = (kinds: readonly string[]) => SAMPLE.filter((puzzle) => isAbout(puzzle, kinds)).map((puzzle) => [puzzle.id, puzzle] as const);

test.each(named(['destroy-hq', 'damage']))('%s is decided by a hit of the solver on the enemy HQ', async (_, puzzle) => {
  const hit = await hitIn(puzzle);
  const { players } = puzzle.position.table;
  expect(hit?.attacker.owner).toBe(puzzle.solver);
  expect(hit?.target.tile).toBe(hqOf(players[1 - puzzle.solver]!.army));
});

test.each(named(['kill']))(
  '%s is decided by a hit on a unit that has to fall, unless it falls by no hit of the solver',
  async (_, puzzle) => {
    const hit = await hitIn(puzzle);
    if (!hit) return;
    const { board } = puzzle.position.table;
    const asked = puzzle.goals.flatMap((goal) => (goal.goal === 'kill' ? goal.hexes.map((at) => board[cellOf(at)]?.tile) : []));
    expect(asked).toContain(hit.target.tile);
    expect(hit.wounds).toBeGreaterThan(0);
  },
);
