import { useEffect, useState } from 'preact/hooks';
import { reducedMotion } from '../../platform/settings.js';

/** How many boards are shown at once. */
export const PAGE_BOARDS = 12;

/** How long they are shown before the next ones, in milliseconds. */
const PAGE_MS = 20_000;

/** How wide a board is in relation to its height, with the two lines above it. */
const BOARD_SHAPE = 1.3;

/** Returns in how many columns a number of boards is the largest. @param shape the width of their room in relation to its height. */
export const columnsFor = (count: number, shape: number): number => {
  let [best, most] = [1, 0];
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const height = Math.min(1 / rows, shape / columns / BOARD_SHAPE);
    if (height > most) [best, most] = [columns, height];
  }
  return best;
};

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
