import { ARMY_IDS } from '@hexfall/shared/model/tile';
import type { Puzzle } from '@hexfall/shared/notation/puzzle';
import { checkSolution } from '@hexfall/shared/puzzle/checkSolution';
import { AIMS, GRADES, SECTION_SIZES, SECTIONS } from '@hexfall/shared/puzzle/puzzleName';
import { puzzleLinesIn, puzzlesIn, sectionText } from '@hexfall/shared/puzzle/sectionFile';
import { isSound, solve } from '@hexfall/shared/puzzle/solve';
import { isInPlay } from '@hexfall/shared/rules/outcome';
import { nearMissesOfAim } from '../../tools/mining/aims.js';
import { areAlike } from '../../tools/mining/chooseCollection.js';
import { nearMissesOf } from '../../tools/mining/chooseGoals.js';
import { effortOf, gradeOf } from '../../tools/mining/minePosition.js';
import { isSlow } from '../support/slow.js';
import { puzzlesOf } from './puzzleOf.js';

/**
 * The puzzles of the project. Each run proves one of many, others on every day: HEXFALL_DAY=N repeats the day N of a title.
 * HEXFALL_SLOW=1 proves all of them: HEXFALL_SLOW=1 npm test -- test/puzzle/collection
 */
/** Of how many puzzles one is proven; after as many days each has been. */
const SAMPLE = 24;
const DAY = Number(process.env['HEXFALL_DAY'] ?? Math.floor(Date.now() / 86_400_000));
const MINUTE = 60_000;
/** More than any puzzle has: nothing is broken off. */
const MOST_POSITIONS = 1_000_000;

const collection = SECTIONS.map((section) => ({ section, puzzles: puzzlesOf(section) }));
const all = collection.flatMap(({ puzzles }) => puzzles);

/** How many puzzles some sections have together, and each of them. */
test.each([
  ['of all grades', GRADES, 300, 60],
  ['best moves', AIMS, 100, 30],
] as const)('there are enough puzzles %s, in every section for every army', (_, sections, inAll, each) => {
  const found = sections.map((section) => puzzlesOf(section));
  expect(found.flat().length).toBeGreaterThanOrEqual(inAll);
  for (const puzzles of found) {
    expect(puzzles.length).toBeGreaterThanOrEqual(each);
    expect(new Set(puzzles.map(({ position, solver }) => position.table.players[solver]?.army)).size).toBe(ARMY_IDS.length);
  }
});

test('the page knows how many puzzles a section has before its file has come', () => {
  expect(Object.fromEntries(collection.map(({ section, puzzles }) => [section, puzzles.length]))).toEqual(SECTION_SIZES);
});

test('ids name the section and the place', () => {
  for (const { section, puzzles } of collection)
    expect(puzzles.map(({ id }) => id)).toEqual(puzzles.map((_, index) => `${section}-${index + 1}`));
});

test('Z5: every puzzle carries a solution that solves it', () => {
  for (const puzzle of all) {
    expect(puzzle.solution).not.toBeNull();
    expect([puzzle.id, puzzle.solution && checkSolution(puzzle, puzzle.solution)]).toMatchObject([
      puzzle.id,
      { solved: true, refusal: null },
    ]);
  }
});

test('no hand of an easy puzzle has two equal tiles: one of them would have no use, and which one does not matter', () => {
  const hands = puzzlesOf('easy').map(({ id, position, solver }) => ({ id, hand: position.table.players[solver]?.hand ?? [] }));
  expect(hands.filter(({ hand }) => new Set(hand).size < hand.length)).toEqual([]);
});

test('no two puzzles are alike', () => {
  const alike = all.flatMap((a, index) =>
    all.slice(index + 1).flatMap((b) => (areAlike(a.position.table, b.position.table) ? [`${a.id} ${b.id}`] : [])),
  );
  expect(alike).toEqual([]);
});

/** By the number of tiles, then by section: a sample of every so many has some of each. */
const spread = collection
  .flatMap(({ section, puzzles }) => puzzles.map((puzzle, index) => ({ name: puzzle.id, section, puzzle, next: puzzles[index + 1] })))
  .toSorted((a, b) => a.puzzle.use - b.puzzle.use);

const sampleOf = (day: number): typeof spread => spread.filter((_, index) => (index + day) % SAMPLE === 0);

test('within as many days as there are puzzles to one, each is proven once, and every day some of each section', () => {
  const days = Array.from({ length: SAMPLE }, (_, day) => sampleOf(day));
  expect(
    days
      .flat()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(spread.map(({ name }) => name).toSorted());
  for (const day of days) {
    expect(new Set(day.map(({ section }) => section)).size).toBe(SECTIONS.length);
    expect(new Set(day.map(({ puzzle }) => puzzle.use))).toEqual(new Set([1, 2, 3]));
  }
});

const proven = isSlow ? spread : sampleOf(DAY);

/** Proves a puzzle, and counts what makes it hard. @param nearMisses counts those. */
const effortFacts = (puzzle: Puzzle, nearMisses: (puzzle: Puzzle, most: number) => number) => {
  const solved = solve(puzzle);
  expect(isSound(solved)).toBe(true);
  expect(solved.solutions[0]).toMatchObject({ intents: puzzle.solution?.intents, choices: puzzle.solution?.choices });
  return { positions: solved.positions, nearMisses: nearMisses(puzzle, MOST_POSITIONS) };
};

test.each(proven.flatMap((each) => GRADES.flatMap((grade) => (each.section === grade ? [{ ...each, grade }] : []))))(
  `Z4: $name has exactly one solution, and its grade (day ${DAY})`,
  ({ puzzle, grade }) => {
    expect(gradeOf(effortFacts(puzzle, nearMissesOf))).toBe(grade);
  },
  5 * MINUTE,
);

test.each(proven.flatMap((each) => AIMS.flatMap((aim) => (each.section === aim ? [{ ...each, aim }] : []))))(
  `Z4: $name has exactly one solution, of at least two intents, by which the own HQ stands, and is no harder than the next one (day ${DAY})`,
  ({ puzzle, aim, next }) => {
    const nearMisses = (each: Puzzle, most: number): number => nearMissesOfAim(aim, each, most);
    const facts = effortFacts(puzzle, nearMisses);
    expect(puzzle.solution!.intents.length).toBeGreaterThan(1);
    const { battle } = checkSolution(puzzle, puzzle.solution!).result!;
    expect(isInPlay(battle.after, puzzle.solver)).toBe(true);
    if (next) expect(effortOf(facts)).toBeLessThanOrEqual(effortOf(effortFacts(next, nearMisses)));
  },
  5 * MINUTE,
);

describe('the file of a section of the collection', () => {
  test.each([0, 1, 3])('gives back the %s puzzles that were written, by their place', (count) => {
    const puzzles = puzzlesOf('easy').slice(0, count);
    const text = sectionText('hard', puzzles);
    expect(puzzlesIn(text)).toEqual(puzzles.map((puzzle, index) => ({ ...puzzle, id: `hard-${index + 1}` })));
    expect(puzzleLinesIn(text)).toHaveLength(count);
  });

  test('is empty without puzzles, and has a puzzle in each line else', () => {
    expect(sectionText('easy', [])).toBe('');
    expect(sectionText('easy', puzzlesOf('easy').slice(0, 2))).toMatch(/^(\{.*\}\n){2}$/);
  });
});
