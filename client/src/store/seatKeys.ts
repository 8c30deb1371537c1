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

/** Deletes the keys of a table. */
export const forgetTable = (code: string): void => {
  const { [code]: _, ...others } = seatKeys.value;
  seatKeys.value = others;
};

const KEY_MARK = '#seat=';

/** The link that lets another device play this seat. */
export const deviceLink = (code: string, key: string): string => linkTo(`/t/${code}${KEY_MARK}${encodeURIComponent(key)}`);

/** Takes a seat's key out of the address, so that it is neither seen nor shared by mistake. */
export const adoptKey = (code: string): void => {
  if (!location.hash.startsWith(KEY_MARK)) return;
  keepKey(code, decodeURIComponent(location.hash.slice(KEY_MARK.length)));
  history.replaceState(history.state, '', location.pathname + location.search);
};
