import { battleFilm } from '@hexfall/shared/picture/replay/battleFilm';
import type { History } from '../../store/history.js';
import { lastBattle } from '../../store/segments.js';
import { saveFile } from '../../ui/saveFile.js';

/** The last battle of a match as a picture that moves; null if there is none, or the page does not know how it began. */
export const lastFilm = (history: History, described: string): string | null => {
  const battle = lastBattle(history);
  return battle?.before ? battleFilm(battle.before, [...battle.earlier, ...battle.events], described) : null;
};

/** Saves the last battle of a match as a file. @returns whether there was one. */
export const saveFilm = async (history: History, described: string): Promise<boolean> => {
  const film = lastFilm(history, described);
  if (film === null) return false;
  await saveFile(new Blob([film], { type: 'image/svg+xml' }), `hexfall-battle-${history.seq}.svg`);
  return true;
};
