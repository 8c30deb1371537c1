import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page of this server. Browsers send the origin of the page in `Origin`, which no page can change.
 * A request without it does not come from a browser, so no other site's page can be behind it.
 * @param others origins that are this server's, too, as `https://hexfall.example`.
 */
export const isOwnOrigin = ({ origin, host }: Pick<IncomingHttpHeaders, 'origin' | 'host'>, others: readonly string[]): boolean => {
  if (origin === undefined || others.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
};
