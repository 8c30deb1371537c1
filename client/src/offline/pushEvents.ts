import { CODE_ALPHABET, CODE_LENGTH } from '@hexfall/shared/protocol/messages';
import { COMPETITION_PUSH_KINDS, type PushKind } from '@hexfall/shared/protocol/push';
import { storedEndpoint, storeEndpoint } from './storedEndpoint.js';

// A part of the service worker: shows push messages, opens their table, and renews the subscription.

/** What push messages say in one language. */
type Words = Readonly<Record<PushKind | 'other', string>>;

/** The same by language. */
export type PushWords = { readonly en: Words } & Readonly<Record<string, Words>>;

const TITLE = 'Hexfall';

const CODE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);

/** What events of a service worker have; the types of pages leave it out. */
interface WorkerEvent extends Event {
  readonly waitUntil: (done: Promise<unknown>) => void;
  /** Of `push`. */
  readonly data?: { readonly json: () => unknown } | null;
  /** Of `notificationclick`. */
  readonly notification?: Notification;
  /** Of `pushsubscriptionchange`. */
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** A window of the page. */
interface WindowClient {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  readonly focus: () => Promise<unknown>;
}

declare const registration: ServiceWorkerRegistration;
declare const clients: {
  readonly matchAll: (options: { readonly type: 'window'; readonly includeUncontrolled: true }) => Promise<readonly WindowClient[]>;
  readonly openWindow: (url: string) => Promise<unknown>;
};

const isWorkerEvent = (event: Event): event is WorkerEvent => 'waitUntil' in event;

const on = (name: string, task: (event: WorkerEvent) => Promise<unknown>): void =>
  addEventListener(name, (event) => {
    if (isWorkerEvent(event)) event.waitUntil(task(event));
  });

const field = (data: unknown, name: string): string => {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
  return typeof value === 'string' ? value : '';
};

/** The code of a table or a competition in what comes from outside; empty if there is none. */
const codeIn = (data: unknown): string => {
  const code = field(data, 'code');
  return CODE.test(code) ? code : '';
};

/** The address of what a message is about: a table, a competition, or nothing of this page. */
const addressFor = (data: unknown): URL => {
  const [code, kind] = [codeIn(data), field(data, 'kind')];
  const part = COMPETITION_PUSH_KINDS.some((one) => one === kind) ? 'c' : 't';
  return new URL(code === '' ? './' : `${part}/${code}`, registration.scope);
};

/** The windows that show what a message is about. */
const windowsFor = async (data: unknown): Promise<readonly WindowClient[]> => {
  const { pathname } = addressFor(data);
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return open.filter(({ url }) => new URL(url).pathname.replace(/\/$/, '') === pathname.replace(/\/$/, ''));
};

/**
 * Shows a message in place of an earlier one about the same. Closes it at once if that is visible: browsers may end the subscription of a page
 * that shows nothing.
 */
const show = async (data: unknown, all: PushWords): Promise<void> => {
  const code = codeIn(data);
  const language = field(data, 'language');
  const isInSight = code !== '' && (await windowsFor(data)).some(({ visibilityState }) => visibilityState === 'visible');
  const words = Object.entries(all).find(([known]) => known === language)?.[1] ?? all.en;
  // A newer server may send kinds of messages that this worker does not know.
  const text = Object.entries(words).find(([kind]) => kind === field(data, 'kind'))?.[1] ?? words.other;
  const options = {
    body: code === '' ? text : `${text} (${code})`,
    tag: code === '' ? 'hexfall' : code,
    // One in the place of another one is heard, too.
    renotify: !isInSight,
    silent: isInSight,
    lang: language || 'en',
    icon: new URL('icons/icon-192.png', registration.scope).href,
    data: { code, kind: field(data, 'kind') },
  };
  await registration.showNotification(TITLE, options);
  if (isInSight) for (const shown of await registration.getNotifications({ tag: code })) shown.close();
};

/** Opens what a notification is about, in the window that has it. */
const open = async ({ notification }: WorkerEvent): Promise<void> => {
  const data: unknown = notification?.data;
  notification?.close();
  const [known] = await windowsFor(data);
  try {
    if (known) {
      await known.focus();
      return;
    }
  } catch {
    // The window is gone.
  }
  await clients.openWindow(addressFor(data).href);
};

const send = (path: string, body: object): Promise<Response> =>
  fetch(new URL(path, registration.scope), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Tells the server about the subscription that has taken the place of another one. */
const renew = async ({ oldSubscription, newSubscription }: WorkerEvent): Promise<void> => {
  const { scope, pushManager } = registration;
  const endpoint = oldSubscription?.endpoint ?? (await storedEndpoint(scope));
  if (endpoint === null) return;
  const key = oldSubscription?.options.applicationServerKey ?? field(await (await fetch(new URL('api/push', scope))).json(), 'key');
  const subscription = newSubscription ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint: now, keys } = subscription.toJSON();
  const answer = await send('api/push/renew', { endpoint, subscription: { endpoint: now, keys } });
  if (answer.ok) await storeEndpoint(scope, subscription.endpoint);
};

/** Listens for push messages. Call this when the service worker starts. */
export const listenForPush = (words: PushWords): void => {
  on('push', async ({ data }) => {
    let sent: unknown = null;
    try {
      sent = data?.json();
    } catch {
      // Browsers demand that something is shown.
    }
    await show(sent, words);
  });
  on('notificationclick', open);
  on('pushsubscriptionchange', renew);
};
