/** How hard a puzzle is. */
export const GRADES = ['easy', 'medium', 'hard', 'very-hard'] as const;
export type Grade = (typeof GRADES)[number];
