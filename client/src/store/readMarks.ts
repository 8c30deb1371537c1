import { persisted } from './persisted.js';

type Marks = Readonly<Record<string, number>>;

const isMarks = (found: unknown): found is Marks =>
  typeof found === 'object' && found !== null && Object.values(found).every((n) => typeof n === 'number');

/** Tables remembered; the oldest are forgotten. */
const MOST = 20;

/** How far this browser has read the conversation of each table, the latest first. */
export const readMarks = persisted<Marks>('read', {}, isMarks);

/** Remembers the number of the last line that was read at a table. */
export const markRead = (code: string, n: number): void => {
  const { [code]: known, ...others } = readMarks.peek();
  if (known !== n) readMarks.value = Object.fromEntries([[code, n] as const, ...Object.entries(others)].slice(0, MOST));
};
