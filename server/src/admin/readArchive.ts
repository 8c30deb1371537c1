import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import { reasonOf } from '../store/StoreFailure.js';
import { type ArchivedRow, type ArchiveHead, OF_MATCH, readHead, readLine } from './archive.js';

/*
 * Archives are of any size: they are read line by line.
 */

const GZIP = Buffer.from([0x1f, 0x8b]);

/** The longest line, in characters: a row has much less. */
const LONGEST_LINE = 2 ** 24;

/** Thrown for a file that is no archive, or a damaged one. The message is a sentence. */
class DamagedArchive extends Error {}

const isCompressed = async (file: string): Promise<boolean> => {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(GZIP.length), 0, GZIP.length, 0);
    return bytesRead === GZIP.length && buffer.equals(GZIP);
  } finally {
    await handle.close();
  }
};

/** The bytes of a file, compressed or not. Errors of both streams are errors of this one. */
const openFile = async (file: string): Promise<Readable> => {
  // Before the stream is made: the error of one that nobody reads yet would end the process.
  const isGzip = await isCompressed(file);
  const bytes = createReadStream(file);
  return isGzip ? pipeline(bytes, createGunzip(), () => undefined) : bytes;
};

/** Yields the lines of a file that are not empty. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of await openFile(file)) {
    const [first = '', ...lines] = decoder.write(chunk as Buffer).split('\n');
    rest += first;
    if (rest.length > LONGEST_LINE) throw new DamagedArchive('This is not an archive of Hexfall: a line is too long.');
    for (const line of lines) {
      if (rest !== '') yield rest;
      rest = line;
    }
  }
  rest += decoder.end();
  if (rest !== '') yield rest;
}

const ROWS_OF_MATCH: readonly string[] = OF_MATCH;

/** Yields the rows of an archive, after its head; throws `DamagedArchive`. `note` gets every line. */
async function* readRows(file: string, note: (line: string) => void): AsyncGenerator<ArchiveHead | ArchivedRow> {
  let number = 0;
  let matches = 0;
  let announced: number | null = null;
  let code: unknown = null;
  for await (const line of linesOf(file)) {
    note(line);
    number += 1;
    if (number === 1) {
      const head = readHead(line);
      if (!head) throw new DamagedArchive('This is not an archive of Hexfall, or one of a later version.');
      yield head;
      continue;
    }
    const parsed: ReturnType<typeof readLine> = announced === null ? readLine(line) : null;
    if (parsed && 'matches' in parsed) announced = parsed.matches;
    else {
      if (parsed?.table === 'match') code = parsed.row['code'];
      // The rows of a match follow it.
      if (!parsed || (ROWS_OF_MATCH.includes(parsed.table) && parsed.row['match'] !== code)) {
        throw new DamagedArchive(`The archive is damaged in line ${number}.`);
      }
      matches += Number(parsed.table === 'match');
      yield parsed;
    }
  }
  if (number === 0) throw new DamagedArchive('This is not an archive of Hexfall, or one of a later version.');
  if (announced !== matches) throw new DamagedArchive('The archive is not complete: its end is missing.');
}

/** What a whole archive has. */
export interface ArchiveSummary extends ArchiveHead {
  readonly matches: number;
  readonly profiles: number;
  /** Of its lines, as `digestLines` gives it. */
  readonly digest: string;
}

/** Computes the digest of lines one after the other. */
export const digestLines = (): { readonly add: (line: string) => void; readonly end: () => string } => {
  const hash = createHash('sha256');
  return { add: (line) => void hash.update(`${line}\n`), end: () => hash.digest('base64') };
};

/** Reads an archive from its first line to its last. An error is one sentence. */
export const readArchive = async (file: string): Promise<Result<ArchiveSummary, string>> => {
  const digest = digestLines();
  let head: ArchiveHead = { migration: '', movedAt: null };
  const count = { match: 0, profile: 0 };
  try {
    for await (const part of readRows(file, digest.add)) {
      if (!('table' in part)) head = part;
      else if (part.table === 'match' || part.table === 'profile') count[part.table] += 1;
    }
    return ok({ ...head, matches: count.match, profiles: count.profile, digest: digest.end() });
  } catch (error) {
    return fail(error instanceof DamagedArchive ? error.message : `${file} cannot be read: ${reasonOf(error)}`);
  }
};

/** How much of an archive is in memory at once, in characters, and at least one match. */
const BATCH = 2 ** 20;

/** Yields the rows of an archive, several matches at a time, each with all its rows. Throws if it is damaged. */
export async function* batchesOf(file: string): AsyncGenerator<readonly ArchivedRow[]> {
  let batch: ArchivedRow[] = [];
  let size = 0;
  const note = (line: string): void => {
    size += line.length;
  };
  for await (const part of readRows(file, note)) {
    if (!('table' in part)) continue;
    if (size > BATCH && !ROWS_OF_MATCH.includes(part.table)) {
      yield batch;
      batch = [];
      size = 0;
    }
    batch.push(part);
  }
  yield batch;
}
