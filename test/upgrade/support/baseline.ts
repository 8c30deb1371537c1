import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Database from 'libsql';
import type { RecordJson } from '@hexfall/shared/notation/json';
import { FILE, openSqliteStore } from '../../../server/src/store/openStore.js';
import { done } from '../../admin/support.js';
import { Page } from '../../server/support/Page.js';
import { playRandomly, startDuel } from '../../server/support/table.js';
import { startTestApp } from '../../server/support/testApp.js';
import { readProjectFile, resolveInProject } from '../../support/sources.js';

/*
 * A store as the first release leaves it, with a match that is over, one that is being played and a table that waits. `store.sql` has its
 * statements, `backup.jsonl` its archive, `known.json` what people saw there. `UPDATE_BASELINE=1` makes all of them again until
 * the first release, and never afterwards.
 */

const pathOf = (name: string): string => resolveInProject(`test/upgrade/baseline/${name}`);

/** What people saw at the store of the baseline. */
interface Known {
  readonly finished: { readonly code: string; readonly record: RecordJson };
  readonly running: { readonly code: string; readonly seq: number; readonly keys: readonly string[] };
  readonly waiting: { readonly code: string; readonly key: string };
}

export const readKnown = (): Known => JSON.parse(readProjectFile('test/upgrade/baseline/known.json')) as Known;

/** The archive of the baseline, as a file. */
export const BACKUP = pathOf('backup.jsonl');

/** Puts the store of the baseline into a folder. */
export const copyBaseline = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  const database = new Database(join(folder, FILE));
  database.exec(readFileSync(pathOf('store.sql'), 'utf8'));
  database.close();
};

type Value = string | number | null;

const literal = (value: Value): string => (typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value));

const rowsOf = (database: Database.Database, query: string): readonly Readonly<Record<string, Value>>[] =>
  database.prepare(query).all() as readonly Readonly<Record<string, Value>>[];

/** The statements that make the database of a store. */
const dump = (path: string): string => {
  const database = new Database(path);
  const made = rowsOf(database, 'select type, name, sql from sqlite_master where sql is not null order by rowid');
  const tables = made.filter(({ type }) => type === 'table').map(({ name }) => String(name));
  const rows = tables.flatMap((table) =>
    rowsOf(database, `select * from "${table}" order by 1, 2`).map(
      (row) => `insert into "${table}" values (${Object.values(row).map(literal).join(', ')});`,
    ),
  );
  database.close();
  return [...made.map(({ sql }) => `${sql};`), ...rows, ''].join('\n');
};

/** The tables and indexes in the store of a folder. */
export const schemaIn = (folder: string): unknown => {
  const database = new Database(join(folder, FILE));
  const schema = rowsOf(database, 'select type, name, sql from sqlite_master order by name');
  database.close();
  return schema;
};

/** Makes the files of the baseline again. */
export const writeBaseline = async (folder: string): Promise<void> => {
  const app = await startTestApp({ store: await openSqliteStore(folder) });
  const finished = await startDuel(app.url);
  await playRandomly(finished, 3, 20);
  const [, second] = finished.pages;
  await second.play(1, { do: 'resign' });
  const record = (await (await fetch(`${app.url}/api/matches/${finished.code}/record`)).json()) as RecordJson;
  const running = await startDuel(app.url);
  await playRandomly(running, 5, 16);
  await running.pages[0].get('say', { text: 'Hello' });
  const { seq } = running.pages[0].state;
  const waiting = await Page.create(app.url);
  const { key } = await waiting.sit({ army: 'moloch', name: 'Ann' });
  await app.stop();
  const database = new Database(join(folder, FILE));
  // The keys that push services know a server by are no part of a repository.
  database.exec('delete from process; delete from vapid');
  database.close();
  writeFileSync(pathOf('store.sql'), dump(join(folder, FILE)));
  const backup = join(folder, 'backup.gz');
  await done({ DATA_DIR: folder }, 'backup', backup);
  writeFileSync(BACKUP, gunzipSync(readFileSync(backup)));
  const known: Known = {
    finished: { code: finished.code, record },
    running: { code: running.code, seq, keys: running.keys },
    waiting: { code: waiting.code, key },
  };
  writeFileSync(pathOf('known.json'), `${JSON.stringify(known, null, 2)}\n`);
};
