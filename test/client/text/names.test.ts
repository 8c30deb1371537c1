import '../store/support/browserGlobals.js';
import { TILES } from '@hexfall/shared/content/catalog';
import { type Language, LANGUAGES } from '@hexfall/shared/model/languages';
import { settings } from '../../../client/src/platform/settings.js';
import { hyphenatedName, tileName } from '../../../client/src/text/names.js';
import { loadLanguage } from '../../../client/src/text/translate.js';

/** As many letters as a tile in a hand is wide on the smallest phone. */
const MOST_LETTERS = 9;

const inLanguage = async (language: Language): Promise<void> => {
  settings.language.value = language;
  await loadLanguage(language);
};

afterAll(() => inLanguage('en'));

test.each(LANGUAGES)('the name of every tile fits below it in %s: long words are hyphenated', async (language) => {
  await inLanguage(language);
  const names = Object.values(TILES).map(({ key }) => hyphenatedName(key));
  const parts = names.flatMap((name) => name.split(/[ \u00ad-]/));
  expect(parts.filter((part) => part.length > MOST_LETTERS)).toEqual([]);
  expect(Object.values(TILES).filter(({ key }) => tileName(key).includes('\u00ad'))).toEqual([]);
});
