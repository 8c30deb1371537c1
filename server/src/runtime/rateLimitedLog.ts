import type { Logger } from 'pino';
import { TokenBucket } from './TokenBucket.js';

/** One line a second of each kind. */
const RATE = { burst: 1, perSecond: 1 };

export type Say = (fields: object, message: string) => void;

export interface RateLimitedLog {
  readonly warn: Say;
  readonly error: Say;
}

/**
 * A log for what clients can cause: one line per message and second, with the number of suppressed ones before it (`suppressed`),
 * which are in the debug log.
 */
export const rateLimitedLog = (log: Logger): RateLimitedLog => {
  const kinds = new Map<string, { readonly bucket: TokenBucket; suppressed: number }>();
  const sayAt =
    (level: 'warn' | 'error'): Say =>
    (fields, message) => {
      const kind = kinds.get(message) ?? { bucket: new TokenBucket(RATE), suppressed: 0 };
      kinds.set(message, kind);
      if (!kind.bucket.take()) {
        kind.suppressed += 1;
        return log.debug(fields, message);
      }
      log[level](kind.suppressed === 0 ? fields : { ...fields, suppressed: kind.suppressed }, message);
      kind.suppressed = 0;
    };
  return { warn: sayAt('warn'), error: sayAt('error') };
};
