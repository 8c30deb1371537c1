import type { BoardView } from '../../board/BoardView.js';
import { ZOOM_STEP } from '../../board/camera.js';
import { isTyping, shortcutOf } from './shortcuts.js';

/** + and − enlarge and reduce the board, 0 shows the whole of it; with Ctrl they are the browser's. */
export const zoomShortcuts =
  (view: Pick<BoardView, 'zoomBy' | 'showWhole'>, isFree: () => boolean = () => true) =>
  (event: KeyboardEvent): void => {
    if (isTyping(event.target) || !isFree()) return;
    if (document.querySelector('dialog[open]')) return;
    const shortcut = shortcutOf(event, 'board');
    if (shortcut === 'enlarge') view.zoomBy(ZOOM_STEP);
    else if (shortcut === 'reduce') view.zoomBy(1 / ZOOM_STEP);
    else if (shortcut === 'whole') view.showWhole();
  };
