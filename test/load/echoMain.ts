import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/*
 * What a server cannot do without: connections in pairs, and whatever one sends goes to both. It sends its parent its port.
 */

const pairs = new Map<string, WebSocket[]>();

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false }, () => {
  process.send?.((server.address() as AddressInfo).port);
});
server.on('connection', (socket, { url }) => {
  const pair = pairs.get(url ?? '') ?? [];
  pairs.set(url ?? '', [...pair, socket]);
  socket.on('message', (message) => {
    for (const other of pairs.get(url ?? '') ?? []) other.send(message as Buffer);
  });
});
