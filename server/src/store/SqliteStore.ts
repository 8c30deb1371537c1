import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Intent } from '@hexfall/shared/model/intent';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import type { ClockReading, LogEntry, MatchStore, SavedMatch, SavedTable, Setup } from './MatchStore.js';
import { migrations } from './migrations.js';
import { occupancyOf } from './occupancy.js';

interface Tables {
  /** `listed`, `people` and `free` repeat what `setup` says, to be searched for; `changed` is when it was last saved, in milliseconds. */
  match: {
    code: string;
    rules: number;
    setup: string;
    finished: number;
    listed: number;
    people: number;
    free: number;
    changed: number;
  };
  intent: { match: string; seq: number; player: number; intent: string; client: string; n: number; clock: string | null };
}

const FILE = 'hexfall.db';

/** Waits this long for another process that is writing. */
const BUSY_MS = 5000;

/** Opens, and if need be makes, the database in a folder and brings its tables up to date. */
export const openSqliteStore = async (folder: string): Promise<MatchStore> => {
  mkdirSync(folder, { recursive: true });
  const database = new Database(join(folder, FILE));
  database.pragma('journal_mode = WAL');
  // An intent is told to nobody before it is on the disk.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma(`busy_timeout = ${BUSY_MS}`);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error !== undefined) {
    await db.destroy();
    throw new Error(`the database in ${folder} cannot be brought up to date`, { cause: error });
  }
  return new SqliteStore(db);
};

type Db = Kysely<Tables>;

const update = async (db: Db, code: string, values: Partial<Tables['match']>): Promise<void> => {
  const { numUpdatedRows } = await db.updateTable('match').set(values).where('code', '=', code).executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Error(`no match ${code}`);
};

const rowOf = (setup: Setup): Omit<Tables['match'], 'code' | 'rules' | 'finished'> => ({
  setup: JSON.stringify(setup),
  listed: Number(setup.listed),
  ...occupancyOf(setup),
  changed: Date.now(),
});

/** The entries of a log from a number on. */
const readLog = async (db: Db, code: string, from: number): Promise<LogEntry[]> => {
  const rows = await db
    .selectFrom('intent')
    .select(['seq', 'player', 'intent', 'client', 'n', 'clock'])
    .where('match', '=', code)
    .where('seq', '>=', from)
    .orderBy('seq')
    .execute();
  return rows.map((row) => ({
    ...row,
    intent: JSON.parse(row.intent) as Intent,
    clock: row.clock === null ? null : (JSON.parse(row.clock) as ClockReading),
  }));
};

const append = async (db: Db, code: string, entry: LogEntry): Promise<void> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('intent')
    .values({ match: code, ...entry, intent: JSON.stringify(entry.intent), clock: entry.clock && JSON.stringify(entry.clock) })
    .onConflict((conflict) => conflict.columns(['match', 'seq']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return;
  const [known] = await readLog(db, code, entry.seq);
  if (!isDeepStrictEqual(known, entry)) throw new Error(`intent ${entry.seq} of match ${code} does not follow the log`);
};

class SqliteStore implements MatchStore {
  constructor(private readonly db: Db) {}

  async create(code: string, setup: Setup): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('match')
      .values({ code, rules: RULES_VERSION, finished: 0, ...rowOf(setup) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  async saveSetup(code: string, setup: Setup): Promise<void> {
    await update(this.db, code, rowOf(setup));
  }

  async append(code: string, entry: LogEntry, last: boolean): Promise<void> {
    if (!last) return append(this.db, code, entry);
    await this.db.transaction().execute(async (db) => {
      await append(db, code, entry);
      await update(db, code, { finished: 1 });
    });
  }

  async load(code: string): Promise<SavedMatch | null> {
    const match = await this.db.selectFrom('match').select(['rules', 'setup', 'finished']).where('code', '=', code).executeTakeFirst();
    if (!match) return null;
    if (match.rules !== RULES_VERSION) throw new Error(`match ${code} was played by other rules (${match.rules})`);
    return { setup: JSON.parse(match.setup) as Setup, log: await readLog(this.db, code, 1), finished: match.finished === 1 };
  }

  async exists(code: string): Promise<boolean> {
    return (await this.db.selectFrom('match').select('code').where('code', '=', code).executeTakeFirst()) !== undefined;
  }

  async openTables(since: number, limit: number): Promise<readonly SavedTable[]> {
    const rows = await this.db
      .selectFrom('match')
      .select(['code', 'setup'])
      .where('listed', '=', 1)
      .where('free', '>', 0)
      .where('people', '>', 0)
      .where('changed', '>=', since)
      .where('rules', '=', RULES_VERSION)
      .orderBy('changed', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ code, setup }) => ({ code, setup: JSON.parse(setup) as Setup }));
  }

  async prune(before: number, spare: (code: string) => boolean): Promise<number> {
    const stale = this.db.selectFrom('match').select('code').where('people', '=', 0).where('free', '>', 0).where('changed', '<', before);
    const codes = (await stale.execute()).map(({ code }) => code).filter((code) => !spare(code));
    let removed = 0;
    for (const code of codes) {
      const { numDeletedRows } = await this.db
        .deleteFrom('match')
        .where('code', '=', code)
        .where('people', '=', 0)
        .where('free', '>', 0)
        .executeTakeFirstOrThrow();
      removed += Number(numDeletedRows);
    }
    return removed;
  }

  async ping(): Promise<void> {
    await this.db.selectFrom('match').select('code').limit(1).execute();
  }

  async close(): Promise<void> {
    await this.db.destroy();
  }
}
