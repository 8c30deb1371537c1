import { effect, type ReadonlySignal } from '@preact/signals';
import { addressOf } from '../net/address.js';
import { linkManifest } from './builtFiles.js';
import { lookForVersion, watchVersions } from './newVersion.js';

const WORKER = '/sw.js';

/** Milliseconds between two looks for a new version: a tab may stay open for days. */
const EVERY_MS = 60 * 60 * 1000;

/**
 * Registers the service worker, which stores the page's files for times without a network, and checks for new versions from then on. The manifest
 * follows the language.
 * @param language the page's language, whose texts are stored, too.
 */
export const registerWorker = async (language: ReadonlySignal<string>): Promise<void> => {
  effect(() => linkManifest(language.value));
  // Browsers have none on pages without TLS.
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register(addressOf(WORKER), { scope: addressOf('/') });
  watchVersions(registration);
  effect(() => {
    const spoken = language.value;
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(spoken));
  });
  let checkedAt = Date.now();
  const look = (): void => {
    checkedAt = Date.now();
    void lookForVersion();
  };
  setInterval(look, EVERY_MS);
  addEventListener('online', look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt > EVERY_MS) look();
  });
};
