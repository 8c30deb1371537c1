import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { resolveInProject } from '../../support/sources.js';
import { complaints } from './windows.js';

/** The built page. */
export const BUILT = resolveInProject('client/dist');

/** Waits until the service worker has kept the page's files and answers for it. */
export const kept = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};

/** The addresses of everything that the service worker keeps, or of what is in one of its caches. */
export const keptAddresses = (page: Page, start = ''): Promise<readonly string[]> =>
  page.evaluate(async (begin) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(begin));
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    return (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => url);
  }, start);

/** The addresses of the texts and letters that the service worker keeps for the languages that pages are in. */
export const keptTexts = (page: Page): Promise<readonly string[]> => keptAddresses(page, 'texts-');

/** What went wrong in a window, without the requests that its network has lost, by itself or for the service worker. */
export const realComplaints = (page: Page): readonly string[] =>
  complaints(page).filter(
    (text) =>
      !/net::ERR_(?:INTERNET_DISCONNECTED|NETWORK_CHANGED|CONNECTION_(?:REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|FAILED)|the server responded with a status of 50\d/.test(
        text,
      ),
  );

/** A name that a build gives a file, with its hash. */
const HASHED = /^(.+-)([\w-]{8})(\.\w+(?:\.(?:br|gz))?)$/;

const COMPRESSED = /\.(?:br|gz)$/;

const TEXTS = /\.(?:css|js|html)$/;

/** What names a version, in the document and in the service worker. */
const REVISION = /(?<=")[0-9a-f]{16}(?=")|(?<=`)[0-9a-f]{16}(?=`)/g;
const OTHER_REVISION = 'fedcba9876543210';

/** Writes the built page into a folder as another version of it: every file that has a hash in its name has another name. */
export const writeOtherVersion = (folder: string): void => {
  cpSync(BUILT, folder, { recursive: true });
  const assets = join(folder, 'assets');
  const names = new Map<string, string>();
  for (const name of readdirSync(assets)) {
    const [, start, hash] = HASHED.exec(name) ?? [];
    if (start === undefined || hash === undefined) throw new Error(`${name} has no hash in its name`);
    names.set(start + hash, start + [...hash].toReversed().join(''));
  }
  const renamed = (text: string): string => [...names].reduce((all, [old, now]) => all.replaceAll(old, now), text);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) => TEXTS.test(one))) {
    const path = join(folder, name);
    const text = renamed(readFileSync(path, 'utf8'));
    writeFileSync(path, name.includes('assets') ? text : text.replace(REVISION, OTHER_REVISION));
  }
  for (const name of readdirSync(assets)) renameSync(join(assets, name), join(assets, renamed(name)));
  // Those that are compressed beforehand still name the files of the version they were made of.
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (COMPRESSED.test(name)) rmSync(join(folder, name));
  }
};
