import { isTyping } from '../input/tableShortcuts.js';
import type { MatchReplay } from '../store/MatchReplay.js';

/**
 * The keys of a match that is walked through, while no battle is being shown: comma and period step, Page Up and Page Down lead from turn to turn,
 * Home and End to the ends, K plays and pauses.
 */
export const matchReplayKeys =
  (replay: MatchReplay) =>
  (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || replay.playback.busy.peek()) return;
    switch (event.key) {
      case ',':
        replay.back();
        break;
      case '.':
        replay.pause();
        replay.forward();
        break;
      case 'PageUp':
        replay.jumpTurn(-1);
        break;
      case 'PageDown':
        replay.jumpTurn(1);
        break;
      case 'Home':
        replay.goTo(0);
        break;
      case 'End':
        replay.goTo(Infinity);
        break;
      case 'k':
      case 'K':
        replay.toggle();
        break;
      default:
        return;
    }
    event.preventDefault();
  };
