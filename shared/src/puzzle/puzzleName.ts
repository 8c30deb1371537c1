/** How hard a puzzle is. */
export const GRADES = ['easy', 'medium', 'hard', 'very-hard'] as const;
export type Grade = (typeof GRADES)[number];

/** A puzzle of the collection: the id `very-hard-12` is the twelfth in the file of its grade. */
export interface PuzzleName {
  readonly grade: Grade;
  /** From 1. */
  readonly number: number;
}

const ID = new RegExp(`^(${GRADES.join('|')})-([1-9]\\d{0,3})$`);

/** The name in an id, whether there is such a puzzle or not; null for any other text. */
export const readPuzzleId = (id: string): PuzzleName | null => {
  const [, written, number] = ID.exec(id) ?? [];
  const grade = GRADES.find((each) => each === written);
  return grade ? { grade, number: Number(number) } : null;
};
