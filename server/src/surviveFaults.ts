import type { Logger } from 'pino';

/**
 * Keeps the process alive. Every request is guarded by itself; what still gets here, from a library or a timer, is logged and
 * must not end the matches of everybody else: each is in the store up to its last intent, and a fault leaves it as it was.
 */
export const surviveFaults = (log: Logger, count: () => void): void => {
  const note =
    (what: string) =>
    (err: unknown): void => {
      count();
      log.error({ err }, what);
    };
  process.on('uncaughtException', note('a fault outside of any request'));
  process.on('unhandledRejection', note('a promise failed that nobody waited for'));
};
