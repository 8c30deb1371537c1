// A part of the service worker: it takes over from the one before it when the only open page is reloaded for the new version.

/** The message of a page to the waiting worker. The worker answers on the message's port whether it takes over. */
export const TAKE_OVER = 'take-over';

declare const registration: ServiceWorkerRegistration;
declare const clients: {
  readonly matchAll: (options: {
    readonly type: 'window';
    readonly includeUncontrolled: true;
  }) => Promise<readonly { readonly url: string }[]>;
};
declare const skipWaiting: () => Promise<void>;

/** Takes over if no other page is open: its files would be gone. */
export const takeOver = async (answer: MessagePort | undefined): Promise<void> => {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isAlone = windows.filter(({ url }) => url.startsWith(registration.scope)).length <= 1;
  answer?.postMessage(isAlone);
  if (isAlone) await skipWaiting();
};
