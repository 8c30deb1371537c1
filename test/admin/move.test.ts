import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ClockView } from '@hexfall/shared/protocol/tableView';
import { readArchive } from '../../server/src/admin/readArchive.js';
import { acting, openTable, playRandomly, startDuel, type Duel, type Game } from '../server/support/table.js';
import { Page } from '../server/support/Page.js';
import { ServerProcess } from '../support/ServerProcess.js';
import { temporaryFolder } from '../server/support/testApp.js';
import { done, pathsIn, refused, type Env } from './support.js';

const folder = temporaryFolder();
const newPath = pathsIn(folder.path);

afterAll(async () => {
  await ServerProcess.killAll();
  folder.remove();
});

/** The lines of an archive, the first of which is its head. */
const linesIn = (file: string): readonly string[] => gunzipSync(readFileSync(file)).toString().split('\n');

/** When the matches of an archive left their server. */
const movedAt = async (file: string): Promise<number | null> => {
  const read = await readArchive(file);
  if (!read.ok) throw new Error(read.error);
  return read.value.movedAt;
};

/** A server as it is started on a machine, with a store of its own. */
const start = async (): Promise<{ readonly url: string; readonly env: Env }> => {
  const env = { DATA_DIR: newPath() };
  return { url: await ServerProcess.run('built', env).ready(), env };
};

const joined = async (url: string, { code, keys }: Duel): Promise<Game> => {
  expect((await openTable(url, code)).status).toBe(200);
  return { code, keys, pages: await Promise.all(keys.map((key) => Page.join(url, code, [key]))) };
};

const clockOf = (page: Page): ClockView => JSON.parse(page.state.clock) as ClockView;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

afterEach(() => ServerProcess.killAll());

describe('a running match moves to another server', () => {
  test('with its seats, its log and its clocks, which stand in between; nothing is played at the old one any more', async () => {
    const [old, next] = await Promise.all([start(), start()]);
    const began = Date.now();
    const duel = await startDuel(old.url, { clock: 'days:1' });
    await playRandomly(duel, 7, 12);
    const { code } = duel;
    const file = newPath();
    expect(await done(old.env, 'export', file, code, '--moved-to', `${next.url}/`)).toBe(`1 matches written to ${file}\n`);
    const before = duel.pages[0].table;

    // A page that plays on is refused or sent away, and is told where the table is.
    const seat = acting(duel.pages[0])!;
    const late = duel.pages[seat]!;
    void late.ask('intent', { client: late.client, seat, intent: { do: 'resign' } }).catch(() => undefined);
    await Promise.all(duel.pages.map((page) => page.until(() => page.left !== null)));
    const answer = await openTable(old.url, code);
    expect([answer.status, await answer.json()]).toMatchObject([410, { code: 'moved', to: next.url }]);
    expect(JSON.parse(await done(old.env, 'inspect', code))).toMatchObject({ intents: 12, outcome: null });

    const playedMs = Date.now() - began;
    await pause(2500);
    expect(await done(next.env, 'import', file)).toBe('1 of 1 matches were added\n');
    await pause(1000);
    const opening = Date.now();
    const again = await joined(next.url, duel);
    expect(again.pages.map(({ welcome }) => welcome?.seats)).toEqual([[0], [1]]);
    expect(again.pages[0]!.table).toEqual(before);
    // The three and a half seconds on the way cost nobody anything.
    const { at, left, running } = clockOf(again.pages[0]!);
    const limit = 24 * 60 * 60 * 1000;
    expect(left[running!]).toBeGreaterThanOrEqual(limit - playedMs);
    expect(at).toBeGreaterThanOrEqual(opening);
    await playRandomly(again, 8, 6);
    expect(again.pages[0]!.state.seq).toBe(18);
  });

  test('and back again, where its former place takes it', async () => {
    const [old, next] = await Promise.all([start(), start()]);
    const duel = await startDuel(old.url);
    await playRandomly(duel, 9, 4);
    const [there, back] = [newPath(), newPath()];
    await done(old.env, 'export', there, duel.code, '--moved-to', next.url);
    await done(next.env, 'import', there);
    const away = await joined(next.url, duel);
    await playRandomly(away, 10, 4);
    await Promise.all(duel.pages.map((page) => page.until(() => page.left !== null)));
    await done(next.env, 'export', back, duel.code, '--moved-to', old.url);
    expect(await done(old.env, 'import', back)).toBe('1 of 1 matches were added\n');
    const again = await joined(old.url, duel);
    expect(again.pages[0]!.state.seq).toBe(8);
    await Promise.all(away.pages.map((page) => page.until(() => page.left !== null)));
    expect((await openTable(next.url, duel.code)).status).toBe(410);
  });

  test('whose file can be written again, with clocks as they stood when it moved', async () => {
    const { url, env } = await start();
    const [duel, other] = [await startDuel(url, { clock: 'days:1' }), await startDuel(url)];
    await playRandomly(duel, 12, 3);
    const [lost, again] = [newPath(), newPath()];
    await done(env, 'export', lost, duel.code, '--moved-to', 'https://new.example');
    expect(await refused(env, 'export', newPath(), duel.code, other.code)).toContain(`${other.code} has not moved`);
    expect(await done(env, 'export', again, duel.code)).toBe(`1 matches written to ${again}\n`);
    expect(linesIn(again).slice(1)).toEqual(linesIn(lost).slice(1));
    // The file that was lost was begun when the table had left.
    const [first, second] = [await movedAt(lost), await movedAt(again)];
    expect(second).not.toBeNull();
    expect(second!).toBeLessThanOrEqual(first!);
    const copied = newPath();
    await done(env, 'export', copied, other.code);
    expect(await movedAt(copied)).toBeNull();
  });

  test('only to an address, and is played on here if the file cannot be written', async () => {
    const { url, env } = await start();
    const duel = await startDuel(url);
    for (const address of ['hexfall.example', 'ftp://hexfall.example', 'https://a:b@hexfall.example', 'https://hexfall.example/?a=1'])
      expect(await refused(env, 'export', newPath(), duel.code, '--moved-to', address)).toContain('--moved-to must be the address');
    expect(await refused(env, 'export', join(folder.path, 'nowhere', 'file'), duel.code, '--moved-to', url)).toContain('cannot be created');
    await playRandomly(duel, 11, 4);
    expect(duel.pages[0].state.seq).toBe(4);
  });
});
