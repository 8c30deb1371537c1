import { type ChatLine, LINES_CARRIED, LINES_KEPT, MAX_LINE_LENGTH } from '@hexfall/shared/protocol/chat';
import { openSqliteStore } from '../../server/src/store/openStore.js';
import { MemoryStore } from './support/MemoryStore.js';
import { newKey, Page } from './support/Page.js';
import { comeBack, playRandomly, startDuel } from './support/table.js';
import { startTestApp, temporaryFolder, type TestApp } from './support/testApp.js';

const PLENTY = { burst: 10_000, perSecond: 10_000 };
const talk = { person: PLENTY, spectators: PLENTY, pings: PLENTY };

const folder = temporaryFolder();
const open: Page[] = [];
let app: TestApp;

afterEach(async () => {
  await Promise.all(open.splice(0).map((page) => page.leave()));
  await app.stop();
});

afterAll(() => {
  folder.remove();
});

const watch = async (code: string): Promise<Page> => {
  const page = await Page.join(app.url, code);
  open.push(page);
  return page;
};

const duel = async (options?: Parameters<typeof startDuel>[1]) => {
  const started = await startDuel(app.url, options);
  open.push(...started.pages);
  return started;
};

const textsOf = (page: Page): string[] => page.lines.map(({ text }) => text);

const heard = async (page: Page, count: number): Promise<string[]> => {
  await page.until(() => page.lines.length >= count && page.received.some(({ type }) => type === 'chat'));
  return textsOf(page);
};

describe('a conversation', () => {
  test('reaches everyone in the same order, with the names of the seats', async () => {
    app = await startTestApp({ room: { chat: talk } });
    const { pages, code } = await duel();
    const [a, b] = pages;
    const spectator = await watch(code);
    await Promise.all([a.get('say', { text: 'one' }), b.get('say', { text: 'two' }), spectator.get('say', { text: 'three', name: 'Cyd' })]);
    await a.get('say', { text: 'four', name: 'not Ann' });
    const lists: (readonly ChatLine[])[] = [];
    for (const page of [a, b, spectator]) {
      await heard(page, 4);
      lists.push(page.lines);
    }
    expect(lists[1]).toEqual(lists[0]);
    expect(lists[2]).toEqual(lists[0]);
    expect(lists[0]?.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    const by = (text: string) => lists[0]?.find((line) => line.text === text);
    expect(by('four')).toMatchObject({ name: 'Ann', seated: true, by: by('one')?.by });
    expect(by('two')).toMatchObject({ name: 'Bob', seated: true });
    expect(by('three')).toMatchObject({ name: 'Cyd', seated: false });
    expect(new Set(lists[0]?.map((line) => line.by)).size).toBe(3);
  });

  test('can be read by who comes later: the latest lines', async () => {
    app = await startTestApp({ room: { chat: talk } });
    const { pages, code } = await duel();
    for (let i = 1; i <= LINES_KEPT + 5; i++) await pages[0].get('say', { text: `line ${i}` });
    const late = await watch(code);
    const lines = await heard(late, LINES_KEPT);
    expect([lines.length, lines[0], lines.at(-1)]).toEqual([LINES_KEPT, 'line 6', `line ${LINES_KEPT + 5}`]);
  });

  test('takes nothing for more than text on one line', async () => {
    app = await startTestApp({ room: { chat: talk } });
    const { pages } = await duel();
    const [a, b] = pages;
    for (const text of ['<b onclick=x>hi</b> https://evil.example', 'a\u202eb\u0000c\u200bd\ne', `x${'\u0301'.repeat(50)}`])
      await a.get('say', { text });
    const lines = await heard(b, 3);
    expect(lines).toEqual(['<b onclick=x>hi</b> https://evil.example', 'abcd e', `x${'\u0301'.repeat(3)}`]);
    expect(await a.refusal('say', { text: ' \u200b\u202e\n' })).toBe('malformed');
    expect(await a.refusal('say', { text: 'x'.repeat(MAX_LINE_LENGTH + 1) })).toBe('malformed');
    expect(await a.refusal('say', { text: 'x'.repeat(3000) })).toBe('malformed');
    await a.get('say', { text: '🦊'.repeat(MAX_LINE_LENGTH) });
  });

  test('needs a name of a spectator, and refuses an invisible one', async () => {
    app = await startTestApp({ room: { chat: talk } });
    const spectator = await watch((await duel()).code);
    expect(await spectator.refusal('say', { text: 'hi' })).toBe('malformed');
    expect(await spectator.refusal('say', { text: 'hi', name: '\u200b' })).toBe('malformed');
    await spectator.get('say', { text: 'hi', name: 'C\u202eyd' });
    await heard(spectator, 1);
    expect(spectator.lines[0]?.name).toBe('Cyd');
  });

  test('goes on at the rematch: its latest lines for everyone are there, with their numbers', async () => {
    app = await startTestApp({ room: { chat: talk } });
    const { pages } = await duel();
    const [a, b] = pages as [Page, Page];
    for (let line = 1; line <= LINES_CARRIED + 2; line++) await a.get('say', { text: `line ${line}` });
    await a.play(0, { do: 'resign' });
    await b.get('say', { text: 'gg' });
    const { proposal } = await a.get('propose', { seat: 0, kind: 'rematch' });
    await b.get('answer', { seat: 1, proposal, agree: true });
    await a.until(() => a.state.rematchCode !== '');
    await fetch(`${app.url}/api/matches/${a.state.rematchCode}/open`, { method: 'POST' });
    const late = await watch(a.state.rematchCode);
    const carried = Array.from({ length: LINES_CARRIED - 1 }, (_, index) => `line ${index + 4}`);
    expect(await heard(late, LINES_CARRIED)).toEqual([...carried, 'gg']);
    expect(late.lines.at(-1)).toMatchObject({ n: LINES_CARRIED + 3, name: 'Bob', seated: true });
    await late.get('say', { text: 'Again!', name: 'Eve' });
    expect(late.lines.at(-1)).toMatchObject({ n: LINES_CARRIED + 4, text: 'Again!' });
  });

  test('goes on after a restart, and is never in the log of the server', async () => {
    app = await startTestApp({ store: await openSqliteStore(folder.path), room: { chat: talk } });
    const started = await duel();
    await started.pages[0].get('say', { text: 'a word between us' });
    await started.pages[1].get('say', { text: 'the answer' });
    const log = app.log();
    await app.stop();
    app = await startTestApp({ store: await openSqliteStore(folder.path), room: { chat: talk } });
    const { pages } = await comeBack(app.url, started);
    open.push(...pages);
    const [a, b] = pages as readonly [Page, Page];
    expect(await heard(a, 2)).toEqual(['a word between us', 'the answer']);
    await a.get('say', { text: 'back' });
    await heard(b, 3);
    expect(b.lines.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(b.lines[2]?.by).toBe(b.lines[0]?.by);
    expect(log + app.log()).not.toMatch(/a word between|the answer/);
  });

  test('that cannot be stored is refused, and the match goes on', async () => {
    class Forgetful extends MemoryStore {
      override addLine(): Promise<void> {
        return Promise.reject(new Error('no room for words'));
      }
    }
    app = await startTestApp({ store: await Forgetful.open(), room: { chat: talk } });
    const started = await duel();
    expect(await started.pages[0].refusal('say', { text: 'a word between us' })).toBe('failed');
    await playRandomly(started, 1, 4);
    expect(started.pages[1].received.filter(({ type }) => type === 'chatLine')).toEqual([]);
    expect(app.log()).toContain('no room for words');
    expect(app.log()).not.toContain('a word between us');
  });
});

describe('talking too much', () => {
  const slow = { burst: 3, perSecond: 0 };

  test('is refused to a player with many tabs, and to no one else', async () => {
    app = await startTestApp({ room: { chat: { ...talk, person: slow } } });
    const { pages, keys, code } = await duel();
    const tab = await Page.join(app.url, code, [keys[0]]);
    open.push(tab);
    await pages[0].get('say', { text: '1' });
    await pages[0].get('say', { text: '2' });
    await tab.get('say', { text: '3' });
    expect(await tab.refusal('say', { text: '4' })).toBe('talk-limited');
    expect(await pages[0].refusal('say', { text: '4' })).toBe('talk-limited');
    await pages[1].get('say', { text: '4' });
    expect(await (await fetch(`${app.url}/metrics`)).text()).toMatch(/hexfall_refusals_total\{code="talk-limited"\} 2\n/);
  });

  test('is refused to all spectators together, and the players may go on', async () => {
    app = await startTestApp({ room: { chat: { ...talk, spectators: slow } } });
    const { pages, code } = await duel();
    for (const text of ['1', '2', '3']) await (await watch(code)).get('say', { text, name: 'Cyd' });
    expect(await (await watch(code)).refusal('say', { text: '4', name: 'Dan' })).toBe('talk-limited');
    await pages[0].get('say', { text: '4' });
  });
});

describe('spectators', () => {
  test('are silenced by any player and let talk again, also after the match and a restart', async () => {
    const store = await MemoryStore.open();
    app = await startTestApp({ store, room: { chat: talk } });
    const started = await duel();
    const [a, b] = started.pages;
    const spectator = await watch(started.code);
    expect(await spectator.refusal('muteSpectators', { muted: true })).toBe('not-your-seat');
    await b.get('muteSpectators', { muted: true });
    await spectator.until(() => spectator.state.spectatorsMuted);
    expect(await spectator.refusal('say', { text: 'hi', name: 'Cyd' })).toBe('spectators-muted');
    await a.get('say', { text: 'hi' });
    await a.play(0, { do: 'resign' });
    await app.stop();
    app = await startTestApp({ store, room: { chat: talk } });
    const { pages } = await comeBack(app.url, started);
    open.push(...pages);
    expect(pages[0]?.state.spectatorsMuted).toBe(true);
    await pages[0]?.get('muteSpectators', { muted: false });
    const again = await watch(started.code);
    await again.get('say', { text: 'hi', name: 'Cyd' });
  });

  test('does not include the creator of the table', async () => {
    app = await startTestApp({ room: { chat: talk } });
    const creator = await Page.createAs(app.url, { key: newKey() });
    open.push(creator);
    await creator.get('muteSpectators', { muted: true });
    await creator.get('say', { text: 'sit down', name: 'Ann' });
    expect(await (await watch(creator.code)).refusal('say', { text: 'hi', name: 'Cyd' })).toBe('spectators-muted');
  });
});
