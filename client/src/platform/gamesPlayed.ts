import { persisted, readKept } from './persisted.js';

const isCount = (found: unknown): found is number => Number.isSafeInteger(found) && Number(found) >= 0;
const isBoolean = (found: unknown): found is boolean => typeof found === 'boolean';
const areIds = (found: unknown): found is readonly string[] => Array.isArray(found) && found.every((id) => typeof id === 'string');

/** The matches and the wins in the statistics of this browser, which are older than the number kept here. */
const inStatistics = (kind: 'played' | 'won'): number =>
  ['statistics', 'cardStatistics'].reduce((sum, key) => {
    const kept = readKept(key) as { readonly all?: Readonly<Record<string, unknown>> } | null;
    const count = kept?.all?.[kind];
    return sum + (isCount(count) ? count : 0);
  }, 0);

/** How many matches this browser has finished: at a seat of a table, against the computer, or with others at this device. */
export const gamesPlayed = persisted('gamesPlayed', inStatistics('played'), isCount);

/** A browser that has finished fewer matches than this is in one of its first. */
export const FIRST_GAMES = 3;

/** Whether this browser's player has won a match against a computer player or a person. */
export const hasWon = persisted('hasWon', inStatistics('won') > 0 || readKept('computerBeaten') === true, isBoolean);

/** The matches in `gamesPlayed`, the latest last: a match that is opened again is not counted again. */
const countedGames = persisted<readonly string[]>('countedGames', [], areIds);

const MOST_COUNTED = 200;

/** Reads what another tab may just have written. */
const latest = <T>(key: string, kept: { peek: () => T }, accept: (found: unknown) => found is T): T => {
  const found = readKept(key);
  return accept(found) ? found : kept.peek();
};

/** Counts a finished match once, even if several tabs show its end. @param id what tells it from all others. */
export const countGame = (id: string, isWon: boolean): void => {
  const counted = latest('countedGames', countedGames, areIds);
  if (counted.includes(id)) return;
  countedGames.value = [...counted, id].slice(-MOST_COUNTED);
  gamesPlayed.value = latest('gamesPlayed', gamesPlayed, isCount) + 1;
  if (isWon) hasWon.value = true;
};
