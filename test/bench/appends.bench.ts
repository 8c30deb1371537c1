import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, type Dialect } from 'kysely';
import pg from 'pg';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import type { Flavor } from '../../server/src/store/Flavor.js';
import { migrate } from '../../server/src/store/migrate.js';
import { NEW_COURSE, type Setup } from '../../server/src/store/MatchStore.js';
import { POSTGRES } from '../../server/src/store/openPostgresStore.js';
import { openSqlite, SQLITE } from '../../server/src/store/openSqliteStore.js';
import { SqliteConnection } from '../../server/src/store/SqliteConnection.js';
import { SqliteDialect } from '../../server/src/store/SqliteDialect.js';
import { SqlStore } from '../../server/src/store/SqlStore.js';
import type { Tables } from '../../server/src/store/Tables.js';
import { PostgresCluster } from '../server/support/PostgresCluster.js';
import { findProgram } from '../support/programs.js';
import { SECONDS } from './measure.js';

/*
 * Intents kept per second while that many matches are played at the same time, each waiting for one intent to be kept before
 * the next: all that wait in one transaction, and every one in its own.
 */

const SETUP: Setup = {
  options: DEFAULT_OPTIONS,
  seats: [null, null],
  creator: null,
  listed: false,
  begins: 'first',
  muster: 'free',
  seed: 'bench',
  course: NEW_COURSE,
};

let tables = 0;

const appendsPerSecond = async (store: SqlStore, matches: number): Promise<number> => {
  const codes = Array.from({ length: matches }, () => `T${++tables}`);
  for (const code of codes) await store.create(code, SETUP);
  const start = performance.now();
  const isOver = (): boolean => performance.now() - start > SECONDS * 1000;
  const play = async (code: string): Promise<number> => {
    let seq = 0;
    do {
      seq += 1;
      await store.append(
        code,
        { seq, player: seq % 2, intent: { do: 'place', tile: 'runner', at: [0, 1], rot: 3 }, client: 'page-bench', n: seq, clock: null },
        false,
      );
    } while (!isOver());
    return seq;
  };
  const played = await Promise.all(codes.map(play));
  return played.reduce((sum, count) => sum + count, 0) / ((performance.now() - start) / 1000);
};

const measure = async (what: string, dialect: Dialect, flavor: Flavor): Promise<void> => {
  const db = new Kysely<Tables>({ dialect });
  await migrate(db, flavor);
  const grouped = new SqlStore(db, flavor);
  const single = new SqlStore(db, flavor, 1);
  for (const matches of [1, 10, 100, 1000]) {
    const [alone, together] = [await appendsPerSecond(single, matches), await appendsPerSecond(grouped, matches)];
    const [a, b] = [alone, together].map((count) => Math.round(count).toLocaleString('en-US'));
    console.log(`  ${what}, ${matches} matches: one by one ${a}/s, in groups ${b}/s (× ${(together / alone).toFixed(1)})`);
  }
  await db.destroy();
};

const folder = mkdtempSync(join(tmpdir(), 'hexfall-bench-'));
const connection = new SqliteConnection(await openSqlite(join(folder, 'hexfall.db')));
await measure('SQLite', new SqliteDialect(connection), SQLITE);
rmSync(folder, { recursive: true });

const executable = findProgram('postgresql');
if (executable === null) {
  console.log('  PostgreSQL: not installed here');
} else {
  const cluster = await PostgresCluster.start(executable);
  try {
    await measure('PostgreSQL', new PostgresDialect({ pool: new pg.Pool({ connectionString: await cluster.newDatabase() }) }), POSTGRES);
  } finally {
    await cluster.remove();
  }
}
