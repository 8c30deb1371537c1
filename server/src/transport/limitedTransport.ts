import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { VerifyClientCallbackAsync } from 'ws';
import { LimitedSocket } from './LimitedSocket.js';
import type { SocketLimiter } from './SocketLimiter.js';
import type { Traffic } from './Traffic.js';

/**
 * Sends everything written to a socket in one tick of the event loop at once. After an intent a player gets a patch, the events and perhaps
 * an acknowledgment, and three system calls cost more than their content. `ws` corks the socket around each frame; here the first cork of a
 * tick holds until the tick ends.
 */
const corkUntilNextTick = (socket: Duplex): void => {
  const cork = socket.cork.bind(socket);
  let isHeld = false;
  const release = (): void => {
    isHeld = false;
    socket.uncork();
  };
  socket.cork = () => {
    if (!isHeld) {
      isHeld = true;
      cork();
      process.nextTick(release);
    }
    cork();
  };
};

/** Returns the `verifyClient` option of `ws`, which checks every upgrade. */
export const verifyClient =
  (limiter: SocketLimiter): VerifyClientCallbackAsync =>
  ({ req }, answer) => {
    const denial = limiter.admit(req);
    if (denial) {
      const { status, message, retryAfterS } = denial;
      return answer(false, status, message, retryAfterS === undefined ? {} : { 'Retry-After': String(retryAfterS) });
    }
    corkUntilNextTick(req.socket);
    answer(true);
  };

/** The longest message that a page needs to send. */
const MAX_MESSAGE = 8 * 1024;

/**
 * The framework's transport with admission checks and traffic budgets.
 * @param pingMs the milliseconds between two pings; a connection that does not answer two of them is closed.
 */
export const limitedTransport = (server: HttpServer, limiter: SocketLimiter, traffic: Traffic, pingMs: number): WebSocketTransport => {
  const transport = new WebSocketTransport({
    server,
    maxPayload: MAX_MESSAGE,
    pingInterval: pingMs,
    verifyClient: verifyClient(limiter),
    WebSocket: LimitedSocket,
  });
  // Before the framework's own listener, which begins to receive.
  transport['wss'].prependListener('connection', (socket: unknown, request: IncomingMessage) => {
    if (!(socket instanceof LimitedSocket)) throw new Error('a connection without limits');
    const member = traffic.join(request, socket);
    socket.spendAs(member);
    socket.once('close', () => member.leave());
  });
  return transport;
};
