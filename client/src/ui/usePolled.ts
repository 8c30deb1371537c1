import { useEffect, useState } from 'preact/hooks';

/** The last answer, and whether the last request failed. */
export interface Polled<T> {
  /** Null before the first answer. */
  readonly latest: T | null;
  /** Whether the last request was not answered. */
  readonly failed: boolean;
}

/**
 * Polls while the page is visible, and at once when it becomes visible again.
 * @param ask resolves to null if there is no answer; the last one is kept then.
 * @param everyMs milliseconds from one request to the next.
 * @param about a change of it starts another poll.
 */
export const usePolled = <T>(ask: () => Promise<T | null>, everyMs: number, about = ''): Polled<T> => {
  const [polled, setPolled] = useState<Polled<T>>({ latest: null, failed: false });
  useEffect(() => {
    let gone = false;
    const refresh = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      const found = await ask();
      if (!gone) setPolled(({ latest }) => ({ latest: found ?? latest, failed: found === null }));
    };
    const refreshNow = (): void => void refresh();
    refreshNow();
    const timer = setInterval(refreshNow, everyMs);
    document.addEventListener('visibilitychange', refreshNow);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshNow);
    };
  }, [about]);
  return polled;
};
