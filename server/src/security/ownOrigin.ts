import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request was made by a page of this server. Browsers say in `Origin` what page is asking, and no page can change that;
 * whoever says nothing is no browser, and has nothing that another site's page could misuse.
 * @param others origins that are this server's, too, as `https://hexfall.example`.
 */
export const isOwnOrigin = ({ origin, host }: Pick<IncomingHttpHeaders, 'origin' | 'host'>, others: readonly string[]): boolean => {
  if (origin === undefined || others.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
};
