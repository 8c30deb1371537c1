import { signal } from '@preact/signals';
import { addressOf } from '../net/address.js';

/** Milliseconds between two questions to a server that was not there. */
const EVERY_MS = 5_000;

/** Whether the browser has a network, or the server is reached without: it may run on this very machine. */
export const isOnline = signal(navigator.onLine);

/** So long the server may take to answer, in milliseconds. */
const PATIENCE_MS = 4_000;

/** Whether the server answers: a browser with a network may not reach it. */
export const serverAnswers = async (): Promise<boolean> => {
  try {
    return (await fetch(addressOf('/healthz'), { signal: AbortSignal.timeout(PATIENCE_MS) })).ok;
  } catch {
    return false;
  }
};

const check = async (): Promise<void> => {
  const isReached = navigator.onLine || (await serverAnswers());
  // The network may be back since.
  isOnline.value = isReached || navigator.onLine;
};

void check();
addEventListener('online', () => void check());
addEventListener('offline', () => void check());
setInterval(() => {
  if (!isOnline.peek() && document.visibilityState === 'visible') void check();
}, EVERY_MS);

/** Whether what needs no server can be opened: there is a network, or its files are in the browser. */
export const canPlayHere = (): boolean => isOnline.value || isKept();

/** Whether the service worker has taken over this page: the files of all parts are in the browser then. */
export const isKept = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
