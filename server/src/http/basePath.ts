import type { IncomingMessage } from 'node:http';

/** An address as it is below a path; addresses elsewhere stay as they are. */
export const belowBase = (url: string, base: string): string => {
  if (base === '' || !url.startsWith(base)) return url;
  const rest = url.slice(base.length);
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : url;
};

/**
 * Takes from requests and sockets the path under which a proxy offers this server, before anybody looks at their address. A proxy
 * that takes it away itself does no harm, and whoever asks this machine directly, as for its health, need not know it.
 */
export const dropBase =
  (base: string) =>
  (request: Pick<IncomingMessage, 'url'>): void => {
    request.url = belowBase(request.url ?? '/', base);
  };
