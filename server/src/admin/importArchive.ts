import { sql, type Kysely, type Selectable } from 'kysely';
import { hasCurrentRules } from '../match/rulesVersion.js';
import { stoppedClock } from '../match/stoppedClock.js';
import type { SavedMatch } from '../store/MatchRepository.js';
import type { AdminStore } from './AdminStore.js';
import { TIMED, type DatabaseSchema } from '../store/DatabaseSchema.js';
import { OF_MATCH, type Archived, type ArchivedRow, type OfMatch, type Row } from './archive.js';
import { loadChecked } from './checkMatch.js';
import { insertRows } from './insertRows.js';
import { stagingStore, type StagingStore } from './stagingStore.js';

type Db = Kysely<DatabaseSchema>;

type Match = Selectable<DatabaseSchema['match']>;

/** O10: the clock of a copy may be due; that of a match that has moved stands until a player comes. */
const arrivalOf = (match: Match, saved: SavedMatch, movedAt: number | null): Pick<Match, 'setup'> & { readonly due: number | null } => {
  const isHere = match.finished === 0 && match.moved === null;
  const isRunning = isHere && match.timed !== TIMED.never && saved.setup.seed !== null && hasCurrentRules(saved);
  if (movedAt === null || !isRunning) return { setup: match.setup, due: isRunning && match.timed === TIMED.byCalendar ? 0 : null };
  const { setup } = saved;
  return { setup: JSON.stringify({ ...setup, course: { ...setup.course, clock: stoppedClock(saved, movedAt) } }), due: null };
};

const readRows = async (db: Db, table: Archived, where = sql``): Promise<readonly Row[]> =>
  (await sql<Row>`select * from ${sql.table(table)} ${where}`.execute(db)).rows;

/** Which of these player cards the store has. */
const knownCards = async (db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('profile')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Set(rows.map(({ id }) => id));
};

/** Columns with the id of a player card. */
const CARDS = ['profile', 'other', 'sender', 'recipient'];

/** Leaves out the rows about player cards that the store does not have. */
const ofKnownCards = async (db: Db, rows: readonly Row[]): Promise<readonly Row[]> => {
  const idsOf = (row: Row): readonly string[] => CARDS.flatMap((column) => row[column] ?? []).map(String);
  const known = await knownCards(db, rows.flatMap(idsOf));
  return rows.filter((row) => idsOf(row).every((id) => known.has(id)));
};

/** A match as it is written into the store. */
type WholeMatch = Omit<Match, 'due'> & { readonly due: number | null };

/** Replaces a match that had moved away. Seats of player cards, invitations and subscriptions have stayed. */
const replaceMoved = async (transaction: Db, { code, ...values }: WholeMatch): Promise<void> => {
  await transaction.updateTable('match').set(values).where('code', '=', code).execute();
  for (const table of ['intent', 'line', 'team_line', 'study'] as const) {
    await transaction.deleteFrom(table).where('match', '=', code).execute();
  }
};

/** What is there already is left as it is. */
const SKIP = { skip: true };

/** What is written into a store from an archive. */
interface ImportOptions {
  /** Everything, into an empty store; else matches, and player cards that are not there, with what belongs to them. */
  readonly isAll: boolean;
  readonly movedAt: number | null;
  /** Takes one sentence without a period about everything that is left out. */
  readonly note: (sentence: string) => void;
}

/** Adds an archive to a store, one part after the other. */
class Importer {
  matches = 0;
  cards = 0;
  /** Whether browsers know the store by the keys of the archive: subscriptions are for those keys only. */
  #callsBrowsers = false;

  constructor(
    private readonly admin: AdminStore,
    private readonly options: ImportOptions,
  ) {}

  async add(staging: StagingStore): Promise<void> {
    await this.#addServer(staging.db);
    await this.#addCards(staging.db);
    const whole: WholeMatch[] = [];
    for (const match of await staging.db.selectFrom('match').selectAll().orderBy('code').execute()) {
      const saved = await loadChecked(staging.store, match.code);
      if (!saved.ok) this.options.note(`match ${match.code} is damaged: ${saved.error}`);
      else if (saved.value) whole.push({ ...match, owner: null, ...arrivalOf(match, saved.value, this.options.movedAt) });
    }
    // Servers that use the store write in between; into an empty one all are written at once.
    for (const group of this.options.isAll ? [whole] : whole.map((match) => [match])) await this.#addMatches(staging.db, group);
    await this.#addPeople(staging.db);
  }

  async #addServer(staging: Db): Promise<void> {
    const { db } = this.admin;
    const [keys] = await staging.selectFrom('vapid').selectAll().execute();
    if (keys && this.options.isAll) {
      // Nobody has subscribed by those of an empty store.
      await db.deleteFrom('vapid').execute();
      await insertRows(db, 'vapid', [keys]);
    }
    if (keys) {
      const own = await db.selectFrom('vapid').select('id').where('publicKey', '=', keys.publicKey).executeTakeFirst();
      this.#callsBrowsers = own !== undefined;
    }
    if (!this.options.isAll) return;
    for (const table of ['ban', 'notice'] as const) await insertRows(db, table, await readRows(staging, table), SKIP);
  }

  async #addCards(staging: Db): Promise<void> {
    const { db } = this.admin;
    this.cards += await insertRows(db, 'profile', await readRows(staging, 'profile'), SKIP);
    if (!this.#callsBrowsers) return;
    await insertRows(db, 'profile_push', await ofKnownCards(db, await readRows(staging, 'profile_push')), SKIP);
  }

  async #addPeople(staging: Db): Promise<void> {
    const { db } = this.admin;
    const rows = await ofKnownCards(db, await readRows(staging, 'person'));
    const codes = [...new Set(rows.flatMap(({ match }) => match ?? []))].map(String);
    const known = codes.length === 0 ? [] : await db.selectFrom('match').select('code').where('code', 'in', codes).execute();
    const there = new Set<unknown>(known.map(({ code }) => code));
    const own = rows.map((row) => (there.has(row['match']) ? row : { ...row, match: null }));
    await insertRows(db, 'person', own, SKIP);
  }

  /** Adds matches with everything of theirs in one transaction. */
  async #addMatches(staging: Db, matches: readonly WholeMatch[]): Promise<void> {
    if (matches.length === 0) return;
    const codes = matches.map(({ code }) => code);
    const parts = new Map<OfMatch, readonly Row[]>();
    for (const table of OF_MATCH) parts.set(table, await readRows(staging, table, sql`where match in (${sql.join(codes)}) order by rowid`));
    await this.admin.db.transaction().execute(async (transaction) => {
      const known = await transaction.selectFrom('match').select(['code', 'moved']).where('code', 'in', codes).execute();
      const isBack = ({ moved }: { readonly moved: string | null }): boolean => this.options.movedAt !== null && moved !== null;
      const back = new Set<unknown>(known.filter(isBack).map(({ code }) => code));
      const taken = new Set<unknown>(known.filter((match) => !isBack(match)).map(({ code }) => code));
      for (const match of matches) if (back.has(match.code)) await replaceMoved(transaction, match);
      const fresh = matches.filter(({ code }) => !back.has(code) && !taken.has(code));
      await insertRows(transaction, 'match', fresh);
      for (const [table, rows] of parts) {
        if (table === 'push' && !this.#callsBrowsers) continue;
        const own = rows.filter(({ match }) => !taken.has(match));
        const isOfCards = table === 'profile_seat' || table === 'invitation';
        await insertRows(transaction, table, isOfCards ? await ofKnownCards(transaction, own) : own, SKIP);
      }
      for (const code of taken) this.options.note(`match ${String(code)} exists already`);
      this.matches += codes.length - taken.size;
    });
  }
}

/** Adds the rows of an archive, a part at a time. Damaged and existing matches are left out and noted. Throws if the rows do not fit. */
export const importArchive = async (
  admin: AdminStore,
  migration: string,
  batches: AsyncIterable<readonly ArchivedRow[]>,
  options: ImportOptions,
): Promise<{ readonly matches: number; readonly cards: number }> => {
  const importer = new Importer(admin, options);
  for await (const batch of batches) {
    const staging = await stagingStore(migration, batch);
    try {
      await importer.add(staging);
    } finally {
      await staging.close();
    }
  }
  return importer;
};
