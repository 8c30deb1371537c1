// worker: push messages come to a service worker, and only a browser shows notifications.
import type { Page } from 'playwright-core';
import { hashSeatKey } from '../../server/src/security/credentials.js';
import { newKey, Page as Connection } from '../server/support/Page.js';
import type { PushBrowser } from '../server/support/PushBrowser.js';
import type { Duel } from '../server/support/table.js';
import { eventually } from '../support/eventually.js';
import { describeWith } from '../support/programs.js';
import { violations } from './support/axe.js';
import { clickOn } from './support/clickOn.js';
import { kept } from './support/keptPage.js';
import { untilShown } from './support/probe.js';
import { play, pushEnvironment } from './support/pushEnvironment.js';
import { clickNotification, deliver, hide, shown, workerOf } from './support/pushService.js';

/** Opens the settings at a table: by their own button or, if there is no room for it, by the menu. */
const openSettings = async (page: Page): Promise<void> => {
  await page.locator('.top-bar [data-action="menu"]').waitFor();
  const button = page.locator('.top-bar [data-action="settings"]');
  if (await button.isVisible()) await button.click();
  else {
    await page.locator('.top-bar [data-action="menu"]').click();
    await page.locator('dialog [data-action="settings"]').click();
  }
  // They are fetched when they are opened.
  await page.locator('dialog[open] .settings-part').first().waitFor();
};

const MINUTE = 60_000;
const HQ = { do: 'place-hq', at: [0, 0], rot: 0 } as const;
const BASE = '/games/hexfall';

/** What a page has notified its user of itself, and what happens when the user clicks on it. */
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

/** Notes notifications of a page itself beside showing them. */
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

describeWith('notifyingChromium', 'notifications', (executable) => {
  const env = pushEnvironment(executable);

  /** Opens the table of a duel as Bob. Ann is a program. */
  const openAsBob = async (page: Page, { code, keys, pages: [, bob] }: Duel, base: string): Promise<void> => {
    await bob.leave();
    await page.goto(`${base}/t/${code}#seat=${keys[1]}`);
    await untilShown(page, 0);
  };

  const turnOn = async (page: Page): Promise<void> => {
    await openSettings(page);
    // The dialog may still be coming in.
    await eventually(async () => expect(await violations(page)).toEqual([]));
    await page.locator('dialog input[name="call-push"]').click();
    await page.locator('dialog [data-part="push-news"]', { hasText: 'będą przychodzić' }).waitFor();
    expect(await page.locator('dialog input[name="call-push"]').isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  };

  test(
    'push messages call who has gone, in the language of the page, open the table, and go on when the push service has renewed the subscription',
    async () => {
      await env.start(BASE);
      const [bob, renewed] = [env.subscribed('bob'), env.subscribed('renewed')];
      const duel = await env.duel();
      const [ann] = duel.pages;
      const page = await env.open('pl', bob);
      await openAsBob(page, duel, env.app.url + BASE);
      await kept(page);
      await turnOn(page);
      // Another page of the same browser: the table is open nowhere, as far as the server knows.
      await page.goto(`${env.app.url}${BASE}/rules`);
      await ann.until(() => [...ann.state.seats][1]?.connected === 0);
      await play(ann, 0, HQ);
      await env.passTime(ann);
      await env.mailbox.until(1);
      const message = bob.read(env.mailbox.letters[0]!);
      expect(message).toEqual({ kind: 'turn', code: duel.code, language: 'pl' });
      await deliver(page, env.app.url, JSON.stringify(message));
      const expected = { title: 'Hexfall', body: `Twoja tura (${duel.code})`, tag: duel.code };
      await eventually(async () => expect(await shown(page)).toEqual([expected]));
      await deliver(page, env.app.url, JSON.stringify({ ...message, kind: 'clock' }));
      await eventually(async () => expect(await shown(page)).toEqual([{ ...expected, body: `Kończy się twój czas (${duel.code})` }]));
      expect(await clickNotification(page)).toBe(`${env.app.url}${BASE}/t/${duel.code}`);
      await eventually(async () => expect(await shown(page)).toEqual([]));

      // What is said of a competition opens its page.
      await deliver(page, env.app.url, JSON.stringify({ kind: 'round', code: 'CMPAAA', language: 'pl' }));
      const ofCompetition = { title: 'Hexfall', body: 'Ogłoszono twoją następną rundę (CMPAAA)', tag: 'CMPAAA' };
      await eventually(async () => expect(await shown(page)).toEqual([ofCompetition]));
      expect(await clickNotification(page)).toBe(`${env.app.url}${BASE}/c/CMPAAA`);
      await eventually(async () => expect(await shown(page)).toEqual([]));

      const { endpoint, keys } = renewed.subscription;
      await workerOf(page).evaluate(
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
        page.evaluate(async (path) => (await (await caches.open('hexfall-push')).match(path))?.text(), `${BASE}/push-endpoint`);
      await eventually(async () => expect(await keptNow()).toBe(endpoint));
      const elsewhere = await Connection.join(env.app.url, duel.code, [duel.keys[1]]);
      await play(elsewhere, 1, { ...HQ, at: [2, 0] });
      await elsewhere.leave();
      await ann.until(() => [...ann.state.seats][1]?.connected === 0);
      await play(ann, 0, { do: 'end-turn' });
      await env.passTime(ann);
      await env.mailbox.until(2);
      expect(env.mailbox.letters[1]?.path).toBe('/renewed');
      expect(renewed.read(env.mailbox.letters[1]!)).toMatchObject({ kind: 'turn' });
    },
    3 * MINUTE,
  );

  test(
    'a push message is one notification with that of the page, which is gone when the player looks; a click goes to the window of the table',
    async () => {
      await env.start();
      const [duel, other] = [await env.duel(), await env.duel()];
      const [ann] = duel.pages;
      const page = await env.open('pl', env.subscribed('bob'));
      await openAsBob(page, duel, env.app.url);
      await kept(page);
      await turnOn(page);
      await hide(page, true);
      await play(ann, 0, HQ);
      await eventually(async () => expect(await shown(page)).toMatchObject([{ tag: duel.code, body: `Twoja tura (${duel.code})` }]));
      // The page has called its player itself: as soon as the server knows, it does not. At another table it calls who has gone.
      const seat = { code: duel.code, holder: hashSeatKey(duel.keys[1]) };
      await eventually(async () =>
        expect((await env.store.push.subscriptions(seat)).map(({ called }) => called)).toEqual([expect.stringMatching(/./)]),
      );
      const [cela, dan] = other.pages;
      const body = JSON.stringify({
        tables: [{ code: other.code, keys: [other.keys[1]] }],
        subscription: env.subscribed('dan').subscription,
        language: 'en',
      });
      const headers = { 'content-type': 'application/json' };
      expect((await fetch(`${env.app.url}/api/push`, { method: 'POST', headers, body })).ok).toBe(true);
      await dan.leave();
      await cela.until(() => [...cela.state.seats][1]?.connected === 0);
      await play(cela, 0, HQ);
      await env.passTime(cela);
      await env.mailbox.until(1);
      expect(env.mailbox.letters.map(({ path }) => path)).toEqual(['/dan']);
      expect(new URL(await clickNotification(page)).pathname).toBe(`/t/${duel.code}`);
      await hide(page, false);
      await eventually(async () => expect(await shown(page)).toEqual([]));
    },
    3 * MINUTE,
  );

  test(
    'push messages to a player card come to all its devices, although they have no key of the seat, and are gone when another device has played',
    async () => {
      await env.start();
      const [ann, bob] = [newKey(), newKey()];
      const headers = { 'content-type': 'application/json' };
      for (const [key, name] of Object.entries({ [ann]: 'Ann', [bob]: 'Bob' })) {
        const body = JSON.stringify({ key, name, crest: { shape: 'bolt', color: 'blue' } });
        expect((await fetch(`${env.app.url}/api/profiles`, { method: 'POST', headers, body })).ok).toBe(true);
      }
      const a = await Connection.create(env.app.url, { clock: 'days:3' });
      await a.sit({ army: 'borgo', name: 'Ann', profile: ann });
      const b = await Connection.join(env.app.url, a.code);
      await b.sit({ army: 'moloch', name: 'Bob', profile: bob });
      await a.until(() => a.state.phase === 'playing');
      // Who looks at the table is not called.
      await b.get('visibility', { visible: false });

      /** A device that takes over the card by its link, has no key of any seat, and is to be called. */
      const deviceOf = async (subscribed: PushBrowser): Promise<Page> => {
        const page = await env.open('en', subscribed);
        await page.goto(`${env.app.url}/card#${bob}`);
        await clickOn(page, '[data-action="take-card"]');
        await kept(page);
        await page.goto(`${env.app.url}/rules`);
        await clickOn(page, '.page-nav .icon-button');
        await page.locator('dialog input[name="call-push"]').click();
        await page.locator('dialog [data-part="push-news"]', { hasText: 'This browser' }).waitFor();
        expect(await page.locator('dialog input[name="call-push"]').isChecked()).toBe(true);
        await page.keyboard.press('Escape');
        return page;
      };
      const forPhone = env.subscribed('phone');
      const [phone, laptop] = [await deviceOf(forPhone), await deviceOf(env.subscribed('laptop'))];
      await play(a, 0, HQ);
      await env.passTime(a);
      await env.mailbox.until(2);
      expect(env.mailbox.letters.map(({ path }) => path).toSorted()).toEqual(['/laptop', '/phone']);
      const message = forPhone.read(env.mailbox.letters.find(({ path }) => path === '/phone')!);
      expect(message).toEqual({ kind: 'turn', code: a.code, language: 'en' });
      await deliver(phone, env.app.url, JSON.stringify(message));
      await eventually(async () => expect(await shown(phone)).toMatchObject([{ tag: a.code }]));

      // Where the table is in sight the message is shown, as browsers demand, and gone at once.
      await laptop.goto(`${env.app.url}/t/${a.code}`);
      await laptop.locator('.player[data-me="true"]').waitFor();
      await workerOf(laptop).evaluate(() => {
        const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
        const { showNotification } = registration;
        registration.showNotification = (title, options) => {
          Object.assign(globalThis, { silent: options?.silent });
          return showNotification.call(registration, title, options);
        };
      });
      await deliver(laptop, env.app.url, JSON.stringify(message));
      const isSilent = (): Promise<unknown> => workerOf(laptop).evaluate(() => Reflect.get(globalThis, 'silent') as unknown);
      await eventually(async () => expect(await isSilent()).toBe(true));
      await eventually(async () => expect(await shown(laptop)).toEqual([]));

      // The list of games takes the message away once the turn was played at another device.
      await phone.goto(`${env.app.url}/games`);
      await phone.locator(`[data-code="${a.code}"]`).waitFor();
      expect(await shown(phone)).toHaveLength(1);
      await play(b, 1, { ...HQ, at: [2, 0] });
      await phone.reload();
      await eventually(async () => expect(await shown(phone)).toEqual([]));
      await Promise.all([a.leave(), b.leave()]);
    },
    3 * MINUTE,
  );

  test(
    'the page itself notifies a player who has allowed it and does not look, once for each turn',
    async () => {
      await env.start();
      const duel = await env.duel();
      const [ann] = duel.pages;
      const page = await env.open('en', undefined, { serviceWorkers: 'block' });
      await watchNotifications(page);
      await openAsBob(page, duel, env.app.url);
      await openSettings(page);
      const offer = page.locator('dialog [data-action="allow-notifications"], dialog .quiet-text');
      await eventually(async () => expect(await offer.count()).toBe(1));
      await page.context().grantPermissions(['notifications']);
      await page.reload();
      await untilShown(page, 0);
      await openSettings(page);
      await page.locator('dialog input[name="call-notify"]').check();
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      await hide(page, true);
      expect(await page.evaluate(() => window.notified.length)).toBe(0);
      await play(ann, 0, HQ);
      await page.waitForFunction(() => window.notified.length === 1);
      expect(await page.evaluate(() => window.notified[0]!.body)).toContain('Your turn');
      await page.evaluate(() => window.notified[0]!.click());
      await eventually(async () => expect(await page.evaluate(() => window.focused)).toBe(1));
      await hide(page, false);
      // In sight, the next call is none of the browser's.
      await ann.get('propose', { seat: 0, kind: 'draw' });
      await page.locator('.proposal[data-kind="draw"]').waitFor();
      expect(await page.evaluate(() => window.notified.length)).toBe(1);
    },
    3 * MINUTE,
  );
});
