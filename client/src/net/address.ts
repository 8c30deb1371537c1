/** Below which path the server offers the page: it writes it into the document. Empty at the root of a host name, else like `/hexfall`. */
const base = (): string => document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content.replace(/\/$/, '') ?? '';

/** Where to find what this program calls `/t/CODE`, `/api/tables` or `/favicon.svg`, as a path from the root of the host. */
export const addressOf = (path: string): string => base() + path;

/** The same with the host, for links that leave the page. */
export const linkTo = (path: string): string => location.origin + addressOf(path);

/** What this program calls the place of an address in the browser. */
export const pathAt = (address: string): string => {
  const before = base();
  return address === before || address.startsWith(`${before}/`) ? address.slice(before.length) || '/' : address;
};
