import type { Kysely } from 'kysely';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import type { ChatLine } from '@hexfall/shared/protocol/talk';
import type { Orders } from '../operator/Orders.js';
import { appendGroup, readLog, type Appended } from './appendGroup.js';
import { addLines, readLines, type Spoken } from './chatLines.js';
import { expire, type Expiry } from './expire.js';
import type { Flavor } from './Flavor.js';
import { GroupWriter } from './GroupWriter.js';
import type { LogEntry, MatchStore, SavedMatch, SavedTable, Setup } from './MatchStore.js';
import { occupancyOf } from './occupancy.js';
import { readOrders } from './orders.js';
import type { Tables } from './Tables.js';

type Db = Kysely<Tables>;

/** The most entries that are written together. */
const GROUP_LIMIT = 2000;

const rowOf = (setup: Setup): Omit<Tables['match'], 'code' | 'rules' | 'finished'> => ({
  setup: JSON.stringify(setup),
  listed: Number(setup.listed),
  ...occupancyOf(setup),
  changed: Date.now(),
});

/** Adds a table; false if the code is taken. */
const insertTable = async (db: Db, code: string, setup: Setup): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('match')
    .values({ code, rules: RULES_VERSION, finished: 0, ...rowOf(setup) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

const updateTable = async (db: Db, code: string, setup: Setup): Promise<void> => {
  const { numUpdatedRows } = await db.updateTable('match').set(rowOf(setup)).where('code', '=', code).executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Error(`no match ${code}`);
};

/** Keeps matches in a database whose tables are up to date. */
export class SqlStore implements MatchStore {
  readonly #appends: GroupWriter<Appended>;
  readonly #lines: GroupWriter<Spoken>;

  /** `groupLimit`: the most entries that are written together. */
  constructor(
    private readonly db: Db,
    private readonly flavor: Flavor,
    groupLimit = GROUP_LIMIT,
  ) {
    this.#appends = new GroupWriter({ write: (group) => this.#write(group), keyOf: ({ code }) => code, limit: groupLimit });
    this.#lines = new GroupWriter({ write: (group) => addLines(db, group), keyOf: ({ code }) => code, limit: groupLimit });
  }

  create(code: string, setup: Setup, origin?: SavedTable): Promise<boolean> {
    if (!origin) return insertTable(this.db, code, setup);
    return this.db.transaction().execute(async (transaction) => {
      const isNew = await insertTable(transaction, code, setup);
      if (isNew) await updateTable(transaction, origin.code, origin.setup);
      return isNew;
    });
  }

  saveSetup(code: string, setup: Setup): Promise<void> {
    return updateTable(this.db, code, setup);
  }

  append(code: string, entry: LogEntry, last: boolean): Promise<void> {
    return this.#appends.add({ code, entry, last });
  }

  async load(code: string): Promise<SavedMatch | null> {
    const match = await this.db.selectFrom('match').select(['rules', 'setup', 'finished']).where('code', '=', code).executeTakeFirst();
    if (!match) return null;
    if (match.rules !== RULES_VERSION) throw new Error(`match ${code} was played by other rules (${match.rules})`);
    return { setup: JSON.parse(match.setup) as Setup, log: await readLog(this.db, code, 1), finished: match.finished === 1 };
  }

  addLine(code: string, line: ChatLine): Promise<void> {
    return this.#lines.add({ code, line });
  }

  lines(code: string): Promise<readonly ChatLine[]> {
    return readLines(this.db, code);
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

  expire(expiry: Expiry): Promise<number> {
    return expire(this.db, expiry);
  }

  orders(): Promise<Orders> {
    return readOrders(this.db);
  }

  async ping(): Promise<void> {
    await this.db.selectFrom('match').select('code').limit(1).execute();
  }

  async close(): Promise<void> {
    await Promise.all([this.#appends.done(), this.#lines.done()]);
    await this.db.destroy();
  }

  async #write(group: readonly Appended[]): Promise<readonly (Error | null)[]> {
    try {
      return await appendGroup(this.db, this.flavor, group);
    } catch (error) {
      // Whatever came through after all changes nothing when it comes again.
      if (this.flavor.lostConnection(error)) return appendGroup(this.db, this.flavor, group);
      if (this.flavor.blamesValues(error) && group.length > 1) return this.#writeSingly(group);
      throw error;
    }
  }

  async #writeSingly(group: readonly Appended[]): Promise<readonly (Error | null)[]> {
    const problems: (Error | null)[] = [];
    for (const one of group) {
      const [problem = null] = await appendGroup(this.db, this.flavor, [one]).catch((error: unknown) => [error as Error]);
      problems.push(problem);
    }
    return problems;
  }
}
