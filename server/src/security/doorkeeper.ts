import type { VerifyClientCallbackAsync } from 'ws';
import { bundleWrites } from '../http/bundleWrites.js';
import type { SocketGate } from './SocketGate.js';

/** Asks the gate about every socket, in the words of the library that opens them. */
export const doorkeeper =
  (gate: SocketGate): VerifyClientCallbackAsync =>
  ({ req }, answer) => {
    const denial = gate.admit(req);
    if (denial) return answer(false, denial.status, denial.message);
    bundleWrites(req.socket);
    answer(true);
  };
