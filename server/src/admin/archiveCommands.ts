import { open, readFile, rm, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, gunzipSync } from 'node:zlib';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import { migrationState } from '../store/migrate.js';
import { archiveLines, readArchive, type Archive, type ArchiveKind } from './archive.js';
import type { Command } from './Command.js';
import type { AdminStore } from './AdminStore.js';
import { knownCodes } from './matchCommands.js';
import { importArchive } from './importArchive.js';
import { leftAt, markMoved, NO_ADDRESS, serverAddress, unmarkMoved } from './movedMatches.js';
import { stagingStore } from './stagingStore.js';

/** These files reveal draw piles: only the account of the server may read them. */
const PRIVATE = { mode: 0o600, flags: 'wx' };

const GZIP = Buffer.from([0x1f, 0x8b]);

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function* withBreaks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/** Writes an archive of these matches, or of everything, to an open file and closes it; returns the number of matches. */
const writeTo = (admin: AdminStore, { handle, kind, at = Date.now() }: OpenFile, wanted: readonly string[]): Promise<number> =>
  admin.readSnapshot(async (db) => {
    const codes = kind !== 'all' ? wanted : (await db.selectFrom('match').select('code').orderBy('code').execute()).map(({ code }) => code);
    const { last } = await migrationState(db, admin.traits);
    const lines = withBreaks(archiveLines(db, codes, { kind, migration: last ?? '', at }));
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

/** A file that is open, and what is to be written into it. */
interface OpenFile {
  readonly file: string;
  readonly handle: FileHandle;
  readonly kind: ArchiveKind;
  /** When its matches left this server, in milliseconds, if not now. */
  readonly at?: number;
}

const fill = async (admin: AdminStore, open: OpenFile, wanted: readonly string[]): Promise<Result<string, string>> => {
  const { file } = open;
  try {
    const count = await writeTo(admin, open, wanted);
    return ok(`${count} matches written to ${file}`);
  } catch (error) {
    await rm(file, { force: true });
    return fail(`${file} could not be written: ${reasonOf(error)}`);
  }
};

/** Writes an archive into a new file, which is removed again if that fails. */
const save = async (
  admin: AdminStore,
  file: string,
  kind: ArchiveKind,
  wanted: readonly string[] = [],
): Promise<Result<string, string>> => {
  const created = await create(file);
  return created.ok ? fill(admin, { file, handle: created.value, kind }, wanted) : created;
};

/** Writes copies of matches; of those that have moved what their file had been, should it have got lost. */
const copy = async (admin: AdminStore, file: string, codes: readonly string[]): Promise<Result<string, string>> => {
  const left = await leftAt(admin, codes);
  if (!left.ok) return left;
  if (left.value === null) return save(admin, file, 'copies', codes);
  const created = await create(file);
  return created.ok ? fill(admin, { file, handle: created.value, kind: 'moved', at: left.value }, codes) : created;
};

/**
 * Ends matches here, so that nothing is played any more that would not be in the file, and then writes them. They are played on here
 * if that fails.
 */
const move = async (admin: AdminStore, file: string, codes: readonly string[], to: string): Promise<Result<string, string>> => {
  const created = await create(file);
  if (!created.ok) return created;
  const before = await markMoved(admin, codes, to);
  const filled = await fill(admin, { file, handle: created.value, kind: 'moved' }, codes);
  if (!filled.ok) await unmarkMoved(admin, before);
  return filled;
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
  usage: 'FILE CODE … [--moved-to URL]',
  about: 'writes matches into a new file, with all their secrets; with --moved-to they end here and go on at that server',
  words: [2, 1000],
  options: { 'moved-to': 'value' },
  run: async (admin, { words: [file = '', ...words], options: { 'moved-to': to } }) => {
    const codes = await knownCodes(admin, words);
    if (!codes.ok) return codes;
    if (typeof to !== 'string') return copy(admin, file, codes.value);
    const address = serverAddress(to);
    return address === null ? fail(NO_ADDRESS) : move(admin, file, codes.value, address);
  },
};

/** Imports an archive file into the store. */
const importFile = async (admin: AdminStore, file: string, isAll: boolean): Promise<Result<string, string>> => {
  const archive = await load(file);
  if (!archive.ok) return archive;
  try {
    const staging = await stagingStore(archive.value);
    try {
      return await importArchive(admin, staging, { isAll, movedAt: archive.value.movedAt });
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
  run: (admin, { words: [file = ''] }) => save(admin, file, 'all'),
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
