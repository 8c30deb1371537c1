import { BoardView } from '../board/BoardView.js';
import { BattlePlayer } from '../board/BattlePlayer.js';
import { describeEvents } from '@hexfall/shared/inspect/describeEvents';
import { buildReplay } from '@hexfall/shared/picture/replay/buildReplay';
import { decide } from './decide.js';
import { sampleTable } from './samples.js';

/** Replays a battle; `?frame=3` shows one frame of it. */
export const showBattle = async (main: HTMLElement, params: URLSearchParams): Promise<void> => {
  main.className = 'board';
  const table = sampleTable(params);
  const events = decide(table);
  const replay = buildReplay(describeEvents(table, events));
  const view = await BoardView.create(main);
  const player = new BattlePlayer(view, replay, { onFrame: (index) => console.info('frame', index, replay.frames[index]?.kind) });
  Object.assign(globalThis, { view, player, film: replay });
  const frame = params.get('frame');
  if (frame === null) player.play();
  else player.jump(Number(frame));
};
