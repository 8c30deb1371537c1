import { matchMaker } from '@colyseus/core';
import { Encoder } from '@colyseus/schema';
import { WebSocket } from 'ws';

/** Sets the framework's global options. Call this before a server is created. */
export const configureColyseus = (): void => {
  // Node 20 has none of its own, and the framework asks it for a constant.
  if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket });
  // Enough for a full table of four; the usual size would cost every room more than its table.
  Encoder.BUFFER_SIZE = 6 * 1024;
  // Tables can only be created, and joined by their code.
  matchMaker.controller.exposedMethods = ['create', 'joinById'];
  // Pages of other sites get no access.
  matchMaker.controller.DEFAULT_CORS_HEADERS = {} as typeof matchMaker.controller.DEFAULT_CORS_HEADERS;
  matchMaker.controller.getCorsHeaders = () => ({});
};
