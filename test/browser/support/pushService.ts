import type { Page, Worker } from 'playwright-core';

/** What the page asks of the push service of its browser. */
interface Faked {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Subscribes the page without the push service of a browser, which tests have not. */
export const fakePushService = ({ endpoint, p256dh, auth }: Faked): void => {
  const isSubscribed = (): boolean => sessionStorage.getItem('subscribed') === 'yes';
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    options: {
      get applicationServerKey() {
        return Uint8Array.from(atob((sessionStorage.getItem('key') ?? '').replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
          sign.charCodeAt(0),
        ).buffer;
      },
    },
    unsubscribe: () => {
      sessionStorage.setItem('subscribed', 'no');
      return Promise.resolve(true);
    },
  };
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(isSubscribed() ? subscription : null),
    subscribe: ({ userVisibleOnly, applicationServerKey }: { userVisibleOnly: boolean; applicationServerKey: string }) => {
      if (!userVisibleOnly) throw new Error('browsers demand that messages are shown');
      sessionStorage.setItem('subscribed', 'yes');
      sessionStorage.setItem('key', applicationServerKey);
      return Promise.resolve(subscription);
    },
  });
};

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

/** The notifications of the service worker of a page. */
export const shown = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate(async () => {
    const notifications = await (await navigator.serviceWorker.ready).getNotifications();
    return notifications.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** Delivers what the push service has got to the service worker of a server's pages, as the browser would. */
export const deliver = async (page: Page, url: string, data: string): Promise<void> => {
  const cdp = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { scopeURL, registrationId } of registrations) if (scopeURL.startsWith(url)) resolve(registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: url, registrationId: await found, data });
  await cdp.detach();
};

/** The service worker of a page. */
export const workerOf = (page: Page): Worker => page.context().serviceWorkers()[0]!;

/** Clicks on the notification of a page's service worker; returns the address of the window that it opens, or of the one that it goes to. */
export const clickNotification = (page: Page): Promise<string> =>
  workerOf(page).evaluate(async () => {
    const { registration, clients, WindowClient, NotificationEvent } = globalThis as unknown as {
      readonly registration: ServiceWorkerRegistration;
      readonly clients: object;
      readonly WindowClient: { readonly prototype: object };
      readonly NotificationEvent: new (name: string, init: object) => Event;
    };
    const [notification] = await registration.getNotifications();
    const address = new Promise<string>((resolve) => {
      Object.defineProperty(clients, 'openWindow', { value: (url: string) => Promise.resolve(resolve(url)), configurable: true });
      Object.defineProperty(WindowClient.prototype, 'focus', {
        value(this: { readonly url: string }) {
          resolve(this.url);
          return Promise.resolve(this);
        },
        configurable: true,
      });
    });
    dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    return address;
  });

/** Puts a window out of sight, or back. */
export const hide = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
