import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { DrawnBoard } from '../board/BoardView.js';
import { ZOOM_STEP } from '../board/camera.js';
import { t } from '../text/translate.js';
import { Glyph, type GlyphName } from '../ui/Glyph.js';
import { isTyping, shortcutOf } from '../store/input/shortcuts.js';
import './TableScreen.css';

/** + and − enlarge and reduce the board, 0 shows the whole of it; with Ctrl they are the browser's. */
const zoomShortcuts =
  (view: Pick<DrawnBoard, 'zoomBy' | 'showWhole'>, isFree: () => boolean = () => true) =>
  (event: KeyboardEvent): void => {
    if (isTyping(event.target) || !isFree()) return;
    if (document.querySelector('dialog[open]')) return;
    const shortcut = shortcutOf(event, 'board');
    if (shortcut === 'enlarge') view.zoomBy(ZOOM_STEP);
    else if (shortcut === 'reduce') view.zoomBy(1 / ZOOM_STEP);
    else if (shortcut === 'whole') view.showWhole();
  };

interface Props {
  readonly view: DrawnBoard;
  /** How much the board is enlarged. */
  readonly zoom: Signal<number>;
  /** Whether the keys are free for it. */
  readonly hasKeys: () => boolean;
}

/** Buttons and keys that enlarge the board and show the whole of it again. */
export const BoardZoom = ({ view, zoom, hasKeys }: Props) => {
  useEffect(() => {
    const listen = zoomShortcuts(view, hasKeys);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [view]);
  const button = (action: string, glyph: GlyphName, label: string, press: () => void, disabled = false) => (
    <button type="button" class="icon-button" data-action={action} aria-label={label} title={label} disabled={disabled} onClick={press}>
      <Glyph name={glyph} />
    </button>
  );
  return (
    <div class="board-zoom" role="group" aria-label={t('table.zoom.label')}>
      {zoom.value > 1 && button('zoom-whole', 'whole', t('table.zoom.whole'), () => view.showWhole())}
      {zoom.value > 1 && button('zoom-out', 'zoomOut', t('table.zoom.out'), () => view.zoomBy(1 / ZOOM_STEP))}
      {button('zoom-in', 'zoomIn', t('table.zoom.in'), () => view.zoomBy(ZOOM_STEP), zoom.value >= view.mostZoom)}
    </div>
  );
};
