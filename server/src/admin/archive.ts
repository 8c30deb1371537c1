import { z } from 'zod';
import type { Kysely } from 'kysely';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import { CODE_ALPHABET, CODE_LENGTH } from '@hexfall/shared/protocol/messages';
import type { DatabaseSchema } from '../store/DatabaseSchema.js';

/*
 * Matches as text, one JSON value per line: a header, the rows of the tables as they are, grouped by match, and the number of matches
 * at the end. It contains all secrets of the matches, and is the same for all databases.
 */

const FORMAT = 'hexfall-archive';
const VERSION = 1;

const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
export type Row = z.infer<typeof row>;

const HeadSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  migration: z.string(),
  at: z.iso.datetime().optional(),
  moved: z.literal(true).optional(),
});

const LineSchema = z.union([
  z.strictObject({ match: row.and(z.object({ code: z.string().regex(new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`)) })) }),
  z.strictObject({ intent: row }),
  z.strictObject({ line: row }),
  z.strictObject({ team_line: row }),
  z.strictObject({ study: row }),
  z.strictObject({ ban: row }),
  z.strictObject({ notice: row }),
  z.strictObject({ end: z.object({ matches: z.number() }) }),
]);

/** Tables whose rows are in an archive, in the order in which they can be added again. */
export const ARCHIVED = [
  'match',
  'intent',
  'line',
  'team_line',
  'study',
  'ban',
  'notice',
] as const satisfies readonly (keyof DatabaseSchema)[];
export type Archived = (typeof ARCHIVED)[number];

export interface Archive {
  /** The last migration of the database the rows are from. */
  readonly migration: string;
  /** When the matches left their server, in milliseconds, to go on at another one; null for a copy. */
  readonly movedAt: number | null;
  readonly rows: Readonly<Record<Archived, readonly Row[]>>;
}

type Db = Kysely<DatabaseSchema>;

/** What is written into an archive: everything with the operator's bans and notice, copies of matches, or matches that move to another server. */
export type ArchiveKind = 'all' | 'copies' | 'moved';

/** What an archive is of. */
export interface ArchiveHead {
  readonly kind: ArchiveKind;
  /** The last migration of the database. */
  readonly migration: string;
  /** The moment of which it is, or at which its matches left their server, in milliseconds. */
  readonly at: number;
}

/** Yields the lines of an archive of these matches. */
export async function* archiveLines(db: Db, codes: readonly string[], { kind, migration, at }: ArchiveHead): AsyncGenerator<string> {
  const head = { format: FORMAT, version: VERSION, migration, at: new Date(at).toISOString() };
  yield JSON.stringify({ ...head, ...(kind === 'moved' && { moved: true }) });
  for (const code of codes) {
    const match = await db.selectFrom('match').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
    // Where it has gone from here is nothing that another server has to know.
    yield JSON.stringify({ match: kind === 'all' ? match : { ...match, moved: null } });
    for (const intent of await db.selectFrom('intent').selectAll().where('match', '=', code).orderBy('seq').execute()) {
      yield JSON.stringify({ intent });
    }
    for (const line of await db.selectFrom('line').selectAll().where('match', '=', code).orderBy('n').execute()) {
      yield JSON.stringify({ line });
    }
    const teamLines = await db.selectFrom('team_line').selectAll().where('match', '=', code).orderBy('team').orderBy('n').execute();
    for (const line of teamLines) yield JSON.stringify({ team_line: line });
    const study = await db.selectFrom('study').selectAll().where('match', '=', code).executeTakeFirst();
    if (study) yield JSON.stringify({ study });
  }
  if (kind === 'all') {
    for (const ban of await db.selectFrom('ban').selectAll().execute()) yield JSON.stringify({ ban });
    for (const notice of await db.selectFrom('notice').selectAll().execute()) yield JSON.stringify({ notice });
  }
  yield JSON.stringify({ end: { matches: codes.length } });
}

const parseLine = <T extends z.ZodType>(schema: T, text: string): z.infer<T> | null => {
  try {
    const { success, data } = schema.safeParse(JSON.parse(text));
    return success ? data : null;
  } catch {
    return null;
  }
};

/** Parses an archive. An error is one sentence. */
export const readArchive = (text: string): Result<Archive, string> => {
  const [first = '', ...lines] = text.split('\n').filter((line) => line !== '');
  const head = parseLine(HeadSchema, first);
  if (!head) return fail('This is not an archive of Hexfall, or one of a later version.');
  const rows: Record<Archived, Row[]> = { match: [], intent: [], line: [], team_line: [], study: [], ban: [], notice: [] };
  let announced: number | null = null;
  for (const [index, line] of lines.entries()) {
    const parsed = parseLine(LineSchema, line);
    if (!parsed || announced !== null) return fail(`The archive is damaged in line ${index + 2}.`);
    if ('end' in parsed) announced = parsed.end.matches;
    for (const table of ARCHIVED) if (table in parsed) rows[table].push((parsed as Record<Archived, Row>)[table]);
  }
  if (announced !== rows.match.length) return fail('The archive is not complete: its end is missing.');
  return ok({ migration: head.migration, movedAt: head.moved && head.at !== undefined ? Date.parse(head.at) : null, rows });
};
