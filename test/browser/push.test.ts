import type { Browser, Page, Worker } from 'playwright-core';
import { describeWith } from '../support/programs.js';
import { Mailbox } from '../server/support/Mailbox.js';
import { PushBrowser } from '../server/support/PushBrowser.js';
import { startDuel, type Duel } from '../server/support/table.js';
import { startTestApp, type TestApp } from '../server/support/testApp.js';
import { violations } from './support/axe.js';
import { eventually } from './support/eventually.js';
import { BUILT, kept } from './support/keptPage.js';
import { openSettings } from './support/openSettings.js';
import { untilShown } from './support/probe.js';
import { deliver, fakePushService, shown } from './support/pushService.js';
import { complaints, openWindow, startBrowser } from './support/windows.js';

const MINUTE = 60_000;
const DESK = { width: 1280, height: 800, serviceWorkers: 'allow', remembers: { sound: false, language: 'pl' } } as const;
const HQ = { do: 'place-hq', at: [0, 0], rot: 0 } as const;
const BASE = '/games/hexfall';

const hide = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

describeWith('notifyingChromium', 'push messages', (executable) => {
  let app: TestApp;
  let browser: Browser;
  let mailbox: Mailbox;
  let bob: PushBrowser;
  let duel: Duel;
  let page: Page;

  beforeAll(async () => {
    browser = await startBrowser(executable);
  }, 3 * MINUTE);

  beforeEach(async () => {
    mailbox = await Mailbox.open();
    bob = new PushBrowser(`http://127.0.0.1:${mailbox.port}/bob`);
  });

  afterEach(async () => {
    expect(complaints(page)).toEqual([]);
    await page.context().close();
    await Promise.all(duel.pages.map((player) => player.leave()));
    await app.stop();
    await mailbox.close();
  });

  afterAll(async () => {
    await browser.close();
  });

  /** Opens the table as Bob. Ann is a program. */
  const open = async ({ isEnabled = true, basePath = '', afterMs = 300 } = {}): Promise<void> => {
    const push = { isEnabled, contact: 'mailto:ann@hexfall.example', isPrivateAllowed: true };
    app = await startTestApp({ pages: BUILT, basePath, push, room: { pushRules: { afterMs } } });
    duel = await startDuel(app.url, { clock: 'days:3' });
    await duel.pages[1].leave();
    page = await openWindow(browser, DESK);
    const { endpoint, keys } = bob.subscription;
    await page.context().addInitScript(fakePushService, { endpoint, ...keys });
    await page.context().grantPermissions(['notifications']);
    await page.goto(`${app.url}${basePath}/t/${duel.code}#seat=${duel.keys[1]}`);
    await kept(page);
    await untilShown(page, 0);
    await openSettings(page);
  };

  const turnOn = async (): Promise<void> => {
    await page.locator('dialog input[name="call-push"]').click();
    await page.locator('dialog [data-part="push-news"]', { hasText: 'będą przychodzić' }).waitFor();
    expect(await page.locator('dialog input[name="call-push"]').isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  };

  /** Leads Bob's window to a page where no table is; the server calls nobody who looks at the table, as far as it knows. */
  const leaveTable = async (basePath = ''): Promise<void> => {
    await page.goto(`${app.url}${basePath}/rules`);
    const [ann] = duel.pages;
    await ann.until(() => [...ann.state.seats][1]?.connected === 0);
  };

  const annPlays = (): Promise<unknown> => duel.pages[0].get('intent', { client: duel.pages[0].client, seat: 0, intent: HQ });

  const worker = (): Worker => page.context().serviceWorkers()[0]!;

  test.each(['', BASE] as const)(
    'below "%s" call who has gone, in the language of the page, and open the table',
    async (basePath) => {
      await open({ basePath });
      // On a busy machine the page may still be changing screens.
      await eventually(async () => expect(await violations(page)).toEqual([]));
      await turnOn();
      // Another page of the same browser: the table is open nowhere.
      await leaveTable(basePath);
      await annPlays();
      await mailbox.until(1);
      const message = bob.read(mailbox.letters[0]!);
      expect(message).toEqual({ kind: 'turn', code: duel.code, language: 'pl' });
      const cdp = await page.context().newCDPSession(page);
      await deliver(cdp, app.url, JSON.stringify(message));
      const expected = { title: 'Hexfall', body: `Twoja tura (${duel.code})`, tag: duel.code };
      await eventually(async () => expect(await shown(page)).toEqual([expected]));
      await cdp.detach();
      const again = await page.context().newCDPSession(page);
      await deliver(again, app.url, JSON.stringify({ ...message, kind: 'clock' }));
      await eventually(async () => expect(await shown(page)).toEqual([{ ...expected, body: `Kończy się twój czas (${duel.code})` }]));
      const opened = await worker().evaluate(async (patience) => {
        const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; clients: { openWindow: unknown } };
        const [notification] = await scope.registration.getNotifications();
        const address = new Promise<string>((resolve, reject) => {
          setTimeout(() => reject(new Error('the worker opens no window')), patience);
          Object.defineProperty(scope.clients, 'openWindow', { value: (url: string) => Promise.resolve(resolve(url)) });
        });
        const Click = Reflect.get(globalThis, 'NotificationEvent') as new (name: string, init: object) => Event;
        dispatchEvent(new Click('notificationclick', { notification }));
        return address;
      }, MINUTE);
      expect(opened).toBe(`${app.url}${basePath}/t/${duel.code}`);
      await eventually(async () => expect(await shown(page)).toEqual([]));
    },
    3 * MINUTE,
  );

  test(
    'are one notification with that of the page, which is gone when the player looks; a click goes to the window of the table',
    async () => {
      // Long enough for the page to say that it has called its player, also on a busy machine.
      await open({ afterMs: 10_000 });
      await turnOn();
      await hide(page, true);
      await annPlays();
      await eventually(async () => expect(await shown(page)).toMatchObject([{ tag: duel.code, body: `Twoja tura (${duel.code})` }]));
      // The page has called its player itself: the server does not.
      await new Promise((resolve) => setTimeout(resolve, 11_500));
      expect(mailbox.letters).toEqual([]);
      const focused = await worker().evaluate(async (patience) => {
        const scope = globalThis as unknown as { registration: ServiceWorkerRegistration };
        const [notification] = await scope.registration.getNotifications();
        const Client = Reflect.get(globalThis, 'WindowClient') as { prototype: object };
        const address = new Promise<string>((resolve, reject) => {
          setTimeout(() => reject(new Error('the worker goes to no window')), patience);
          Object.defineProperty(Client.prototype, 'focus', {
            value(this: { url: string }) {
              resolve(this.url);
              return Promise.resolve(this);
            },
          });
        });
        const Click = Reflect.get(globalThis, 'NotificationEvent') as new (name: string, init: object) => Event;
        dispatchEvent(new Click('notificationclick', { notification }));
        return address;
      }, MINUTE);
      expect(new URL(focused).pathname).toBe(`/t/${duel.code}`);
      await hide(page, false);
      await eventually(async () => expect(await shown(page)).toEqual([]));
    },
    3 * MINUTE,
  );

  test(
    'end at the server, too, when they are switched off',
    async () => {
      await open();
      await turnOn();
      await openSettings(page);
      await page.locator('dialog input[name="call-push"]').click();
      await page.locator('dialog [data-part="push-news"]', { hasText: 'nie ma już powiadomień' }).waitFor();
      expect(await page.locator('dialog input[name="call-push"]').isChecked()).toBe(false);
      await leaveTable();
      await annPlays();
      await new Promise((resolve) => setTimeout(resolve, 1500));
      expect(mailbox.letters).toEqual([]);
    },
    3 * MINUTE,
  );

  test(
    'are renewed by the service worker when the push service ends a subscription',
    async () => {
      await open();
      await turnOn();
      const next = new PushBrowser(`http://127.0.0.1:${mailbox.port}/next`);
      const { endpoint, keys } = next.subscription;
      await worker().evaluate(
        (json) => {
          const newSubscription = { endpoint: json.endpoint, toJSON: () => json };
          dispatchEvent(
            Object.assign(new Event('pushsubscriptionchange'), { oldSubscription: null, newSubscription, waitUntil: () => undefined }),
          );
        },
        { endpoint, keys },
      );
      // The worker keeps it once the server has agreed.
      const keptNow = (): Promise<string | undefined> =>
        page.evaluate(async () => (await (await caches.open('hexfall-push')).match('/push-endpoint'))?.text());
      await eventually(async () => expect(await keptNow()).toBe(endpoint));
      await leaveTable();
      await annPlays();
      await mailbox.until(1);
      expect(mailbox.letters[0]?.path).toBe('/next');
      expect(next.read(mailbox.letters[0]!)).toMatchObject({ kind: 'turn' });
    },
    3 * MINUTE,
  );

  test(
    'are not offered where the server sends none',
    async () => {
      await open({ isEnabled: false });
      await page.locator('dialog input[name="call-notify"]').waitFor();
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(await page.locator('dialog :is(input[name="call-push"], [data-part^="push"])').count()).toBe(0);
    },
    3 * MINUTE,
  );

  test(
    'are explained to who has forbidden notifications',
    async () => {
      await open();
      await page.context().addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'denied' }));
      await page.reload();
      await untilShown(page, 0);
      await openSettings(page);
      await page.locator('dialog .quiet-text', { hasText: 'zabroniono' }).waitFor();
      expect(await page.locator('dialog input[name="call-push"]').count()).toBe(0);
    },
    3 * MINUTE,
  );

  test(
    'are explained on an iPhone whose page is not on the home screen',
    async () => {
      await open();
      await page.context().addInitScript(() => {
        Reflect.deleteProperty(globalThis, 'PushManager');
        Object.defineProperty(navigator, 'standalone', { value: false });
      });
      await page.reload();
      await untilShown(page, 0);
      await openSettings(page);
      await page.locator('dialog [data-part="push-install"]', { hasText: 'ekranu początkowego' }).waitFor();
      expect(await page.locator('dialog input[name="call-push"]').count()).toBe(0);
    },
    3 * MINUTE,
  );
});
