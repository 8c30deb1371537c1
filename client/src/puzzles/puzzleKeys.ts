import type { Controls } from '../store/input/controls.js';
import { isTyping, shortcutOf } from '../store/input/shortcuts.js';
import type { PuzzleGame } from './PuzzleGame.js';

/** U takes the last step back while nothing is taken: a puzzle takes back any number of them. To be asked before the keys of a table. */
export const puzzleKeys =
  (game: PuzzleGame, { selection }: Controls) =>
  (event: KeyboardEvent): void => {
    const kind = selection.peek()?.source.kind;
    const isChoosing = kind !== undefined && kind !== 'question';
    if (isTyping(event.target) || shortcutOf(event, 'turn') !== 'undo' || isChoosing) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    game.takeBack();
  };
