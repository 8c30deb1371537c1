import type { PuzzleGoal } from '@hexfall/shared/notation/puzzle';
import { isReached } from '@hexfall/shared/puzzle/goals';
import { parsed, puzzleOf } from './puzzleOf.js';

/** Whether the solver has reached a goal when the HQs of a deathmatch have this toughness left after the battle. */
const reaches = (goal: PuzzleGoal, hqs: readonly number[]): boolean => {
  const puzzle = parsed(
    puzzleOf(['outpost', 'moloch', 'borgo'], ['runner'], ['outpost/hq 0,0', 'moloch/hq 2,0', 'borgo/hq -2,0'], [goal], {
      mode: 'deathmatch',
    }),
  );
  const { table } = puzzle.position;
  const after = { ...table, players: table.players.map((player, seat) => ({ ...player, hq: hqs[seat]!, out: hqs[seat] === 0 })) };
  return isReached(puzzle, goal, after, { own: 1, targets: [] });
};

describe('Z2 the goals of a puzzle with several enemies', () => {
  test('Z2 more points: more than every one of them', () => {
    expect(reaches({ goal: 'more-points' }, [5, 4, 3])).toBe(true);
    expect(reaches({ goal: 'more-points' }, [4, 5, 3])).toBe(false);
    expect(reaches({ goal: 'more-points' }, [4, 3, 4])).toBe(false);
    expect(reaches({ goal: 'more-points' }, [1, 0, 0])).toBe(true);
  });

  test('Z2 an HQ destroyed: any one of theirs', () => {
    expect(reaches({ goal: 'destroy-hq' }, [5, 0, 5])).toBe(true);
    expect(reaches({ goal: 'destroy-hq' }, [0, 5, 5])).toBe(false);
  });

  test('Z2 damage: what they lose in all', () => {
    expect(reaches({ goal: 'damage', wounds: 3 }, [5, 4, 3])).toBe(true);
    expect(reaches({ goal: 'damage', wounds: 4 }, [5, 4, 3])).toBe(false);
    expect(reaches({ goal: 'damage', wounds: 3 }, [1, 5, 5])).toBe(false);
  });
});
