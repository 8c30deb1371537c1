import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import type { MatchRepository } from '../../server/src/store/MatchRepository.js';
import { done, openFor, pathsIn } from '../admin/support.js';
import { pageServer } from '../page/support/pageServer.js';
import { PostgresCluster } from '../server/support/PostgresCluster.js';
import { startTestApp, temporaryFolder } from '../server/support/testApp.js';
import { describeWith } from '../support/programs.js';
import { resolveInProject } from '../support/sources.js';
import { postgresStatements, sqliteStatements } from './support/baseline.js';
import { type Known, populate } from './support/populate.js';
import { useBrowser, type UsedBrowser } from './support/useBrowser.js';

/*
 * Makes a site as people leave it, and writes what a later version has to open. `BASELINE=X.Y.Z` keeps that in
 * test/upgrade/baselines; otherwise this shows that a baseline can be made, and that it has a row of every table.
 */

const { BASELINE } = process.env;

const folder = temporaryFolder();
const newPath = pathsIn(folder.path);
const made = BASELINE === undefined ? newPath() : resolveInProject(`test/upgrade/baselines/${BASELINE}`);
mkdirSync(made, { recursive: true });

const writeJson = async (file: string, value: unknown): Promise<void> =>
  writeFileSync(join(made, file), await format(JSON.stringify(value), { parser: 'json', printWidth: 140 }));

/** The tables of a running server only, and those of the migrations. */
const WITHOUT_ROWS = ['process', 'kysely_migration_lock'];

/** The tables that statements make, and do not fill. */
const emptyTables = (statements: string): string[] => {
  const tables = [...statements.matchAll(/^CREATE TABLE (?:public\.)?"?(\w+)"?/gim)].map(([, name]) => name!);
  const filled = new Set([...statements.matchAll(/^INSERT INTO (?:public\.)?"?(\w+)"?/gim)].map(([, name]) => name!));
  expect(tables.length).toBeGreaterThan(15);
  return tables.filter((name) => !filled.has(name) && !WITHOUT_ROWS.includes(name));
};

const known: Record<string, Known> = {};
const push = { isEnabled: true, contact: 'mailto:ann@hexfall.example', isPrivateAllowed: false };

let botToken = '';

/** What the operator does before the server starts: among it is a bot with a token. */
const operate = async (env: Readonly<Record<string, string>>): Promise<void> => {
  await done(env, 'ban', '203.0.113.7', '--reason', 'spam');
  await done(env, 'message', 'Update on Sunday');
  [botToken] = /^bot_[\w-]+/.exec(await done(env, 'bot', 'add', 'Deep Green'))!;
};

afterAll(async () => {
  if (BASELINE !== undefined) await writeJson('known.json', known);
  folder.remove();
});

describe('SQLite', () => {
  const env = { DATA_DIR: newPath() };
  let store: MatchRepository;
  const server = pageServer(async () => {
    await (await openFor(env)).close();
    await operate(env);
    store = await openFor(env);
    return { store, push, ratingSeason: 'Spring' };
  });
  let browser: UsedBrowser;

  beforeAll(async () => {
    known['sqlite'] = await populate(server.url, store, botToken);
    browser = await useBrowser(server, known['sqlite']);
    await writeJson('browser.json', browser);
  });

  test('the browser keeps what its user has done', () => {
    expect(Object.keys(browser.kept)).toEqual(
      expect.arrayContaining(['hexfall.seats', 'hexfall.profile', 'hexfall.puzzles', 'hexfall.language']),
    );
    expect(Object.keys(browser.kept).filter((key) => key.startsWith('hexfall.local.'))).toHaveLength(1);
  });

  test('the store has rows of every table, and makes the same store again', async () => {
    await server.app.stop();
    await done(env, 'backup', join(folder.path, 'backup.jsonl'));
    copyFileSync(join(folder.path, 'backup.jsonl'), join(made, 'backup.jsonl'));
    const statements = sqliteStatements(env.DATA_DIR);
    expect(emptyTables(statements)).toEqual([]);
    writeFileSync(join(made, 'sqlite.sql'), statements);
  });
});

describeWith('postgresql', 'PostgreSQL', (executable) => {
  test('the store has rows of every table', async () => {
    const cluster = await PostgresCluster.start(executable);
    const env = { DATABASE_URL: await cluster.newDatabase() };
    await (await openFor(env)).close();
    await operate(env);
    const store = await openFor(env);
    const app = await startTestApp({ store, push, ratingSeason: 'Spring' });
    known['postgresql'] = await populate(app.url, store, botToken);
    await app.stop();
    const statements = postgresStatements(executable, env.DATABASE_URL);
    expect(emptyTables(statements)).toEqual([]);
    writeFileSync(join(made, 'postgresql.sql'), statements);
    await cluster.remove();
  });
});
