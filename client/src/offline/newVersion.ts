import { signal } from '@preact/signals';
import { addressOf } from '../net/address.js';

/** Whether a newer version of the page is complete in this browser, and would come with a reload. */
export const newVersion = signal(false);

/** Where the build names itself in the document. */
const BUILD = /<meta name="build" content="([^"]*)"/;

const ownBuild = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

/** The build that a reload would bring; undefined if the server does not say. */
const servedBuild = async (): Promise<string | undefined> => {
  try {
    return BUILD.exec(await (await fetch(addressOf('/'))).text())?.[1];
  } catch {
    return undefined;
  }
};

/**
 * Sets `newVersion` if a worker waits for this version's tabs to be gone and a reload would bring another version: a page that has been
 * reloaded is ahead of its worker.
 */
export const checkVersion = async ({ active, waiting }: ServiceWorkerRegistration): Promise<void> => {
  if (!active || !waiting) return;
  const served = await servedBuild();
  if (served !== undefined) newVersion.value = served !== ownBuild();
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
