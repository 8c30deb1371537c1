/** The path below which the server offers the page; the server writes it into the document. Empty at the root of a host name, else like `/hexfall`. */
const base = (): string => document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content.replace(/\/$/, '') ?? '';

/** Returns the path from the root of the host for a path of this program, such as `/t/CODE`, `/api/tables` or `/favicon.svg`. */
export const addressOf = (path: string): string => base() + path;

/** The path within this program of an address in the browser. */
export const pathAt = (address: string): string => {
  const before = base();
  return address === before || address.startsWith(`${before}/`) ? address.slice(before.length) || '/' : address;
};

/** What the server answers below the page's address without the document. The service worker must not answer these with the document. */
const ANSWERS = /^(?:api|matchmake|healthz|readyz|metrics|docs)(?:\/|$)/i;

/** A path without a dot is an address of the page, not a file. */
const PAGE = /^(?:[^.]*\/)?[^./]*$/;

/**
 * Returns whether the server sends the document for a path.
 * @param scope the path below which the page lies, with a slash at its end.
 */
export const isPageAddress = (path: string, scope: string): boolean => {
  if (!path.startsWith(scope)) return false;
  const below = path.slice(scope.length);
  return PAGE.test(below) && !ANSWERS.test(below);
};
