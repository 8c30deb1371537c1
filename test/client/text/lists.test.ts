import '../store/support/browserGlobals.js';
import { type Language, LANGUAGES } from '@hexfall/shared/model/languages';
import { settings } from '../../../client/src/platform/settings.js';
import { listOf, loadLanguage } from '../../../client/src/text/translate.js';

const inLanguage = async (language: Language): Promise<void> => {
  settings.language.value = language;
  await loadLanguage(language);
};

afterAll(() => inLanguage('en'));

const LISTS: Readonly<Record<Language, string>> = {
  en: 'a, b and c',
  pl: 'a, b i c',
  de: 'a, b und c',
  fr: 'a, b et c',
  es: 'a, b y c',
  // No line ends after a word of one letter.
  cs: 'a, b a\u00a0c',
  uk: 'a, b і c',
};

test.each(LANGUAGES)('a list in %s', async (language) => {
  await inLanguage(language);
  expect(listOf(['a', 'b', 'c'])).toBe(LISTS[language]);
  expect([listOf([]), listOf(['a'])]).toEqual(['', 'a']);
});

test.each([
  ['Iguana', 'Oruga e Iguana'],
  ['Hidra', 'Oruga e Hidra'],
  ['Hielo', 'Oruga y Hielo'],
  ['Yate', 'Oruga y Yate'],
])('in Spanish "y" becomes "e" before the sound of i: %s', async (name, list) => {
  await inLanguage('es');
  expect(listOf(['Oruga', name])).toBe(list);
});
