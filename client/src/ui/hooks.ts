import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

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

/** The layout `--wide` of style/layouts.css, for `useMediaQuery`: a desk with room for a column beside the board. */
export const WIDE = '(min-aspect-ratio: 11/10) and (min-height: 561px) and (min-width: 1120px)';

/** The layouts `--tablet` and `--desk` of style/layouts.css together: all that are not for a phone. */
export const ROOMY = '(min-width: 600px) and (min-height: 900px), (min-aspect-ratio: 11/10) and (min-height: 561px)';

/** Returns whether a media query matches, and renders the component again when that changes. */
export const useMediaQuery = (query: string): boolean => {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const update = (): void => setMatches(list.matches);
    update();
    list.addEventListener('change', update);
    return () => list.removeEventListener('change', update);
  }, [query]);
  return matches;
};

/**
 * What was chosen, shown at once: the answer of the server may come later, and after that of the next choice.
 * @returns the last choice until it has been answered, then null; and what sends one, which returns the answer.
 */
export const useWish = <T>(): readonly [wish: T | null, send: <A>(wish: T, request: () => Promise<A>) => Promise<A>] => {
  const [wish, setWish] = useState<T | null>(null);
  const sent = useRef(0);
  const send = async <A>(next: T, request: () => Promise<A>): Promise<A> => {
    sent.current += 1;
    const number = sent.current;
    setWish(() => next);
    const answer = await request();
    if (number === sent.current) setWish(null);
    return answer;
  };
  return [wish, send];
};

/**
 * Whether an element has come into sight since it is there.
 * @param margin how far around the window that begins, as CSS.
 */
export const useSeen = (place: RefObject<Element | null>, margin = '0px'): boolean => {
  const [isSeen, see] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (!current || isSeen) return;
    const sight = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && see(true), {
      rootMargin: margin,
    });
    sight.observe(current);
    return () => sight.disconnect();
  }, [isSeen]);
  return isSeen;
};

/**
 * Whether an element is in sight at this moment.
 * @param margin how far around the window that begins, as CSS.
 */
export const useInSight = (place: RefObject<Element | null>, margin = '0px'): boolean => {
  const [isInSight, set] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const sight = new IntersectionObserver((entries) => set(entries.at(-1)?.isIntersecting ?? false), { rootMargin: margin });
    sight.observe(current);
    return () => sight.disconnect();
  }, []);
  return isInSight;
};
