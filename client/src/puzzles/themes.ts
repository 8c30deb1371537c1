import { tileOf } from '@hexfall/shared/content/catalog';
import { isUnit } from '@hexfall/shared/content/compile';
import { DAMAGE_INSTANTS } from '@hexfall/shared/model/intent';
import type { TileKey, UnitSpec } from '@hexfall/shared/model/tile';
import type { Puzzle } from '@hexfall/shared/notation/puzzle';
import { GRADES } from '@hexfall/shared/puzzle/puzzleName';
import { startPuzzleTurn, turnAfter } from '@hexfall/shared/puzzle/turn';
import { loadSection } from './puzzleFiles.js';

/** The tiles that the solution of a puzzle uses, in order; none where it has none. */
export const tilesOfSolution = (puzzle: Puzzle): readonly TileKey[] => {
  let turn = startPuzzleTurn(puzzle);
  for (const intent of puzzle.solution?.intents ?? []) turn = turnAfter(puzzle, turn, intent);
  return turn.used;
};

/** What the puzzles of a part of the course are about, in the order of the course. */
export const THEMES = ['placing', 'initiative', 'modules', 'nets', 'medics', 'armor', 'moving', 'instants'] as const;
export type Theme = (typeof THEMES)[number];

/** How many puzzles make a part of the course at most. */
const MOST = 8;

const themeOfUnit = ({ kind, effect, nets, mobility, pushesBack, armor, extraToughness }: UnitSpec): Theme => {
  if (effect?.medic) return 'medics';
  if (effect?.initiative !== undefined) return 'initiative';
  if (kind === 'module') return 'modules';
  if (nets) return 'nets';
  if (mobility || pushesBack) return 'moving';
  return armor || extraToughness ? 'armor' : 'placing';
};

/** What a tile is about, by its definition. */
export const themeOfTile = (key: TileKey): Theme => {
  const tile = tileOf(key);
  if (isUnit(tile)) return themeOfUnit(tile.spec);
  if (tile.kind === 'foundation') return 'placing';
  return DAMAGE_INSTANTS.some((action) => action === tile.action) ? 'instants' : 'moving';
};

/** Returns the themes of a puzzle: its tiles, and whether units move by themselves. A simple unit is a theme only if there is no other. */
export const themesOf = (puzzle: Puzzle): readonly Theme[] => {
  const moves = puzzle.solution?.intents.some((intent) => intent.do === 'move' || intent.do === 'push') ?? false;
  const themes = [...new Set([...tilesOfSolution(puzzle).map(themeOfTile), ...(moves ? (['moving'] as const) : [])])];
  const special = themes.filter((theme) => theme !== 'placing');
  return special.length > 0 ? special : themes;
};

export type Course = Readonly<Record<Theme, readonly string[]>>;

/**
 * Returns the ids of the puzzles of each theme, the easiest first. Each puzzle belongs to one theme, the one with the fewest puzzles.
 * @param puzzles the easiest first.
 */
export const courseOf = (puzzles: readonly Puzzle[]): Course => {
  const found = puzzles.map((puzzle) => ({ id: puzzle.id, themes: themesOf(puzzle) }));
  const count = (theme: Theme): number => found.filter(({ themes }) => themes.includes(theme)).length;
  const rarest = THEMES.map((theme) => ({ theme, count: count(theme) })).sort((a, b) => a.count - b.count);
  const taken = new Set<string>();
  const course = new Map<Theme, readonly string[]>();
  for (const { theme } of rarest) {
    const ids = found.filter(({ id, themes }) => themes.includes(theme) && !taken.has(id)).map(({ id }) => id);
    course.set(theme, ids.slice(0, MOST));
    for (const id of ids.slice(0, MOST)) taken.add(id);
  }
  return Object.fromEntries(THEMES.map((theme) => [theme, course.get(theme) ?? []])) as Record<Theme, readonly string[]>;
};

let loading: Promise<Course> | null = null;

/** The course, made of the puzzles of all grades. */
export const loadCourse = (): Promise<Course> => {
  loading ??= Promise.all(GRADES.map(loadSection)).then((grades) => courseOf(grades.flat()));
  // It can be tried again.
  loading.catch(() => (loading = null));
  return loading;
};

/** The theme in an address; null if it is none. */
export const readTheme = (text: string | null): Theme | null => THEMES.find((theme) => theme === text) ?? null;
