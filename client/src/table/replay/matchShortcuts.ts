import type { ShortcutHandlers } from '../../store/input/useShortcuts.js';
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

/** What the keys of a match that is walked through do. While a battle is shown, those that both have are the battle's. */
export const matchShortcuts = (replay: MatchReplay, battle: ReplayControls): ShortcutHandlers<'match'> => {
  const pauseBattle = battlePause(replay, battle);
  const ifIdle = (act: () => void) => () => (replay.playback.busy.peek() ? false : act());
  return {
    play: () => (battle.current.peek() ? pauseBattle() : replay.toggle()),
    back: () => replay.back(),
    forward: () => {
      replay.pause();
      replay.forward();
    },
    earlier: ifIdle(() => replay.jumpTurn(-1)),
    later: ifIdle(() => replay.jumpTurn(1)),
    start: ifIdle(() => replay.goTo(0)),
    finish: ifIdle(() => replay.goTo(Infinity)),
  };
};
