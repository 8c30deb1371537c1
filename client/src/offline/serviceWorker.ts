import { clientsClaim } from 'workbox-core';
import { getCacheKeyForURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isPageAddress } from './pageAddress.js';
import { DOCUMENT, type Precached } from './precached.js';
import { listenForPush } from './pushEvents.js';

// Runs as the service worker of the page: sends its files when there is no network. It never skips waiting, so the files of a version
// stay until the last tab of that version is gone, and tabs of two versions can be open side by side.

/** Everything a version consists of; the build puts it here. */
declare const PRECACHED: Precached[];

/** The longest wait for the document, in milliseconds: a network that is there may still carry nothing. */
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

// Nothing else has a route: the API, and whatever is not of this version, comes from the network.
precacheAndRoute(PRECACHED);

listenForPush();

// The first page is offline-capable without loading it again.
clientsClaim();
