import type { logger } from '@colyseus/core';
import type { Logger as Log } from 'pino';
import { TokenBucket } from './TokenBucket.js';

type FrameworkLogger = Pick<typeof logger, 'debug' | 'error' | 'info' | 'trace' | 'warn'>;

/** Everything beyond this goes to the debug log. */
const RATE = { burst: 1, perSecond: 0.2 };

const LONGEST = 200;

/** The first line; the rest is a stack trace inside the framework. */
const firstLine = (said: unknown): string => String(said).split('\n', 1).join('').slice(0, LONGEST);

/** A port that cannot be opened also rejects the start. */
const isAboutPort = (said: unknown): boolean => /^Error: listen E[A-Z]+/.test(String(said));

/**
 * A rate-limited logger for the framework: it logs an error of many lines for each frame that it cannot read, so any
 * visitor could fill the disk. Faults of our own come another way (`MatchRoom.onUncaughtException`).
 */
export const colyseusLogger = (log: Log, bucket = new TokenBucket(RATE)): FrameworkLogger => {
  const say = (said: unknown): void => {
    const level = !isAboutPort(said) && bucket.take() ? 'warn' : 'debug';
    log[level]({ from: 'framework' }, firstLine(said));
  };
  return {
    error: say,
    warn: say,
    info: say,
    debug: (said: unknown) => log.debug(firstLine(said)),
    trace: (said: unknown) => log.trace(firstLine(said)),
  };
};
