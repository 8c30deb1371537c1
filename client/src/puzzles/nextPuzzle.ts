import type { Puzzle } from '@hexfall/shared/notation/puzzle';
import { AIMS, GRADES, readPuzzleId, type Section, SECTION_SIZES, SECTIONS } from '@hexfall/shared/puzzle/puzzleName';
import { isSolved, progressRecordOf, puzzleProgress, stateOf } from './puzzleProgress.js';
import { type Theme, themesOf } from './themes.js';

/** How many puzzles of a grade are solved well before the next grade is proposed. */
const ENOUGH = 6;
/** How many puzzles of a grade are solved well when it suits the player. */
const SUITS = 2;
/** How many puzzles of about the same difficulty are compared. */
const CHOICE = 8;

/** How much a section has been played. */
interface Played {
  readonly solved: number;
  /** Solved with one star less than all at most. */
  readonly well: number;
  /** Solved, or the solution seen. */
  readonly known: number;
}

const NOTHING: Played = { solved: 0, well: 0, known: 0 };

/** How much each section has been played; ids beyond the size of a section are those of an earlier collection. */
const playedBySection = (): ReadonlyMap<Section, Played> => {
  const played = new Map<Section, Played>(SECTIONS.map((section) => [section, NOTHING]));
  for (const id of Object.keys(puzzleProgress.value.puzzles)) {
    const name = readPuzzleId(id);
    if (!name || name.number > SECTION_SIZES[name.section]) continue;
    const { solved, well, known } = played.get(name.section) ?? NOTHING;
    const { time, seen, stars } = progressRecordOf(id);
    const isDone = time !== null;
    const isWell = isDone && stars !== 1;
    played.set(name.section, { solved: solved + Number(isDone), well: well + Number(isWell), known: known + Number(isDone || seen) });
  }
  return played;
};

/** How many puzzles of a section have been solved. */
export const solvedIn = (section: Section): number => playedBySection().get(section)?.solved ?? 0;

/**
 * Returns the section of the next puzzle for the player: the hardest grade that suits them, the one after it once they have solved enough of it, and
 * the best moves when all graded puzzles are known. Null if all puzzles are.
 */
export const sectionForYou = (): Section | null => {
  const played = playedBySection();
  const wellIn = (section: Section): number => played.get(section)?.well ?? 0;
  const isLeft = (section: Section): boolean => (played.get(section)?.known ?? 0) < SECTION_SIZES[section];
  const suited = GRADES.reduce((last, grade, place) => (wellIn(grade) >= SUITS ? place : last), 0);
  const next = wellIn(GRADES[suited] ?? GRADES[0]) >= ENOUGH ? suited + 1 : suited;
  return [...GRADES.slice(next), ...GRADES.slice(0, next).reverse(), ...AIMS].find(isLeft) ?? null;
};

/**
 * Why a puzzle is proposed. begin: nothing is solved yet · harder: nothing of its section is · theme: it is about what was solved least · alike: it is
 * as hard as the last ones.
 */
type NextReason = 'begin' | 'harder' | 'theme' | 'alike';

interface NextPuzzle {
  readonly puzzle: Puzzle;
  readonly reason: NextReason;
}

/**
 * Returns the puzzle of a section that is next for the player, the same until one more is known: of those left that are about as far in the section
 * as the player is, the first one about the theme that was solved least.
 * @param puzzles all of the section, the easiest first.
 */
export const nextForYou = (puzzles: readonly Puzzle[]): NextPuzzle | null => {
  const solved = puzzles.filter(({ id }) => isSolved(id));
  const well = solved.filter(({ id }) => progressRecordOf(id).stars !== 1).length;
  // The whole section is gone through on the way to the next one.
  const start = Math.round((Math.min(well, ENOUGH) / ENOUGH) * Math.max(0, puzzles.length - CHOICE));
  const left = puzzles.flatMap((puzzle, place) =>
    stateOf(puzzle.id) === 'open' ? [{ puzzle, place, away: Math.abs(place - start) }] : [],
  );
  const near = left.sort((a, b) => a.away - b.away || a.place - b.place).slice(0, CHOICE);
  const themes = solved.flatMap(themesOf);
  const countOf = (theme: Theme): number => themes.filter((one) => one === theme).length;
  const [first, ...others] = near
    .map(({ puzzle, place }) => ({ puzzle, place, count: Math.min(...themesOf(puzzle).map(countOf)) }))
    .sort((a, b) => a.count - b.count || a.place - b.place);
  if (!first) return null;
  const isNew = others.some(({ count }) => count > first.count);
  const untouched = Object.keys(puzzleProgress.value.puzzles).some(isSolved) ? 'harder' : 'begin';
  return { puzzle: first.puzzle, reason: solved.length === 0 ? untouched : isNew ? 'theme' : 'alike' };
};
