import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../../server/src/store/DatabaseSchema.js';

/*
 * A database and another one, of any kind, that has been restored from it, compared row by row.
 */

type Db = Kysely<DatabaseSchema>;
type Row = Readonly<Record<string, string | number | null>>;

/** A table of a database, with its columns. */
interface TableOf {
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns that PostgreSQL gives as text, although they are numbers. */
  readonly large: readonly string[];
}

/** The tables of a database, without those of the migrations. */
export const tablesOf = async (db: Db): Promise<readonly TableOf[]> =>
  (await db.introspection.getTables()).map(({ name, columns }) => ({
    name,
    columns: columns.map((column) => column.name).sort(),
    large: columns.filter(({ dataType }) => dataType === 'int8').map((column) => column.name),
  }));

/** Whole rows as text, in one order. */
const asText = (rows: readonly Row[], { columns, large }: TableOf): readonly string[] =>
  rows
    .map((row) =>
      JSON.stringify(columns.map((column) => (large.includes(column) && row[column] !== null ? Number(row[column]) : row[column]))),
    )
    .sort();

/** The rows of a table, or those of some matches. */
export const rowsIn = async (db: Db, table: TableOf, codes: readonly string[] | null = null): Promise<readonly string[]> => {
  const column = table.name === 'match' ? 'code' : 'match';
  const some = codes && sql`where ${sql.ref(column)} in (${sql.join([...codes])})`;
  const { rows } = await sql<Row>`select * from ${sql.table(table.name)} ${some ?? sql``}`.execute(db);
  return asText(rows, table);
};

/** How many matches are compared at once. */
const AT_ONCE = 200;

/** The rows without what a restored database does not have: nobody has its matches in memory. */
const asRestored = ({ name, columns }: TableOf, rows: readonly string[]): readonly string[] => {
  if (name === 'process') return [];
  if (name !== 'match') return rows;
  return rows.map((row) => JSON.stringify((JSON.parse(row) as unknown[]).map((value, i) => (columns[i] === 'owner' ? null : value))));
};

/** Tells where a restored database differs from the first one; returns the number of rows that are the same. */
export const compareStores = async (first: Db, second: Db): Promise<{ readonly same: number; readonly different: readonly string[] }> => {
  const codes = (await first.selectFrom('match').select('code').orderBy('code').execute()).map(({ code }) => code);
  const [tables, others] = [await tablesOf(first), await tablesOf(second)];
  const different: string[] = [];
  let same = 0;
  const compare = async (table: TableOf, other: TableOf, some: readonly string[] | null): Promise<void> => {
    const a = new Set(asRestored(table, await rowsIn(first, table, some)));
    const b = new Set(asRestored(other, await rowsIn(second, other, some)));
    const [gone, more] = [[...a].filter((row) => !b.has(row)), [...b].filter((row) => !a.has(row))];
    same += a.size - gone.length;
    different.push(...gone.map((row) => `${table.name} - ${row}`), ...more.map((row) => `${table.name} + ${row}`));
  };
  for (const table of tables) {
    const other = others.find(({ name }) => name === table.name);
    if (!other) throw new Error(`there is no table ${table.name}`);
    const isOfMatches = table.name === 'match' || (table.columns.includes('match') && table.name !== 'person');
    if (!isOfMatches) await compare(table, other, null);
    else for (let from = 0; from < codes.length; from += AT_ONCE) await compare(table, other, codes.slice(from, from + AT_ONCE));
  }
  return { same, different };
};
