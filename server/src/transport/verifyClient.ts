import type { VerifyClientCallbackAsync } from 'ws';
import { corkUntilNextTick } from './corkUntilNextTick.js';
import type { SocketLimiter } from './SocketLimiter.js';

/** Returns the `verifyClient` option of `ws`, which checks every upgrade. */
export const verifyClient =
  (limiter: SocketLimiter): VerifyClientCallbackAsync =>
  ({ req }, answer) => {
    const denial = limiter.admit(req);
    if (denial) return answer(false, denial.status, denial.message);
    corkUntilNextTick(req.socket);
    answer(true);
  };
