/*
 * The endpoint of this browser's subscription, stored where page and service worker can read it: when a push service ends a subscription, not every
 * browser says which one it was.
 */

const STORE = 'hexfall-push';

/** Of the entry, relative to the scope of the service worker. */
const ENTRY = 'push-endpoint';

/** Stores the endpoint; null removes it. @param scope of the service worker, as its registration has it. */
export const storeEndpoint = async (scope: string, endpoint: string | null): Promise<void> => {
  const store = await caches.open(STORE);
  if (endpoint === null) await store.delete(new URL(ENTRY, scope));
  else await store.put(new URL(ENTRY, scope), new Response(endpoint));
};

/** Returns the endpoint, or null if none is kept. */
export const storedEndpoint = async (scope: string): Promise<string | null> => {
  const found = await (await caches.open(STORE)).match(new URL(ENTRY, scope));
  return found ? found.text() : null;
};
