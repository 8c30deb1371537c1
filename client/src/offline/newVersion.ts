import { signal } from '@preact/signals';
import { addressOf } from '../net/address.js';
import { request } from '../net/request.js';
import { TAKE_OVER } from './takeOver.js';

/** Whether this browser has a newer version of the page completely, which a reload would open. */
export const newVersion = signal(false);

/** Where the build names itself in the document. */
const BUILD = /<meta name="build" content="([^"]*)"/;

const ownBuild = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

/** The build that a reload would bring; undefined if the server does not say. */
const servedBuild = async (): Promise<string | undefined> => {
  try {
    return BUILD.exec(await (await request(addressOf('/'))).text())?.[1];
  } catch {
    return undefined;
  }
};

/** Sets `newVersion` if a worker waits for this version's tabs to close and a reload would open another version: a reloaded page is ahead of its worker. */
const checkVersion = async ({ active, waiting }: ServiceWorkerRegistration): Promise<void> => {
  if (!active || !waiting) return;
  const served = await servedBuild();
  if (served !== undefined) newVersion.value = served !== ownBuild();
};

/** Checks the server for a new version: a page the user returns to may be old. Does nothing without a worker. */
export const lookForVersion = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(addressOf('/'));
  if (!registration) return;
  try {
    // One that is known already is not found again.
    await registration.update();
  } catch {
    return; // no answer: the next look is for that
  }
  await checkVersion(registration);
};

/** Checks the version now, and whenever a worker has kept all files of its version. */
export const watchVersions = (registration: ServiceWorkerRegistration): void => {
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void checkVersion(registration);
    });
  });
  void checkVersion(registration);
};

/** The longest wait for the worker of the new version, in milliseconds. On a slow device it needs seconds to start. */
const PATIENCE_MS = 5_000;

const soon = (): Promise<false> => new Promise((resolve) => setTimeout(() => resolve(false), PATIENCE_MS));

/** Lets the worker of the new version take over, unless another page is open that needs the one before it. */
const changeWorker = async (): Promise<void> => {
  const waiting = (await navigator.serviceWorker.getRegistration(addressOf('/')))?.waiting;
  if (!waiting) return;
  const taken = new Promise<unknown>((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<unknown>((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
  waiting.postMessage(TAKE_OVER, [port2]);
  if ((await Promise.race([answer, soon()])) === true) await Promise.race([taken, soon()]);
};

/** Reloads the page in its newest version, with a worker of that version, so that its parts work without a network, too. */
export const reloadPage = async (): Promise<void> => {
  // Without TLS browsers have no workers.
  if ('serviceWorker' in navigator) await changeWorker().catch(() => undefined);
  location.reload();
};
