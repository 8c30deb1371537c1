import { computed, signal } from '@preact/signals';
import { addressOf } from '../net/address.js';
import { request } from '../net/request.js';

/** Milliseconds between two questions to a server that was not there. */
const EVERY_MS = 5_000;

/** What is missing: the browser has no network, or has one but the server does not answer; null if neither is known. */
export const missing = signal<'network' | 'server' | null>(navigator.onLine ? null : 'network');

/** Whether the server is reached, as far as is known. It may run on this very machine, without a network. */
export const isOnline = computed(() => missing.value === null);

/** How long the server may take to answer, in milliseconds. */
const PATIENCE_MS = 4_000;

/** Whether the server answers: a browser with a network may not reach it. */
export const serverAnswers = async (): Promise<boolean> => {
  try {
    return (await request(addressOf('/healthz'), {}, PATIENCE_MS)).ok;
  } catch {
    return false;
  }
};

/** The number of checks for the server so far, and that of the check that the known state comes from. */
let [looks, known] = [0, 0];

/** Checks whether the server responds. Call it after an unanswered request. The result of a later check wins. */
export const lookForServer = async (): Promise<void> => {
  const look = ++looks;
  const isReached = await serverAnswers();
  if (look < known) return;
  known = look;
  missing.value = isReached ? null : navigator.onLine ? 'server' : 'network';
};

if (!isOnline.peek()) void lookForServer();
addEventListener('online', () => void lookForServer());
addEventListener('offline', () => void lookForServer());
setInterval(() => {
  if (!isOnline.peek() && document.visibilityState === 'visible') void lookForServer();
}, EVERY_MS);

/** Whether what needs no server can be opened: there is a network, or its files are in the browser. */
export const canPlayHere = (): boolean => isOnline.value || isKept();

/** Whether the service worker has taken over this page: the files of all parts are in the browser then. */
export const isKept = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
