import { useEffect, useState } from 'preact/hooks';

/** What came of asking: null as long as nothing is known. */
export interface Polled<T> {
  readonly latest: T | null;
  /** Whether the last question was not answered. */
  readonly failed: boolean;
}

/**
 * Asks for something again and again while the page is looked at, and at once when it is looked at again.
 * @param ask gives null when there is no answer; what was known then stays.
 * @param everyMs milliseconds from one question to the next.
 * @param about when this changes, the question is another one.
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
