import { persisted, readKept } from './persisted.js';

const isCount = (found: unknown): found is number => Number.isSafeInteger(found) && Number(found) >= 0;

/** The matches in the statistics of this browser, which are older than the number kept here. */
const inStatistics = (): number =>
  ['statistics', 'cardStatistics'].reduce((sum, key) => {
    const kept = readKept(key) as { readonly all?: Readonly<Record<string, unknown>> } | null;
    const count = kept?.all?.['played'];
    return sum + (isCount(count) ? count : 0);
  }, 0);

/** How many matches this browser has finished: at a seat of a table, against the computer, or with others at this device. */
export const gamesPlayed = persisted('gamesPlayed', inStatistics(), isCount);
