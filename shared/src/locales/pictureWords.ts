import { ARMIES } from '../content/catalog.js';
import type { Language } from '../model/languages.js';
import type { ArmyId } from '../model/tile.js';
import type { PictureWords } from '../picture/words.js';
import { readArmyNames, readTexts } from './readTexts.js';

/** The words of pictures in a language, which outside the page are read from files. */
export const pictureWords = (language: Language): PictureWords => {
  const named = readArmyNames(language);
  const armies = Object.values(ARMIES).map(({ id, name }): [ArmyId, string] => [id, named.get(id) ?? name]);
  return {
    ...readTexts(language, 'picture'),
    modes: readTexts(language, 'core').app.mode,
    armies: Object.fromEntries(armies) as Record<ArmyId, string>,
  };
};
