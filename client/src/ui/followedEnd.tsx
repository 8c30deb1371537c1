import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../text/translate.js';
import { Button } from './Button.js';
import './followedEnd.css';

/** Who is no further from the end of a list, in CSS pixels, reads its end. */
const NEAR = 40;

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean => scrollHeight - scrollTop - clientHeight <= NEAR;

/**
 * Keeps a growing list scrolled to its end while its reader reads the end.
 * @param list the element that scrolls.
 * @param lines how many lines it has.
 * @param edition changes when the list starts again, at its end.
 * @param layout changes when the same lines take another height.
 * @returns the button that scrolls to the lines that arrived while the reader was elsewhere; null without any.
 */
export const useFollowedEnd = (list: RefObject<HTMLElement | null>, lines: number, edition = 0, layout = '') => {
  const seen = useSignal(lines);
  const follows = useRef({ edition, isAtEnd: true, top: 0 });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    if (follows.current.edition !== edition) follows.current = { edition, isAtEnd: true, top: 0 };
    const follow = (): void => {
      if (!follows.current.isAtEnd) return;
      element.scrollTop = element.scrollHeight;
      follows.current.top = element.scrollTop;
      seen.value = lines;
    };
    follow();
    const look = (): void => {
      // Only who moves up leaves the end: of a move to the end browsers tell a frame later, when more lines may be there.
      if (isNearEnd(element)) follows.current.isAtEnd = true;
      else if (element.scrollTop < follows.current.top) follows.current.isAtEnd = false;
      follows.current.top = element.scrollTop;
      if (follows.current.isAtEnd) seen.value = lines;
    };
    element.addEventListener('scroll', look, { passive: true });
    // Where there was no room for the list it has no place to stay at: a phone that is turned, a window made larger.
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [lines, edition, layout]);
  const count = lines - seen.value;
  if (count <= 0) return null;
  const toEnd = (): void => {
    const element = list.current;
    if (!element) return;
    element.focus({ preventScroll: true });
    element.scrollTop = element.scrollHeight;
    follows.current.isAtEnd = true;
    seen.value = lines;
  };
  return (
    <Button name="new-lines" size="small" class="new-lines" onClick={toEnd}>
      {t('app.newLines', { count })} <span aria-hidden="true">↓</span>
    </Button>
  );
};
