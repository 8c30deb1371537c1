import type { VerifyClientCallbackAsync } from 'ws';
import type { SocketLimiter } from './SocketLimiter.js';
import type { Duplex } from 'node:stream';

/**
 * Sends what is written to a socket in one tick of the event loop at once: after an intent a player gets a patch, the events and
 * perhaps an acknowledgment, and three system calls cost more than their content. `ws` corks the socket around each frame; the
 * first cork of a tick now holds until the tick ends.
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
    if (denial) return answer(false, denial.status, denial.message);
    corkUntilNextTick(req.socket);
    answer(true);
  };
