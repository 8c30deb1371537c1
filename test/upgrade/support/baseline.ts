import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'libsql';
import { FILE } from '../../../server/src/store/openStore.js';
import type { PostgresCluster } from '../../server/support/PostgresCluster.js';
import { resolveInProject } from '../../support/sources.js';
import type { Known } from './populate.js';

/*
 * What sites of released versions have left, one folder per version, made by `makeBaseline.test.ts`: the statements of a store of each database,
 * an archive, a record, what a browser keeps, and what people saw there.
 */

const FOLDER = resolveInProject('test/upgrade/baselines');

/** The versions that have a baseline. */
export const BASELINES: readonly string[] = readdirSync(FOLDER).sort();

export const baselineFile = (version: string, file: string): string => join(FOLDER, version, file);

export const readBaseline = <T>(version: string, file: string): T => JSON.parse(readFileSync(baselineFile(version, file), 'utf8')) as T;

/** What people saw at the site with a store of that kind. */
export const knownOf = (version: string, store: 'sqlite' | 'postgresql'): Known =>
  readBaseline<Readonly<Record<typeof store, Known>>>(version, 'known.json')[store];

/** Puts the SQLite store of a baseline into a folder. */
export const copyBaseline = (version: string, folder: string): void => {
  mkdirSync(folder, { recursive: true });
  const database = new Database(join(folder, FILE));
  database.exec(readFileSync(baselineFile(version, 'sqlite.sql'), 'utf8'));
  database.close();
};

/** The address of a new database with the PostgreSQL store of a baseline. */
export const postgresBaseline = async (version: string, cluster: PostgresCluster): Promise<string> => {
  const url = await cluster.newDatabase();
  await cluster.query(readFileSync(baselineFile(version, 'postgresql.sql'), 'utf8'), url);
  return url;
};

/** The tables and indexes in the store of a folder. */
export const schemaIn = (folder: string): unknown => {
  const database = new Database(join(folder, FILE));
  const schema = database.prepare('select type, name, sql from sqlite_master order by name').all();
  database.close();
  return schema;
};

type Row = Readonly<Record<string, unknown>>;

const literal = (value: unknown): string => (typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value));

/** The statements that make the SQLite store of a folder. */
export const sqliteStatements = (folder: string): string => {
  const database = new Database(join(folder, FILE));
  const made = database.prepare('select type, name, sql from sqlite_master where sql is not null order by rootpage').all() as Row[];
  const rows = made
    .filter(({ type }) => type === 'table')
    .flatMap(({ name }) =>
      (database.prepare(`select * from "${String(name)}"`).all() as Row[]).map((row) => {
        const columns = Object.keys(row).map((column) => `"${column}"`);
        return `INSERT INTO "${String(name)}" (${columns.join(', ')}) VALUES (${Object.values(row).map(literal).join(', ')});`;
      }),
    );
  database.close();
  return `${[...made.map(({ sql }) => `${String(sql)};`), ...rows].join('\n')}\n`;
};

/** The statements that make the PostgreSQL store at an address, by the program `pg_dump` beside `postgres`. */
export const postgresStatements = (executable: string, url: string): string => {
  const program = join(dirname(realpathSync(executable)), 'pg_dump');
  const options = ['--inserts', '--column-inserts', '--no-owner', '--no-privileges', '--no-comments', url];
  const { status, stdout, stderr, error } = spawnSync(program, options, { encoding: 'utf8', maxBuffer: 1e9 });
  if (status !== 0) throw new Error(`pg_dump failed: ${stderr}`, { cause: error });
  // Commands of psql, settings that other versions do not know, and comments.
  const isStatement = (line: string): boolean => !/^(\\|--|SET (?!check_function_bodies))|^$/.test(line);
  return `${stdout.split('\n').filter(isStatement).join('\n')}\n`;
};
