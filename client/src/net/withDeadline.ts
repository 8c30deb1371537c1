import { fail, type Result } from '@hexfall/shared/model/result';
import type { Failure } from './connection.js';

/** How long one step of coming to a table may take, in milliseconds. A line that has stalled never says that it has. */
const PATIENCE = 8_000;

/** What an attempt, which must not throw, comes to, or `unreachable` if that takes too long; what it brings too late is given to `drop`. */
export const withDeadline = <T>(attempt: Promise<Result<T, Failure>>, drop: (late: T) => void): Promise<Result<T, Failure>> =>
  new Promise((resolve) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      resolve(fail('unreachable'));
    }, PATIENCE);
    void attempt.then((result) => {
      clearTimeout(timer);
      if (isLate && result.ok) drop(result.value);
      resolve(result);
    });
  });
