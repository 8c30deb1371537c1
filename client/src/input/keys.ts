import type { Controls } from './controls.js';

const isTyping = (target: EventTarget | null): boolean => target instanceof HTMLInputElement && target.type !== 'radio';

const isPressable = (target: EventTarget | null): boolean => target instanceof Element && target.closest('button, a, summary') !== null;

/** The keys of a table: Q and E turn, Enter confirms, Escape goes back. Windows over the table keep their keys to themselves. */
export const tableKeys =
  (controls: Controls) =>
  (event: KeyboardEvent): void => {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    switch (event.key) {
      case 'q':
      case 'Q':
        return controls.turn(-1);
      case 'e':
      case 'E':
        return controls.turn(1);
      case 'Escape':
        return controls.cancel();
      case 'Enter':
        // A focused button does what it says; Enter anywhere else confirms.
        if (!isPressable(event.target)) controls.confirm();
        return;
    }
  };
