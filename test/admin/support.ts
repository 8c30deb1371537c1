import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { runAdmin } from '../../server/src/admin/runAdmin.js';
import type { MatchRepository } from '../../server/src/store/MatchRepository.js';
import { openStore } from '../../server/src/store/openStore.js';

const PAGE_SIZE = 4096;

/** The kinds of pages of a SQLite file that rows are on. */
const PAGES = { rows: 0x0d, index: 0x0a } as const;
export type PageKind = keyof typeof PAGES;

/** Destroys one page of that kind with that text on it, in a file that no program has open; returns false if there is none. */
export const damagePage = (file: string, kind: PageKind, text: string): boolean => {
  const bytes = readFileSync(file);
  for (let start = PAGE_SIZE; start < bytes.length; start += PAGE_SIZE) {
    if (bytes[start] !== PAGES[kind] || !bytes.subarray(start, start + PAGE_SIZE).includes(text)) continue;
    bytes.fill(0xff, start, start + 200);
    writeFileSync(file, bytes);
    return true;
  }
  return false;
};

export type Env = Readonly<Record<string, string>>;

/** Gives paths in a folder where nothing is yet. */
export const pathsIn = (folder: string): (() => string) => {
  let files = 0;
  return () => join(folder, String((files += 1)));
};

/** What a call of `hexfall admin` prints and how it ends. */
export const call = async (
  env: Env,
  ...words: string[]
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> => {
  let [out, err] = ['', ''];
  const code = await runAdmin(words, env, { write: (text) => (out += text), complain: (text) => (err += text) });
  return { code, out, err };
};

/** What a call prints, which works. */
export const done = async (env: Env, ...words: string[]): Promise<string> => {
  const { code, out, err } = await call(env, ...words);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
};

/** Why a call does not work. */
export const refused = async (env: Env, ...words: string[]): Promise<string> => {
  const { code, err } = await call(env, ...words);
  expect(code).toBe(2);
  return err;
};

/** The store that these settings ask for, as the server opens it. */
export const openFor = (env: Env): Promise<MatchRepository> =>
  openStore({ dataDir: env['DATA_DIR'] ?? '', databaseUrl: env['DATABASE_URL'] }, pino({ level: 'silent' }));
