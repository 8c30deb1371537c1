import type { Browser, Page as Window } from 'playwright-core';
import { openSqliteStore } from '../../server/src/store/openSqliteStore.js';
import { Mailbox } from '../server/support/Mailbox.js';
import { newKey, Page } from '../server/support/Page.js';
import { PushBrowser } from '../server/support/PushBrowser.js';
import { startTestApp, temporaryFolder, type TestApp } from '../server/support/testApp.js';
import { describeWith } from '../support/programs.js';
import { clickOn } from './support/clickOn.js';
import { eventually } from './support/eventually.js';
import { BUILT, kept, realComplaints } from './support/keptPage.js';
import { deliver, fakePushService, shown } from './support/pushService.js';
import { openWindow, startBrowser } from './support/windows.js';

const MINUTE = 60_000;
const DEVICE = { width: 1280, height: 800, serviceWorkers: 'allow', remembers: { sound: false, language: 'en' } } as const;
const HQ = { do: 'place-hq', at: [0, 0], rot: 0 } as const;

describeWith('notifyingChromium', 'push messages to a player card', (executable) => {
  const folder = temporaryFolder();
  let browser: Browser;
  let app: TestApp;
  let mailbox: Mailbox;

  beforeAll(async () => {
    browser = await startBrowser(executable);
    mailbox = await Mailbox.open();
    const push = { isEnabled: true, contact: 'mailto:ann@hexfall.example', isPrivateAllowed: true };
    app = await startTestApp({ pages: BUILT, store: await openSqliteStore(folder.path), push, room: { pushRules: { afterMs: 300 } } });
  }, 3 * MINUTE);

  afterAll(async () => {
    await browser.close();
    await app.stop();
    await mailbox.close();
    folder.remove();
  });

  /** A device that takes over the card by its link, has no key of any seat, and is to be called. */
  const deviceOf = async (key: string, { subscription }: PushBrowser): Promise<Window> => {
    const page = await openWindow(browser, DEVICE);
    await page.context().addInitScript(fakePushService, { endpoint: subscription.endpoint, ...subscription.keys });
    await page.context().grantPermissions(['notifications']);
    await page.goto(`${app.url}/card#${key}`);
    await clickOn(page, '[data-action="take-card"]');
    await kept(page);
    await page.goto(`${app.url}/rules`);
    await clickOn(page, '.page-nav .icon-button');
    await page.locator('dialog input[name="call-push"]').click();
    await page.locator('dialog [data-part="push-news"]', { hasText: 'This browser' }).waitFor();
    expect(await page.locator('dialog input[name="call-push"]').isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    return page;
  };

  test(
    'come to all its devices, although they have no key of the seat, and are gone when another device has played',
    async () => {
      const [ann, bob] = [newKey(), newKey()];
      const headers = { 'content-type': 'application/json' };
      for (const [key, name] of [
        [ann, 'Ann'],
        [bob, 'Bob'],
      ] as const) {
        const body = JSON.stringify({ key, name, crest: { shape: 'bolt', color: 'blue' } });
        expect((await fetch(`${app.url}/api/profiles`, { method: 'POST', headers, body })).ok).toBe(true);
      }
      const a = await Page.create(app.url, { clock: 'days:3' });
      await a.sit({ army: 'borgo', name: 'Ann', profile: ann });
      const b = await Page.join(app.url, a.code);
      await b.sit({ army: 'moloch', name: 'Bob', profile: bob });
      await a.until(() => a.state.phase === 'playing');
      // Who looks at the table is not called.
      await b.get('visibility', { visible: false });

      const [forPhone, forLaptop] = ['phone', 'laptop'].map((name) => new PushBrowser(`http://127.0.0.1:${mailbox.port}/${name}`)) as [
        PushBrowser,
        PushBrowser,
      ];
      const phone = await deviceOf(bob, forPhone);
      const laptop = await deviceOf(bob, forLaptop);
      await a.get('intent', { client: a.client, seat: 0, intent: HQ });
      await mailbox.until(2);
      expect(mailbox.letters.map(({ path }) => path).toSorted()).toEqual(['/laptop', '/phone']);
      const letter = mailbox.letters.find(({ path }) => path === '/phone')!;
      const message = forPhone.read(letter);
      expect(message).toEqual({ kind: 'turn', code: a.code, language: 'en' });
      await deliver(await phone.context().newCDPSession(phone), app.url, JSON.stringify(message));
      await eventually(async () => expect(await shown(phone)).toMatchObject([{ tag: a.code }]));

      // Where the table is in sight the message is shown, as browsers demand, and gone at once.
      await laptop.goto(`${app.url}/t/${a.code}`);
      await laptop.locator('.player[data-me="true"]').waitFor();
      const [worker] = laptop.context().serviceWorkers();
      await worker!.evaluate(() => {
        const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
        const { showNotification } = registration;
        registration.showNotification = (title, options) => {
          Object.assign(globalThis, { silent: options?.silent });
          return showNotification.call(registration, title, options);
        };
      });
      await deliver(await laptop.context().newCDPSession(laptop), app.url, JSON.stringify(message));
      await eventually(async () => expect(await worker!.evaluate(() => Reflect.get(globalThis, 'silent') as unknown)).toBe(true));
      await eventually(async () => expect(await shown(laptop)).toEqual([]));

      // The list of games takes the message away once the turn was played at another device.
      await phone.goto(`${app.url}/games`);
      await phone.locator(`[data-code="${a.code}"]`).waitFor();
      expect(await shown(phone)).toHaveLength(1);
      await b.get('intent', { client: b.client, seat: 1, intent: { do: 'place-hq', at: [2, 0], rot: 0 } });
      await phone.reload();
      await eventually(async () => expect(await shown(phone)).toEqual([]));
      expect([...realComplaints(phone), ...realComplaints(laptop)]).toEqual([]);
      await Promise.all([a.leave(), b.leave()]);
    },
    3 * MINUTE,
  );
});
