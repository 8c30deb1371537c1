import '../store/support/browserGlobals.js';
import { type Grade, GRADES, SECTION_SIZES, SECTIONS } from '@hexfall/shared/puzzle/puzzleName';
import { nextForYou, sectionForYou, solvedIn } from '../../../client/src/puzzles/nextPuzzle.js';
import { puzzleProgress, type StarCount } from '../../../client/src/puzzles/puzzleProgress.js';
import { themesOf } from '../../../client/src/puzzles/themes.js';
import { puzzlesOf } from '../../puzzle/puzzleOf.js';

type Kept = Readonly<Record<string, { readonly time: number | null; readonly seen: boolean; readonly stars?: StarCount }>>;

const keep = (puzzles: Kept): void => {
  puzzleProgress.value = { puzzles, days: [] };
};

/** The first puzzles of a section, solved with as many stars. */
const solved = (section: string, count: number, stars: StarCount = 3): Kept =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${section}-${index + 1}`, { time: 9000, seen: false, stars }]));

beforeEach(() => keep({}));

describe('the section of the next puzzle', () => {
  test('is easy at first, and the next grade after six that were solved well', () => {
    expect(sectionForYou()).toBe('easy');
    keep(solved('easy', 5));
    expect(sectionForYou()).toBe('easy');
    keep(solved('easy', 6));
    expect(sectionForYou()).toBe('medium');
  });

  test('stays with what was solved only with much help', () => {
    keep(solved('easy', 20, 1));
    expect(sectionForYou()).toBe('easy');
  });

  test('is the hardest grade that suits the player, also without the easier ones; one success is none', () => {
    keep(solved('hard', 1));
    expect(sectionForYou()).toBe('easy');
    keep(solved('hard', 2));
    expect(sectionForYou()).toBe('hard');
    keep(solved('very-hard', 40));
    expect(sectionForYou()).toBe('very-hard');
  });

  test('goes back to easier grades when the harder ones are known, then to best moves, then there is none', () => {
    const all = (grades: readonly Grade[]): Kept =>
      Object.assign({}, ...grades.map((grade) => solved(grade, SECTION_SIZES[grade]))) as Kept;
    keep(all(['hard', 'very-hard']));
    expect(sectionForYou()).toBe('medium');
    keep(all(GRADES));
    expect(sectionForYou()).toBe('win');
    keep(Object.assign({}, ...SECTIONS.map((section) => solved(section, SECTION_SIZES[section]))) as Kept);
    expect(sectionForYou()).toBeNull();
  });

  test('counts no puzzle that an earlier collection had', () => {
    keep({ ...solved('easy', 3), 'easy-999': { time: 1, seen: false, stars: 3 }, mine: { time: 1, seen: false } });
    expect(solvedIn('easy')).toBe(3);
  });
});

describe('the next puzzle', () => {
  const EASY = puzzlesOf('easy');

  test('is the easiest of all at first', () => {
    expect(nextForYou(EASY)).toMatchObject({ puzzle: { id: 'easy-1' }, reason: 'begin' });
  });

  test('is never one that is solved or whose solution was seen', () => {
    const few = EASY.slice(0, 3);
    keep({ 'easy-1': { time: null, seen: true } });
    expect(nextForYou(few)).toMatchObject({ puzzle: { id: 'easy-2' } });
    keep(solved('easy', 2));
    expect(nextForYou(few)).toMatchObject({ puzzle: { id: 'easy-3' } });
    keep(solved('easy', EASY.length));
    expect(nextForYou(EASY)).toBeNull();
  });

  test('gets harder with each that was solved well, and not with help', () => {
    const placeAfter = (count: number, stars: StarCount = 3): number => {
      keep(solved('easy', count, stars));
      return EASY.indexOf(nextForYou(EASY)!.puzzle);
    };
    const places = [0, 1, 2, 3, 4, 5].map((count) => placeAfter(count));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[5]).toBeGreaterThan(EASY.length / 2);
    expect(placeAfter(5, 1)).toBeLessThan(20);
  });

  test('is about the theme that was solved least, also before nearer ones, the same as long as nothing changes', () => {
    const about = (theme: string) => EASY.filter((puzzle) => themesOf(puzzle).join() === theme);
    const [first, second] = about('placing');
    const [other] = about('nets');
    const three = [first!, second!, other!];
    keep({ [first!.id]: { time: 9000, seen: false, stars: 3 } });
    expect(nextForYou(three)).toEqual({ puzzle: other, reason: 'theme' });
    expect(nextForYou(three)).toEqual(nextForYou(three));
    expect(nextForYou([first!, second!])).toEqual({ puzzle: second, reason: 'alike' });
  });

  test('is a step harder when nothing of its section is solved yet', () => {
    keep(solved('easy', 6));
    expect(nextForYou(puzzlesOf('medium'))).toMatchObject({ reason: 'harder' });
  });
});
