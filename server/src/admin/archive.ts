import { z } from 'zod';
import { CODE_ALPHABET, CODE_LENGTH } from '@hexfall/shared/protocol/messages';
import type { DatabaseSchema } from '../store/DatabaseSchema.js';

/*
 * An archive is text, compressed or not, with one JSON value per line: a header, the rows of the tables, each match followed by its rows,
 * and the number of matches at the end. It contains all secrets, and is the same for all databases.
 */

const FORMAT = 'hexfall-archive';

const VERSION = 1;

/** Tables of what happens at a match. */
const OF_GAME = ['intent', 'chat', 'study', 'playback', 'position'] as const;

/** Tables whose rows are of a match, which a column of this name says. */
export const OF_MATCH = [...OF_GAME, 'browser_seat', 'called', 'profile_seat', 'invitation', 'bot_seat'] as const;
export type OfMatch = (typeof OF_MATCH)[number];

/** Tables that are of no match and no player card; they are small. */
export const OF_SERVER = ['vapid', 'ban', 'notice', 'bot'] as const;

/** Tables of competitions, whose rows a column of that name says, and the competitions themselves. */
export const OF_COMPETITION = [
  'competition',
  'competition_act',
  'entrant',
  'team',
  'claim',
  'deal',
  'competition_match',
  'browser_entrant',
] as const;

/** Tables whose rows are in archives, in the order in which they can be added to a database. */
export const ARCHIVED = [
  ...OF_SERVER,
  'profile',
  'browser',
  'match',
  ...OF_MATCH,
  'person',
  'rating',
  ...OF_COMPETITION,
] as const satisfies readonly (keyof DatabaseSchema)[];
export type Archived = (typeof ARCHIVED)[number];

/** Tables that are in no archive, and why. */
export const LEFT_OUT: Readonly<Record<Exclude<keyof DatabaseSchema, Archived>, string>> = {
  process: 'says which processes serve the matches of the database at this moment',
};

/**
 * The content of an archive: everything, copies of matches, or matches that move to another server. Push subscriptions depend on the keys
 * of their server and player cards stay there, so copies keep the seats of cards only for the cards that the importing server knows.
 */
export type ArchiveKind = 'all' | 'copies' | 'moved';

/** The tables of a match that archives of a kind have. */
export const TABLES_BY_KIND: Readonly<Record<ArchiveKind, readonly OfMatch[]>> = {
  all: OF_MATCH,
  copies: [...OF_GAME, 'called', 'profile_seat'],
  moved: OF_GAME,
};

const RowSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
export type Row = z.infer<typeof RowSchema>;

const HeadSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  migration: z.string(),
  at: z.iso.datetime().optional(),
  moved: z.literal(true).optional(),
});

const EndSchema = z.strictObject({ end: z.object({ matches: z.number() }) });

const MatchSchema = RowSchema.and(z.object({ code: z.string().regex(new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`)) }));

/** What an archive is of. */
export interface ArchiveHead {
  /** The last migration of the database that the rows are from. */
  readonly migration: string;
  /** When the matches left their server, in milliseconds, to go on at another one; null for a copy. */
  readonly movedAt: number | null;
}

/** A row and the table it is of. */
export interface ArchivedRow {
  readonly table: Archived;
  readonly row: Row;
}

/** The first line of an archive; `at` is the moment that it is of, in milliseconds. */
export const headLine = ({ migration, movedAt }: ArchiveHead, at: number): string =>
  JSON.stringify({
    ...{ format: FORMAT, version: VERSION, migration, at: new Date(movedAt ?? at).toISOString() },
    ...(movedAt !== null && { moved: true }),
  });

export const rowLine = ({ table, row }: ArchivedRow): string => JSON.stringify({ [table]: row });

export const endLine = (matches: number): string => JSON.stringify({ end: { matches } });

/** Parses JSON; a text that is none is read as undefined, which no schema takes. */
const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Parses the first line; null if it is not that of an archive, or of one of a later version. */
export const readHead = (line: string): ArchiveHead | null => {
  const { data } = HeadSchema.safeParse(jsonOf(line));
  return data ? { migration: data.migration, movedAt: data.moved && data.at !== undefined ? Date.parse(data.at) : null } : null;
};

/** Parses any other line: a row, or the number of matches at the end. Null if it is malformed. */
export const readLine = (line: string): ArchivedRow | { readonly matches: number } | null => {
  const value = jsonOf(line);
  if (!(value instanceof Object)) return null;
  const [[name, content] = ['', null], ...more] = Object.entries(value);
  const table = ARCHIVED.find((one) => one === name);
  if (table && more.length === 0) {
    const { data } = (table === 'match' ? MatchSchema : RowSchema).safeParse(content);
    return data ? { table, row: data } : null;
  }
  const { data } = EndSchema.safeParse(value);
  return data ? data.end : null;
};
