import { type Kysely, sql } from 'kysely';
import { type Occupancy, occupancyOf, type Setup } from '@hexfall/shared/lobby/setup';
import { readClock } from '@hexfall/shared/model/clock';
import type { ChatLine } from '@hexfall/shared/protocol/chat';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import type {
  LoadedTable,
  LogEntry,
  MatchEnd,
  NumberedIntent,
  RematchLink,
  RulesAdopted,
  SavedMatch,
  SavedTable,
} from '../table/savedMatch.js';
import { readIntentsAfter, readLog } from './appendGroup.js';
import { type BotStore, botStoreOf } from './bots.js';
import { addLines, readLines, type Spoken } from './chatLines.js';
import { type CompetitionStore, competitionStoreOf } from './competitions.js';
import { type DatabaseSchema, TIMED } from './DatabaseSchema.js';
import type { DatabaseTraits } from './DatabaseTraits.js';
import { type DealStore, dealStoreOf } from './deals.js';
import { GroupWriter } from './GroupWriter.js';
import { claim, dueMatches, evict, hasIntents, heartbeat, joinProcesses, leave, ownedBy, release, releaseOrphans } from './leases.js';
import { FIRST_EPOCH, LeaseLost, type LeaseResult, type Orphans, type Peer } from './LeaseStore.js';
import type { MatchRepository } from './MatchRepository.js';
import { type Moderation, readModeration } from './moderation.js';
import { copySeats } from './people.js';
import { countPruned, deletePruned, newestTime, type Pruned } from './pruning.js';
import { readSetup } from './savedRows.js';
import { SqlProfileStore } from './SqlProfileStore.js';
import { SqlPushStore } from './SqlPushStore.js';
import { readStudy, type SavedStudy, writeStudy } from './studies.js';
import { type Change, type Problem, writeGroup } from './writeGroup.js';

type Db = Kysely<DatabaseSchema>;

/** The most changes that are written together. */
const GROUP_LIMIT = 2000;

/** How long changes are gathered while matches are busy. */
const GATHER_MS = 5;

const timedOf = ({ options }: Setup): number => {
  const limit = readClock(options.clock);
  if (!limit) return TIMED.never;
  return limit.per === 'days' ? TIMED.byCalendar : TIMED.inPlay;
};

/** Whether no player has joined yet. */
const isUnjoined = (setup: Setup, { people, free }: Occupancy): boolean => setup.unjoined || (people === 0 && free > 0);

const rowOf = (setup: Setup): Pick<DatabaseSchema['match'], 'setup' | 'listed' | 'people' | 'free' | 'unjoined' | 'changed' | 'timed'> => ({
  setup: JSON.stringify(setup),
  listed: Number(setup.listed),
  timed: timedOf(setup),
  ...occupancyOf(setup),
  unjoined: Number(isUnjoined(setup, occupancyOf(setup))),
  changed: Date.now(),
});

/** Rows per statement: databases limit the number of values. */
const ROWS_AT_ONCE = 100;

const logRow = (match: string, { intent, clock, ...entry }: LogEntry): DatabaseSchema['intent'] => ({
  ...entry,
  match,
  intent: JSON.stringify(intent),
  clock: clock && JSON.stringify(clock),
  epoch: 0,
});

/** Adds a table; false if the code is taken. */
const insertTable = async (db: Db, code: string, setup: Setup, owner: string | null): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('match')
    .values({ code, rules: RULES_VERSION, finished: 0, owner, epoch: owner === null ? 0 : FIRST_EPOCH, ...rowOf(setup) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

const updateTable = async (db: Db, code: string, setup: Setup, epoch: number | null): Promise<Problem> => {
  const { numUpdatedRows } = await db
    .updateTable('match')
    .set(rowOf(setup))
    .where('code', '=', code)
    .$if(epoch !== null, (query) => query.where('epoch', '=', epoch))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 1n) return null;
  // Who writes with an epoch had the match: another process has it now, or it has been deleted.
  return epoch === null ? new Error(`no match ${code}`) : new LeaseLost(code);
};

const adoptRules = async (db: Db, code: string, { rules, intents, position }: RulesAdopted, epoch: number | null): Promise<Problem> => {
  const { numUpdatedRows } = await db
    .updateTable('match')
    .set({ rules, changed: Date.now() })
    .where('code', '=', code)
    .$if(epoch !== null, (query) => query.where('epoch', '=', epoch))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return new LeaseLost(code);
  await db.deleteFrom('intent').where('match', '=', code).where('seq', '>', intents).execute();
  const { content } = position;
  await db.updateTable('position').set({ content }).where('match', '=', code).where('rules', '=', position.rules).execute();
  return null;
};

/** A match, and whether there are rows of it elsewhere: of one that has just begun nothing else has to be read. */
const readMatchRow = (db: Db, code: string) =>
  db
    .selectFrom('match')
    .select((eb) => [
      ...(['rules', 'setup', 'finished'] as const),
      hasIntents(eb).as('hasIntents'),
      eb.exists(eb.selectFrom('position').select('position.match').whereRef('position.match', '=', 'match.code')).as('hasPositions'),
    ])
    .where('code', '=', code)
    .executeTakeFirst();

type MatchRow = NonNullable<Awaited<ReturnType<typeof readMatchRow>>>;

const readPositions = (db: Db, code: string) =>
  db.selectFrom('position').select(['rules', 'seq', 'content']).where('match', '=', code).orderBy('rules').execute();

/** Stores matches in a database whose schema is up to date. */
export class SqlRepository implements MatchRepository {
  readonly profiles: SqlProfileStore;
  readonly #changes: GroupWriter<Change>;
  readonly #chatLines: GroupWriter<Spoken>;
  readonly push: SqlPushStore;
  readonly bots: BotStore;
  readonly competitions: CompetitionStore;
  readonly deals: DealStore;

  /** `groupLimit`: the most entries that are written together. */
  constructor(
    private readonly db: Db,
    private readonly traits: DatabaseTraits,
    groupLimit = GROUP_LIMIT,
  ) {
    this.push = new SqlPushStore(db);
    this.bots = botStoreOf(db);
    this.competitions = competitionStoreOf(db, traits, insertTable);
    this.deals = dealStoreOf(db);
    this.profiles = new SqlProfileStore(db);
    const common = { limit: groupLimit, gatherMs: GATHER_MS };
    this.#changes = new GroupWriter({ ...common, write: (group) => writeGroup(db, traits, group), partitionOf: ({ code }) => code });
    this.#chatLines = new GroupWriter({ ...common, write: (group) => addLines(db, group), partitionOf: ({ code }) => code });
  }

  create(code: string, setup: Setup, origin?: RematchLink, owner: string | null = null): Promise<boolean> {
    if (!origin) return this.#createTable(code, setup, owner);
    return this.db.transaction().execute(async (transaction) => {
      const isNew = await insertTable(transaction, code, setup, owner);
      const problem = isNew ? await updateTable(transaction, origin.code, origin.setup, origin.epoch ?? null) : null;
      if (problem) throw problem;
      if (isNew) await copySeats(transaction, origin.code, code);
      return isNew;
    });
  }

  add(code: string, setup: Setup, log: readonly LogEntry[]): Promise<boolean> {
    return this.db.transaction().execute(async (transaction) => {
      if (!(await insertTable(transaction, code, setup, null))) return false;
      const rows = log.map((entry) => logRow(code, entry));
      for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
        await transaction
          .insertInto('intent')
          .values(rows.slice(from, from + ROWS_AT_ONCE))
          .execute();
      }
      return true;
    });
  }

  saveSetup(code: string, setup: Setup, epoch: number | null = null): Promise<void> {
    return this.#change(code, (db) => updateTable(db, code, setup, epoch));
  }

  append(
    code: string,
    entry: LogEntry,
    last: boolean,
    epoch: number | null = null,
    end: MatchEnd | null = null,
    position: string | null = null,
  ): Promise<void> {
    return this.#changes.add({ kind: 'append', code, entry, last, end, position, epoch });
  }

  adoptRules(code: string, adopted: RulesAdopted, epoch: number | null = null): Promise<void> {
    return this.#change(code, (db) => adoptRules(db, code, adopted, epoch));
  }

  async load(code: string): Promise<SavedMatch | null> {
    const match = await readMatchRow(this.db, code);
    if (!match) return null;
    return { ...(await this.#readTable(code, match)), log: match.hasIntents ? await readLog(this.db, code) : [] };
  }

  async loadTable(code: string): Promise<LoadedTable | null> {
    const match = await readMatchRow(this.db, code);
    return match ? this.#readTable(code, match) : null;
  }

  async #readTable(code: string, { rules, setup, finished, hasPositions }: MatchRow): Promise<LoadedTable> {
    const positions = hasPositions ? await readPositions(this.db, code) : [];
    const table = { rules, setup: readSetup(setup), finished: finished === 1, ...(positions.length > 0 && { positions }) };
    if (rules === RULES_VERSION || !table.finished) return table;
    const stored = await this.db.selectFrom('playback').select('content').where('match', '=', code).executeTakeFirst();
    return stored ? { ...table, playback: stored.content } : table;
  }

  addLine(code: string, line: ChatLine): Promise<void> {
    return this.#chatLines.add({ code, line });
  }

  lines(code: string): Promise<readonly ChatLine[]> {
    return readLines(this.db, code);
  }

  saveStudy(code: string, study: SavedStudy, epoch: number | null = null): Promise<void> {
    return this.#change(code, (db) => writeStudy(db, code, study, epoch));
  }

  study(code: string): Promise<SavedStudy | null> {
    return readStudy(this.db, code);
  }

  async exists(code: string): Promise<boolean> {
    return (await this.db.selectFrom('match').select('code').where('code', '=', code).executeTakeFirst()) !== undefined;
  }

  async isUnplayed(code: string): Promise<boolean> {
    return (await this.db.selectFrom('intent').select('seq').where('match', '=', code).limit(1).executeTakeFirst()) === undefined;
  }

  async openTables(since: number, limit: number): Promise<readonly SavedTable[]> {
    const rows = await this.db
      .selectFrom('match')
      .select(['code', 'setup'])
      .where('listed', '=', 1)
      .where('free', '>', 0)
      .where('people', '>', 0)
      .where('changed', '>=', since)
      .where('moved', 'is', null)
      .where('rules', '=', RULES_VERSION)
      .orderBy('changed', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ code, setup }) => ({ code, setup: readSetup(setup) }));
  }

  prune(kind: Pruned, before: number): Promise<readonly string[]> {
    return deletePruned(this.db, kind, before);
  }

  countPruned(kind: Pruned, before?: number): Promise<number> {
    return countPruned(this.db, kind, before);
  }

  newestTime(now: number): Promise<number | null> {
    return newestTime(this.db, now);
  }

  intentsAfter(known: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, readonly NumberedIntent[]>> {
    return readIntentsAfter(this.db, known);
  }

  async stamps(codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (codes.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('match')
      .select((eb) => [
        'code',
        'changed',
        eb
          .selectFrom('intent')
          .select(({ fn }) => fn.max('seq').as('seq'))
          .whereRef('intent.match', '=', 'match.code')
          .as('seq'),
      ])
      .where('code', 'in', [...codes])
      .execute();
    return new Map(rows.map(({ code, changed, seq }) => [code, `${changed} ${seq ?? 0}`]));
  }

  join(process: string, freshMs: number): Promise<number> {
    return joinProcesses(this.db, this.traits, process, freshMs);
  }

  heartbeat(process: string): Promise<readonly Peer[] | null> {
    return heartbeat(this.db, this.traits, process);
  }

  evict(process: string, silentMs: number, ids?: readonly string[]): Promise<void> {
    return evict(this.db, this.traits, process, silentMs, ids);
  }

  releaseOrphans(orphans: Orphans): Promise<number> {
    return releaseOrphans(this.db, orphans);
  }

  leave(process: string): Promise<void> {
    return leave(this.db, process);
  }

  async claim(code: string, process: string): Promise<LeaseResult | null> {
    const found: { lease: LeaseResult | null } = { lease: null };
    const run = async (db: Db): Promise<Problem> => {
      const lease = await claim(db, this.traits, code, process);
      if (lease instanceof LeaseLost) return lease;
      found.lease = lease;
      return null;
    };
    if (!this.traits.locksRows) await this.#change(code, run);
    else {
      // Several processes lock rows of the same matches here: in groups they could wait for each other.
      const problem = await this.db.transaction().execute(run);
      if (problem) throw problem;
    }
    return found.lease;
  }

  owned(process: string): Promise<ReadonlyMap<string, number>> {
    return ownedBy(this.db, process);
  }

  release(code: string, epoch: number, due: number | null): Promise<void> {
    return this.#change(code, async (db) => {
      await release(db, code, epoch, due);
      return null;
    });
  }

  due(now: number, limit: number): Promise<readonly string[]> {
    return dueMatches(this.db, now, limit);
  }

  moderation(): Promise<Moderation> {
    return readModeration(this.db);
  }

  async ping(): Promise<void> {
    await this.db.selectFrom('match').select('code').limit(1).execute();
  }

  async size(): Promise<number> {
    const { rows } = await sql<{ size: number | string }>`select ${this.traits.size} as size`.execute(this.db);
    return Number(rows[0]?.size);
  }

  async checkpoint(): Promise<void> {
    await this.traits.checkpoint?.meanwhile.execute(this.db);
  }

  async close(): Promise<void> {
    await Promise.all([this.#changes.idle(), this.#chatLines.idle()]);
    try {
      await this.traits.checkpoint?.atEnd.execute(this.db);
    } finally {
      await this.db.destroy();
    }
  }

  async #createTable(code: string, setup: Setup, owner: string | null): Promise<boolean> {
    let isNew = false;
    await this.#change(code, async (db) => {
      isNew = await insertTable(db, code, setup, owner);
      return null;
    });
    return isNew;
  }

  /** Carries out a change of one table in one transaction with those of other tables. */
  #change(code: string, run: (db: Db) => Promise<Problem>): Promise<void> {
    return this.#changes.add({ kind: 'task', code, run });
  }
}
