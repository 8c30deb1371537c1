import { isTyping } from '../input/keys.js';
import type { EditHand } from './EditHand.js';

const undoKeys = ({ sandbox }: EditHand, event: KeyboardEvent): boolean => {
  const key = event.key.toLowerCase();
  if (!event.ctrlKey && !event.metaKey) return false;
  if (key === 'y' || (key === 'z' && event.shiftKey)) sandbox.redo();
  else if (key === 'z') sandbox.undo();
  else return false;
  return true;
};

const handKeys = (hand: EditHand, { key }: KeyboardEvent): void => {
  switch (key) {
    case 'q':
    case 'Q':
      return hand.turn(-1);
    case 'e':
    case 'E':
      return hand.turn(1);
    case '+':
      return hand.wound(1);
    case '-':
      return hand.wound(-1);
    case 'Delete':
    case 'Backspace':
      return hand.remove();
    case 'Escape':
      return hand.letGo();
  }
};

/** The keys with which a position is built: Q and E turn, + and − wound, Delete removes, Escape lets go, Ctrl+Z and Ctrl+Y undo and redo. */
export const editKeys =
  (hand: EditHand) =>
  (event: KeyboardEvent): void => {
    if (hand.sandbox.activity.peek() !== 'edit' || isTyping(event.target)) return;
    if (undoKeys(hand, event)) event.preventDefault();
    else if (!event.ctrlKey && !event.metaKey && !event.altKey) handKeys(hand, event);
  };
