import { createServer, type IncomingMessage, type Server } from 'node:http';

/** Bounds of a request, in bytes and in time. */
const REQUEST_BOUNDS = { maxHeaderSize: 8 * 1024, headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 5000 };

/**
 * How long an idle connection stays open, in milliseconds. Longer than in proxies (Caddy 2 minutes, Traefik 90 seconds, nginx a minute): a
 * proxy that sends a request while its connection is closing answers it with 502.
 */
const KEEP_ALIVE_MS = 150_000;

/** Returns an HTTP server with these bounds, which does not listen yet. */
export const createHttpServer = (): Server => createServer({ ...REQUEST_BOUNDS, keepAliveTimeout: KEEP_ALIVE_MS });

/** An address as it is below a path; addresses elsewhere stay as they are. */
export const belowBase = (url: string, base: string): string => {
  if (base === '' || !url.startsWith(base)) return url;
  const rest = url.slice(base.length);
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : url;
};

/** Returns the address with the final slash that a request for the base path itself lacks; null for every other request. */
export const slashMissing = (url: string, base: string): string | null => {
  const [path, query] = [url.split('?', 1)[0], url.slice(base.length)];
  return base !== '' && path === base ? `${base}/${query}` : null;
};

/**
 * Strips the base path, under which a proxy offers this server, from requests and upgrades before routing. Proxies that strip it themselves
 * work too, and so do direct requests without it, such as health checks.
 */
export const dropBase =
  (base: string) =>
  (request: Pick<IncomingMessage, 'url'>): void => {
    request.url = belowBase(request.url ?? '/', base);
  };
