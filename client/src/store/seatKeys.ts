import { signal } from '@preact/signals';
import { MOST_MINE } from '@hexfall/shared/protocol/http';
import { linkTo } from '../net/address.js';
import { persisted } from '../settings/persisted.js';

type Keys = Readonly<Record<string, readonly string[]>>;

const isKeys = (found: unknown): found is Keys =>
  typeof found === 'object' &&
  found !== null &&
  Object.values(found).every((keys) => Array.isArray(keys) && keys.every((key) => typeof key === 'string'));

/** The number of tables remembered: as many as one request to the server may name. The oldest are forgotten. */
const MOST = MOST_MINE;

/** The keys of the seats this browser holds, by the code of the table, latest table first. */
export const seatKeys = persisted<Keys>('seats', {}, isKeys);

export const keysOf = (code: string): readonly string[] => seatKeys.value[code] ?? [];

const KEY_BYTES = 16;

/** A new secret for a seat, in the form `SEAT_KEY` of the protocol asks for. */
export const newKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

/** Remembers a seat's key. */
export const keepKey = (code: string, key: string): void => {
  const { [code]: kept = [], ...others } = seatKeys.value;
  const keys = kept.includes(key) ? kept : [...kept, key];
  seatKeys.value = Object.fromEntries([[code, keys] as const, ...Object.entries(others)].slice(0, MOST));
};

/** Forgets a key that opens no seat. */
export const dropKey = (code: string, key: string): void => {
  const { [code]: kept = [], ...others } = seatKeys.value;
  const keys = kept.filter((other) => other !== key);
  seatKeys.value = keys.length === 0 ? others : { [code]: keys, ...others };
};

/** The tables that were forgotten since the page was loaded: the server may still tell of them for a moment. */
export const forgotten = signal<readonly string[]>([]);

/** Deletes the keys of a table. */
export const forgetTable = (code: string): void => {
  forgotten.value = [...forgotten.peek(), code];
  const { [code]: _, ...others } = seatKeys.value;
  seatKeys.value = others;
};

const KEY_MARK = '#seat=';

/** The end of a link to a table that takes seats along; empty without keys. */
const seatPath = (code: string, keys: readonly string[]): string =>
  `/t/${code}${keys.length > 0 ? KEY_MARK : ''}${keys.map(encodeURIComponent).join(',')}`;

/** The link that lets another device play this seat. */
export const deviceLink = (code: string, key: string): string => linkTo(seatPath(code, [key]));

/** The link to a table that has moved to another server, with the seats this browser holds. @param server its address, as its former server tells it. */
export const movedLink = (server: string, code: string): string => server + seatPath(code, keysOf(code));

/** Takes the keys of seats out of the address, so that they are neither seen nor shared by mistake. */
export const adoptKeys = (code: string): void => {
  if (!location.hash.startsWith(KEY_MARK)) return;
  for (const key of location.hash.slice(KEY_MARK.length).split(',')) keepKey(code, decodeURIComponent(key));
  history.replaceState(history.state, '', location.pathname + location.search);
};
