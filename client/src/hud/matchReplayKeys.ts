import { isTyping, shortcutOf } from '../input/shortcuts.js';
import type { MatchReplay } from '../store/MatchReplay.js';

/** The keys of a match that is walked through, while no battle is being shown; see `SHORTCUTS`. */
export const matchReplayKeys =
  (replay: MatchReplay) =>
  (event: KeyboardEvent): void => {
    if (isTyping(event.target) || replay.playback.busy.peek()) return;
    switch (shortcutOf(event, 'match')) {
      case 'back':
        replay.back();
        break;
      case 'forward':
        replay.pause();
        replay.forward();
        break;
      case 'earlier':
        replay.jumpTurn(-1);
        break;
      case 'later':
        replay.jumpTurn(1);
        break;
      case 'start':
        replay.goTo(0);
        break;
      case 'finish':
        replay.goTo(Infinity);
        break;
      case 'play':
        replay.toggle();
        break;
      case null:
        return;
    }
    event.preventDefault();
  };
