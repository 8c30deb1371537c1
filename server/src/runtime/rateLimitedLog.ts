import type { logger } from '@colyseus/core';
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
 * A log for what clients can cause: one line per message and second, with the number of suppressed ones before it (`suppressed`). The
 * suppressed ones are in the debug log.
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

type FrameworkLogger = Pick<typeof logger, 'debug' | 'error' | 'info' | 'trace' | 'warn'>;

/** Everything beyond this goes to the debug log. */
const FRAMEWORK_RATE = { burst: 1, perSecond: 0.2 };

const LONGEST = 200;

/** The first line; the rest is a stack trace inside the framework. */
const firstLine = (message: unknown): string => String(message).split('\n', 1).join('').slice(0, LONGEST);

/** A port that cannot be opened also rejects the start. */
const isAboutPort = (message: unknown): boolean => /^Error: listen E[A-Z]+/.test(String(message));

/**
 * A rate-limited logger for the framework. It logs a long error for each unreadable frame, so any visitor could fill the disk. Faults of
 * our own come another way (`MatchRoom.onUncaughtException`).
 */
export const colyseusLogger = (log: Logger, bucket = new TokenBucket(FRAMEWORK_RATE)): FrameworkLogger => {
  const say = (message: unknown): void => {
    const level = !isAboutPort(message) && bucket.take() ? 'warn' : 'debug';
    log[level]({ from: 'framework' }, firstLine(message));
  };
  return {
    error: say,
    warn: say,
    info: say,
    debug: (message: unknown) => log.debug(firstLine(message)),
    trace: (message: unknown) => log.trace(firstLine(message)),
  };
};
