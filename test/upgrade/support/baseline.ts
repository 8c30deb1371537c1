import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import type { RecordJson } from '@hexfall/shared/notation/json';
import { FILE } from '../../../server/src/store/openStore.js';
import { readProjectFile, resolveInProject } from '../../support/sources.js';

/*
 * A store as the first step leaves it, with a match that is over, one that is being played and a table that waits. `store.sql` has its
 * statements, `backup.jsonl` its archive, `known.json` what people saw there.
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

/** The tables and indexes in the store of a folder. */
export const schemaIn = (folder: string): unknown => {
  const database = new Database(join(folder, FILE));
  const schema = database.prepare('select type, name, sql from sqlite_master order by name').all();
  database.close();
  return schema;
};
