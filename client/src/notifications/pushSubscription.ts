import { signal } from '@preact/signals';
import type { BrowserSubscription, SubscribeRequest } from '@hexfall/shared/protocol/httpRequests';
import type { PushKeyInfo, Subscribed } from '@hexfall/shared/protocol/push';
import { addressOf } from '../net/address.js';
import { readAnswer } from '../net/api.js';
import { request } from '../net/request.js';
import { isOnHomeScreen } from '../offline/installPrompt.js';
import { storeEndpoint } from '../offline/storedEndpoint.js';
import { ownCompetitions } from '../platform/competitionKeys.js';
import { profileKey } from '../platform/ownProfile.js';
import { seatKeys } from '../platform/seatKeys.js';
import { settings } from '../platform/settings.js';
import { questionsAbout } from '../store/myGames.js';
import { askPermission, permission } from './browserNotifications.js';

/**
 * Whether this browser receives push messages: `missing` if it or the server cannot, `uninstalled` if it could with the page on the home screen,
 * `denied` if its user has forbidden it.
 */
type PushState = 'checking' | 'missing' | 'uninstalled' | 'denied' | 'off' | 'on';

export const pushState = signal<PushState>('checking');

const PATH = '/api/push';

const send = (path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  request(addressOf(PATH + path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** What proves the player card of this browser; nothing without one. */
const proofOfCard = (): Readonly<Record<string, string>> => {
  const key = profileKey.peek();
  return key === null ? {} : { authorization: `Bearer ${key}` };
};

/** The public key of the server; null if it sends no messages or does not answer. */
const serverKey = async (): Promise<string | null> => {
  try {
    return (await readAnswer<PushKeyInfo>(await request(addressOf(PATH))))?.key ?? null;
  } catch {
    return null;
  }
};

/** The registration of the service worker; null where there is none that can be called. */
const registered = async (): Promise<ServiceWorkerRegistration | null> => {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null;
  const found = await navigator.serviceWorker.getRegistration(addressOf('/'));
  return found ? navigator.serviceWorker.ready : null;
};

const stateNow = async (): Promise<PushState> => {
  if (!('PushManager' in globalThis)) return isOnHomeScreen() === false ? 'uninstalled' : 'missing';
  const registration = await registered();
  if (!registration || (await serverKey()) === null) return 'missing';
  if (permission.peek() === 'denied') return 'denied';
  return settings.callPush.peek() && (await registration.pushManager.getSubscription()) ? 'on' : 'off';
};

/** Finds out whether this browser is called. */
export const checkPush = async (): Promise<void> => {
  pushState.value = await stateNow().catch(() => 'missing' as const);
};

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Returns the subscription with the key of this server; a new one if there is none, or the server has other keys now. */
const subscribeBrowser = async ({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> => {
  const known = await pushManager.getSubscription();
  const knownKey = known?.options.applicationServerKey;
  if (known && (!knownKey || base64url(knownKey) === key)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
};

const jsonOf = (subscription: PushSubscription): BrowserSubscription => {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
};

let last: Promise<unknown> = Promise.resolve();

/** Runs subscriptions and their ends in order: a request in flight would outlive its end at the server. */
const inOrder = <T>(act: () => Promise<T>): Promise<T> => {
  const result = last.then(act);
  last = result.catch(() => undefined);
  return result;
};

type Tables = SubscribeRequest['tables'];

/** As many competitions as the server takes at once. */
const MOST_COMPETITIONS = 50;

/** The competitions of this browser that are not over, the latest first. */
const runningCompetitions = (): NonNullable<SubscribeRequest['competitions']> =>
  Object.entries(ownCompetitions.peek())
    .flatMap(([code, { key, isOver }]) => (isOver ? [] : [{ code, key }]))
    .slice(0, MOST_COMPETITIONS);

/** Subscribes the seats of these groups of tables, the competitions and the player card of this browser, if it has one. Returns whether the server accepted. */
const subscribe = async (groups: readonly Tables[]): Promise<boolean> => {
  const [registration, key] = [await registered(), await serverKey()];
  if (!registration || key === null) return false;
  const subscription = await subscribeBrowser(registration, key);
  const competitions = runningCompetitions();
  const browser = {
    subscription: jsonOf(subscription),
    language: settings.language.peek(),
    // A server of version 1.0 knows none.
    ...(competitions.length > 0 && { competitions }),
  };
  for (const tables of groups) {
    const request: SubscribeRequest = { tables, ...browser };
    if (!(await readAnswer<Subscribed>(await send('', request, proofOfCard())))) return false;
  }
  await storeEndpoint(registration.scope, subscription.endpoint);
  return true;
};

/** All tables where this browser has seats, in groups that the server takes. */
const allTables = (): readonly Tables[] => questionsAbout(seatKeys.peek()).map(({ tables }) => tables);

/** Ends the subscription here and at the server, which otherwise learns of the end from the push service at the first message. */
const endSubscription = async (): Promise<void> => {
  const registration = await registered();
  const subscription = await registration?.pushManager.getSubscription();
  if (!registration || !subscription) return;
  await subscription.unsubscribe();
  await storeEndpoint(registration.scope, null);
  await send('/forget', { endpoint: subscription.endpoint });
};

/** Asks the user, and subscribes all seats that this browser holds, and its player card. Call it only when the user has pressed a button for it. */
export const turnPushOn = async (): Promise<void> => {
  // This comes first: browsers show the prompt only right after a click.
  const isAllowed = await askPermission();
  const isSubscribed = isAllowed && (await inOrder(() => subscribe(allTables())).catch(() => false));
  settings.callPush.value = isSubscribed;
  if (isAllowed && !isSubscribed) await inOrder(endSubscription).catch(() => undefined);
  await checkPush();
};

/** Ends the subscription at all tables. */
export const turnPushOff = async (): Promise<void> => {
  settings.callPush.value = false;
  await inOrder(endSubscription).catch(() => undefined);
  await checkPush();
};

/** Subscribes again, if this browser is to be called. Nothing is asked of its user. */
const sync = async (tables: Tables): Promise<void> => {
  await inOrder(async () => {
    if (settings.callPush.peek() && permission.peek() === 'granted') await subscribe([tables]);
    // Without a network, or a server that agrees, it is tried again when a table is opened.
  }).catch(() => undefined);
};

/** Subscribes the seats of a table, by their keys and by the player card: a browser may play with the card alone. */
export const syncPush = async (code: string): Promise<void> => {
  const tables = allTables()
    .flat()
    .filter((table) => table.code === code);
  if (tables.length > 0 || profileKey.peek() !== null) await sync(tables);
};

/** Subscribes the player card of this browser: for all tables where it has a seat, and for invitations; and its competitions. */
export const syncCard = (): Promise<void> => sync([]);
