import { useEffect, useState } from 'preact/hooks';
import { reducedMotion } from '../../platform/settings.js';

/** How long boards are shown before the next ones, in milliseconds. */
const PAGE_MS = 20_000;

interface PageTurns {
  /** The page that is shown, from 0. */
  readonly page: number;
  readonly show: (page: number) => void;
  /** Whether the pages turn by themselves; null if the user avoids movement, or there is one only. */
  readonly turns: boolean | null;
  readonly toggle: () => void;
}

const KEYS: Readonly<Partial<Record<string, number>>> = { ArrowLeft: -1, PageUp: -1, ArrowRight: 1, PageDown: 1 };

/**
 * The pages of boards: they turn by themselves, and by keys.
 * @param isBusy whether the user is at what is shown: then it stays.
 */
export const usePageTurns = (count: number, isBusy: () => boolean): PageTurns => {
  const [wanted, show] = useState(0);
  const [isPaused, pause] = useState(false);
  const [, again] = useState({});
  const page = Math.min(wanted, count - 1);
  const turns = reducedMotion.value || count < 2 ? null : !isPaused;
  const to = (next: number): void => show((next + count) % count);
  useEffect(() => {
    if (!turns) return undefined;
    const timer = setTimeout(() => (isBusy() ? again({}) : to(page + 1)), PAGE_MS);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    if (count < 2) return undefined;
    const turn = (event: KeyboardEvent): void => {
      const by = KEYS[event.key];
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      to(page + by);
    };
    addEventListener('keydown', turn);
    return () => removeEventListener('keydown', turn);
  }, [page, count]);
  return { page, show: to, turns, toggle: () => pause(!isPaused) };
};
