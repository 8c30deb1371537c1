import { createServer, type Server } from 'node:http';

/** Bounds of a request, in bytes and in time. */
const REQUEST_BOUNDS = { maxHeaderSize: 8 * 1024, headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 5000 };

/**
 * How long a connection without requests is kept, in milliseconds. Longer than proxies keep theirs (Caddy 2 minutes, Traefik 90 seconds,
 * nginx a minute): one that sends a request while its connection is being closed answers it with 502.
 */
const KEEP_ALIVE_MS = 150_000;

/** Returns an HTTP server with these bounds, which does not listen yet. */
export const createHttpServer = (): Server => createServer({ ...REQUEST_BOUNDS, keepAliveTimeout: KEEP_ALIVE_MS });
