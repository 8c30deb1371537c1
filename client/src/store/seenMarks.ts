import { persisted } from './persisted.js';

type Marks = Readonly<Record<string, number>>;

const isMarks = (found: unknown): found is Marks =>
  typeof found === 'object' && found !== null && Object.values(found).every((seq) => typeof seq === 'number');

/** Tables remembered; the oldest are forgotten. */
const MOST = 30;

const marks = persisted<Marks>('seen', {}, isMarks);

/** The last intent at a table that this browser has shown to its user; null if it has shown none. */
export const seenAt = (code: string): number | null => marks.peek()[code] ?? null;

/** Remembers that everything up to an intent has been seen. */
export const markSeen = (code: string, seq: number): void => {
  const { [code]: known = -1, ...others } = marks.peek();
  if (seq > known) marks.value = Object.fromEntries([[code, seq] as const, ...Object.entries(others)].slice(0, MOST));
};
