import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { readWebhookHost } from '../../server/src/webhooks/webhookHosts.js';
import { Mailbox } from '../server/support/Mailbox.js';
import { Page as Connection } from '../server/support/Page.js';
import { startTestApp, type TestApp } from '../server/support/testApp.js';
import { describeWith } from '../support/programs.js';
import { eventually } from './support/eventually.js';
import { carryOut } from './support/hands.js';
import { openSettings } from './support/openSettings.js';
import { probe, untilShown } from './support/probe.js';
import { joinTable, tableShown, watchTable } from './support/table.js';
import { PHONE, TestWindows } from './support/TestWindows.js';
import { startBrowser } from './support/windows.js';

const PAGES = fileURLToPath(new URL('../../client/dist', import.meta.url));
const DESK = { width: 1280, height: 800 };
const MINUTE = 60_000;

const HQ = { do: 'place-hq', at: [0, 0], rot: 0 } as const;

/** What the page has notified its user of, and what happens when the user clicks on it. */
interface Notified {
  readonly body: string;
  readonly click: () => void;
}

declare global {
  interface Window {
    notified: Notified[];
    focused: number;
  }
}

/** Notes notifications beside showing them. */
const watchNotifications = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.notified = [];
    window.focused = 0;
    window.focus = () => void (window.focused += 1);
    const Original = window.Notification;
    window.Notification = class extends Original {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        window.notified.push({ body: options?.body ?? '', click: () => void this.onclick?.call(this, new Event('click')) });
      }
    };
  });

/** Puts a window out of sight, or back. */
const hide = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

const say = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press('t');
  await page.locator('input[name="line"]:focus').waitFor();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await page.locator('.chat-lines:visible p', { hasText: text }).waitFor();
};

const iconOf = (page: Page): Promise<string | null> => page.locator('link[rel="icon"]').getAttribute('href');

describeWith('notifyingChromium', 'talking and calling', (executable) => {
  let app: TestApp;
  let browser: Browser;
  let mailbox: Mailbox;
  const windows = new TestWindows();

  beforeAll(async () => {
    mailbox = await Mailbox.open();
    const webhookHosts = [readWebhookHost(`127.0.0.1:${mailbox.port}`)!];
    app = await startTestApp({ pages: PAGES, webhookHosts, room: { notify: { afterMs: 50, restMs: 0 } } });
    browser = await startBrowser(executable);
  }, 3 * MINUTE);

  afterAll(async () => {
    await browser.close();
    await app.stop();
    await mailbox.close();
  });

  test(
    'people talk by the keyboard, beside the board and on a phone, and what they write is text',
    async () => {
      const [first, second] = await windows.duel(browser, app.url, DESK);
      const html = '<img src=x onerror=alert(1)> <a href="https://evil.example">here</a> https://evil.example';
      await say(first, html);
      const focused = (): Promise<string | null> => first.evaluate(() => document.activeElement?.getAttribute('name') ?? null);
      await eventually(async () => expect(await focused()).toBe('line'));
      await first.keyboard.press('Escape');
      await eventually(async () => expect(await focused()).toBeNull());
      const unread = second.locator('.chat-button .unread');
      await unread.waitFor();
      await eventually(async () => {
        expect(await unread.textContent()).toBe('1');
        expect(await second.locator('[role="status"]', { hasText: 'evil.example' }).count()).toBe(1);
      });
      await second.locator('.chat-button').click();
      const line = second.locator('dialog .chat-lines p');
      await eventually(async () => expect(await line.textContent()).toContain(html));
      expect(await second.locator('.chat-lines :is(img, a, button)').count()).toBe(0);
      await unread.waitFor({ state: 'detached' });
      await second.locator('dialog input[name="line"]').fill('And hello to you.');
      await second.locator('dialog [data-action="say"]').click();
      await first.locator('.chat-panel .chat-lines p', { hasText: 'Bolek And hello to you.' }).waitFor();
      await second.keyboard.press('Escape');
      await second.locator('dialog').waitFor({ state: 'detached' });
      // A key in the field is a letter, not a move.
      await say(first, '1q2e');
      expect((await probe(first)).table?.turn.phase).toBe('setup');
    },
    4 * MINUTE,
  );

  test(
    'somebody can be muted, spectators can be silenced, and who comes later reads what was said',
    async () => {
      const [first, second] = await windows.duel(browser, app.url, DESK);
      const watcher = await watchTable(browser, first.url(), DESK);
      windows.add(watcher);
      await watcher.locator('input[name="chat-name"]').fill('Cela');
      await watcher.locator('.chat-panel input[name="line"]').fill('Take the bridge!');
      await watcher.keyboard.press('Enter');
      const seen = first.locator('.chat-panel .chat-lines p', { hasText: 'Take the bridge!' });
      await seen.waitFor();
      expect(await seen.textContent()).toContain('watching');
      await first.locator('.chat-panel .chat-manners summary').click();
      await first.locator('.chat-panel .choice', { hasText: 'Do not show me what Cela' }).click();
      await seen.waitFor({ state: 'detached' });
      await first.reload();
      await first.locator('.chat-panel .quiet-text').waitFor();
      await first.locator('.chat-panel .chat-manners summary').click();
      await first.locator('.chat-panel .choice', { hasText: 'Spectators may write' }).click();
      await watcher.locator('.chat-panel', { hasText: 'Spectators do not write at this table.' }).waitFor();
      await second.reload();
      await second.locator('.chat-button .unread').waitFor();
      expect(await watcher.locator('.chat-manners input[name="spectators-talk"]').count()).toBe(0);
    },
    4 * MINUTE,
  );

  test(
    'the title and the icon of the window say whose turn it is, as long as the settings want that',
    async () => {
      const [first, second] = await windows.duel(browser, app.url, DESK);
      await first.waitForFunction(() => document.title.startsWith('● Your turn'));
      await eventually(async () => expect(await iconOf(first)).toBe('/favicon-call.svg'));
      await eventually(async () => expect(await second.title()).not.toContain('●'));
      await eventually(async () => expect(await iconOf(second)).toBe('/favicon.svg'));
      for (const icon of ['/favicon.svg', '/favicon-call.svg']) expect((await fetch(app.url + icon)).status).toBe(200);
      await carryOut(first, HQ);
      await second.waitForFunction(() => document.title.startsWith('● Your turn'));
      await first.waitForFunction(() => !document.title.includes('●'));
      await openSettings(second);
      await second.locator('dialog input[name="call-sign"]').uncheck();
      await second.waitForFunction(() => !document.title.includes('●'));
      await eventually(async () => expect(await iconOf(second)).toBe('/favicon.svg'));
    },
    4 * MINUTE,
  );

  test(
    'the browser notifies a player who has allowed it and does not look, once for each turn',
    async () => {
      const [first, second] = await windows.duel(browser, app.url, DESK);
      await watchNotifications(second);
      await second.reload();
      await untilShown(second, 0);
      await openSettings(second);
      const offer = second.locator('dialog [data-action="allow-notifications"], dialog .quiet-text');
      await eventually(async () => expect(await offer.count()).toBe(1));
      await second.context().grantPermissions(['notifications']);
      await second.reload();
      await untilShown(second, 0);
      await openSettings(second);
      await second.locator('dialog input[name="call-notify"]').check();
      await second.keyboard.press('Escape');
      await second.locator('dialog').waitFor({ state: 'detached' });
      await hide(second, true);
      expect(await second.evaluate(() => window.notified.length)).toBe(0);
      await carryOut(first, HQ);
      await second.waitForFunction(() => window.notified.length === 1);
      expect(await second.evaluate(() => window.notified[0]!.body)).toContain('Your turn');
      await second.evaluate(() => window.notified[0]!.click());
      await eventually(async () => expect(await second.evaluate(() => window.focused)).toBe(1));
      await hide(second, false);
      // In sight, the next call is none of the browser's.
      await first.locator('.top-bar [aria-label="Table menu"]').click();
      await first.locator('dialog [data-action="propose-draw"]').click();
      await second.locator('.proposal[data-kind="draw"]').waitFor();
      expect(await second.evaluate(() => window.notified.length)).toBe(1);
    },
    4 * MINUTE,
  );

  test(
    'a player of a slow game gives an address, which is called with the link to the table',
    async () => {
      const maker = await Connection.createAs(app.url, { options: { clock: 'days:3' } });
      const { seat } = await maker.sit({ army: 'borgo', name: 'Ala' });
      const second = await joinTable(browser, `${app.url}/t/${maker.code}`, 'outpost', 'Bolek', PHONE);
      windows.add(second);
      await tableShown(second);
      await second.locator('.top-bar [aria-label="Table menu"]').click();
      await second.locator('dialog input[name="webhook"]').fill('https://evil.example/');
      await second.locator('dialog [data-action="keep-webhook"]').click();
      await second.locator('dialog .webhook .problem', { hasText: 'may not call' }).waitFor();
      await second.locator('dialog input[name="webhook"]').fill(`http://127.0.0.1:${mailbox.port}/bolek`);
      await second.locator('dialog [data-action="keep-webhook"]').click();
      await second.locator('dialog .webhook [role="status"]', { hasText: 'Kept' }).waitFor();
      await second.goto('about:blank');
      await maker.until(() => [...maker.state.seats][1]?.connected === 0);
      await maker.play(seat, HQ);
      await mailbox.until(1);
      const link = `${app.url}/t/${maker.code}`;
      expect(JSON.parse(mailbox.letters[0]!.body)).toEqual({ event: 'your-turn', code: maker.code, seat: 1, name: 'Bolek', link });
      await second.goto(link);
      await second.locator('.top-bar [aria-label="Table menu"]').click();
      await second.locator('dialog [data-action="remove-webhook"]').click();
      await second.locator('dialog [data-action="remove-webhook"]').waitFor({ state: 'detached' });
      await maker.leave();
    },
    4 * MINUTE,
  );

  test(
    'on a phone everybody sees who is away, also beside a clock',
    async () => {
      const maker = await Connection.createAs(app.url, { options: { clock: 'game:600+5' } });
      await maker.sit({ army: 'borgo', name: 'Ala' });
      const second = await joinTable(browser, `${app.url}/t/${maker.code}`, 'outpost', 'Bolek', PHONE);
      windows.add(second);
      await second.locator('.clock').first().waitFor();
      await tableShown(second);
      await second.locator('.presence[data-online="false"]:visible').waitFor({ state: 'detached' });
      await maker.leave();
      await second.locator('.presence[data-online="false"]:visible').waitFor();
      await eventually(async () => expect(await second.locator('.clock:visible').count()).toBe(2));
    },
    4 * MINUTE,
  );
});
