import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import type { Outcome } from '@hexfall/shared/model/result';
import type { RecordJson } from '@hexfall/shared/notation/json';
import { parseRecord, replay } from '@hexfall/shared/notation/record';
import { verifyRecord } from '@hexfall/shared/notation/verifyRecord';
import { parseIntent } from '@hexfall/shared/protocol/intents';
import { openSqliteStore } from '../../server/src/store/openSqliteStore.js';
import { Page } from '../server/support/Page.js';
import { playRandomly } from '../server/support/table.js';
import { startTestApp, temporaryFolder, type TestApp } from '../server/support/testApp.js';
import { readProjectFile, resolveInProject } from '../support/sources.js';

/*
 * 4a6b44f/ holds the store as the first version that had a server has left it (that commit, on 2026-11-21): a match that is over, one
 * that is being played and a table that waits, and what people saw there. fairRecord.rules1.json is a record of version 1 of the rules
 * with a fair draw. Neither file is ever made anew: a later version of the rules adds one.
 */

interface Known {
  readonly finished: { readonly code: string; readonly record: RecordJson; readonly outcome: Outcome };
  readonly running: {
    readonly code: string;
    readonly keys: readonly [string, string];
    readonly seq: number;
    readonly hands: readonly (readonly string[])[];
    readonly board: readonly unknown[];
  };
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
  await fetch(`${url}/api/matches/${code}/open`, { method: 'POST' });
  return Page.join(url, code, [key]);
};

afterEach(async () => {
  await app?.stop();
  app = null;
});

afterAll(() => {
  folder.remove();
});

describe('a store of the first version', () => {
  copyFileSync(resolveInProject('test/upgrade/4a6b44f/hexfall.db'), join(folder.path, 'hexfall.db'));

  test('has its running match, which goes on to its end', async () => {
    const url = await start();
    const { code, keys, seq, hands, board } = known.running;
    const pages = [await comeTo(url, code, keys[0]), await comeTo(url, code, keys[1])] as const;
    expect(pages.map(({ welcome }) => welcome?.seats)).toEqual([[0], [1]]);
    expect(pages[0].state.seq).toBe(seq);
    expect(pages[0].table?.players.map(({ hand }) => hand)).toEqual(hands);
    expect(pages[0].table?.board).toEqual(board);
    await playRandomly({ pages }, 81, 2000);
    expect(pages[0].state.phase).toBe('over');
    const record: unknown = await (await fetch(`${url}/api/matches/${code}/record`)).json();
    const parsed = parseRecord(record, parseIntent);
    expect(parsed.ok && replay(parsed.value).ok).toBe(true);
    await Promise.all(pages.map((page) => page.leave()));
  });

  test('has the record of its finished match, as it was', async () => {
    const url = await start();
    const record: unknown = await (await fetch(`${url}/api/matches/${known.finished.code}/record`)).json();
    expect(record).toMatchObject({ ...known.finished.record, options: { mode: 'duel' } });
  });

  test('has its waiting table, where the match begins when somebody comes', async () => {
    const url = await start();
    const { code, key } = known.waiting;
    const first = await comeTo(url, code, key);
    expect(first.welcome?.seats).toEqual([0]);
    const second = await Page.join(url, code);
    await second.sit({ army: 'borgo', name: 'Bob' });
    await first.until(() => first.state.phase === 'playing');
    await Promise.all([first.leave(), second.leave()]);
  });
});

describe('a record of version 1 of the rules', () => {
  test('says so, and is played as it was', () => {
    const parsed = parseRecord(known.finished.record, parseIntent);
    expect(known.finished.record.rules).toBe(1);
    if (!parsed.ok) throw new Error(parsed.error.message);
    const replayed = replay(parsed.value);
    expect(replayed.ok && replayed.value.table.outcome).toEqual(known.finished.outcome);
  });

  test('with a fair draw is verified', () => {
    const record: unknown = JSON.parse(readFileSync(resolveInProject('test/upgrade/fairRecord.rules1.json'), 'utf8'));
    const parsed = parseRecord(record, parseIntent);
    if (!parsed.ok) throw new Error(parsed.error.message);
    const verified = verifyRecord(parsed.value);
    expect(verified.ok && verified.value.table.outcome).toMatchObject({ winners: [expect.any(Number)] });
  });
});
