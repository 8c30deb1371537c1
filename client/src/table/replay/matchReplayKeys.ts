import { belongsToFocus } from '../../store/input/keyFocus.js';
import { shortcutOf } from '../../store/input/shortcuts.js';
import type { MatchReplay } from '../../store/MatchReplay.js';
import type { ReplayControls } from './ReplayControls.js';

/** Pauses a battle, and with it the match that is playing; the next press resumes both. */
const battlePause = (replay: MatchReplay, battle: ReplayControls): (() => void) => {
  let goesOn = false;
  return () => {
    if (battle.running.peek()) {
      goesOn = replay.running.peek();
      replay.pause();
      battle.pause();
    } else {
      battle.play();
      if (goesOn && replay.ply.peek() < replay.last.peek()) replay.play();
      goesOn = false;
    }
  };
};

/** The keys that a battle has too. */
const jump = (replay: MatchReplay, shortcut: 'earlier' | 'later' | 'start' | 'finish'): void => {
  switch (shortcut) {
    case 'earlier':
      return replay.jumpTurn(-1);
    case 'later':
      return replay.jumpTurn(1);
    case 'start':
      return replay.goTo(0);
    case 'finish':
      return replay.goTo(Infinity);
  }
};

/** The keys of a match that is walked through; see `SHORTCUTS`. While a battle is shown, those that both have are the battle's. */
export const matchReplayKeys = (replay: MatchReplay, battle: ReplayControls): ((event: KeyboardEvent) => void) => {
  const pauseBattle = battlePause(replay, battle);
  return (event) => {
    const shortcut = shortcutOf(event, 'match');
    if (shortcut === null || belongsToFocus(event)) return;
    switch (shortcut) {
      case 'compare':
        return; // the review has it
      case 'play':
        if (battle.current.peek()) pauseBattle();
        else replay.toggle();
        break;
      case 'back':
        replay.back();
        break;
      case 'forward':
        replay.pause();
        replay.forward();
        break;
      default:
        if (replay.playback.busy.peek()) return;
        jump(replay, shortcut);
    }
    event.preventDefault();
  };
};
