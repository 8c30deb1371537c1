import type { ReplayControls } from './ReplayControls.js';
import { isTyping } from '../input/tableShortcuts.js';

/** Buttons, and the board, whose arrow keys lead from hex to hex, keep their keys. */
const hasKeysOfItsOwn = (target: EventTarget | null): boolean =>
  isTyping(target) || (target instanceof Element && target.closest('button, a, summary, dialog') !== null);

/** The keys of a replay, while one is on the board: arrows step, Home and End go to its ends, Space plays and pauses, Escape leaves it. */
export const replayKeys =
  (replay: ReplayControls) =>
  (event: KeyboardEvent): void => {
    if (!replay.current.peek() || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return replay.asked.peek() ? replay.unask() : replay.skip();
    if (hasKeysOfItsOwn(event.target)) return;
    switch (event.key) {
      case 'ArrowLeft':
        replay.step(-1);
        break;
      case 'ArrowRight':
        replay.step(1);
        break;
      case 'PageUp':
        replay.jumpPhase(-1);
        break;
      case 'PageDown':
        replay.jumpPhase(1);
        break;
      case 'Home':
        replay.jump(0);
        break;
      case 'End':
        replay.jump(Infinity);
        break;
      case ' ':
        replay.toggle();
        break;
      default:
        return;
    }
    event.preventDefault();
  };
