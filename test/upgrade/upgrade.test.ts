import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordJson } from '@hexfall/shared/notation/json';
import { parseRecord, replay } from '@hexfall/shared/notation/record';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import { openSqliteStore } from '../../server/src/store/openSqliteStore.js';
import { call } from '../cli/support.js';
import { Page } from '../server/support/Page.js';
import { openTable, playRandomly } from '../server/support/table.js';
import { startTestApp, temporaryFolder, type TestApp } from '../server/support/testApp.js';
import { readProjectFile, resolveInProject } from '../support/sources.js';

/*
 * 4a6b44f/ holds the store as the first version that had a server has left it (that commit, on 2026-11-21): a match that is over, one
 * that is being played and a table that waits, and what people saw there. fairRecord.rulesN.json is a record of version N of the
 * rules with a fair draw. No file is ever made anew: a later version of the rules adds one.
 */

interface Known {
  readonly finished: { readonly code: string; readonly record: RecordJson };
  readonly running: { readonly code: string; readonly seq: number };
  readonly waiting: { readonly code: string; readonly key: string };
}

const known = JSON.parse(readProjectFile('test/upgrade/4a6b44f/known.json')) as Known;
const folder = temporaryFolder();
let app: TestApp | null = null;

/** A server of the present version over the old store. */
const start = async (): Promise<string> => {
  app = await startTestApp({ store: await openSqliteStore(folder.path) });
  return app.url;
};

const comeTo = async (url: string, code: string, key: string): Promise<Page> => {
  await openTable(url, code);
  return Page.join(url, code, [key]);
};

const fileOf = (name: string): unknown => JSON.parse(readProjectFile(`test/upgrade/${name}`));

const OTHER_RULES = `This match was played by version 1 of the rules; this server plays by version ${RULES_VERSION}.`;
const OTHER_RECORD = `This is the record of a match by version 1 of the rules; this program plays by version ${RULES_VERSION}.`;

afterEach(async () => {
  await app?.stop();
  app = null;
});

afterAll(() => {
  folder.remove();
});

describe('a store of the first version', () => {
  copyFileSync(resolveInProject('test/upgrade/4a6b44f/hexfall.db'), join(folder.path, 'hexfall.db'));

  test('has its running match, which cannot go on by other rules and says so', async () => {
    const url = await start();
    const { code, seq } = known.running;
    for (let attempt = 0; attempt < 2; attempt++) {
      const opened = await openTable(url, code);
      expect([opened.status, await opened.json()]).toEqual([409, { code: 'other-rules', message: OTHER_RULES }]);
    }
    expect(await (await fetch(`${url}/api/matches/${code}`)).json()).toMatchObject({ code, phase: 'playing', seq });
  });

  test('has the record of its finished match, as it was', async () => {
    const url = await start();
    const record: unknown = await (await fetch(`${url}/api/matches/${known.finished.code}/record`)).json();
    expect(record).toMatchObject({ ...known.finished.record, options: { mode: 'duel' } });
  });

  test('has its waiting table, where the match begins when someone comes', async () => {
    const url = await start();
    const { code, key } = known.waiting;
    const first = await comeTo(url, code, key);
    expect(first.welcome?.seats).toEqual([0]);
    const second = await Page.join(url, code);
    await second.sit({ army: 'borgo', name: 'Bob' });
    await first.until(() => first.state.phase === 'playing');
    await playRandomly({ pages: [first, second] }, 81, 2000);
    const record: unknown = await (await fetch(`${url}/api/matches/${code}/record`)).json();
    expect(record).toMatchObject({ rules: RULES_VERSION });
    const parsed = parseRecord(record);
    expect(parsed.ok && replay(parsed.value).ok).toBe(true);
    await Promise.all([first.leave(), second.leave()]);
  });
});

test.each([known.finished.record, fileOf('fairRecord.rules1.json')])(
  'a record of version 1 of the rules is refused, with both versions',
  async (record) => {
    expect(record).toMatchObject({ rules: 1 });
    const error = { code: 'wrong-format', path: '/rules', message: OTHER_RECORD };
    expect(parseRecord(record)).toEqual({ ok: false, error });
    const { exitCode, stdout } = await call(['record', '--verify', 'a.json'], { 'a.json': JSON.stringify(record) });
    expect([exitCode, JSON.parse(stdout)]).toEqual([2, { error }]);
  },
);

test('a record of version 2 of the rules, with a chosen redraw and a question about Medics, is verified', async () => {
  const record = fileOf('fairRecord.rules2.json') as RecordJson;
  expect(record.intents.some((intent) => intent.do === 'redraw' && intent.tiles)).toBe(true);
  const { exitCode, stdout } = await call(['record', '--verify', 'a.json'], { 'a.json': JSON.stringify(record) });
  expect([exitCode, JSON.parse(stdout)]).toMatchObject([0, { verified: true, outcome: { winners: [0, 1], reason: 'toughness' } }]);
});
