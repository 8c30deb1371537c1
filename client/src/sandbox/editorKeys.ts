import { isTyping } from '../input/tableShortcuts.js';
import type { EditorControls } from './EditorControls.js';

const undoKeys = ({ sandbox }: EditorControls, event: KeyboardEvent): boolean => {
  const key = event.key.toLowerCase();
  if (!event.ctrlKey && !event.metaKey) return false;
  if (key === 'y' || (key === 'z' && event.shiftKey)) sandbox.redo();
  else if (key === 'z') sandbox.undo();
  else return false;
  return true;
};

const handKeys = (editor: EditorControls, { key }: KeyboardEvent): void => {
  switch (key) {
    case 'q':
    case 'Q':
      return editor.turn(-1);
    case 'e':
    case 'E':
      return editor.turn(1);
    case '+':
      return editor.wound(1);
    case '-':
      return editor.wound(-1);
    case 'Delete':
    case 'Backspace':
      return editor.remove();
    case 'Escape':
      return editor.letGo();
  }
};

/** The keys with which a position is built: Q and E turn, + and − wound, Delete removes, Escape lets go, Ctrl+Z and Ctrl+Y undo and redo; `planKey` has H. */
export const editorKeys =
  (editor: EditorControls) =>
  (event: KeyboardEvent): void => {
    if (editor.sandbox.activity.peek() !== 'edit' || isTyping(event.target)) return;
    if (undoKeys(editor, event)) event.preventDefault();
    else if (!event.ctrlKey && !event.metaKey && !event.altKey) handKeys(editor, event);
  };
