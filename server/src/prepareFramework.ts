import { matchMaker } from '@colyseus/core';
import { Encoder } from '@colyseus/schema';
import { WebSocket } from 'ws';

/** What of the framework is set once for the whole process, before a server is made. */
export const prepareFramework = (): void => {
  // Node 20 has none of its own, and the framework asks it for a constant.
  if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket });
  // Enough for a full table of four; the usual size would cost every room more than its table.
  Encoder.BUFFER_SIZE = 6 * 1024;
  // A table is joined by its code and in no other way.
  matchMaker.controller.exposedMethods = ['create', 'joinById'];
  // Pages of other sites have no business here.
  matchMaker.controller.DEFAULT_CORS_HEADERS = {} as typeof matchMaker.controller.DEFAULT_CORS_HEADERS;
  matchMaker.controller.getCorsHeaders = () => ({});
};
