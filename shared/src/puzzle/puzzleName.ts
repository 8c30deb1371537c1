/** How hard a puzzle is. */
export const GRADES = ['easy', 'medium', 'hard', 'very-hard'] as const;
export type Grade = (typeof GRADES)[number];

/** What the best move of a match is played for: to destroy the enemy HQ, to save the own one, or to win the final battle. */
export const AIMS = ['win', 'save', 'final'] as const;
export type MoveAim = (typeof AIMS)[number];

/** The parts of the collection, each a file: puzzles with goals of all kinds by their grade, best moves by their aim. */
export const SECTIONS = [...GRADES, ...AIMS] as const;
export type Section = Grade | MoveAim;

/** How many puzzles each section has: so that its progress is known before its file has come. */
export const SECTION_SIZES: Readonly<Record<Section, number>> = {
  easy: 84,
  medium: 84,
  hard: 84,
  'very-hard': 84,
  win: 34,
  save: 32,
  final: 34,
};

/** A puzzle of the collection: the id `very-hard-12` is the twelfth in the file of its section. */
export interface PuzzleName {
  readonly section: Section;
  /** From 1. */
  readonly number: number;
}

const ID = new RegExp(`^(${SECTIONS.join('|')})-([1-9]\\d{0,3})$`);

/** The name in an id, whether there is such a puzzle or not; null for any other text. */
export const readPuzzleId = (id: string): PuzzleName | null => {
  const [, written, number] = ID.exec(id) ?? [];
  const section = SECTIONS.find((each) => each === written);
  return section ? { section, number: Number(number) } : null;
};
