import { clientsClaim } from 'workbox-core';
import { getCacheKeyForURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isPageAddress } from '../net/address.js';
import { DOCUMENT, type Precached } from './builtFiles.js';
import { KeptTexts, type TextFiles } from './KeptTexts.js';
import { listenForPush, type PushWords } from './pushEvents.js';
import { TAKE_OVER, takeOver } from './takeOver.js';

// Runs as the service worker of the page: serves its files without a network. It skips waiting only if no other page is open, so
// the files of a version stay until its last tab is closed, and tabs of two versions can be open side by side.

/** The files of a version except texts in languages other than English; these texts; and the words of push messages. The build inserts them here. */
declare const PRECACHED: Precached[];
declare const TEXTS: TextFiles;
declare const PUSH_WORDS: PushWords;

/** The longest wait for the document, in milliseconds. A connected network may still transfer nothing. */
const PATIENCE_MS = 5_000;

const scope = new URL('./', location.href).pathname;

/** Fetches the document, which may be of a newer version. Throws if the server is not reached, or its proxy cannot reach it. */
const fetchDocument = async (request: Request): Promise<Response> => {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('the server does not answer in time')), PATIENCE_MS));
  const response = await Promise.race([fetch(request), late]);
  if (response.status >= 500) throw new Error(`the server answers ${response.status}`);
  return response;
};

/** The document of this worker's version, whose files are all kept. */
const keptDocument = async (): Promise<Response> =>
  (await caches.match(getCacheKeyForURL(DOCUMENT) ?? DOCUMENT, { ignoreVary: true })) ?? Response.error();

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.origin === location.origin && isPageAddress(url.pathname, scope),
  async ({ request }) => {
    try {
      return await fetchDocument(request);
    } catch {
      return keptDocument();
    }
  },
);

const texts = new KeptTexts(TEXTS, location.href, `texts-${scope}`);

/** The events of a worker's life, which it may make last. */
interface LifeEvent extends Event {
  readonly waitUntil: (done: Promise<unknown>) => void;
}
const isLifeEvent = (event: Event): event is LifeEvent => 'waitUntil' in event;

/** What a page sends to a worker: the event is of another class than in a page. */
interface Message extends Event {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
const isMessage = (event: Event): event is Message => 'data' in event && 'ports' in event;

const lasting =
  (work: (event: Event) => Promise<void>) =>
  (event: Event): void => {
    if (isLifeEvent(event)) event.waitUntil(work(event).catch(() => undefined));
  };

// A new version has the languages of the one before it.
addEventListener(
  'install',
  lasting(() => texts.adopt()),
);
addEventListener(
  'activate',
  lasting(async () => {
    await texts.adopt();
    await texts.drop();
  }),
);
// A page says which language it is in, or that it is reloaded for a new version.
addEventListener(
  'message',
  lasting(async (event) => {
    if (!isMessage(event) || typeof event.data !== 'string') return;
    await (event.data === TAKE_OVER ? takeOver(event.ports[0]) : texts.keep(event.data));
  }),
);
registerRoute(
  ({ url }) => texts.has(url.href),
  ({ request }) => texts.answer(request),
);

// Nothing else has a route: the API and files of other versions come from the network.
precacheAndRoute(PRECACHED);

listenForPush(PUSH_WORDS);

// The first page is offline-capable without loading it again.
clientsClaim();
