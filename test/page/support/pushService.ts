import type { BrowserSubscription } from '@hexfall/shared/protocol/httpRequests';

type Win = Window & typeof globalThis;

export interface Notifying {
  readonly permission: NotificationPermission;
  /** What the push service gives the browser. */
  readonly subscription: BrowserSubscription;
}

/** Gives a window notifications, a service worker that does nothing, and a push service. */
export const equipWithPush =
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
