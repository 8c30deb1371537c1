import { type FileHandle, open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import { migrationState } from '../store/migrate.js';
import { reasonOf } from '../store/StoreFailure.js';
import { endLine, headLine, rowLine } from './archive.js';
import { archivedRows, type NoteFault, type RowSelection } from './archivedRows.js';
import { type Call, type Command, Findings } from './Command.js';
import { importArchive } from './importArchive.js';
import { knownCodes } from './matchCommands.js';
import { leftAt, markMoved, NO_ADDRESS, serverAddress, unmarkMoved } from './movedMatches.js';
import type { AdminStore } from './openAdminStore.js';
import { batchesOf, digestLines, readArchive } from './readArchive.js';

/** These files reveal draw piles: only the account of the server may read them. */
const PRIVATE = { mode: 0o600, flags: 'wx' };

/** A file that is open, and what is to be written into it. */
interface OpenFile extends RowSelection {
  readonly file: string;
  readonly handle: FileHandle;
  /** When its matches left this server, in milliseconds, if not now. */
  readonly at?: number;
}

/** How many matches and player cards were written, and the digest of all lines. */
interface Written {
  readonly matches: number;
  readonly profiles: number;
  readonly digest: string;
}

/** How many characters are compressed at once: single lines would take several times as long. */
const PIECE = 2 ** 16;

/** Joins lines to larger pieces. `note` gets every line. */
async function* piecesOf(lines: AsyncIterable<string>, note: (line: string) => void): AsyncGenerator<string> {
  let piece = '';
  for await (const line of lines) {
    note(line);
    piece += `${line}\n`;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/** Writes an archive to an open file; it is on the disk then. */
const writeTo = (admin: AdminStore, { handle, at = Date.now(), ...selection }: OpenFile, note: NoteFault): Promise<Written> =>
  admin.readSnapshot(async (db) => {
    const { last } = await migrationState(db, admin.traits);
    const count = { match: 0, profile: 0 };
    const digest = digestLines();
    const lines = async function* (): AsyncGenerator<string> {
      yield headLine({ migration: last ?? '', movedAt: selection.kind === 'moved' ? at : null }, at);
      for await (const row of archivedRows(db, admin.traits, selection, note)) {
        if (row.table === 'match' || row.table === 'profile') count[row.table] += 1;
        yield rowLine(row);
      }
      yield endLine(count.match);
    };
    await pipeline(Readable.from(piecesOf(lines(), digest.add)), createGzip(), async (pieces: AsyncIterable<Buffer>) => {
      for await (const piece of pieces) await handle.writeFile(piece);
    });
    await handle.sync();
    return { matches: count.match, profiles: count.profile, digest: digest.end() };
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

/** A number of matches, and of player cards if there are any. */
const countOf = (matches: string, cards: number): string =>
  cards === 0 ? `${matches} matches` : `${matches} matches and ${cards} player cards`;

/** Writes an archive to an open file, closes it and reads it again; it is removed if that fails. */
const fill = async (admin: AdminStore, file: OpenFile, note: NoteFault): Promise<Result<string, string>> => {
  const remove = async (reason: string): Promise<Result<string, string>> => {
    await rm(file.file, { force: true });
    return fail(`${file.file} could not be written: ${reason}`);
  };
  try {
    const written = await writeTo(admin, file, note).finally(() => file.handle.close());
    const read = await readArchive(file.file);
    if (!read.ok) return await remove(read.error);
    if (read.value.digest !== written.digest) return await remove('what was read again was not what had been written.');
    return ok(`${countOf(String(written.matches), written.profiles)} written to ${file.file}`);
  } catch (error) {
    return remove(reasonOf(error));
  }
};

/** A match that is exported is whole, or nothing is written. */
const refuseFaults: NoteFault = (fault) => {
  throw new Error(fault);
};

/** Writes copies of matches; for moved matches the content of their file, in case it was lost. */
const copy = async (admin: AdminStore, file: string, codes: readonly string[]): Promise<Result<string, string>> => {
  const left = await leftAt(admin, codes);
  if (!left.ok) return left;
  const created = await create(file);
  if (!created.ok) return created;
  const { value: handle } = created;
  const { value: at } = left;
  return fill(admin, at === null ? { file, handle, kind: 'copies', codes } : { file, handle, kind: 'moved', codes, at }, refuseFaults);
};

/** Ends matches here before it writes them, so that nobody can play what the file would miss. If that fails they continue here. */
const move = async (admin: AdminStore, file: string, codes: readonly string[], to: string): Promise<Result<string, string>> => {
  const created = await create(file);
  if (!created.ok) return created;
  const before = await markMoved(admin, codes, to);
  const filled = await fill(admin, { file, handle: created.value, kind: 'moved', codes }, refuseFaults);
  if (!filled.ok) await unmarkMoved(admin, before);
  return filled;
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

/** Imports an archive file into the store. Reads it to the end first, so that a damaged one changes nothing. */
const importFile = async (admin: AdminStore, { words: [file = ''], write }: Call, isAll: boolean): Promise<Result<string, string>> => {
  const archive = await readArchive(file);
  if (!archive.ok) return archive;
  const left = new Findings(write);
  try {
    const { migration, movedAt } = archive.value;
    const { matches, cards } = await importArchive(admin, migration, batchesOf(file), { isAll, movedAt, note: left.note });
    const added = `${countOf(`${matches} of ${archive.value.matches}`, cards)} were added`;
    return left.count === 0 ? ok(added) : fail(`${added}; what was left out is named above.`);
  } catch (error) {
    return fail(`The archive does not fit this version: ${reasonOf(error)}`);
  }
};

export const importMatches: Command = {
  usage: 'FILE',
  about: 'adds the matches of a file of export or backup, and player cards that are not there; those whose code is taken are left out',
  words: [1, 1],
  options: {},
  run: (admin, call) => importFile(admin, call, false),
};

export const backup: Command = {
  usage: 'FILE',
  about: 'writes everything into a new file, as it is at this moment, and reads it again; servers may go on',
  words: [1, 1],
  options: {},
  run: async (admin, { words: [file = ''], write }) => {
    const created = await create(file);
    if (!created.ok) return created;
    const faults = new Findings(write);
    const filled = await fill(admin, { file, handle: created.value, kind: 'all', codes: [] }, faults.note);
    return filled.ok && faults.count > 0 ? fail(`${filled.value}; ${faults.count} faults of the store are named above.`) : filled;
  },
};

export const restore: Command = {
  usage: 'FILE',
  about: 'brings everything of a backup into an empty store, of any kind of database',
  words: [1, 1],
  options: {},
  run: async (admin, call) => {
    for (const table of ['match', 'profile'] as const) {
      const one = await admin.db.selectFrom(table).selectAll().limit(1).executeTakeFirst();
      if (one) return fail('The store has matches or player cards: restore into an empty one, or import.');
    }
    return importFile(admin, call, true);
  },
};
