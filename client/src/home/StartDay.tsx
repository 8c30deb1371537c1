import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useSeen } from '../ui/hooks.js';
import './StartDay.css';

/** The place of the puzzle of the day, which is fetched when it comes into sight: most visitors go on to a game before. */
export const StartDay = ({ children }: { readonly children: ComponentChildren }) => {
  const place = useRef<HTMLElement>(null);
  const isSeen = useSeen(place);
  return (
    <section ref={place} class="plate start-day">
      {isSeen && children}
    </section>
  );
};
