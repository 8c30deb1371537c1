import type { BrowserSubscription } from '@hexfall/shared/protocol/httpRequests';
import { hashSeatKey } from '../../server/src/security/credentials.js';
import { MemoryStore } from '../server/support/MemoryStore.js';
import { PushBrowser } from '../server/support/PushBrowser.js';
import { pageServer } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';

type Win = Window & typeof globalThis;

interface Notifying {
  readonly permission: NotificationPermission;
  /** What the push service gives the browser. */
  readonly subscription: BrowserSubscription;
}

/** Gives a window notifications, a service worker that does nothing, and a push service. */
const equipWithPush =
  ({ permission, subscription: { endpoint, keys } }: Notifying) =>
  (window: Window): void => {
    let isSubscribed = false;
    const subscription = {
      endpoint,
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: () => Promise.resolve(!(isSubscribed = false)),
    };
    const pushManager = {
      getSubscription: () => Promise.resolve(isSubscribed ? subscription : null),
      subscribe: () => {
        isSubscribed = true;
        return Promise.resolve(subscription);
      },
    };
    const registration = { pushManager, scope: new URL('/', window.location.href).href, getNotifications: () => Promise.resolve([]) };
    const serviceWorker = {
      controller: {},
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    };
    const cache = { put: () => Promise.resolve(), delete: () => Promise.resolve(true) };
    Object.defineProperty(window.navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
    Object.assign(window, {
      isSecureContext: true,
      PushManager: {},
      Notification: { permission, requestPermission: () => Promise.resolve(permission) },
      caches: { open: () => Promise.resolve(cache) },
    } satisfies Partial<Record<keyof Win, unknown>>);
  };

const PUSH = { isEnabled: true, contact: 'mailto:ann@hexfall.example' };
const ENDPOINT = 'https://push.hexfall.example/bob';

describe('push messages', () => {
  const { subscription } = new PushBrowser(ENDPOINT);
  let store: MemoryStore;

  /** Opens a table, and what its settings say of notifications. */
  const openAt = async (
    server: ReturnType<typeof pageServer>,
    prepare = equipWithPush({ permission: 'granted', subscription }),
  ): Promise<PageWindow> => {
    const creation = { options: { clock: 'days:3' } } as const;
    const [page] = await server.openTable({ armies: ['borgo', 'outpost'], creation, windows: [{ prepare, remembers: { sound: false } }] });
    await page.click('[data-action="menu"]');
    await page.click('dialog [data-action="settings"]');
    await page.shown('dialog input[name="call-sign"]');
    await page.settle();
    return page;
  };

  describe('of a server that sends them', () => {
    const server = pageServer(async () => {
      store = await MemoryStore.open();
      return { store, push: PUSH };
    });

    const subscribed = async (page: PageWindow): Promise<readonly string[]> => {
      const code = page.path.slice(-6);
      const [key] = (page.memory.read('seats') as Readonly<Record<string, readonly string[]>>)[code]!;
      return (await store.push.subscriptions({ code, holder: hashSeatKey(key!) })).map(({ endpoint }) => endpoint);
    };

    test('are switched on and off in the settings, and at the server', async () => {
      const page = await openAt(server);
      const turn = async (news: RegExp, isOn: boolean): Promise<void> => {
        await page.click('dialog input[name="call-push"]');
        await page.shown('dialog [data-part="push-news"]', { hasText: news });
        expect(page.all('dialog input[name="call-push"]:checked')).toHaveLength(isOn ? 1 : 0);
      };
      expect(await subscribed(page)).toEqual([]);
      await turn(/You will be notified/, true);
      expect(await subscribed(page)).toEqual([ENDPOINT]);
      // The table has begun to subscribe its seat, too.
      await turn(/no longer/, false);
      expect(await subscribed(page)).toEqual([]);
    });

    test('stay off where the server does not take the subscription, which the browser gives up', async () => {
      const inside = { ...subscription, endpoint: 'https://127.0.0.1/bob' };
      const page = await openAt(server, equipWithPush({ permission: 'granted', subscription: inside }));
      await page.click('dialog input[name="call-push"]');
      await page.eventually(() => expect(page.traces.requests).toContain('/api/push/forget'));
      expect(page.all('dialog input[name="call-push"]:checked')).toHaveLength(0);
      const { pushManager } = await page.window.navigator.serviceWorker.ready;
      expect(await pushManager.getSubscription()).toBeNull();
      expect(await subscribed(page)).toEqual([]);
    });

    test('are not offered to who has forbidden notifications, which is said', async () => {
      const page = await openAt(server, equipWithPush({ permission: 'denied', subscription }));
      await page.shown('dialog .quiet-text', { hasText: 'forbidden' });
      expect(page.all('dialog input[name="call-push"]')).toHaveLength(0);
    });

    test('are explained on an iPhone whose page is not on the home screen', async () => {
      const page = await openAt(server, (window) => void Object.assign(window.navigator, { standalone: false }));
      await page.shown('dialog [data-part="push-install"]', { hasText: 'home screen' });
      expect(page.all('dialog input[name="call-push"]')).toHaveLength(0);
    });
  });

  describe('of a server that sends none', () => {
    const server = pageServer();

    test('are not offered', async () => {
      const page = await openAt(server);
      await page.shown('dialog input[name="call-notify"]');
      expect(page.traces.requests).toContain('/api/push');
      expect(page.all('dialog :is(input[name="call-push"], [data-part^="push"])')).toHaveLength(0);
    });
  });
});
