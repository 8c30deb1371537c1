import '../store/support/browserGlobals.js';
import type { Puzzle, PuzzleGoal } from '@hexfall/shared/notation/puzzle';
import type { Shortfall } from '@hexfall/shared/puzzle/shortfall';
import { settings } from '../../../client/src/platform/settings.js';
import {
  closestText,
  goalText,
  hexesToKill,
  hintCount,
  hintedHexes,
  hintText,
  solvedTimeText,
  termsText,
} from '../../../client/src/puzzles/puzzleText.js';
import { tilesOfSolution } from '../../../client/src/puzzles/themes.js';
import { loadLanguage } from '../../../client/src/text/translate.js';
import type { Json } from '../../notation/examples.js';
import { parsed, puzzleOf } from '../../puzzle/puzzleOf.js';

const UNITS = ['borgo/hq -1,1', 'moloch/hq 1,-1', 'moloch/hybrid 0,0', 'moloch/clown 1,0'];

const GOALS: readonly PuzzleGoal[] = [
  { goal: 'more-points' },
  { goal: 'destroy-hq' },
  { goal: 'damage', wounds: 1 },
  { goal: 'damage', wounds: 3 },
  { goal: 'hq-unhurt' },
  { goal: 'save-hq' },
  { goal: 'lose-nothing' },
  {
    goal: 'kill',
    hexes: [
      [0, 0],
      [1, 0],
    ],
  },
];

const puzzleWith = (change: Json = {}) => parsed(puzzleOf(['borgo', 'moloch'], ['mutant', 'claws'], UNITS, GOALS, change));

const inScoreMode = ({ position }: Puzzle): Pick<Puzzle, 'position'> => ({
  position: { ...position, table: { ...position.table, options: { ...position.table.options, mode: 'deathmatch-score' } } },
});

afterEach(() => {
  settings.language.value = 'en';
});

test('every goal is a sentence, with the hexes of the units to be destroyed', () => {
  const puzzle = puzzleWith();
  expect(puzzle.goals.map((goal) => goalText(puzzle, goal))).toEqual([
    'Your HQ has more toughness left than each enemy HQ.',
    'The enemy HQ is destroyed.',
    'The enemy HQ loses at least 1 toughness.',
    'The enemy HQ loses at least 3 toughness.',
    'Your HQ loses no toughness.',
    'Your HQ is not destroyed.',
    'You lose no unit.',
    'Destroyed: Hybrid on C3 and The Clown on D3.',
  ]);
  expect(hexesToKill(puzzle)).toEqual([
    [0, 0],
    [1, 0],
  ]);
});

test('in the score modes HQs have points', () => {
  const puzzle = puzzleWith();
  const scored = inScoreMode(puzzle);
  expect(goalText(scored, { goal: 'damage', wounds: 2 })).toBe('You score at least 2 points.');
  expect(goalText(scored, { goal: 'hq-unhurt' })).toBe('No enemy scores a point.');
});

test.each([
  [{}, 'Use all 2 tiles, then fight one battle.'],
  [{ use: 1 }, 'Use 1 of your 2 tiles, then fight one battle.'],
  [{ atMost: true }, 'Use at most 2 tiles, then fight one battle.'],
  [{ abilities: false }, 'Use all 2 tiles, then fight one battle. Abilities of units are not used.'],
])('how it is to be solved: %j', (change, text) => {
  expect(termsText(puzzleWith(change))).toBe(text);
});

const hinted = (hand: readonly string[], intents: readonly Json[]) => {
  const puzzle = parsed(puzzleOf(['borgo', 'moloch'], hand, UNITS, GOALS, { use: intents.length, solution: { intents } }));
  const tiles = tilesOfSolution(puzzle);
  return { puzzle, tiles, texts: ([1, 2] as const).slice(0, hintCount(puzzle, tiles)).map((hints) => hintText(puzzle, tiles, hints)) };
};

test('a hint says the tiles, and another one the hex on which the solution begins', () => {
  const { puzzle, tiles, texts } = hinted(['mutant', 'claws'], [{ do: 'place', tile: 'claws', at: [0, 1], rot: 0 }]);
  expect(texts).toEqual(['Hint: use Claws.', 'Hint: begin on C4.']);
  expect(([0, 1, 2] as const).map((hints) => hintedHexes(puzzle, tiles, hints))).toEqual([[], [], [[0, 1]]]);
});

test('where tiles of the hand are equal, or it has one, the first hint says the hex as well: the tile alone would tell little', () => {
  const place = (at: readonly [number, number]): Json => ({ do: 'place', tile: 'claws', at, rot: 0 });
  const one = hinted(['claws', 'claws'], [place([0, 1])]);
  expect(one.texts).toEqual(['Hint: use Claws, and begin on C4.']);
  expect(hintedHexes(one.puzzle, one.tiles, 1)).toEqual([[0, 1]]);
  expect(hinted(['claws', 'claws'], [place([0, 1]), place([-1, 0])]).texts).toEqual(['Hint: use Claws ×2, and begin on C4.']);
  expect(hinted(['claws'], [place([0, 1])]).texts).toEqual(['Hint: use Claws, and begin on C4.']);
  // The equal tiles are not those that are used.
  expect(hinted(['claws', 'mutant', 'mutant'], [place([0, 1])]).texts).toHaveLength(2);
});

test('the time of a solve says how many hints were given, and how many tries failed', () => {
  expect(([0, 1, 2] as const).map((hints) => solvedTimeText({ time: 58_900, hints, fails: 0 }))).toEqual([
    '0:58',
    '0:58 with 1 hint',
    '0:58 with 2 hints',
  ]);
  expect(solvedTimeText({ time: 58_900, hints: 0, fails: 1 })).toBe('0:58, 1 failed try');
  expect(solvedTimeText({ time: 58_900, hints: 2, fails: 3 })).toBe('0:58 with 2 hints, 3 failed tries');
});

test('what the closest try lacked', () => {
  const lacks: readonly Shortfall[] = [
    { goal: 'more-points', size: 3, own: 2, enemy: 4 },
    { goal: 'destroy-hq', size: 1 },
    { goal: 'damage', size: 1, done: 2, wanted: 3 },
    { goal: 'hq-unhurt', size: 2 },
    { goal: 'save-hq', size: 2, lacking: 2 },
    { goal: 'save-hq', size: 1, lacking: null },
    { goal: 'lose-nothing', size: 1 },
    { goal: 'kill', size: 3, standing: [{ tile: 'moloch/hybrid', left: 3 }] },
  ];
  const texts = (puzzle: Pick<Puzzle, 'position'>): string[] =>
    lacks.map((lack) => closestText(puzzle, [lack]).replace('Closest so far: ', ''));
  const puzzle = puzzleWith();
  expect(texts(puzzle)).toEqual([
    'you 2, enemy 4.',
    'enemy HQ left with 1.',
    'damage 2 of 3.',
    'your HQ lost 2.',
    'your HQ lacks 2 toughness.',
    'your HQ fell.',
    '1 unit lost.',
    'Hybrid left with 3.',
  ]);
  expect(texts(inScoreMode(puzzle))).toEqual(expect.arrayContaining(['points 2 of 3.', 'enemies scored 2.']));
  expect(closestText(puzzle, lacks.slice(1, 3))).toBe('Closest so far: enemy HQ left with 1 and damage 2 of 3.');
  // In the score modes no HQ falls (G3).
  expect(closestText(inScoreMode(puzzle), [{ goal: 'destroy-hq', size: Infinity }])).toBe('');
});

test('in Polish', async () => {
  await loadLanguage('pl');
  settings.language.value = 'pl';
  const puzzle = puzzleWith({ use: 1 });
  const texts = [...puzzle.goals.map((goal) => goalText(puzzle, goal)), termsText(puzzle)];
  expect(texts[3]).toBe('Wrogi Sztab traci co najmniej 3 punkty wytrzymałości.');
  expect(texts.at(-1)).toBe('Użyj 1 żetonu z 2, potem jest jedna bitwa.');
});
