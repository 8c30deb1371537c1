import { signal } from '@preact/signals';
import { fail, ok, type Result } from '@hexfall/shared/model/result';

/*
 * The games on this device, as the browser stores them: one entry each, so that two tabs with two games never write the same one. This does
 * not parse records, so the start page needs neither the rules nor the notation.
 */

/** The number of games that are kept. */
export const MOST_LOCAL_GAMES = 20;

const PREFIX = 'hexfall.local.';

/** A game as it is kept. */
export interface StoredGame {
  readonly id: string;
  /** When something was done in it last, in milliseconds since 1970. */
  readonly at: number;
  readonly isOver: boolean;
  /** It was begun from a file. */
  readonly isFromFile: boolean;
  /** The record as JSON that has not been parsed; undefined if there is none. */
  readonly record: unknown;
  /** The whole entry: whether another tab has written since. */
  readonly text: string;
}

/** What is kept of a game. */
export type Content = Pick<StoredGame, 'at' | 'isOver' | 'record'> & Partial<Pick<StoredGame, 'isFromFile'>>;

/** full: the browser has no room · changed: another tab has written or removed the game · many: all games kept are running */
export type StorageFault = 'full' | 'changed' | 'many';

const textAt = (id: string): string | null => {
  try {
    return localStorage.getItem(PREFIX + id);
  } catch {
    return null; // storage is forbidden
  }
};

const fieldsOf = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? { ...json } : {};
  } catch {
    return {}; // something has spoiled the entry
  }
};

/** The game with that id; null if there is none. */
export const storedGame = (id: string): StoredGame | null => {
  const text = textAt(id);
  if (text === null) return null;
  const { at, isOver, isFromFile, record } = fieldsOf(text);
  return {
    ...{ id, record, text },
    at: typeof at === 'number' && Number.isFinite(at) ? at : 0,
    isOver: isOver === true,
    isFromFile: isFromFile === true,
  };
};

const ids = (): readonly string[] => {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
};

const readAll = (): readonly StoredGame[] =>
  ids()
    .flatMap((id) => storedGame(id) ?? [])
    .sort((a, b) => b.at - a.at);

/** All games on this device, the one played last first. */
export const storedGames = signal(readAll());

const refresh = (): void => {
  storedGames.value = readAll();
};

// Another tab has written.
addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith(PREFIX)) refresh();
});

/** Removes a game for good. */
export const removeLocalGame = (id: string): void => {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // There is none.
  }
  refresh();
};

const write = (id: string, text: string): boolean => {
  try {
    localStorage.setItem(PREFIX + id, text);
    return true;
  } catch {
    return false;
  }
};

/** Removes the finished game that was played longest ago, except the given one. Returns whether there was one. */
const dropOldest = (but: string): boolean => {
  const oldest = readAll().findLast(({ id, isOver }) => isOver && id !== but);
  if (oldest) removeLocalGame(oldest.id);
  return oldest !== undefined;
};

/**
 * Stores a game. If there is no room, it deletes finished games, the oldest first.
 * @param before the entry as this tab last wrote or read it; null for a new game.
 * @returns the entry, or why the game was not stored.
 */
export const storeGame = (id: string, { at, isOver, isFromFile, record }: Content, before: string | null): Result<string, StorageFault> => {
  if (textAt(id) !== before) return fail('changed');
  if (before === null) while (ids().length >= MOST_LOCAL_GAMES) if (!dropOldest(id)) return fail('many');
  const text = JSON.stringify({ at, isOver, ...(isFromFile && { isFromFile }), record });
  while (!write(id, text)) if (!dropOldest(id)) return fail('full');
  refresh();
  return ok(text);
};

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const ID_LENGTH = 8;

/** A new id, for an address on this device. */
export const newLocalId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(ID_LENGTH))].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
