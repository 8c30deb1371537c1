import type { Logger } from 'pino';

/**
 * Keeps the process alive after uncaught errors. Requests catch their own errors; what arrives here, from a library or a timer, is
 * logged and must not end all matches: each is in the store up to its last intent, and a fault leaves it unchanged.
 */
export const installCrashHandlers = (log: Logger, count: () => void): void => {
  const note =
    (what: string) =>
    (err: unknown): void => {
      count();
      log.error({ err }, what);
    };
  process.on('uncaughtException', note('an uncaught exception'));
  process.on('unhandledRejection', note('an unhandled promise rejection'));
};
