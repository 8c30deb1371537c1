import { hexText, sameHex } from '@hexfall/shared/hex/cells';
import { hqHex } from '@hexfall/shared/inspect/fact';
import type { Puzzle, PuzzleGoal } from '@hexfall/shared/notation/puzzle';
import { placeOf } from '@hexfall/shared/picture/board/geometry';
import { SECTIONS } from '@hexfall/shared/puzzle/puzzleName';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { hexesOfScene, puzzleScene, sectionLayout } from '../../../client/src/puzzles/puzzleScene.js';
import { parsed, puzzleOf, puzzlesOf } from '../../puzzle/puzzleOf.js';

const ALL = SECTIONS.flatMap(puzzlesOf);

/** A Mutant of the solver beside the enemy HQ strikes it; a Hybrid shoots at the own HQ. */
const UNITS = ['borgo/hq -1,1', 'borgo/mutant 1,0 r0', 'moloch/hq 1,-1', 'moloch/hybrid -1,-1 r3'];

const sceneOf = (goals: readonly PuzzleGoal[]) => puzzleScene(parsed(puzzleOf(['borgo', 'moloch'], ['claws'], UNITS, goals)));

test('an attack is shown with the enemy HQ and what strikes it already', () => {
  const scene = sceneOf([{ goal: 'destroy-hq' }]);
  expect(scene.targets).toEqual([[1, -1]]);
  expect(scene.shots.map(({ path }) => path.map(hexText))).toEqual([['1,0', '1,-1']]);
});

test('a defense is shown with the own HQ and what strikes that', () => {
  const scene = sceneOf([{ goal: 'save-hq' }]);
  expect(scene.targets).toEqual([[-1, 1]]);
  expect(scene.shots.map(({ path }) => [hexText(path[0]!), hexText(path.at(-1)!)])).toEqual([['-1,-1', '-1,1']]);
});

test('units to destroy are targets, each once, and to lose nothing has none', () => {
  expect(sceneOf([{ goal: 'kill', hexes: [[-1, -1]] }, { goal: 'kill', hexes: [[-1, -1]] }, { goal: 'lose-nothing' }])).toEqual({
    targets: [[-1, -1]],
    shots: [],
  });
});

const withoutSolution = (puzzle: Puzzle): Puzzle => ({ ...puzzle, solution: null });

test('the picture of a puzzle is the same without its solution, and shows something of each', () => {
  for (const puzzle of ALL) {
    const scene = puzzleScene(puzzle);
    expect(scene).toEqual(puzzleScene(withoutSolution(puzzle)));
    expect([puzzle.id, scene.targets.length]).not.toEqual([puzzle.id, 0]);
    const { board } = puzzle.position.table;
    for (const { path } of scene.shots) expect(board.some(Boolean) && scene.targets.some((at) => sameHex(at, path.at(-1)!))).toBe(true);
  }
});

const [WIDTH, HEIGHT] = [180, 135];

test('all hexes of a scene are inside its picture, which shows no more of what is beside the board than it has to', () => {
  for (const puzzle of ALL) {
    const board = boardOf(puzzle.position.table);
    const hexes = hexesOfScene(puzzleScene(puzzle));
    const layout = sectionLayout(board, hexes, WIDTH, HEIGHT);
    for (const at of hexes) {
      const { x, y, radius } = placeOf(layout, at);
      expect([puzzle.id, x >= radius && x <= WIDTH - radius && y >= 0.86 * radius && y <= HEIGHT - 0.86 * radius]).toEqual([
        puzzle.id,
        true,
      ]);
    }
    const whole = sectionLayout(board, [...hexes, [0, 2], [0, -2]], WIDTH, HEIGHT);
    expect(layout.radius).toBeGreaterThanOrEqual(whole.radius);
  }
});

test('a scene without hexes shows the middle of the board', () => {
  const [{ position }] = ALL as [Puzzle, ...Puzzle[]];
  const { center } = sectionLayout(boardOf(position.table), [], WIDTH, HEIGHT);
  expect(center).toEqual({ x: WIDTH / 2, y: HEIGHT / 2 });
  expect(hqHex(position.table, 0)).not.toBeNull();
});
