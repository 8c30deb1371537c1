import type { ArmyId } from '@hexfall/shared/model/tile';
import type { Ping } from '@hexfall/shared/protocol/chat';
import type { CreateOptions } from '@hexfall/shared/protocol/requests';
import { openSqliteStore } from '../../server/src/store/openStore.js';
import { Page } from './support/Page.js';
import { comeBack, type Game, seatEverybody, startDuel } from './support/table.js';
import { startTestApp, temporaryFolder, type TestApp } from './support/testApp.js';

const PLENTY = { burst: 10_000, perSecond: 10_000 };
const talk = { person: PLENTY, spectators: PLENTY, pings: PLENTY };
const ARMIES = ['borgo', 'moloch', 'outpost', 'hegemony'] as const satisfies readonly ArmyId[];

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

const watch = async (code: string, keys: readonly string[] = []): Promise<Page> => {
  const page = await Page.join(app.url, code, keys);
  open.push(page);
  return page;
};

const begin = async (mode: NonNullable<CreateOptions['options']>['mode'] & string, players = 4): Promise<Game> => {
  const game = await seatEverybody(app.url, { options: { mode } }, ARMIES.slice(0, players));
  open.push(...game.pages);
  return game;
};

const textsOf = (page: Page): string[] => page.lines.map(({ text }) => text);
const pingsOf = (page: Page): Ping[] => page.received.flatMap(({ type, payload }) => (type === 'ping' ? [payload as Ping] : []));

/** Everything a page was ever sent, as text. */
const sentTo = (page: Page): string => JSON.stringify(page.received);

/** Waits until a page has everything that was said before this. */
const caughtUp = async (page: Page, by: Page): Promise<void> => {
  const text = `caught up ${Math.random()}`;
  await by.get('say', { text });
  await page.until(() => textsOf(page).includes(text));
};

describe('what a team says to itself', () => {
  test('reaches every device of its seats, and neither enemies nor spectators', async () => {
    app = await startTestApp({ room: { chat: talk } });
    const { pages, code, keys } = await begin('team');
    const [a, b, c, d] = pages as readonly [Page, Page, Page, Page];
    const phone = await watch(code, [keys[1]!]);
    const spectator = await watch(code);
    await a.get('say', { text: 'push their HQ', to: 'team' });
    await c.get('say', { emote: 'nice', to: 'team' });
    await a.get('ping', { seat: 0, at: [0, 0] });
    for (const page of [b, phone]) {
      await page.until(() => textsOf(page).includes('push their HQ') && pingsOf(page).length > 0);
      expect(page.lines[0]).toMatchObject({ n: 1, name: 'Player 0', team: 0, seat: 0, seated: true });
      expect(pingsOf(page)).toMatchObject([{ seat: 0, at: [0, 0], by: b.lines[0]?.by }]);
    }
    await d.until(() => d.lines.some(({ emote }) => emote === 'nice'));
    for (const page of [c, d, spectator]) {
      await caughtUp(page, a);
      expect(sentTo(page)).not.toMatch(/push their HQ|pinged/);
    }
    for (const page of [a, b, phone, spectator]) expect(sentTo(page)).not.toContain('"nice"');
    // Lines for everyone tell by their numbers nothing of those that were not.
    expect(spectator.lines.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(pingsOf(a)).toMatchObject([{ seat: 0, at: [0, 0], by: b.lines[0]?.by }]);
  });

  test('is not in what enemies and spectators get when they come back, also after a restart and after the match', async () => {
    app = await startTestApp({ store: await openSqliteStore(folder.path), room: { chat: talk } });
    const game = await begin('team');
    await game.pages[0]!.get('say', { text: 'ours alone', to: 'team' });
    await game.pages[2]!.get('say', { text: 'theirs alone', to: 'team' });
    await game.pages[0]!.get('say', { text: 'for all' });
    const look = async (): Promise<string[][]> => {
      const seated = await Promise.all(game.keys.map((key) => watch(game.code, [key])));
      const everyone = [...seated, await watch(game.code)];
      for (const page of everyone) {
        await page.until(() => page.received.some(({ type }) => type === 'chat'));
        const film = await page.get('history', { from: 1 });
        expect(JSON.stringify(film) + JSON.stringify(page.state)).not.toContain('alone');
      }
      return everyone.map((page) => textsOf(page));
    };
    const [own, theirs, all] = [['ours alone', 'for all'], ['theirs alone', 'for all'], ['for all']];
    expect(await look()).toEqual([own, own, theirs, theirs, all]);
    const log = app.log();
    await app.stop();
    app = await startTestApp({ store: await openSqliteStore(folder.path), room: { chat: talk } });
    const { pages } = await comeBack(app.url, game);
    open.push(...pages);
    expect(await look()).toEqual([own, own, theirs, theirs, all]);
    await pages[0]!.get('say', { text: 'ours again', to: 'team' });
    await pages[1]!.until(() => pages[1]!.lines.some(({ n, team }) => n === 2 && team === 0));
    for (const [seat, page] of pages.entries()) await page.play(seat, { do: 'resign' }).catch(() => undefined);
    await pages[3]!.until(() => pages[3]!.state.phase === 'over');
    expect(await look()).toEqual([[...own, 'ours again'], [...own, 'ours again'], theirs, theirs, all]);
    expect(await (await fetch(`${app.url}/api/matches/${game.code}/record`)).text()).not.toContain('alone');
    expect(log + app.log()).not.toMatch(/ours alone|theirs alone/);
  });

  test('reaches the two against one, while the one alone has nobody to talk to', async () => {
    app = await startTestApp({ room: { chat: talk } });
    const { pages, code } = await begin('one-vs-two', 3);
    const [alone, a, b] = pages as readonly [Page, Page, Page];
    await a.get('say', { text: 'together', to: 'team' });
    await b.get('ping', { seat: 2, at: [1, -1] });
    await b.until(() => textsOf(b).includes('together'));
    await a.until(() => pingsOf(a).length === 1);
    expect(await alone.refusal('say', { text: 'me?', to: 'team' })).toBe('no-team');
    expect(await alone.refusal('ping', { seat: 0, at: [0, 0] })).toBe('no-team');
    const again = await watch(code);
    for (const page of [alone, again]) {
      await caughtUp(page, a);
      expect(sentTo(page)).not.toMatch(/together|pinged/);
    }
  });

  test('is refused to spectators, without teams, before the match, and to a device that both sides share', async () => {
    app = await startTestApp({ room: { chat: talk } });
    const { pages, code, keys } = await begin('team');
    const spectator = await watch(code);
    expect(await spectator.refusal('say', { text: 'hi', name: 'Cyd', to: 'team' })).toBe('no-team');
    expect(await spectator.refusal('ping', { seat: 0, at: [0, 0] })).toBe('not-your-seat');
    const shared = await watch(code, [keys[0]!, keys[2]!]);
    expect(await shared.refusal('say', { text: 'hi', to: 'team' })).toBe('no-team');
    expect(await shared.refusal('ping', { seat: 0, at: [0, 0] })).toBe('no-team');
    await pages[0]!.get('say', { text: 'not for a shared screen', to: 'team' });
    await caughtUp(shared, pages[0]!);
    expect(sentTo(shared)).not.toContain('not for a shared screen');

    const duel = await startDuel(app.url);
    open.push(...duel.pages);
    expect(await duel.pages[0].refusal('say', { text: 'hi', to: 'team' })).toBe('no-team');
    expect(await duel.pages[0].refusal('ping', { seat: 0, at: [0, 0] })).toBe('no-team');

    const lobby = await Page.create(app.url, { mode: 'team' });
    open.push(lobby);
    await lobby.sit({ army: 'borgo', name: 'Ann' });
    expect(await lobby.refusal('say', { text: 'hi', to: 'team' })).toBe('no-team');
    expect(await lobby.refusal('ping', { seat: 0, at: [0, 0] })).toBe('not-now');
  });

  test('is limited: pings by seat, lines together with those for everyone', async () => {
    const slow = { burst: 3, perSecond: 0 };
    app = await startTestApp({ room: { chat: { person: slow, spectators: PLENTY, pings: slow } } });
    const { pages, code, keys } = await begin('team');
    const tab = await watch(code, [keys[0]!]);
    for (const page of [pages[0]!, tab, tab]) await page.get('ping', { seat: 0, at: [0, 0] });
    expect(await pages[0]!.refusal('ping', { seat: 0, at: [0, 0] })).toBe('ping-limited');
    await pages[1]!.get('ping', { seat: 1, at: [0, 0] });
    await pages[0]!.get('say', { text: '1', to: 'team' });
    await pages[0]!.get('say', { emote: 'hello' });
    await tab.get('say', { emote: 'hello', to: 'team' });
    expect(await tab.refusal('say', { emote: 'hello' })).toBe('talk-limited');
    expect(await tab.refusal('say', { text: '4', to: 'team' })).toBe('talk-limited');
  });

  test('has to have a form: one of text and emote, a known emote, a hex of the board, a seat of its own', async () => {
    app = await startTestApp({ room: { chat: talk } });
    const { pages } = await begin('team');
    const [a] = pages as readonly [Page];
    const bad = async (type: 'say' | 'ping', body: object): Promise<string> => a.refusal(type, body);
    for (const body of [
      {},
      { text: 'x', emote: 'wow' },
      { emote: 'rude' },
      { emote: 7 },
      { text: 'x', to: 'enemies' },
      { text: 'x', team: 0 },
    ])
      expect(await bad('say', body)).toBe('malformed');
    for (const at of [[3, 3], [9, 0], [0.5, 0], [0], 'C4', null]) expect(await bad('ping', { seat: 0, at })).toBe('malformed');
    expect(await bad('ping', { seat: 1, at: [0, 0] })).toBe('not-your-seat');
    expect(await bad('ping', { seat: 9, at: [0, 0] })).toBe('malformed');
    expect(pingsOf(a)).toEqual([]);
  });
});

test('an emote is a line of the chat, of players and spectators', async () => {
  app = await startTestApp({ room: { chat: talk } });
  const duel = await startDuel(app.url);
  open.push(...duel.pages);
  const spectator = await watch(duel.code);
  await spectator.get('say', { emote: 'hello', name: 'Cyd' });
  await duel.pages[1].get('say', { emote: 'thanks' });
  await spectator.until(() => spectator.lines.length === 2);
  expect(spectator.lines).toMatchObject([
    { n: 1, emote: 'hello', text: '', seated: false, name: 'Cyd' },
    { n: 2, emote: 'thanks', text: '', seated: true, seat: 1 },
  ]);
  await duel.pages[0].get('muteSpectators', { muted: true });
  expect(await spectator.refusal('say', { emote: 'hello', name: 'Cyd' })).toBe('spectators-muted');
});
