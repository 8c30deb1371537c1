/** Returns the name of the manifest in a language; the document names the English one. */
export const manifestFile = (language: string): string => (language === 'en' ? 'manifest.webmanifest' : `manifest-${language}.webmanifest`);

/** Lets the document name the manifest of a language. Systems install the page with its words. */
export const linkManifest = (language: string): void => {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const address = link?.getAttribute('href')?.replace(/[^/]*$/, manifestFile(language));
  // Setting the same address again would make the browser read it again.
  if (link && address !== undefined && link.getAttribute('href') !== address) link.setAttribute('href', address);
};

/** The build names files of texts by their language. */
const TEXT_FILE = /\/text-([a-z]{2})-[^/]*$/;

/** Returns the name of a file of texts in the build, without the part that changes with its content. */
export const textFile = (language: string, part: string): string => `assets/text-${language}-${part}`;

/** Returns the language of a file of texts that is loaded later, by its address; null for any other file. */
export const languageOf = (url: string): string | null => TEXT_FILE.exec(url)?.[1] ?? null;

/** The document without the parts that depend on its address, as the service worker stores it. No page requests it at this address. */
export const DOCUMENT = './?offline';

/** A file that the service worker stores. One without a revision never changes: its name contains it. */
export interface Precached {
  readonly url: string;
  readonly revision: string | null;
}
