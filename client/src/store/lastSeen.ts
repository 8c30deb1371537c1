import { persisted } from '../settings/persisted.js';

type Marks = Readonly<Record<string, number>>;

const isMarks = (found: unknown): found is Marks =>
  typeof found === 'object' && found !== null && Object.values(found).every((value) => typeof value === 'number');

/** Tables remembered; the oldest are forgotten. */
const MOST = { intents: 30, chat: 20 } as const;

/** The marks with the one of a table, which comes first. */
const withMark = (marks: Marks, code: string, value: number, most: number): Marks => {
  const { [code]: _, ...others } = marks;
  return Object.fromEntries([[code, value] as const, ...Object.entries(others)].slice(0, most));
};

const intents = persisted<Marks>('seen', {}, isMarks);

/** Returns the last intent at a table that this browser has shown to its user; null if it has shown none. */
export const lastSeen = (code: string): number | null => intents.peek()[code] ?? null;

/** Remembers that everything up to an intent has been seen. */
export const markSeen = (code: string, seq: number): void => {
  if (seq > (lastSeen(code) ?? -1)) intents.value = withMark(intents.peek(), code, seq, MOST.intents);
};

/** How far this browser has read the chat of each table, the latest first. */
export const chatRead = persisted<Marks>('read', {}, isMarks);

/** Remembers the number of the last chat line that was read at a table. */
export const markChatRead = (code: string, n: number): void => {
  if (chatRead.peek()[code] !== n) chatRead.value = withMark(chatRead.peek(), code, n, MOST.chat);
};
