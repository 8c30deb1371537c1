import { BoardView } from '../board/BoardView.js';
import { BattlePlayer } from '../battle/BattlePlayer.js';
import { film } from '../battle/timeline.js';
import { decide } from './decide.js';
import { publicTable } from '@hexfall/shared/rules/view';
import { sampleTable } from './samples.js';

/** A battle's film; `?frame=3` shows one picture of it, else it plays. */
export const showBattle = async (main: HTMLElement, params: URLSearchParams): Promise<void> => {
  main.className = 'board';
  const table = sampleTable(params);
  const events = decide(table);
  const made = film(publicTable(table), events);
  const view = await BoardView.create(main);
  const player = new BattlePlayer(view, made, { onFrame: (index) => console.info('frame', index, made.frames[index]?.kind) });
  Object.assign(globalThis, { view, player, film: made });
  const frame = params.get('frame');
  if (frame === null) player.play();
  else player.jump(Number(frame));
};
