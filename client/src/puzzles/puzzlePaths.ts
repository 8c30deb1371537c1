export const PUZZLES_PATH = '/puzzles';
export const COURSE_PATH = '/puzzles/course';

/** The path of a puzzle of the project. @param course the theme whose puzzles follow it. */
export const pathOfPuzzle = (id: string, course: string | null = null): string =>
  `${PUZZLES_PATH}/${id}${course === null ? '' : `?course=${course}`}`;
