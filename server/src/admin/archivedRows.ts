import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DatabaseSchema } from '../store/DatabaseSchema.js';
import type { DatabaseTraits } from '../store/DatabaseTraits.js';
import { reasonOf } from '../store/StoreFailure.js';
import { type Archived, type ArchivedRow, type ArchiveKind, OF_COMPETITION, OF_SERVER, type Row, TABLES_BY_KIND } from './archive.js';
import { checkRows } from './checkMatch.js';
import { seatKeysIn } from './keysOf.js';

/* Reads what an archive needs. If a page of the database is damaged, it reports what is lost and reads everything else. */

type Db = Kysely<DatabaseSchema>;

/** A part of a database that could not be read or is wrong, as one sentence without a period. */
export type NoteFault = (fault: string) => void;

/** Columns in whose order the rows of a table are, after the one that groups them. */
const ORDER: Readonly<Partial<Record<Archived, readonly string[]>>> = {
  intent: ['seq'],
  position: ['rules'],
  chat: ['team', 'n'],
  browser_seat: ['holder', 'endpoint'],
  called: ['holder'],
  profile_seat: ['profile'],
  invitation: ['id'],
  bot_seat: ['bot'],
  person: ['other'],
  rating: ['mode', 'season'],
  competition_act: ['seq'],
  entrant: ['entrant', 'person'],
  team: ['entrant'],
  claim: ['id'],
  deal: ['id'],
  competition_match: ['round', 'pairing', 'board', 'n'],
  browser_entrant: ['holder', 'endpoint'],
};

/** How many matches, player cards or browsers are read at once. */
const AT_ONCE = 20;

const inGroups = (keys: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(keys.length / AT_ONCE) }, (_, i) => keys.slice(i * AT_ONCE, (i + 1) * AT_ONCE));

/** The rows of some matches, cards or browsers, by their key; null for those that cannot be read. */
type ByKey = ReadonlyMap<string, readonly Row[] | null>;

/** What a key is of. */
type NameOf = (key: string) => string;

const matchOf: NameOf = (code) => `match ${code}`;
const cardOf: NameOf = (id) => `player card ${id}`;

/** Reads tables by one of their columns. */
class CarefulReader {
  constructor(
    private readonly db: Db,
    private readonly traits: DatabaseTraits,
    private readonly note: NoteFault,
  ) {}

  /** The rows of a table with these keys. What cannot be read is noted. @param nameOf says of what. */
  async read(table: Archived, column: string, keys: readonly string[], nameOf: NameOf): Promise<ByKey> {
    try {
      return await this.#read(table, column, keys);
    } catch (error) {
      // Not when nothing can be read any more.
      if (!(await this.#canRead())) throw error;
      const [key] = keys;
      if (key === undefined || keys.length > 1) return await this.#readHalves(table, column, keys, nameOf);
      const byRows = await this.#withoutIndex(table, column, key);
      const problem = byRows ? `the index of ${table} is damaged` : `its rows of ${table} cannot be read`;
      this.note(`${nameOf(key)}: ${problem}: ${reasonOf(error)}`);
      return byRows ?? new Map([[key, null]]);
    }
  }

  /** Whether the connection still works: an error ends a transaction of PostgreSQL. */
  async #canRead(): Promise<boolean> {
    const answer = await sql`select 1`.execute(this.db).catch(() => null);
    return answer !== null;
  }

  async #readHalves(table: Archived, column: string, keys: readonly string[], nameOf: NameOf): Promise<ByKey> {
    const half = Math.ceil(keys.length / 2);
    const first = await this.read(table, column, keys.slice(0, half), nameOf);
    return new Map([...first, ...(await this.read(table, column, keys.slice(half), nameOf))]);
  }

  /** The rows themselves may be whole where an index is damaged; null if they are not. */
  async #withoutIndex(table: Archived, column: string, key: string): Promise<ByKey | null> {
    const { rows } = this.traits;
    return rows && this.#read(table, column, [key], rows.hint).catch(() => null);
  }

  async #read(table: Archived, column: string, keys: readonly string[], hint: RawBuilder<unknown> = sql``): Promise<ByKey> {
    const order = sql.join([column, ...(ORDER[table] ?? [])].map((name) => sql.ref(name)));
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${hint} where ${sql.ref(column)} in (${sql.join([...keys])}) order by ${order}`.execute(this.db);
    const byKey = new Map<string, Row[]>(keys.map((key) => [key, []]));
    for (const row of rows) byKey.get(String(row[column]))?.push(row);
    return byKey;
  }
}

/** What is to be read. */
export interface RowSelection {
  readonly kind: ArchiveKind;
  /** The matches; of everything if there are none. */
  readonly codes: readonly string[];
}

async function* matchRows(db: Db, traits: DatabaseTraits, { kind, codes }: RowSelection, note: NoteFault): AsyncGenerator<ArchivedRow> {
  const reader = new CarefulReader(db, traits, note);
  for (const group of inGroups(codes)) {
    const matches = await reader.read('match', 'code', group, matchOf);
    const parts = new Map<Archived, ByKey>();
    for (const table of TABLES_BY_KIND[kind]) parts.set(table, await reader.read(table, 'match', group, matchOf));
    for (const code of group) {
      const [match, none] = [matches.get(code)?.[0], matches.get(code)?.length === 0];
      if (none) note(`match ${code}: the index of the database does not have it`);
      const intents = parts.get('intent')?.get(code);
      if (!match || !intents) continue;
      // Those that are exported are checked where they are imported.
      const checked = kind === 'all' ? checkRows(match, intents, parts.get('position')?.get(code) ?? []) : null;
      if (checked?.ok === false) note(`match ${code}: ${checked.error}`);
      // Where it has gone from here is nothing that another server has to know.
      yield { table: 'match', row: kind === 'all' ? match : { ...match, moved: null } };
      for (const [table, byKey] of parts) for (const row of byKey.get(code) ?? []) yield { table, row };
    }
  }
}

async function* allRows(db: Db, traits: DatabaseTraits, note: NoteFault): AsyncGenerator<ArchivedRow> {
  const noteTable = (table: Archived) => (error: unknown) => note(`the table ${table} cannot be read to its end: ${reasonOf(error)}`);
  for (const table of OF_SERVER) {
    try {
      const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(db);
      for (const row of rows) yield { table, row };
    } catch (error) {
      noteTable(table)(error);
    }
  }
  const reader = new CarefulReader(db, traits, note);
  const cards = await seatKeysIn(db, traits, { table: 'profile', column: 'id' }, noteTable('profile'));
  const byKeys = async function* (table: Archived, column: string, keys: readonly string[], nameOf: NameOf): AsyncGenerator<ArchivedRow> {
    for (const group of inGroups(keys)) {
      const byKey = await reader.read(table, column, group, nameOf);
      for (const rows of byKey.values()) for (const row of rows ?? []) yield { table, row };
    }
  };
  yield* byKeys('profile', 'id', cards, cardOf);
  const browsers = await seatKeysIn(db, traits, { table: 'browser', column: 'endpoint' }, noteTable('browser'));
  // Their addresses are secret.
  yield* byKeys('browser', 'endpoint', browsers, () => 'a browser');
  const codes = await seatKeysIn(db, traits, { table: 'match', column: 'code' }, noteTable('match'));
  yield* matchRows(db, traits, { kind: 'all', codes }, note);
  yield* byKeys('person', 'profile', cards, cardOf);
  yield* byKeys('rating', 'profile', cards, cardOf);
  const competitions = await seatKeysIn(db, traits, { table: 'competition', column: 'code' }, noteTable('competition'));
  for (const table of OF_COMPETITION)
    yield* byKeys(table, table === 'competition' ? 'code' : 'competition', competitions, (code) => `competition ${code}`);
}

/** Yields the rows of an archive, each match followed by its rows. Reports unreadable rows and invalid matches. */
export const archivedRows = (db: Db, traits: DatabaseTraits, selection: RowSelection, note: NoteFault): AsyncGenerator<ArchivedRow> =>
  selection.kind === 'all' ? allRows(db, traits, note) : matchRows(db, traits, selection, note);
