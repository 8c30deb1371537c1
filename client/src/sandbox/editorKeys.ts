import { isTyping, shortcutOf } from '../store/input/shortcuts.js';
import type { EditorControls } from './EditorControls.js';

/** The keys with which a position is built; see `SHORTCUTS`. `planKey` has the one for a good turn. */
export const editorKeys =
  (editor: EditorControls) =>
  (event: KeyboardEvent): void => {
    const { sandbox } = editor;
    if (sandbox.activity.peek() !== 'edit' || isTyping(event.target)) return;
    switch (shortcutOf(event, 'build')) {
      case 'left':
        return editor.turn(-1);
      case 'right':
        return editor.turn(1);
      case 'wound':
        return editor.wound(1);
      case 'heal':
        return editor.wound(-1);
      case 'remove':
        return editor.remove();
      case 'cancel':
        return editor.letGo();
      case 'undo':
        event.preventDefault();
        return sandbox.undo();
      case 'redo':
        event.preventDefault();
        return sandbox.redo();
      case null:
    }
  };
