import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { COMMANDS } from '../../server/src/admin/runAdmin.js';
import { EMPTY_TABLE } from '../server/support/table.js';
import { temporaryFolder } from '../server/support/testApp.js';
import { openFor, refused } from './support.js';

/* Files that a command of `hexfall admin` cannot use: each is told in one sentence, and nothing else happens. */

const folder = temporaryFolder();
const env = { DATA_DIR: folder.path };
const [file, below] = [join(folder.path, 'archive.gz'), join(folder.path, 'missing', 'archive.gz')];

/** The further words of a command, and whether it makes its file. */
const CALLS: Readonly<Record<string, { readonly words?: readonly string[]; readonly makes?: true }>> = {
  export: { words: ['ABCDEF'], makes: true },
  import: {},
  backup: { makes: true },
  restore: {},
};

const LETTER = gzipSync('Dear operator,\n');

/** What is at the path, by what it is called. */
const FILES: Readonly<Record<string, { readonly path?: string; readonly put?: () => void; readonly canBeMade?: true }>> = {
  'in a folder that is missing': { path: below },
  'that is a folder': { put: () => mkdirSync(file) },
  'that is missing': { canBeMade: true },
  'that is empty': { put: () => writeFileSync(file, '') },
  'that is no gzip': { put: () => writeFileSync(file, 'Dear operator,\n') },
  'that is gzip of something else': { put: () => writeFileSync(file, LETTER) },
  'that is gzip without its end': { put: () => writeFileSync(file, LETTER.subarray(0, -10)) },
};

beforeAll(async () => {
  const store = await openFor(env);
  await store.create('ABCDEF', EMPTY_TABLE, undefined, 'A');
  await store.close();
});

afterEach(() => rmSync(file, { recursive: true, force: true }));

afterAll(() => folder.remove());

test('every command that takes a file is among those tried here', () => {
  const taking = Object.keys(COMMANDS).filter((name) => COMMANDS[name]!.usage.includes('FILE'));
  expect(taking).toEqual(Object.keys(CALLS));
});

describe.each(Object.entries(CALLS))('hexfall admin %s', (name, { words = [], makes }) => {
  const cases = Object.entries(FILES).filter(([, { canBeMade }]) => !(canBeMade && makes));

  test.each(cases)('refuses a file %s in one sentence', async (_what, { path = file, put }) => {
    put?.();
    // A restore needs an empty store.
    const own = temporaryFolder();
    const output = await refused(name === 'restore' ? { DATA_DIR: own.path } : env, name, path, ...words);
    own.remove();
    expect(output).toMatch(/^[^\n]*archive[^\n]*$/);
  });
});
