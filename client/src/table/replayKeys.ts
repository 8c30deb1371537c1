import type { ReplayControls } from './ReplayControls.js';
import { belongsToFocus } from '../store/input/focusKeys.js';
import { shortcutOf } from '../store/input/shortcuts.js';

/** The keys of a replay, while one is on the board; see `SHORTCUTS`. */
export const replayKeys =
  (replay: ReplayControls) =>
  (event: KeyboardEvent): void => {
    const shortcut = shortcutOf(event, 'battle');
    if (!replay.current.peek() || shortcut === null) return;
    if (shortcut === 'leave') return replay.asked.peek() ? replay.unask() : replay.skip();
    if (belongsToFocus(event)) return;
    switch (shortcut) {
      case 'back':
        replay.step(-1);
        break;
      case 'forward':
        replay.step(1);
        break;
      case 'earlier':
        replay.jumpPhase(-1);
        break;
      case 'later':
        replay.jumpPhase(1);
        break;
      case 'start':
        replay.jump(0);
        break;
      case 'finish':
        replay.jump(Infinity);
        break;
      case 'play':
        replay.toggle();
    }
    event.preventDefault();
  };
