/** Where the server has its time from; tests bring their own. */
export interface Scheduler {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Runs a task after a delay in milliseconds; returns how to cancel it. Long delays may end earlier. */
  readonly after: (ms: number, task: () => void) => () => void;
}

/** Timers of Node wait for some weeks at most. Callers check the time when they run. */
const LONGEST_MS = 60 * 60 * 1000;

export const SYSTEM_SCHEDULER: Scheduler = {
  now: () => Date.now(),
  after: (ms, task) => {
    const timer = setTimeout(task, Math.min(Math.max(ms, 0), LONGEST_MS));
    return () => {
      clearTimeout(timer);
    };
  },
};
