/** Where the server has its time from; tests bring their own. */
export interface Time {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Does something so many milliseconds later; gives what prevents it. Long waits may end earlier. */
  readonly after: (ms: number, task: () => void) => () => void;
}

/** No timer of Node waits longer than some weeks, and none needs to: whoever waits looks at the time. */
const LONGEST_MS = 60 * 60 * 1000;

export const REAL_TIME: Time = {
  now: () => Date.now(),
  after: (ms, task) => {
    const timer = setTimeout(task, Math.min(Math.max(ms, 0), LONGEST_MS));
    return () => {
      clearTimeout(timer);
    };
  },
};
