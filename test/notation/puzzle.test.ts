import { formatPuzzle, parsePuzzle } from '@hexfall/shared/notation/puzzle';
import { parsed, puzzleOf } from '../puzzle/puzzleOf.js';

const GOALS = [{ goal: 'kill', hexes: [[0, 0]] }, { goal: 'damage', wounds: 2 }, { goal: 'more-points' }];
const UNITS = ['outpost/hq 0,2', 'moloch/clown 0,0 r3 w1'];

test.each([
  { id: 'a', title: { en: 'One', pl: 'Jeden' }, atMost: true, abilities: false, use: 0, solution: { intents: [], choices: ['explode'] } },
  { title: { pl: 'Dwa' }, solution: { intents: [{ do: 'sniper', at: [0, 0] }], choices: [] } },
  {},
])('Z5: a puzzle is written as it is read: %j', (change) => {
  const json = puzzleOf(['outpost', 'moloch'], ['sniper', 'scout'], UNITS, GOALS, change);
  const puzzle = parsed(json);
  const written = formatPuzzle(puzzle);
  expect(written).toMatchObject({ format: 1, kind: 'puzzle', solver: 0, goals: GOALS, ...change });
  expect(parsed(structuredClone({ ...written }))).toEqual(puzzle);
});

test.each([true, false])('Z1: a puzzle does not say whether a tile has to be discarded (%s)', (mustDiscard) => {
  const { position, ...json } = puzzleOf(['outpost', 'moloch'], ['sniper', 'scout'], UNITS, GOALS);
  const read = parsePuzzle({ ...json, position: { ...(position as object), turn: { player: 0, mustDiscard } } });
  expect(read).toMatchObject({ ok: false, error: { code: 'unknown-field', path: '/position/turn/mustDiscard' } });
});
