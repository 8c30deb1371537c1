import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Setup } from '@hexfall/shared/lobby/setup';
import { appendGroup } from '../../server/src/store/appendGroup.js';
import type { DatabaseSchema } from '../../server/src/store/DatabaseSchema.js';
import type { DatabaseTraits } from '../../server/src/store/DatabaseTraits.js';
import { migrate } from '../../server/src/store/migrate.js';
import { POSTGRES } from '../../server/src/store/openPostgresStore.js';
import { openSqlite, SQLITE } from '../../server/src/store/openStore.js';
import { SqliteConnection } from '../../server/src/store/SqliteConnection.js';
import { SqliteDialect } from '../../server/src/store/SqliteDialect.js';
import { SqlRepository } from '../../server/src/store/SqlRepository.js';
import { PostgresCluster } from '../server/support/PostgresCluster.js';
import { EMPTY_TABLE } from '../server/support/table.js';
import { findProgram } from '../support/programs.js';
import { SECONDS } from './measure.js';

/*
 * Intents kept per second while that many matches are played at the same time, each waiting for one intent to be kept before
 * the next: all that wait in one transaction, and every one in its own. Then the time per intent of groups of several sizes.
 */

const SETUP: Setup = { ...EMPTY_TABLE, seed: 'bench' };

const INTENT = { do: 'place', tile: 'runner', at: [0, 1], rot: 3 } as const;

let tables = 0;

const createTables = async (store: SqlRepository, count: number): Promise<readonly string[]> => {
  const codes = Array.from({ length: count }, () => `T${++tables}`);
  for (const code of codes) await store.create(code, SETUP);
  return codes;
};

const appendsPerSecond = async (store: SqlRepository, matches: number): Promise<number> => {
  const codes = await createTables(store, matches);
  const start = performance.now();
  const isOver = (): boolean => performance.now() - start > SECONDS * 1000;
  const play = async (code: string): Promise<number> => {
    let seq = 0;
    do {
      seq += 1;
      await store.append(code, { seq, player: seq % 2, intent: INTENT, client: 'page-bench', n: seq, clock: null }, false);
    } while (!isOver());
    return seq;
  };
  const played = await Promise.all(codes.map(play));
  return played.reduce((sum, count) => sum + count, 0) / ((performance.now() - start) / 1000);
};

/** Microseconds per intent in groups of that size. */
const microsecondsPerIntent = async (db: Kysely<DatabaseSchema>, flavor: DatabaseTraits, size: number): Promise<number> => {
  const codes = await createTables(new SqlRepository(db, flavor), size);
  const start = performance.now();
  let seq = 0;
  do {
    seq += 1;
    const entry = { seq, player: seq % 2, intent: INTENT, client: 'page-bench', n: seq, clock: null };
    await appendGroup(
      db,
      flavor,
      codes.map((code) => ({ code, entry, last: false, epoch: 0 })),
    );
  } while (performance.now() - start < SECONDS * 1000);
  return ((performance.now() - start) * 1000) / (seq * size);
};

const measureGroups = async (what: string, db: Kysely<DatabaseSchema>, flavor: DatabaseTraits): Promise<void> => {
  let before: number | null = null;
  for (const size of [1, 10, 100, 1000, 2000]) {
    const each = await microsecondsPerIntent(db, flavor, size);
    const ratio = before === null ? '' : ` (× ${(each / before).toFixed(2)})`;
    console.log(`  ${what}, groups of ${size}: ${each.toFixed(1)} µs per intent${ratio}`);
    before = each;
  }
};

const measure = async (what: string, dialect: Dialect, flavor: DatabaseTraits): Promise<void> => {
  const db = new Kysely<DatabaseSchema>({ dialect });
  await migrate(db, flavor);
  const grouped = new SqlRepository(db, flavor);
  const single = new SqlRepository(db, flavor, 1);
  for (const matches of [1, 10, 100, 1000]) {
    const [alone, together] = [await appendsPerSecond(single, matches), await appendsPerSecond(grouped, matches)];
    const [a, b] = [alone, together].map((count) => Math.round(count).toLocaleString('en-US'));
    console.log(`  ${what}, ${matches} matches: one by one ${a}/s, in groups ${b}/s (× ${(together / alone).toFixed(1)})`);
  }
  await measureGroups(what, db, flavor);
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
