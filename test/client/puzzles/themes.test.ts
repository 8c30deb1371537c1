import '../store/support/browserGlobals.js';
import { keyFor } from '@hexfall/shared/content/catalog';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { GRADES } from '@hexfall/shared/puzzle/puzzleName';
import { courseOf, themeOfTile, THEMES, tilesOfSolution } from '../../../client/src/puzzles/themes.js';
import { parsed, puzzleOf, puzzlesOf } from '../../puzzle/puzzleOf.js';

const PUZZLES = GRADES.flatMap(puzzlesOf);

test.each([
  ['borgo', 'medic', 'medics'],
  ['borgo', 'scout', 'initiative'],
  ['borgo', 'officer', 'modules'],
  ['borgo', 'net-fighter', 'nets'],
  ['borgo', 'claws', 'placing'],
  ['borgo', 'move', 'moving'],
  ['borgo', 'grenade', 'instants'],
  ['outpost', 'runner', 'moving'],
  ['moloch', 'blocker', 'armor'],
  ['moloch', 'push-back', 'moving'],
  ['new-york', 'mine', 'placing'],
])('%s/%s is about %s', (army, tile, theme) => {
  expect(themeOfTile(keyFor(army as ArmyId, tile)!)).toBe(theme);
});

test('each puzzle of the course has a tile of its theme, no puzzle comes twice, and the easiest come first', () => {
  const course = courseOf(PUZZLES);
  const ids = THEMES.flatMap((theme) => course[theme]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const theme of THEMES) {
    expect(course[theme].length).toBeLessThanOrEqual(8);
    const places = course[theme].map((id) => PUZZLES.findIndex((puzzle) => puzzle.id === id));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const place of places) {
      const puzzle = PUZZLES[place]!;
      const moves = theme === 'moving' && puzzle.solution!.intents.some((intent) => intent.do === 'move' || intent.do === 'push');
      expect(moves || tilesOfSolution(puzzle).some((tile) => themeOfTile(tile) === theme)).toBe(true);
    }
  }
});

test('a puzzle of two themes is part of the one with fewer puzzles', () => {
  const withTiles = (id: string, ...tiles: readonly string[]) => {
    const places = [
      [0, 0],
      [1, 0],
    ] as const;
    const intents = tiles.map((tile, index) => ({ do: 'place', tile, at: places[index]!, rot: 0 }));
    return parsed(puzzleOf(['borgo', 'moloch'], tiles, ['moloch/hq 1,-1'], [{ goal: 'lose-nothing' }], { id, solution: { intents } }));
  };
  const course = courseOf([
    withTiles('easy-1', 'medic'),
    withTiles('easy-2', 'medic', 'net-fighter'),
    withTiles('easy-3', 'claws', 'medic'),
  ]);
  expect(course).toMatchObject({ nets: ['easy-2'], medics: ['easy-1', 'easy-3'], placing: [] });
});
