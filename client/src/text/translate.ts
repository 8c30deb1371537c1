import { effect, signal } from '@preact/signals';
import { createInstance } from 'i18next';
import { settings, type Language } from '../settings/settings.js';
import { en } from './en.js';
import type { cause } from './en/cause.js';
import type { coached } from './en/coached.js';
import type { guide } from './en/guide.js';
import type { lesson } from './en/lesson.js';
import type { options } from './en/options.js';
import type { push } from './en/push.js';
import type { profile } from './en/profile.js';
import type { puzzles } from './en/puzzles.js';
import type { result } from './en/result.js';
import type { rules } from './en/rules.js';
import type { review } from './en/review.js';
import type { study } from './en/study.js';
import type { sandbox } from './en/sandbox.js';

type Singular<K extends string> = K extends `${infer Base}_${'zero' | 'one' | 'other'}` ? Base : K;
/** The paths of the texts in a tree of them, without the ending of plural forms. */
export type KeyOf<T> = { [K in keyof T & string]: T[K] extends string ? Singular<K> : `${K}.${KeyOf<T[K]>}` }[keyof T & string];

/** Texts that come with the part of the page that needs them: see `addTexts`. */
interface Later {
  readonly cause: typeof cause;
  readonly coached: typeof coached;
  readonly guide: typeof guide;
  readonly lesson: typeof lesson;
  readonly options: typeof options;
  readonly push: typeof push;
  readonly profile: typeof profile;
  readonly puzzles: typeof puzzles;
  readonly result: typeof result;
  readonly rules: typeof rules;
  readonly review: typeof review;
  readonly sandbox: typeof sandbox;
  readonly study: typeof study;
}

/** The name of a text: its path in `en.ts`, without the ending of plural forms. */
export type TextKey = KeyOf<typeof en & Later>;
export type TextValues = Readonly<Record<string, string | number>>;

const texts = createInstance();
void texts.init({
  lng: settings.language.peek(),
  fallbackLng: 'en',
  resources: { en: { translation: en } },
  interpolation: { escapeValue: false }, // everything is shown as text, nothing as HTML
  initAsync: false,
});

/** The languages whose texts are there. */
const loaded = signal<readonly Language[]>(['en']);

/** The texts that come only where they are read. */
const OTHERS: { readonly [L in Exclude<Language, 'en'>]: () => Promise<object> } = {
  pl: async () => (await import('./pl.js')).pl,
};

/** Loads the texts of a language, if they are not there yet; until then, and where that fails, the page is in English. */
export const loadLanguage = async (language: Language): Promise<void> => {
  if (language === 'en' || loaded.peek().includes(language)) return;
  texts.addResourceBundle(language, 'translation', await OTHERS[language](), true, true);
  loaded.value = [...loaded.peek(), language];
};

/** The text in the language of the settings; what calls it while rendering is rendered again when the language changes. */
export const t = (key: TextKey, values: TextValues = {}): string => {
  const language = settings.language.value;
  return texts.t(key, { ...values, lng: loaded.value.includes(language) ? language : 'en' });
};

/** Adds texts of a part of the page that is loaded later, by language, before it is shown. */
export const addTexts = (parts: Readonly<Record<Language, Partial<Record<keyof Later, object>>>>): void => {
  for (const [language, part] of Object.entries(parts)) texts.addResourceBundle(language, 'translation', part, true, true);
};

/** "a, b and c" */
export const listOf = (parts: readonly string[]): string => {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : t('words.list.and', { first: parts.slice(0, -1).join(', '), last });
};

effect(() => {
  const language = settings.language.value;
  document.documentElement.lang = language;
  loadLanguage(language).catch(() => undefined); // The page stays in English.
});
