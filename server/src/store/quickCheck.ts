import { setPriority } from 'node:os';
import Database from 'libsql/promise';
import { fileFaults } from './SqliteConnection.js';

/* The process of `DamageCheck`: checks the pages of a database and sends what is wrong with them. */

/** How many faults are named. */
const MOST = 5;

/** Players come first. */
const NICE = 10;

const check = async (file: string): Promise<readonly string[]> => {
  const database = new Database(file, {});
  const faults = await fileFaults(database, `quick_check(${MOST})`);
  database.close();
  return faults;
};

setPriority(NICE);
process.send?.(await check(process.argv[2] ?? ''));
process.disconnect();
