import { type Kysely, sql } from 'kysely';
import { canGoOn } from '../match/presentRules.js';
import { hasCurrentRules, stoppedClock } from '../match/storedMatch.js';
import { type DatabaseSchema, TIMED } from '../store/DatabaseSchema.js';
import type { SavedMatch } from '../table/savedMatch.js';
import { type Archived, type ArchivedRow, OF_COMPETITION, OF_MATCH, type OfMatch, type Row, TABLES_BY_KIND } from './archive.js';
import { checkRows } from './checkMatch.js';
import { insertRows, migrateRows, type RowsByTable } from './migrateRows.js';
import type { AdminStore } from './openAdminStore.js';

type Db = Kysely<DatabaseSchema>;

/** O10: the clock of a copy may be due; that of a match that has moved stands until a player comes. */
const arrivalOf = (match: Row, saved: SavedMatch, movedAt: number | null): Row => {
  const isHere = !saved.finished && match['moved'] === null;
  const isRunning = isHere && match['timed'] !== TIMED.never && saved.setup.seed !== null && (hasCurrentRules(saved) || canGoOn(saved));
  const due = movedAt === null && isRunning && match['timed'] === TIMED.byCalendar ? 0 : null;
  // The owner at the time of the archive means nothing here.
  const arrived = { ...match, owner: null, due };
  if (movedAt === null || !isRunning) return arrived;
  const { setup } = saved;
  return { ...arrived, setup: JSON.stringify({ ...setup, status: { ...setup.status, clock: stoppedClock(saved, movedAt) } }) };
};

/** Which of these keys a table of the store has. */
const knownIn = async (
  db: Db,
  table: 'match' | 'profile' | 'browser' | 'bot' | 'competition' | 'deal',
  column: string,
  keys: Iterable<unknown>,
): Promise<ReadonlySet<unknown>> => {
  const asked = [...new Set(keys)];
  if (asked.length === 0) return new Set();
  const { rows } = await sql<{ key: string }>`
    select ${sql.ref(column)} as key from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(asked)})`.execute(db);
  return new Set(rows.map(({ key }) => key));
};

const codeOf = (match: Row): string => String(match['code']);

/** Groups rows by a column. */
const groupBy = (rows: readonly Row[], column: string): ReadonlyMap<string, readonly Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = String(row[column]);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
};

/** Columns with the id of a player card. */
const CARDS = ['profile', 'other', 'sender', 'recipient'];

/** Leaves out the rows about player cards that the store does not have. */
const ofKnownCards = async (db: Db, rows: readonly Row[]): Promise<readonly Row[]> => {
  const idsOf = (row: Row): readonly unknown[] => CARDS.flatMap((column) => row[column] ?? []);
  const known = await knownIn(db, 'profile', 'id', rows.flatMap(idsOf));
  return rows.filter((row) => idsOf(row).every((id) => known.has(id)));
};

/** Leaves out the seats of browsers or bots that the store does not have: what is damaged is in no archive. */
const ofKnown = async (db: Db, table: 'browser' | 'bot', rows: readonly Row[]): Promise<readonly Row[]> => {
  const [column, key] = table === 'browser' ? ['endpoint', 'endpoint'] : ['bot', 'id'];
  const known = await knownIn(
    db,
    table,
    key,
    rows.map((row) => row[column]),
  );
  return rows.filter((row) => known.has(row[column]));
};

/** The rows of a table of matches without those whose card, browser or bot the store does not have. */
const withOwners = (db: Db, table: OfMatch, rows: readonly Row[]): Promise<readonly Row[]> => {
  if (table === 'browser_seat') return ofKnown(db, 'browser', rows);
  if (table === 'bot_seat') return ofKnown(db, 'bot', rows);
  return table === 'profile_seat' || table === 'invitation' ? ofKnownCards(db, rows) : Promise.resolve(rows);
};

/** Empties a column of rows where it refers to what the store does not have. */
const withKnown = async (db: Db, rows: readonly Row[], column: 'match' | 'profile' | 'deal'): Promise<readonly Row[]> => {
  const keys = rows.flatMap((row) => row[column] ?? []);
  const known = await knownIn(db, column, column === 'match' ? 'code' : 'id', keys);
  return rows.map((row) => (known.has(row[column]) ? row : { ...row, [column]: null }));
};

/** The rows of a table of competitions as the store can have them: without what they refer to and it does not have. */
const ofCompetition = async (db: Db, table: (typeof OF_COMPETITION)[number], rows: readonly Row[]): Promise<readonly Row[]> => {
  if (table === 'browser_entrant') return ofKnown(db, 'browser', rows);
  return table === 'competition_match' ? withKnown(db, await withKnown(db, rows, 'match'), 'deal') : rows;
};

/** Replaces a match that had moved away. Seats of player cards, invitations and subscriptions have stayed. */
const replaceMoved = async (transaction: Db, match: Row): Promise<void> => {
  const values = Object.entries(match).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update match set ${sql.join(values)} where code = ${match['code']}`.execute(transaction);
  for (const table of TABLES_BY_KIND.moved) {
    await transaction.deleteFrom(table).where('match', '=', codeOf(match)).execute();
  }
};

/** What is written into a store from an archive. */
interface ImportOptions {
  /** Whether to import everything, into an empty store; otherwise matches, missing player cards, and the rows that belong to them. */
  readonly isAll: boolean;
  readonly movedAt: number | null;
  /** Takes one sentence without a period about everything that is left out. */
  readonly note: (sentence: string) => void;
}

/** Adds an archive to a store, one part after the other. */
class Importer {
  matches = 0;
  cards = 0;
  /** Whether browsers know the store by the keys of the archive: subscriptions work only with those keys. */
  #callsBrowsers = false;
  /** The codes of those that are added. */
  readonly #competitions = new Set<unknown>();

  constructor(
    private readonly admin: AdminStore,
    private readonly options: ImportOptions,
  ) {}

  async add(rows: RowsByTable): Promise<void> {
    await this.#addServer(rows);
    await this.#addCards(rows);
    const [intents, positions] = [groupBy(rows.intent, 'match'), groupBy(rows.position, 'match')];
    const whole: Row[] = [];
    for (const match of rows.match) {
      const saved = checkRows(match, intents.get(codeOf(match)) ?? [], positions.get(codeOf(match)) ?? []);
      if (saved.ok) whole.push(arrivalOf(match, saved.value, this.options.movedAt));
      else this.options.note(`match ${codeOf(match)} is damaged: ${saved.error}`);
    }
    // Servers that use the store write in between; into an empty one all are written at once.
    for (const group of this.options.isAll ? [whole] : whole.map((match) => [match])) await this.#addMatches(rows, group);
    await this.#addPeople(rows);
    await this.#addCompetitions(rows);
  }

  #insert(db: Db, table: Archived, rows: readonly Row[]): Promise<number> {
    return insertRows(db, this.admin.traits, table, rows);
  }

  async #addServer({ vapid: [keys], ban, notice, bot }: RowsByTable): Promise<void> {
    const { db } = this.admin;
    if (keys && this.options.isAll) {
      // Nobody has subscribed by those of an empty store.
      await db.deleteFrom('vapid').execute();
      await this.#insert(db, 'vapid', [keys]);
    }
    if (keys) {
      const own = await db.selectFrom('vapid').select('id').where('publicKey', '=', String(keys['publicKey'])).executeTakeFirst();
      this.#callsBrowsers = own !== undefined;
    }
    if (!this.options.isAll) return;
    await this.#insert(db, 'ban', ban);
    await this.#insert(db, 'notice', notice);
    await this.#insert(db, 'bot', bot);
  }

  async #addCards({ profile, browser }: RowsByTable): Promise<void> {
    const { db } = this.admin;
    this.cards += await this.#insert(db, 'profile', profile);
    if (this.#callsBrowsers) await this.#insert(db, 'browser', await withKnown(db, browser, 'profile'));
  }

  async #addPeople({ person }: RowsByTable): Promise<void> {
    const { db } = this.admin;
    await this.#insert(db, 'person', await withKnown(db, await ofKnownCards(db, person), 'match'));
  }

  /** Adds the competitions that the store does not have, each with all its rows; they come in any number of parts. */
  async #addCompetitions(rows: RowsByTable): Promise<void> {
    const { db } = this.admin;
    const codes = rows.competition.map(codeOf);
    const known = await knownIn(db, 'competition', 'code', codes);
    for (const code of codes) {
      if (known.has(code)) this.options.note(`competition ${code} exists already`);
      else this.#competitions.add(code);
    }
    await this.#insert(
      db,
      'competition',
      rows.competition.filter((row) => !known.has(row['code'])),
    );
    for (const table of OF_COMPETITION) {
      if (table === 'competition') continue;
      const own = rows[table].filter(({ competition }) => this.#competitions.has(competition));
      if (table === 'browser_entrant' && !this.#callsBrowsers) continue;
      await this.#insert(db, table, await ofCompetition(db, table, own));
    }
  }

  /** Adds matches with all their rows in one transaction. */
  async #addMatches(rows: RowsByTable, matches: readonly Row[]): Promise<void> {
    if (matches.length === 0) return;
    const codes = matches.map(codeOf);
    await this.admin.db.transaction().execute(async (transaction) => {
      const known = await transaction.selectFrom('match').select(['code', 'moved']).where('code', 'in', codes).execute();
      const isBack = ({ moved }: { readonly moved: string | null }): boolean => this.options.movedAt !== null && moved !== null;
      const back = new Set(known.filter(isBack).map(({ code }) => code));
      const taken = new Set(known.filter((match) => !isBack(match)).map(({ code }) => code));
      for (const match of matches) if (back.has(codeOf(match))) await replaceMoved(transaction, match);
      const added = new Set<unknown>(codes.filter((code) => !taken.has(code)));
      const fresh = matches.filter((match) => added.has(match['code']) && !back.has(codeOf(match)));
      await this.#insert(transaction, 'match', fresh);
      for (const table of OF_MATCH) {
        if (table === 'browser_seat' && !this.#callsBrowsers) continue;
        const own = rows[table].filter(({ match }) => added.has(match));
        await this.#insert(transaction, table, await withOwners(transaction, table, own));
      }
      for (const code of taken) this.options.note(`match ${code} exists already`);
      this.matches += added.size;
    });
  }
}

/** Adds the rows of an archive, in parts. Skips and reports damaged and existing matches. Throws if the rows do not fit. */
export const importArchive = async (
  admin: AdminStore,
  migration: string,
  batches: AsyncIterable<readonly ArchivedRow[]>,
  options: ImportOptions,
): Promise<{ readonly matches: number; readonly cards: number }> => {
  const importer = new Importer(admin, options);
  for await (const batch of batches) {
    await importer.add(await migrateRows(migration, batch));
  }
  return importer;
};
