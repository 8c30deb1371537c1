import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import Database from 'libsql';
import { COMMANDS } from '../../server/src/admin/runAdmin.js';
import { playRandomly, startDuel } from '../server/support/table.js';
import { startTestApp, temporaryFolder } from '../server/support/testApp.js';
import { readProjectFile } from '../support/sources.js';
import { call, done, openFor, pathsIn, refused } from './support.js';

const folder = temporaryFolder();
const newPath = pathsIn(folder.path);

afterAll(() => {
  folder.remove();
});

describe('hexfall admin', () => {
  /** A folder without anything in it. */
  const newFolder = (): { readonly DATA_DIR: string } => {
    const env = { DATA_DIR: newPath() };
    mkdirSync(env.DATA_DIR);
    return env;
  };

  test('says how it is used', async () => {
    const help = await done({}, '--help');
    expect(Object.keys(COMMANDS).filter((name) => !help.includes(`\n  ${name}`))).toEqual([]);
    expect(await refused({}, 'lsit')).toBe('There is no command lsit; hexfall admin --help lists them.');
    expect(await refused({}, 'inspect')).toBe('Usage: hexfall admin inspect CODE');
    expect(await refused({}, 'list', '--all')).toContain('Usage: hexfall admin list');
    expect(await refused({ DATABASE_URL: 'mysql://x' }, 'list')).toContain('DATABASE_URL must be');
  });

  test('has every command in docs/self-hosting.md', () => {
    const text = readProjectFile('docs/self-hosting.md');
    expect(Object.keys(COMMANDS).filter((name) => !text.includes(`hexfall admin ${name}`))).toEqual([]);
  });

  test('makes no store where there is none', async () => {
    const env = { DATA_DIR: newPath() };
    expect(await refused(env, 'list')).toContain(`There is no store in ${env.DATA_DIR}`);
    expect(existsSync(env.DATA_DIR)).toBe(false);
    expect(await refused(newFolder(), 'list')).toContain('There is no store');
  });

  test('leaves a store of a later version as it is', async () => {
    const env = { DATA_DIR: newPath() };
    await (await openFor(env)).close();
    const path = join(env.DATA_DIR, 'hexfall.db');
    const database = new Database(path);
    database.exec(`insert into kysely_migration values ('9999-later', '2030-01-01')`);
    database.close();
    expect(await refused(env, 'list')).toMatch(
      /^The store cannot be opened: another version of Hexfall has brought it to step 9999-later, and this version knows [^.]*\.$/,
    );
  });

  test('finds what is wrong with a store', async () => {
    const env = { DATA_DIR: newPath() };
    const app = await startTestApp({ store: await openFor(env) });
    const duel = await startDuel(app.url);
    await playRandomly(duel, 121, 10);
    await app.stop();
    const database = new Database(join(env.DATA_DIR, 'hexfall.db'));
    database.exec('delete from intent where seq = 3');
    database.close();
    const { code, out, err } = await call(env, 'check');
    expect([code, out, err]).toEqual([2, `match ${duel.code}: intent 3 is missing\n`, '1 matches, 1 faults']);
    expect(await refused(env, 'inspect', duel.code)).toBe(`Match ${duel.code} is damaged: intent 3 is missing.`);
  });

  test.each<[string, (text: string) => string, string]>([
    ['no archive', () => 'hello', 'This is not an archive of Hexfall, or one of a later version.'],
    ['an archive without its end', (text) => text.split('\n').slice(0, -2).join('\n'), 'The archive is not complete: its end is missing.'],
    ['a damaged archive', (text) => text.replace('{"intent"', '{"indent"'), 'The archive is damaged in line 3.'],
    [
      'an archive of a later version',
      (text) => text.replace(/"migration":"[^"]+"/, '"migration":"9999-later"'),
      'The archive does not fit this version',
    ],
    [
      'a set-up that was changed into none',
      (text) => text.replace('\\"listed\\":false', '\\"listed\\":\\"no\\"'),
      'is damaged: its set-up is malformed at /listed',
    ],
    [
      'an intent that was changed into none',
      (text) => text.replace('\\"rot\\":', '\\"rotation\\":'),
      'is damaged: intent 1 is malformed at /',
    ],
    ['a match that was changed', (text) => text.replace(/\\"at\\":\[[^\]]*\]/, '\\"at\\":[9,9]'), 'is damaged: intent 1 is refused now'],
  ])('refuses %s', async (_, change, sentence) => {
    const env = { DATA_DIR: newPath() };
    const app = await startTestApp({ store: await openFor(env) });
    const duel = await startDuel(app.url);
    await playRandomly(duel, 122, 6);
    await app.stop();
    const file = newPath();
    await done(env, 'export', file, duel.code);
    const text = change(gunzipSync(readFileSync(file)).toString());
    writeFileSync(file, text.length % 2 === 0 ? gzipSync(text) : text);
    const other = { DATA_DIR: newPath() };
    await (await openFor(other)).close();
    const { code, out, err } = await call(other, 'import', file);
    expect([code, out + err]).toEqual([2, expect.stringContaining(sentence)]);
    expect(await done(other, 'list')).toBe('0 of 0 matches\n');
  });
});
