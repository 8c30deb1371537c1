/** What the server answers below the page's address without the document. The service worker must not answer these with the document. */
const ANSWERS = /^(?:api|matchmake|healthz|readyz|metrics)(?:\/|$)/i;

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
