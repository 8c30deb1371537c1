import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { verifyClient } from './verifyClient.js';
import { LimitedSocket } from './LimitedSocket.js';
import type { SocketLimiter } from './SocketLimiter.js';
import type { Traffic } from './Traffic.js';

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
    const { budgets, leave } = traffic.join(request, socket);
    socket.spendFrom(budgets);
    socket.once('close', leave);
  });
  return transport;
};
