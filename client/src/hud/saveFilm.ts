import { describeEvents } from '@hexfall/shared/inspect/describeEvents';
import { animationSvg } from '../battle/animationSvg.js';
import { buildReplay } from '../battle/buildReplay.js';
import { filmSvg } from '../battle/filmSvg.js';
import type { History } from '../store/history.js';
import { lastBattle } from '../store/segments.js';
import { saveFile } from './saveFile.js';

/** Of the picture, in pixels: as broad as a board with its frame. */
const SIZE = { width: 600, height: 646 };

/** The last battle of a match as a picture that moves; null if there is none, or the page does not know how it began. */
export const lastFilm = (history: History, described: string): string | null => {
  const battle = lastBattle(history);
  if (!battle?.before) return null;
  const replay = buildReplay(describeEvents(battle.before, [...battle.earlier, ...battle.events]));
  return replay.frames.length === 0 ? null : filmSvg(animationSvg(battle.before, replay, SIZE, described));
};

/** Saves the last battle of a match as a file. @returns whether there was one. */
export const saveFilm = async (history: History, described: string): Promise<boolean> => {
  const film = lastFilm(history, described);
  if (film === null) return false;
  await saveFile(new Blob([film], { type: 'image/svg+xml' }), `hexfall-battle-${history.seq}.svg`);
  return true;
};
