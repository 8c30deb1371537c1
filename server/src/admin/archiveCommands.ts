import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, gunzipSync } from 'node:zlib';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import { migrationState } from '../store/migrate.js';
import { archiveLines, readArchive, type Archive } from './archive.js';
import type { Command } from './Command.js';
import type { Desk } from './Desk.js';
import { knownCodes } from './matchCommands.js';
import { putIn } from './putIn.js';
import { scratchOf } from './scratch.js';

/** Nobody but the account of the server reads what has the draw piles in it. */
const PRIVATE = { mode: 0o600, flags: 'wx' };

const GZIP = Buffer.from([0x1f, 0x8b]);

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function* withBreaks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/** Writes an archive of these matches, or of everything, into a new file; gives how many matches. */
const writeTo = (desk: Desk, file: string, wanted: readonly string[] | null): Promise<number> =>
  desk.atOneMoment(async (db) => {
    const codes = wanted ?? (await db.selectFrom('match').select('code').orderBy('code').execute()).map(({ code }) => code);
    const { last } = await migrationState(db, desk.flavor);
    const lines = withBreaks(archiveLines(db, last ?? '', codes, wanted === null));
    await pipeline(Readable.from(lines), createGzip(), createWriteStream(file, PRIVATE));
    return codes.length;
  });

const save = async (desk: Desk, file: string, wanted: readonly string[] | null): Promise<Result<string, string>> => {
  try {
    const count = await writeTo(desk, file, wanted);
    return ok(`${count} matches are in ${file}`);
  } catch (error) {
    return fail(`Nothing useful is in ${file}: ${reasonOf(error)}`);
  }
};

/** What a file has in it, packed or not. */
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
  run: async (desk, { words: [file = '', ...words] }) => {
    const codes = await knownCodes(desk, words);
    return codes.ok ? save(desk, file, codes.value) : codes;
  },
};

/** Puts what is in a file into the store. */
const bring = async (desk: Desk, file: string, isAll: boolean): Promise<Result<string, string>> => {
  const archive = await load(file);
  if (!archive.ok) return archive;
  try {
    const scratch = await scratchOf(archive.value);
    try {
      return await putIn(desk, scratch, isAll);
    } finally {
      await scratch.close();
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
  run: (desk, { words: [file = ''] }) => bring(desk, file, false),
};

export const backup: Command = {
  usage: 'FILE',
  about: 'writes everything into a new file, as it is at this moment; servers may go on',
  words: [1, 1],
  options: {},
  run: (desk, { words: [file = ''] }) => save(desk, file, null),
};

export const restore: Command = {
  usage: 'FILE',
  about: 'brings everything of a backup into a store that has no match, of any kind of database',
  words: [1, 1],
  options: {},
  run: async (desk, { words: [file = ''] }) => {
    const one = await desk.db.selectFrom('match').select('code').limit(1).executeTakeFirst();
    return one ? fail('The store has matches: restore into an empty one, or import.') : bring(desk, file, true);
  },
};
