import type { BoardView } from '../board/BoardView.js';
import { ZOOM_STEP } from '../board/camera.js';
import { isTyping } from './tableShortcuts.js';

/** + and − enlarge and reduce the board, 0 shows the whole of it; with Ctrl they are the browser's. */
export const zoomShortcuts =
  (view: Pick<BoardView, 'zoomBy' | 'showWhole'>, isFree: () => boolean = () => true) =>
  (event: KeyboardEvent): void => {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey || !isFree()) return;
    if (document.querySelector('dialog[open]')) return;
    switch (event.key) {
      case '+':
      case '=':
        return view.zoomBy(ZOOM_STEP);
      case '-':
      case '−':
        return view.zoomBy(1 / ZOOM_STEP);
      case '0':
        return view.showWhole();
    }
  };
