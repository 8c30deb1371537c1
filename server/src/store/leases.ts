import { type ExpressionBuilder, type ExpressionWrapper, type Kysely, sql, type SqlBool } from 'kysely';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import { type DatabaseSchema, TIMED } from './DatabaseSchema.js';
import type { DatabaseTraits } from './DatabaseTraits.js';
import { LeaseLost, type LeaseResult, type Orphans, type Peer } from './LeaseStore.js';

/** Whether a match is of the present rules, or of older ones and has a position from which it can go on by the present ones. */
export const isPlayable = (eb: ExpressionBuilder<DatabaseSchema, 'match'>): ExpressionWrapper<DatabaseSchema, 'match', SqlBool> =>
  eb.or([
    eb('match.rules', '=', RULES_VERSION),
    eb.and([
      eb('match.rules', '<', RULES_VERSION),
      eb.exists(eb.selectFrom('position').select('position.match').whereRef('position.match', '=', 'match.code')),
    ]),
  ]);

/*
 * `LeaseStore` in a database.
 */

type Db = Kysely<DatabaseSchema>;

export const joinProcesses = async (db: Db, { clock }: DatabaseTraits, id: string, freshMs: number): Promise<number> => {
  const { since } = await db
    .selectFrom('process')
    .select(({ fn }) => fn.coalesce(fn.min('since'), clock).as('since'))
    .where('id', '<>', id)
    .where('seen', '>', sql<number>`${clock} - ${freshMs}`)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('process')
    .values({ id, since: Number(since), seen: clock })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ since: Number(since), seen: clock }))
    .execute();
  return Number(since);
};

export const heartbeat = async (db: Db, { clock }: DatabaseTraits, id: string): Promise<readonly Peer[] | null> => {
  const { numUpdatedRows } = await db.updateTable('process').set({ seen: clock }).where('id', '=', id).executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return null;
  const silent = sql<number | string>`${clock} - seen`.as('silent');
  const others = await db.selectFrom('process').select(['id', silent]).where('id', '<>', id).orderBy('id').execute();
  return others.map((peer) => ({ id: peer.id, silent: Number(peer.silent) }));
};

export const evict = async (db: Db, { clock }: DatabaseTraits, id: string, silentMs: number, ids?: readonly string[]): Promise<void> => {
  await db
    .deleteFrom('process')
    .where('id', '<>', id)
    .where('seen', '<=', sql<number>`${clock} - ${silentMs}`)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .execute();
};

export const leave = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('process').where('id', '=', id).execute();
};

/** Whether the owner is not a registered process. */
const isOrphan = (eb: ExpressionBuilder<DatabaseSchema, 'match'>) =>
  eb.not(eb.exists(eb.selectFrom('process').select('id').whereRef('process.id', '=', 'match.owner')));

/**
 * Increments the epochs, so that an evicted owner that is still alive finds its leases lost. Two queries, because PostgreSQL rechecks a row
 * that is released and acquired in between only by its own columns (`EvalPlanQual`).
 */
export const releaseOrphans = async (db: Db, orphans: Orphans): Promise<number> => {
  const owners = await db.selectFrom('match').select('owner').distinct().where('owner', 'is not', null).where(isOrphan).execute();
  const gone = owners.flatMap(({ owner }) => owner ?? []);
  if (gone.length === 0) return 0;
  const least = orphans === 'timed' ? TIMED.inPlay : TIMED.byCalendar;
  const due = sql<number | null>`case when finished = 0 and timed >= ${least} then 0 end`;
  const { numUpdatedRows } = await db
    .updateTable('match')
    .set({ owner: null, epoch: sql<number>`epoch + 1`, due, changed: changedUntil(Date.now()) })
    .where('owner', 'in', gone)
    .where(isOrphan)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

/** Call this in a transaction. It waits for pending writes of the previous owner, so that the next one reads them. */
export const claim = async (
  transaction: Db,
  { locksRows }: DatabaseTraits,
  code: string,
  process: string,
): Promise<LeaseResult | LeaseLost | null> => {
  const match = await transaction
    .selectFrom('match')
    .select(['owner', 'epoch', 'moved'])
    .where('code', '=', code)
    .$if(locksRows, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!match) return null;
  if (match.moved !== null) return { moved: match.moved };
  if (match.owner !== null && match.owner !== process) return { owner: match.owner };
  const epoch = match.epoch + 1;
  const { numUpdatedRows } = await transaction
    .updateTable('match')
    .set({ owner: process, epoch, due: null })
    .where('code', '=', code)
    .where((eb) => eb.exists(eb.selectFrom('process').select('id').where('id', '=', process)))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n ? { epoch } : new LeaseLost(code);
};

export const ownedBy = async (db: Db, process: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.selectFrom('match').select(['code', 'epoch']).where('owner', '=', process).execute();
  return new Map(rows.map(({ code, epoch }) => [code, epoch]));
};

/** Whether anything has been played in a match. */
export const hasIntents = (eb: ExpressionBuilder<DatabaseSchema, 'match'>) =>
  eb.exists(eb.selectFrom('intent').select('intent.seq').whereRef('intent.match', '=', 'match.code'));

/** When the match was last changed: one that is being played was until now, when it leaves memory. */
const changedUntil = (now: number) => (eb: ExpressionBuilder<DatabaseSchema, 'match'>) =>
  eb
    .case()
    .when(eb.and([eb('finished', '=', 0), hasIntents(eb)]))
    .then(now)
    .else(eb.ref('changed'))
    .end();

export const release = async (db: Db, code: string, epoch: number, due: number | null): Promise<void> => {
  await db
    .updateTable('match')
    .set({ owner: null, due, changed: changedUntil(Date.now()) })
    .where('code', '=', code)
    .where('epoch', '=', epoch)
    .execute();
};

export const dueMatches = async (db: Db, now: number, limit: number): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('match')
    .select('code')
    .where('due', '<=', now)
    .where('owner', 'is', null)
    .where('moved', 'is', null)
    .where('finished', '=', 0)
    .where(isPlayable)
    .orderBy('due')
    .limit(limit)
    .execute();
  return rows.map(({ code }) => code);
};

/** Whether another epoch of a match has begun; false also if there is no such match. */
export const isOver = async (db: Db, code: string, epoch: number | null): Promise<boolean> => {
  const match = await db.selectFrom('match').select('epoch').where('code', '=', code).executeTakeFirst();
  return match !== undefined && epoch !== null && match.epoch !== epoch;
};
