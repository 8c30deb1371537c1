import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import type { LogEntry, MatchEnd, NumberedIntent } from '../table/savedMatch.js';
import { writeOutcomes } from './competitions.js';
import type { DatabaseSchema } from './DatabaseSchema.js';
import type { DatabaseTraits } from './DatabaseTraits.js';
import { isOver } from './leases.js';
import { LeaseLost } from './LeaseStore.js';
import { readEntry, readLoggedIntent } from './savedRows.js';
import { countMatches } from './statistics.js';

type Db = Kysely<DatabaseSchema>;

/** An entry on its way into the log of a match; with `last` the match is over. */
export interface Appended {
  readonly code: string;
  readonly entry: LogEntry;
  readonly last: boolean;
  /** With `last`: what is stored besides. */
  readonly end?: MatchEnd | null;
  /** The position at the beginning of a turn that the entry leads to (`positionToKeep`). */
  readonly position?: string | null;
  /** The epoch of the writer; null for exclusive use of the store. */
  readonly epoch: number | null;
}

/** How many entries are read at once: a usual match. Long matches let others be served in between. */
const PAGE = 300;

/** Returns the entries of a log, which has no gaps. */
export const readLog = async (db: Db, code: string): Promise<LogEntry[]> => {
  const log: LogEntry[] = [];
  for (;;) {
    const page = await readPage(db, code, log.length + 1, PAGE);
    log.push(...page);
    if (page.length < PAGE) return log;
  }
};

/** Returns the entries of a log from a number on, up to a limit. */
const readPage = async (db: Db, code: string, from: number, limit: number): Promise<LogEntry[]> => {
  const rows = await db
    .selectFrom('intent')
    .select(['seq', 'player', 'intent', 'client', 'n', 'clock'])
    .where('match', '=', code)
    .where('seq', '>=', from)
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map(readEntry);
};

/** How many matches are asked for at once: databases limit the terms of a condition. */
const MATCHES_AT_ONCE = 100;

/** Returns the intents of matches after the numbers given, by code. */
export const readIntentsAfter = async (
  db: Db,
  known: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, readonly NumberedIntent[]>> => {
  const found = new Map<string, NumberedIntent[]>();
  const asked = [...known];
  for (let from = 0; from < asked.length; from += MATCHES_AT_ONCE) {
    const some = asked.slice(from, from + MATCHES_AT_ONCE);
    const rows = await db
      .selectFrom('intent')
      .select(['match', 'seq', 'player', 'intent'])
      .where((eb) => eb.or(some.map(([code, after]) => eb.and([eb('match', '=', code), eb('seq', '>', after)]))))
      .orderBy('match')
      .orderBy('seq')
      .execute();
    for (const { match, seq, player, intent } of rows) {
      const intents = found.get(match) ?? [];
      found.set(match, intents);
      intents.push({ seq, player, intent: readLoggedIntent(intent, seq) });
    }
  }
  return found;
};

/** The entries as one parameter, so that the statement is the same for groups of every size. */
const jsonOf = (group: readonly Appended[]): string =>
  JSON.stringify(
    group.map(({ code, entry: { seq, player, intent, client, n, clock }, epoch }) => [
      code,
      seq,
      player,
      JSON.stringify(intent),
      client,
      n,
      clock && JSON.stringify(clock),
      epoch,
    ]),
  );

/**
 * Adds the entries that follow the log of their match and have its current epoch, and skips the others; returns how many it added.
 * No match can change its owner between the check of its epoch and the end of the transaction.
 */
const insert = async (db: Db, traits: DatabaseTraits, group: readonly Appended[]): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    with added as materialized (
      select value->>0 as code, cast(value->>1 as integer) as seq, cast(value->>2 as integer) as player,
        value->>3 as intent, value->>4 as client, cast(value->>5 as integer) as n,
        value->>6 as clock, cast(value->>7 as integer) as epoch
      from ${traits.elements(jsonOf(group))}
    ), held as materialized (
      select added.* from added join match on match.code = added.code
      where added.epoch is null or added.epoch = match.epoch
      ${traits.lockReadRows}
    )
    insert into intent (match, seq, player, intent, client, n, clock, epoch)
    select held.code, held.seq, held.player, held.intent, held.client, held.n, held.clock, coalesce(held.epoch, 0)
    from held
    where held.seq = 1
      or (select earlier.seq from intent as earlier where earlier.match = held.code and earlier.seq = held.seq - 1) is not null
    on conflict (match, seq) do nothing`.execute(db);
  return Number(numAffectedRows);
};

const problemOf = async (db: Db, { code, entry, epoch }: Appended): Promise<Error | null> => {
  const [known] = await readPage(db, code, entry.seq, 1);
  if (isDeepStrictEqual(known, entry)) return null;
  if (await isOver(db, code, epoch)) return new LeaseLost(code);
  return new Error(`intent ${entry.seq} of match ${code} does not follow the log`);
};

const write = async (db: Db, traits: DatabaseTraits, group: readonly Appended[]): Promise<readonly (Error | null)[]> => {
  const isWhole = (await insert(db, traits, group)) === group.length;
  return Promise.all(group.map(async (one) => (isWhole ? null : problemOf(db, one))));
};

/** Replaces positions with later ones. Embeds their JSON directly: writing them as strings in JSON takes longer. */
const keepPositions = async (db: Db, traits: DatabaseTraits, group: readonly Appended[]): Promise<void> => {
  const rows = group.flatMap(({ code, entry, position }) => (position ? `[${JSON.stringify(code)},${entry.seq},${position}]` : []));
  if (rows.length === 0) return;
  await sql`
    insert into position (match, rules, seq, content)
    select value->>0, ${sql.lit(RULES_VERSION)}, cast(value->>1 as integer), cast(value->2 as text) from ${traits.elements(`[${rows.join(',')}]`)} where true
    on conflict (match, rules) do update set seq = excluded.seq, content = excluded.content where position.seq < excluded.seq`.execute(db);
};

/** Adds the entries, stores their positions, and marks and counts finished matches, all or nothing. */
const writeMore = async (transaction: Db, traits: DatabaseTraits, group: readonly Appended[]): Promise<readonly (Error | null)[]> => {
  const problems = await write(transaction, traits, group);
  const added = group.filter((_, index) => problems[index] === null);
  await keepPositions(transaction, traits, added);
  const over = added.filter(({ last }) => last);
  if (over.length === 0) return problems;
  const codes = over.map(({ code }) => code);
  const now = Date.now();
  await transaction.deleteFrom('position').where('match', 'in', codes).where('rules', '=', RULES_VERSION).execute();
  await transaction.updateTable('match').set({ finished: 1, changed: now }).where('code', 'in', codes).execute();
  const playbacks = over.flatMap(({ code, end }) => (end?.playback ? [{ match: code, content: end.playback }] : []));
  if (playbacks.length > 0) {
    await transaction
      .insertInto('playback')
      .values(playbacks)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const standings = over.flatMap(({ code, end }) => (end?.standings ? [[code, end.standings] as const] : []));
  await writeOutcomes(transaction, new Map(standings), now);
  await countMatches(transaction, traits, new Map(over.flatMap(({ code, end }) => (end ? [[code, end] as const] : []))), now);
  return problems;
};

/**
 * Adds entries of different matches to their logs, in one transaction or as a part of one. Returns, per entry, null (also if the log has exactly that
 * entry already) or why it cannot be added, which does not affect the others. Throws if nothing was written, or if that is unknown.
 */
export const appendGroup = (db: Db, traits: DatabaseTraits, group: readonly Appended[]): Promise<readonly (Error | null)[]> =>
  !group.some(({ last, position }) => last || position)
    ? write(db, traits, group)
    : db.isTransaction
      ? writeMore(db, traits, group)
      : db.transaction().execute((transaction) => writeMore(transaction, traits, group));
