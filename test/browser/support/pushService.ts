import type { CDPSession, Page } from 'playwright-core';

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

/** A registration that the browser does not tell of within this time it does not have. */
const PATIENCE_MS = 60_000;

/** Delivers what the push service has got to the service worker of a server's pages, as the browser would. */
export const deliver = async (cdp: CDPSession, url: string, data: string): Promise<void> => {
  const found = new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`the browser tells of no service worker of ${url}`)), PATIENCE_MS);
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { scopeURL, registrationId } of registrations)
        if (scopeURL.startsWith(url)) {
          clearTimeout(late);
          resolve(registrationId);
        }
    });
  });
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: url, registrationId: await found, data });
};
