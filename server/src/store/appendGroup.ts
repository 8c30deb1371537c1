import { isDeepStrictEqual } from 'node:util';
import { sql, type Kysely } from 'kysely';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Flavor } from './Flavor.js';
import type { ClockReading, LogEntry } from './MatchStore.js';
import { isOver } from './ownership.js';
import { LostHold } from './Registry.js';
import type { Tables } from './Tables.js';

type Db = Kysely<Tables>;

/** An entry on its way into the log of a match; with `last` the match is over. */
export interface Appended {
  readonly code: string;
  readonly entry: LogEntry;
  readonly last: boolean;
  /** That of whoever writes; null if nobody else can have the match. */
  readonly epoch: number | null;
}

/** The entries of a log from a number on, at most so many. */
export const readLog = async (db: Db, code: string, from: number, limit?: number): Promise<LogEntry[]> => {
  const rows = await db
    .selectFrom('intent')
    .select(['seq', 'player', 'intent', 'client', 'n', 'clock'])
    .where('match', '=', code)
    .where('seq', '>=', from)
    .orderBy('seq')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return rows.map((row) => ({
    ...row,
    intent: JSON.parse(row.intent) as Intent,
    clock: row.clock === null ? null : (JSON.parse(row.clock) as ClockReading),
  }));
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
 * Adds the entries that follow the log of their match and come with its epoch, and leaves out the others; gives how many it
 * added. No match gets another owner between the look at its epoch and the end of the transaction.
 */
const insert = async (db: Db, flavor: Flavor, group: readonly Appended[]): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    with added as (
      select value->>0 as code, cast(value->>1 as integer) as seq, cast(value->>2 as integer) as player,
        value->>3 as intent, value->>4 as client, cast(value->>5 as integer) as n,
        value->>6 as clock, cast(value->>7 as integer) as epoch
      from ${flavor.elements(jsonOf(group))}
    ), held as (
      select match.code from match join added on match.code = added.code
      where added.epoch is null or added.epoch = match.epoch
      ${flavor.keepOwners}
    )
    insert into intent (match, seq, player, intent, client, n, clock, epoch)
    select added.code, added.seq, added.player, added.intent, added.client, added.n, added.clock, coalesce(added.epoch, 0)
    from added join held on held.code = added.code
    where added.seq = 1
      or exists (select 1 from intent as earlier where earlier.match = added.code and earlier.seq = added.seq - 1)
    on conflict (match, seq) do nothing`.execute(db);
  return Number(numAffectedRows);
};

const problemOf = async (db: Db, { code, entry, epoch }: Appended): Promise<Error | null> => {
  const [known] = await readLog(db, code, entry.seq, 1);
  if (isDeepStrictEqual(known, entry)) return null;
  if (await isOver(db, code, epoch)) return new LostHold(code);
  return new Error(`intent ${entry.seq} of match ${code} does not follow the log`);
};

const write = async (db: Db, flavor: Flavor, group: readonly Appended[]): Promise<readonly (Error | null)[]> => {
  const isWhole = (await insert(db, flavor, group)) === group.length;
  return Promise.all(group.map(async (one) => (isWhole ? null : problemOf(db, one))));
};

/** Adds the entries and notes which matches are over, or nothing of it. */
const writeLast = (db: Db, flavor: Flavor, group: readonly Appended[]): Promise<readonly (Error | null)[]> =>
  db.transaction().execute(async (transaction) => {
    const problems = await write(transaction, flavor, group);
    const over = group.filter(({ last }, place) => last && problems[place] === null).map(({ code }) => code);
    if (over.length > 0)
      await transaction.updateTable('match').set({ finished: 1, changed: Date.now() }).where('code', 'in', over).execute();
    return problems;
  });

/**
 * Adds entries of different matches to their logs, all in one transaction. Gives for each null, also if the log has just that
 * entry already, or why it cannot be added; that does not keep the others out. Throws if nothing has been written or nobody
 * can say.
 */
export const appendGroup = (db: Db, flavor: Flavor, group: readonly Appended[]): Promise<readonly (Error | null)[]> =>
  group.some(({ last }) => last) ? writeLast(db, flavor, group) : write(db, flavor, group);
