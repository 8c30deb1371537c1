import { hasSeatAt } from './seatKeys.js';

/** Of tables where this browser has no seat, the latest are remembered. */
const MOST_OTHERS = 200;

/**
 * Returns entries by table with another one, which comes first. Entries of tables where this browser keeps the key of a seat stay, however many there are.
 * @param tableOf the code of the table that the key of an entry names.
 */
export const withEntry = <T>(
  entries: Readonly<Record<string, T>>,
  key: string,
  entry: T,
  tableOf: (key: string) => string = (code) => code,
): Readonly<Record<string, T>> => {
  const { [key]: _, ...others } = entries;
  let room = MOST_OTHERS;
  const kept = Object.entries(others).filter(([other]) => hasSeatAt(tableOf(other)) || room-- > 0);
  return { [key]: entry, ...Object.fromEntries(kept) };
};
