import { persisted } from './persisted.js';
import { withEntry } from './seatKeys.js';

type Marks = Readonly<Record<string, number>>;

const isMarks = (found: unknown): found is Marks =>
  typeof found === 'object' && found !== null && Object.values(found).every((value) => typeof value === 'number');

const intents = persisted<Marks>('seen', {}, isMarks);

/** Returns the last intent at a table that this browser has shown to its user; null if it has shown none. */
export const lastSeen = (code: string): number | null => intents.peek()[code] ?? null;

/** Remembers that everything up to an intent has been seen. */
export const markSeen = (code: string, seq: number): void => {
  if (seq > (lastSeen(code) ?? -1)) intents.value = withEntry(intents.peek(), code, seq);
};

/** Lowers the seen intents of a match to those of the server: a restored backup has fewer. */
export const limitSeen = (code: string, seq: number): void => {
  if ((lastSeen(code) ?? 0) > seq) intents.value = withEntry(intents.peek(), code, seq);
};

/** How far this browser has read the chat of each table, the latest first. */
export const chatRead = persisted<Marks>('read', {}, isMarks);

/** The lines of a table's chat that were read count as read in its rematch, which takes them along. */
export const carryChatRead = (code: string, next: string): void => markChatRead(next, chatRead.peek()[code] ?? 0);

/** Remembers the number of the last chat line that was read at a table. */
export const markChatRead = (code: string, n: number): void => {
  if (chatRead.peek()[code] !== n) chatRead.value = withEntry(chatRead.peek(), code, n);
};
