import type { Duplex } from 'node:stream';

/**
 * Lets what is written to a socket in one turn of the event loop go out in one piece: after an intent a player gets a patch,
 * the events and perhaps an acknowledgment, and asking the system three times costs more than all that is in them. The library
 * for WebSockets corks the socket around each of its frames; the first time in a turn, the socket stays corked until the turn ends.
 */
export const bundleWrites = (socket: Duplex): void => {
  const cork = socket.cork.bind(socket);
  let isHeld = false;
  const letGo = (): void => {
    isHeld = false;
    socket.uncork();
  };
  socket.cork = () => {
    if (!isHeld) {
      isHeld = true;
      cork();
      process.nextTick(letGo);
    }
    cork();
  };
};
