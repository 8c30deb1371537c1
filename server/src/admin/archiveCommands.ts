import { open, readFile, rm, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, gunzipSync } from 'node:zlib';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import { migrationState } from '../store/migrate.js';
import { archiveLines, readArchive, type Archive } from './archive.js';
import type { Command } from './Command.js';
import type { AdminStore } from './AdminStore.js';
import { knownCodes } from './matchCommands.js';
import { importArchive } from './importArchive.js';
import { stagingStore } from './stagingStore.js';

/** These files reveal draw piles: only the account of the server may read them. */
const PRIVATE = { mode: 0o600, flags: 'wx' };

const GZIP = Buffer.from([0x1f, 0x8b]);

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function* withBreaks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/** Writes an archive of these matches, or of everything, to an open file and closes it; returns the number of matches. */
const writeTo = (admin: AdminStore, handle: FileHandle, wanted: readonly string[] | null): Promise<number> =>
  admin.readSnapshot(async (db) => {
    const codes = wanted ?? (await db.selectFrom('match').select('code').orderBy('code').execute()).map(({ code }) => code);
    const { last } = await migrationState(db, admin.traits);
    const lines = withBreaks(archiveLines(db, last ?? '', codes, wanted === null));
    await pipeline(Readable.from(lines), createGzip(), handle.createWriteStream());
    return codes.length;
  });

/** Creates a new file. An error is one sentence; an existing file is left as it is. */
const create = async (file: string): Promise<Result<FileHandle, string>> => {
  try {
    return ok(await open(file, PRIVATE.flags, PRIVATE.mode));
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    return fail(
      isThere ? `${file} exists already and was not changed: name another file.` : `${file} cannot be created: ${reasonOf(error)}`,
    );
  }
};

const save = async (admin: AdminStore, file: string, wanted: readonly string[] | null): Promise<Result<string, string>> => {
  const created = await create(file);
  if (!created.ok) return created;
  try {
    const count = await writeTo(admin, created.value, wanted);
    return ok(`${count} matches written to ${file}`);
  } catch (error) {
    await rm(file, { force: true });
    return fail(`${file} could not be written: ${reasonOf(error)}`);
  }
};

/** Reads an archive file, compressed or not. */
const load = async (file: string): Promise<Result<Archive, string>> => {
  try {
    const bytes = await readFile(file);
    const text = bytes.subarray(0, GZIP.length).equals(GZIP) ? gunzipSync(bytes) : bytes;
    return readArchive(text.toString('utf8'));
  } catch (error) {
    return fail(`${file} cannot be read: ${reasonOf(error)}`);
  }
};

export const exportMatches: Command = {
  usage: 'FILE CODE …',
  about: 'writes matches into a new file, with all their secrets',
  words: [2, 1000],
  options: {},
  run: async (admin, { words: [file = '', ...words] }) => {
    const codes = await knownCodes(admin, words);
    return codes.ok ? save(admin, file, codes.value) : codes;
  },
};

/** Imports an archive file into the store. */
const importFile = async (admin: AdminStore, file: string, isAll: boolean): Promise<Result<string, string>> => {
  const archive = await load(file);
  if (!archive.ok) return archive;
  try {
    const staging = await stagingStore(archive.value);
    try {
      return await importArchive(admin, staging, isAll);
    } finally {
      await staging.close();
    }
  } catch (error) {
    return fail(`The archive does not fit this version: ${reasonOf(error)}`);
  }
};

export const importMatches: Command = {
  usage: 'FILE',
  about: 'adds the matches of a file of export or backup; those whose code is taken are left out',
  words: [1, 1],
  options: {},
  run: (admin, { words: [file = ''] }) => importFile(admin, file, false),
};

export const backup: Command = {
  usage: 'FILE',
  about: 'writes everything into a new file, as it is at this moment; servers may go on',
  words: [1, 1],
  options: {},
  run: (admin, { words: [file = ''] }) => save(admin, file, null),
};

export const restore: Command = {
  usage: 'FILE',
  about: 'brings everything of a backup into a store that has no match, of any kind of database',
  words: [1, 1],
  options: {},
  run: async (admin, { words: [file = ''] }) => {
    const one = await admin.db.selectFrom('match').select('code').limit(1).executeTakeFirst();
    return one ? fail('The store has matches: restore into an empty one, or import.') : importFile(admin, file, true);
  },
};
