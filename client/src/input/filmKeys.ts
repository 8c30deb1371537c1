import type { FilmDeck } from '../hud/filmDeck.js';
import { isTyping } from './keys.js';

/** Buttons, and the board, whose arrow keys lead from hex to hex, keep their keys. */
const hasKeysOfItsOwn = (target: EventTarget | null): boolean =>
  isTyping(target) || (target instanceof Element && target.closest('button, a, summary, dialog') !== null);

/** The keys of a film, while one is on the board: arrows step, Home and End go to its ends, Space plays and pauses, Escape leaves it. */
export const filmKeys =
  (deck: FilmDeck) =>
  (event: KeyboardEvent): void => {
    if (!deck.film.peek() || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return deck.asked.peek() ? deck.unask() : deck.skip();
    if (hasKeysOfItsOwn(event.target)) return;
    switch (event.key) {
      case 'ArrowLeft':
        deck.step(-1);
        break;
      case 'ArrowRight':
        deck.step(1);
        break;
      case 'PageUp':
        deck.jumpPhase(-1);
        break;
      case 'PageDown':
        deck.jumpPhase(1);
        break;
      case 'Home':
        deck.jump(0);
        break;
      case 'End':
        deck.jump(Infinity);
        break;
      case ' ':
        deck.toggle();
        break;
      default:
        return;
    }
    event.preventDefault();
  };
