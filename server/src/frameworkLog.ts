import type { logger } from '@colyseus/core';
import type { Logger as Log } from 'pino';
import { TokenBucket } from './security/TokenBucket.js';

type FrameworkLogger = Pick<typeof logger, 'debug' | 'error' | 'info' | 'trace' | 'warn'>;

/** Enough to see that something is going on; more goes to the debug log. */
const RATE = { burst: 10, perSecond: 0.2 };

const LONGEST = 200;

/** The first line: what follows it is a stack of calls inside the framework. */
const firstLine = (said: unknown): string => String(said).split('\n', 1).join('').slice(0, LONGEST);

/**
 * What the framework has to say, bounded: for each frame that it cannot read it complains of an error with many lines, so any
 * visitor could fill the disk. Faults of our own come another way (`MatchRoom.onUncaughtException`).
 */
export const frameworkLog = (log: Log, bucket = new TokenBucket(RATE)): FrameworkLogger => {
  const say = (said: unknown): void => {
    const level = bucket.take() ? 'warn' : 'debug';
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
