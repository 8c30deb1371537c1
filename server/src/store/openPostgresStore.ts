import { types } from 'node:util';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult, sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { DatabaseSchema } from './DatabaseSchema.js';
import type { DatabaseTraits } from './DatabaseTraits.js';
import type { MatchRepository } from './MatchRepository.js';
import { migrate } from './migrate.js';
import { SqlRepository } from './SqlRepository.js';
import { reasonOf } from './StoreFailure.js';
import { diskFullOr } from './StoreQuota.js';

const CONNECTIONS = 10;

/** A database that is not reached within this time is away. */
const CONNECT_MS = 3000;

/** The database cancels a statement after this time … */
const STATEMENT_MS = 5000;

/** … and the server gives it up a little later, when it surely has no effect, or the database hangs. */
const ANSWER_MS = STATEMENT_MS + 1000;

/** Classes of SQLSTATE for values that cannot be written, and for what the database has taken back because others wanted the same rows. */
const VALUES = /^(2[23]|40)/;

/** The SQLSTATE of a full disk. */
const DISK_FULL = '53100';

/** Classes of SQLSTATE for connections that end: `connection exception` and `operator intervention`. */
const ENDED = /^(08|57P)/;

/** The driver's messages about broken connections; a time-out is not one of them. */
const BROKEN = /^(Connection terminated|Client has encountered a connection error|Client was closed)|ECONNRESET|EPIPE/;

export const POSTGRES: DatabaseTraits = {
  milliseconds: 'bigint',
  clock: sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`,
  lockReadRows: sql`for key share of match`,
  locksRows: true,
  checkpoint: null,
  rows: null,
  size: sql<string>`pg_database_size(current_database())`,
  records: (table, columns, rows) => {
    const names = sql.join(columns.map((column) => sql.ref(column)));
    return sql`select ${names} from json_populate_recordset(cast(null as ${sql.table(table)}), cast(${JSON.stringify(rows)} as json))`;
  },
  elements: (json) => sql`json_array_elements(cast(${json} as json))`,
  isValueError: (error) => error instanceof pg.DatabaseError && VALUES.test(error.code ?? ''),
  lostConnection: (error) =>
    error instanceof pg.DatabaseError ? ENDED.test(error.code ?? '') : types.isNativeError(error) && BROKEN.test(error.message),
};

/** Returns a connection to the pool only if it still works. The driver alone would keep one whose answer is late. */
const careful = (client: pg.PoolClient): PostgresPoolClient => {
  let broken = false;
  const query = async <R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    try {
      const result: unknown = await client.query(text, [...parameters]);
      return result as PostgresQueryResult<R>;
    } catch (error) {
      broken ||= !(error instanceof pg.DatabaseError);
      throw diskFullOr(error, DISK_FULL);
    }
  };
  return { query: query as PostgresPoolClient['query'], release: () => client.release(broken) };
};

/** An intent is on disk before any client gets it, whatever the database's settings. */
const DURABLE = 'set synchronous_commit = on;';

/** @param limit a statement that limits the time of others. Poolers such as PgBouncer would refuse these settings as start parameters. */
const poolFor = (settings: pg.PoolConfig, log: Logger, limit = ''): PostgresPool => {
  const pool = new pg.Pool({
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: 'hexfall',
    // The pool lends a new connection when this is done.
    verify: (client, done) => void client.query(DURABLE + limit).then(() => done(), done),
    ...settings,
  });
  // Without a listener a connection that breaks while it is lent would end the process.
  pool.on('connect', (client) => client.on('error', (err) => log.warn({ reason: err.message }, 'a connection to the database broke')));
  // The pool reports idle connections again.
  pool.on('error', () => undefined);
  return { connect: async () => careful(await pool.connect()), end: () => pool.end() };
};

const open = (pool: PostgresPool): Kysely<DatabaseSchema> => new Kysely({ dialect: new PostgresDialect({ pool }) });

/** The database at an address `postgres://…` as it is, by one connection and without limits to its time. */
export const openPostgres = (connectionString: string, log: Logger): Kysely<DatabaseSchema> =>
  open(poolFor({ connectionString, max: 1 }, log));

/** Opens the database at an address `postgres://…` and brings its tables up to date. Rejected with a sentence if that cannot be. */
export const openPostgresStore = async (connectionString: string, log: Logger): Promise<MatchRepository> => {
  // Without the limits below, because another process may be migrating, or many matches need it.
  const first = openPostgres(connectionString, log);
  try {
    await migrate(first, POSTGRES);
  } catch (cause) {
    throw new Error(`the database of DATABASE_URL cannot be used: ${reasonOf(cause)}`, { cause });
  } finally {
    await first.destroy();
  }
  const limits = { max: CONNECTIONS, query_timeout: ANSWER_MS };
  return new SqlRepository(open(poolFor({ connectionString, ...limits }, log, `set statement_timeout = ${STATEMENT_MS}`)), POSTGRES);
};
