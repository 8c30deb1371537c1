import { matchMaker, SchemaSerializer } from '@colyseus/core';
import { Encoder, Reflection, type Schema } from '@colyseus/schema';
import { WebSocket } from 'ws';

/** By class of the state: the description of the Schema that clients get when they join. */
const handshakes = new WeakMap<object, Uint8Array>();

/** Encodes the description of the Schema once per process. The framework does so once per room, which takes half a millisecond. */
const shareHandshakes = (): void => {
  SchemaSerializer.prototype.handshake = function (this: SchemaSerializer<Schema>) {
    const { constructor } = this.encoder.state;
    const known = handshakes.get(constructor) ?? Reflection.encode(this.encoder);
    handshakes.set(constructor, known);
    return known;
  };
};

let isConfigured = false;

/** Sets the framework's global options. Call this before a server is created. */
export const configureColyseus = (): void => {
  if (!isConfigured) shareHandshakes();
  isConfigured = true;
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
