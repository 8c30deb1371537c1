/** How hard the puzzles of the project are, from the easiest up. Each has a file of its own in `shared/puzzles`. */
export const PUZZLE_LEVELS = ['easy', 'medium', 'hard', 'very-hard'] as const;
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number];

/** A puzzle of the project by its id: `very-hard-12`. */
export interface PuzzleName {
  readonly level: PuzzleLevel;
  readonly number: number;
}

const ID = /^(easy|medium|hard|very-hard)-([1-9]\d{0,3})$/;

/** The level and the number in an id; null if it is none of the project's. */
export const nameOf = (id: string): PuzzleName | null => {
  const [, written, number] = ID.exec(id) ?? [];
  const level = PUZZLE_LEVELS.find((one) => one === written);
  return level ? { level, number: Number(number) } : null;
};
