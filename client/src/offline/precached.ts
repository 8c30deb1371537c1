/** The document without what depends on its address, as the service worker keeps it. No page asks for it by this address. */
export const DOCUMENT = './?offline';

/** A file that the service worker keeps: those without a revision never change, for it is in their name. */
export interface Precached {
  readonly url: string;
  readonly revision: string | null;
}
