import type Database from 'libsql/promise';
import { reasonOf } from './reasonOf.js';

/**
 * What a check of SQLite finds wrong with the file of a database, or why it could not be made.
 * @param check such as `integrity_check`.
 */
export const fileFaults = async (database: Database, check: string): Promise<readonly string[]> => {
  try {
    const rows = (await database.pragma(check, {})) as object[];
    return rows.map((row) => Object.values(row).join(' ')).filter((text) => text !== 'ok');
  } catch (error) {
    return [reasonOf(error)];
  }
};
