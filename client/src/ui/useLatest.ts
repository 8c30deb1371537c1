import { useEffect, useState } from 'preact/hooks';

/**
 * The result of the last promise; null before the first one is fulfilled. A promise that was made earlier and is fulfilled later is
 * dropped. A rejection is a bug.
 * @param make is called at first, and whenever one of the inputs changes.
 */
export const useLatest = <T>(make: () => Promise<T>, inputs: readonly unknown[]): T | null => {
  const [latest, setLatest] = useState<T | null>(null);
  useEffect(() => {
    let isOver = false;
    void make().then((result) => {
      if (!isOver) setLatest(() => result);
    });
    return () => void (isOver = true);
  }, inputs);
  return latest;
};
