import { signal } from '@preact/signals';
import { SEAT_KEY } from '@hexfall/shared/protocol/lobby';
import { linkTo } from '../net/links.js';
import { persisted, readKept } from './persisted.js';

type Keys = Readonly<Record<string, readonly string[]>>;

const isKeys = (found: unknown): found is Keys =>
  typeof found === 'object' &&
  found !== null &&
  Object.values(found).every((keys) => Array.isArray(keys) && keys.every((key) => typeof key === 'string'));

/** The seat keys of this browser, by the code of the table, latest table first. A seat without its key is lost, so none is dropped to make room. */
export const seatKeys = persisted<Keys>('seats', {}, isKeys);

export const keysOf = (code: string): readonly string[] => seatKeys.value[code] ?? [];

/** Whether this browser has kept the keys of a table: it may be set to keep nothing. */
export const areKept = (code: string): boolean => {
  const stored = readKept('seats');
  return keysOf(code).every((key) => isKeys(stored) && stored[code]?.includes(key));
};

/** Returns whether this browser keeps the key of a seat at a table. */
export const hasSeatAt = (code: string): boolean => Object.hasOwn(seatKeys.peek(), code);

const KEY_BYTES = 16;

/** Returns whether a text has the form of a seat key. */
export const isSeatKey = (text: string): boolean => SEAT_KEY.test(text);

/** A new secret for a seat, in the form `SEAT_KEY` of the protocol asks for. */
export const newKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

/** Remembers a seat's key. */
export const storeKey = (code: string, key: string): void => {
  const { [code]: stored = [], ...others } = seatKeys.value;
  const keys = stored.includes(key) ? stored : [...stored, key];
  seatKeys.value = { [code]: keys, ...others };
};

/** Forgets a key that opens no seat. */
export const dropKey = (code: string, key: string): void => {
  const { [code]: stored = [], ...others } = seatKeys.value;
  const keys = stored.filter((other) => other !== key);
  seatKeys.value = keys.length === 0 ? others : { [code]: keys, ...others };
};

/** The tables that were forgotten since the page was loaded: the server may still list them for a moment. */
export const forgotten = signal<readonly string[]>([]);

/** Deletes the keys of a table. */
export const forgetTable = (code: string): void => {
  forgotten.value = [...forgotten.peek(), code];
  const { [code]: _, ...others } = seatKeys.value;
  seatKeys.value = others;
};

/** Of tables that have ended, the latest are kept, to be looked at. */
const MOST_ENDED = 50;

/** Deletes the keys of tables that are over or gone according to the server, except the latest. */
export const dropEnded = (ended: readonly string[]): void => {
  const codes = Object.keys(seatKeys.peek()).filter((code) => ended.includes(code));
  const dropped = codes.slice(MOST_ENDED);
  if (dropped.length > 0) seatKeys.value = Object.fromEntries(Object.entries(seatKeys.peek()).filter(([code]) => !dropped.includes(code)));
};

const KEY_MARK = '#seat=';

/** The end of a link to a table that takes seats along; empty without keys. */
const seatPath = (code: string, keys: readonly string[]): string =>
  `/t/${code}${keys.length > 0 ? KEY_MARK : ''}${keys.map(encodeURIComponent).join(',')}`;

/** The link that lets another device play this seat. */
export const deviceLink = (code: string, key: string): string => linkTo(seatPath(code, [key]));

/** The link that takes the seats of this browser at a table along. */
export const seatsLink = (code: string): string => linkTo(seatPath(code, keysOf(code)));

/** The link to a table that has moved to another server, with the seats this browser holds. @param server its address, as its former server gives it. */
export const movedLink = (server: string, code: string): string => server + seatPath(code, keysOf(code));

/** Removes the keys of seats from the address, so that nobody sees or shares them by mistake. */
export const adoptKeys = (code: string): void => {
  if (!location.hash.startsWith(KEY_MARK)) return;
  for (const key of location.hash.slice(KEY_MARK.length).split(',').filter(isSeatKey)) storeKey(code, key);
  history.replaceState(history.state, '', location.pathname + location.search);
};

/** Of tables where this browser has no seat, the latest are remembered. */
const MOST_OTHERS = 200;

/**
 * Returns entries by table with a new one at the front. Keeps all entries of tables whose seat key this browser stores.
 * @param tableOf returns the code of the table from the key of an entry.
 */
export const withEntry = <T>(
  entries: Readonly<Record<string, T>>,
  key: string,
  entry: T,
  tableOf: (key: string) => string = (code) => code,
): Readonly<Record<string, T>> => {
  const { [key]: _, ...others } = entries;
  let room = MOST_OTHERS;
  const remaining = Object.entries(others).filter(([other]) => hasSeatAt(tableOf(other)) || room-- > 0);
  return { [key]: entry, ...Object.fromEntries(remaining) };
};
