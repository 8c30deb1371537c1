import { setPriority } from 'node:os';
import { types } from 'node:util';
import Database from 'libsql/promise';

/* The process of `reportDamage`: checks the pages of a database and sends what is wrong with them. */

/** How many faults are named. */
const MOST = 5;

/** Players come first. */
const NICE = 10;

const check = async (file: string): Promise<readonly string[]> => {
  const database = new Database(file, {});
  try {
    const rows = (await database.pragma(`quick_check(${MOST})`, {})) as object[];
    return rows.map((row) => Object.values(row).join(' ')).filter((text) => text !== 'ok');
  } catch (error) {
    return [types.isNativeError(error) ? error.message : String(error)];
  } finally {
    database.close();
  }
};

setPriority(NICE);
process.send?.(await check(process.argv[2] ?? ''));
process.disconnect();
