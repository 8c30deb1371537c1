/** Below which path the server offers the page: it writes it into the document. Empty at the root of a host name, else like `/hexfall`. */
const base = (): string => document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content.replace(/\/$/, '') ?? '';

/** Returns the path from the root of the host for a path of this program, such as `/t/CODE`, `/api/tables` or `/favicon.svg`. */
export const addressOf = (path: string): string => base() + path;

/** The same with the host, for links that leave the page. */
export const linkTo = (path: string): string => location.origin + addressOf(path);

/** The path within this program of an address in the browser. */
export const pathAt = (address: string): string => {
  const before = base();
  return address === before || address.startsWith(`${before}/`) ? address.slice(before.length) || '/' : address;
};
