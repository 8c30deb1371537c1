import { setImmediate as ourTurn, setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Steps that do not depend on each other: they run at the same time. */
export interface ShutdownPhase {
  /** The time limit of a step. A slower step has failed, and the next phase starts without it. A phase leaves its unused time to the later ones. */
  readonly limitMs: number;
  readonly steps: Readonly<Record<string, () => unknown>>;
}

/** Thrown when steps of a shutdown have failed. Every other step was run. */
export class ShutdownError extends Error {
  constructor(readonly failed: readonly string[]) {
    super(`these steps of the shutdown failed: ${failed.join(', ')}`);
  }
}

const LATE = Symbol('late');

/** Rejected if the step fails or takes too long. */
const runStep = async (step: () => unknown, limitMs: number): Promise<void> => {
  const giveUp = new AbortController();
  // After a standstill of the process, timers run before pending input is read: the step may be done by then.
  const late = pause(limitMs, LATE, { signal: giveUp.signal }).then(
    () => ourTurn(LATE),
    () => LATE,
  );
  try {
    const result = await Promise.race([Promise.resolve().then(step), late]);
    if (result === LATE) throw new Error(`not done after ${limitMs} ms`);
  } finally {
    giveUp.abort();
  }
};

/**
 * Runs all steps, phase by phase. Logs each one that fails, and throws a `ShutdownError` at the end if there was any.
 * @param stepMs for tests: the limit of every step, in milliseconds, instead of that of its phase.
 */
export const shutDown = async (phases: readonly ShutdownPhase[], log: Logger, stepMs?: number): Promise<void> => {
  const failed: string[] = [];
  let end = performance.now();
  for (const { limitMs, steps } of phases) {
    end += limitMs;
    const leftMs = stepMs ?? Math.max(limitMs, Math.round(end - performance.now()));
    const running = Object.entries(steps).map(async ([name, step]) => {
      try {
        await runStep(step, leftMs);
      } catch (err) {
        failed.push(name);
        log.error({ step: name, err }, 'a step of the shutdown failed');
      }
    });
    await Promise.all(running);
  }
  if (failed.length > 0) throw new ShutdownError(failed);
};

/**
 * Keeps the process alive after uncaught errors. Requests catch their own errors; errors here come from a library or a timer. They are
 * logged and must not end all matches: each is stored up to its last intent, and a fault leaves it unchanged.
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
