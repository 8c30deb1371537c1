import { pictureWords, readTexts } from '@hexfall/shared/locales/readTexts';
import type { Language } from '@hexfall/shared/model/languages';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import type { Drawing } from './renderWorker.js';

/** A position that shows the board at its best. */
const POSITION = {
  format: 1,
  options: { mode: 'duel' },
  players: [
    { army: 'borgo', hq: 16, hand: ['battle', 'mutant', 'medic'], pile: 11 },
    { army: 'moloch', hq: 14, hand: ['hybrid', 'move', 'blocker'], pile: 12 },
  ],
  turn: { player: 0, number: 12 },
  units: [
    { army: 'borgo', tile: 'hq', at: [-1, 1], rot: 0 },
    { army: 'borgo', tile: 'claws', at: [0, 0], rot: 1 },
    { army: 'borgo', tile: 'super-mutant', at: [-1, 0], rot: 2 },
    { army: 'borgo', tile: 'officer', at: [-2, 1], rot: 1 },
    { army: 'borgo', tile: 'net-fighter', at: [0, -1], rot: 2 },
    { army: 'borgo', tile: 'mutant', at: [0, 1], rot: 1 },
    { army: 'moloch', tile: 'hq', at: [1, 0], rot: 0 },
    { army: 'moloch', tile: 'hybrid', at: [1, 1], rot: 4 },
    { army: 'moloch', tile: 'juggernaut', at: [1, -1], rot: 4 },
    { army: 'moloch', tile: 'gauss-cannon', at: [2, -1], rot: 5 },
    { army: 'moloch', tile: 'clown', at: [2, 0], rot: 0 },
  ],
};

/** The picture of the game as such. */
export const coverDrawing = (language: Language): Drawing => {
  const position = parsePosition(POSITION);
  if (!position.ok) throw new Error(position.error.message);
  return {
    of: 'position',
    table: position.value.table,
    look: { title: readTexts(language, 'preview').cover, names: [], words: pictureWords(language) },
  };
};
