import { readWebhookHost } from '../../server/src/notify/webhookHosts.js';
import { Mailbox } from '../server/support/Mailbox.js';
import { Page as Connection } from '../server/support/Page.js';
import { carryOut } from './support/hands.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';

const PHONE = { width: 360, height: 640 };
/** Lines that are taken before the server has enough, for the rest of a test. */
const MOST = { burst: 6, perSecond: 1e-6 };
const HQ = { do: 'place-hq', at: [0, 0], rot: 0 } as const;

/** Writes a line to the others with the button for it. */
const say = async (page: PageWindow, text: string): Promise<void> => {
  await page.press('t');
  await page.until(() => page.focused?.matches('input[name="line"]'));
  await page.type(text);
  await page.press('Enter');
  await page.shown('.chat-lines p', { hasText: text });
};

const iconOf = (page: PageWindow): string | null => page.get('link[rel="icon"]').getAttribute('href');

describe('talking and calling', () => {
  let mailbox: Mailbox;

  beforeAll(async () => {
    mailbox = await Mailbox.open();
  });

  const server = pageServer(() => ({
    webhookHosts: [readWebhookHost(`127.0.0.1:${mailbox.port}`)!],
    room: { notify: { afterMs: 50, restMs: 0 }, chat: { person: MOST, spectators: MOST, pings: MOST } },
  }));

  afterAll(async () => {
    await mailbox.close();
  });

  const duel = async (second: object = {}): Promise<readonly [PageWindow, PageWindow]> => {
    const [first, other] = await server.openTable({ armies: ['borgo', 'outpost'], windows: [{}, second] });
    return [first, other];
  };

  test('people talk by the keyboard, and what they write is text', async () => {
    const [first, second] = await duel();
    const html = '<img src=x onerror=alert(1)> <a href="https://evil.example">here</a> https://evil.example';
    await say(first, html);
    expect(first.focused?.getAttribute('name')).toBe('line');
    await first.press('Escape');
    expect(first.focused?.getAttribute('name') ?? null).toBeNull();
    await second.shown('.chat-panel .chat-lines p', { hasText: html });
    expect(second.all('.chat-lines :is(img, a, button)')).toHaveLength(0);
    // A key in the field is a letter, not a move.
    await say(first, '1q2e');
    expect(first.probe.table?.turn.phase).toBe('setup');
  });

  test('on a slow connection the next line is written while one is on its way, and a refused one comes back before it', async () => {
    const [first, second] = await duel();
    await say(first, 'ready?');
    const field = '.chat-panel input[name="line"]';
    const [socket] = first.network.sockets.keys();
    socket!.pause();
    for (const line of ['one', 'two']) {
      await first.fill(field, line);
      await first.press('Enter');
      await second.shown('.chat-panel .chat-lines p', { hasText: line });
      expect(first.value(field)).toBe('');
    }
    await first.type('thr');
    socket!.resume();
    await first.shown('.chat-panel .chat-lines p', { hasText: 'two' });
    await first.answered();
    await first.type('ee');
    expect(first.value(field)).toBe('three');
    await first.press('Enter');
    for (let more = 4; more < MOST.burst; more++) {
      await first.fill(field, `line ${more}`);
      await first.press('Enter');
    }
    await first.answered();
    socket!.pause();
    await first.fill(field, 'too many');
    await first.press('Enter');
    await first.type('and more');
    socket!.resume();
    await first.shown('.chat-panel .problem', { hasText: 'Too many lines at once' });
    expect(first.value(field)).toBe('too many and more');
  });

  test('on a phone a line counts as unread until the window with the lines is opened', async () => {
    const [first, second] = await duel(PHONE);
    await say(first, 'Hello!');
    await second.shown('.chat-button .unread', { hasText: /^1$/ });
    await second.shown('[role="status"]', { hasText: 'Hello!' });
    await second.click('.chat-button');
    await second.shown('dialog .chat-lines p', { hasText: 'Hello!' });
    await second.gone('.unread');
    await second.fill('dialog input[name="line"]', 'And hello to you.');
    await second.click('dialog [data-action="say"]');
    await first.shown('.chat-panel .chat-lines p', { hasText: /Bolek\s*And hello to you\./ });
    await second.press('Escape');
    await second.gone('dialog');
  });

  test('somebody can be muted, spectators can be silenced, and who comes later reads what was said', async () => {
    const [first, second] = await duel();
    const watcher = await server.open(first.path);
    await tableShown(watcher);
    await watcher.fill('input[name="chat-name"]', 'Cela');
    await watcher.fill('.chat-panel input[name="line"]', 'Take the bridge!');
    await watcher.press('Enter');
    // One's own lines are no news.
    await watcher.shown('.chat-panel .chat-lines p', { hasText: 'Take the bridge!' });
    await watcher.gone('.unread');
    await watcher.gone('.chat-panel .choice', { hasText: 'Cela' });
    const line = { hasText: 'Take the bridge!' };
    await first.shown('.chat-panel .chat-lines p', line);
    expect(first.text('.chat-panel .chat-lines p', line)).toContain('watching');
    await first.click('.chat-panel .chat-manners summary');
    await first.click('.chat-panel .choice', { hasText: 'Do not show me what Cela' });
    await first.gone('.chat-panel .chat-lines p', line);
    await first.reload();
    await first.shown('.chat-panel .quiet-text');
    await first.click('.chat-panel .chat-manners summary');
    await first.click('.chat-panel .choice', { hasText: 'Spectators may write' });
    await watcher.shown('.chat-panel', { hasText: 'Spectators do not write at this table.' });
    await second.reload();
    await second.shown('.chat-panel .chat-lines p', line);
    expect(watcher.all('.chat-manners input[name="spectators-talk"]')).toHaveLength(0);
  });

  test('the title and the icon of the window say whose turn it is, as long as the settings want that', async () => {
    const [first, second] = await duel();
    await first.until(() => first.document.title.startsWith('● Your turn'));
    await first.until(() => iconOf(first) === '/favicon-call.svg');
    expect(second.document.title).not.toContain('●');
    expect(iconOf(second)).toBe('/favicon.svg');
    await carryOut(first, HQ);
    await second.until(() => second.document.title.startsWith('● Your turn'));
    await first.until(() => !first.document.title.includes('●'));
    await second.click('.top-bar [data-action="settings"]');
    await second.shown('dialog[open] .settings-part');
    await second.check('dialog input[name="call-sign"]', false);
    await second.until(() => !second.document.title.includes('●'));
    expect(iconOf(second)).toBe('/favicon.svg');
  });

  test('a player of a slow game gives an address, which is called with the link to the table', async () => {
    const maker = await Connection.createAs(server.url, { options: { clock: 'days:3' } });
    const { seat } = await maker.sit({ army: 'borgo', name: 'Ala' });
    const other = await Connection.join(server.url, maker.code);
    const { key } = await other.sit({ army: 'outpost', name: 'Bolek' });
    const second = await server.open(`/t/${maker.code}`, { ...PHONE, remembers: { seats: { [maker.code]: [key] } } });
    await other.leave();
    await tableShown(second);
    await second.click('.top-bar [aria-label="Table menu"]');
    await second.click('[data-action="menu-share"]');
    await second.fill('dialog input[name="webhook"]', 'https://evil.example/');
    await second.click('dialog [data-action="keep-webhook"]');
    await second.shown('dialog .webhook .problem', { hasText: 'may not call' });
    await second.fill('dialog input[name="webhook"]', `http://127.0.0.1:${mailbox.port}/bolek`);
    await second.click('dialog [data-action="keep-webhook"]');
    await second.shown('dialog .webhook [role="status"]', { hasText: 'Kept' });
    // What is written now has not been kept.
    await second.fill('dialog input[name="webhook"]', `http://127.0.0.1:${mailbox.port}/other`);
    expect(second.all('dialog .webhook [role="status"]', { hasText: 'Kept' })).toHaveLength(0);
    await second.goto('/credits');
    await maker.until(() => [...maker.state.seats][1]?.connected === 0);
    await maker.play(seat, HQ);
    await mailbox.until(1);
    const link = `${server.url}/t/${maker.code}`;
    expect(JSON.parse(mailbox.letters[0]!.body)).toEqual({ event: 'your-turn', code: maker.code, seat: 1, name: 'Bolek', link });
    await second.goto(`/t/${maker.code}`);
    await second.click('.top-bar [aria-label="Table menu"]');
    await second.click('[data-action="menu-share"]');
    await second.click('dialog [data-action="remove-webhook"]');
    await second.gone('dialog [data-action="remove-webhook"]');
    await maker.leave();
  });

  test('on a phone everybody sees who is away, also beside a clock', async () => {
    const maker = await Connection.createAs(server.url, { options: { clock: 'game:600+5' } });
    await maker.sit({ army: 'borgo', name: 'Ala' });
    const other = await Connection.join(server.url, maker.code);
    const { key } = await other.sit({ army: 'outpost', name: 'Bolek' });
    const second = await server.open(`/t/${maker.code}`, { ...PHONE, remembers: { seats: { [maker.code]: [key] } } });
    await other.leave();
    await tableShown(second);
    await second.gone('.presence[data-online="false"]');
    await maker.leave();
    await second.shown('.presence[data-online="false"]');
    expect(second.all('.clock').length).toBeGreaterThan(1);
  });
});
