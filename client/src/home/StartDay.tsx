import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useSeen } from '../ui/hooks.js';
import './StartDay.css';

/** Reserves the space of the puzzle of the day and fetches it when it scrolls into view: most visitors start a game first. */
export const StartDay = ({ children }: { readonly children: ComponentChildren }) => {
  const place = useRef<HTMLElement>(null);
  const isSeen = useSeen(place);
  return (
    <section ref={place} class="plate start-day">
      {isSeen && children}
    </section>
  );
};
