import '../store/support/browserGlobals.js';
import { LOCALES } from 'hexfall:locales';
import en from '@hexfall/shared/locales/en/core.json';
import pl from '@hexfall/shared/locales/pl/core.json';
import { settings } from '../../../client/src/platform/settings.js';
import { loadLanguage, shownLanguage, t } from '../../../client/src/text/translate.js';

/* Texts that could not be loaded: the page stays in the language that it has, and asks for them again. */

const locales = LOCALES as Record<string, (() => Promise<unknown>) | undefined>;
const real = locales['pl']!;

afterEach(() => {
  locales['pl'] = real;
});

test('a language that failed to load once is asked for again', async () => {
  let asked = 0;
  locales['pl'] = () => {
    asked += 1;
    return asked === 1 ? Promise.reject(new Error('no network')) : real();
  };
  settings.language.value = 'pl';
  await expect(loadLanguage('pl')).rejects.toThrow('no network');
  expect([shownLanguage.value, t('app.start.join')]).toEqual(['en', en.app.start.join]);
  await loadLanguage('pl');
  expect([asked, shownLanguage.value, t('app.start.join')]).toEqual([2, 'pl', pl.app.start.join]);
  await loadLanguage('pl');
  expect(asked).toBe(2);
});
