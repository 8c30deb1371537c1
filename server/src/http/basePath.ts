import type { IncomingMessage } from 'node:http';

/** An address as it is below a path; addresses elsewhere stay as they are. */
export const belowBase = (url: string, base: string): string => {
  if (base === '' || !url.startsWith(base)) return url;
  const rest = url.slice(base.length);
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : url;
};

/**
 * Strips the base path, under which a proxy offers this server, from requests and upgrades before they are routed. Proxies that
 * strip it themselves work, too, and so do direct requests without it, such as health checks.
 */
export const dropBase =
  (base: string) =>
  (request: Pick<IncomingMessage, 'url'>): void => {
    request.url = belowBase(request.url ?? '/', base);
  };
