import { effect } from '@preact/signals';
import { createInstance } from 'i18next';
import { settings, type Language } from '../settings/settings.js';
import { en } from './en.js';
import type { cause } from './en/cause.js';
import type { guide } from './en/guide.js';
import type { lesson } from './en/lesson.js';
import type { rules } from './en/rules.js';
import type { sandbox } from './en/sandbox.js';
import { pl } from './pl.js';

type Singular<K extends string> = K extends `${infer Base}_${'zero' | 'one' | 'other'}` ? Base : K;
/** The paths of the texts in a tree of them, without the ending of plural forms. */
export type KeyOf<T> = { [K in keyof T & string]: T[K] extends string ? Singular<K> : `${K}.${KeyOf<T[K]>}` }[keyof T & string];

/** Texts that come with the part of the page that needs them: see `addTexts`. */
interface Later {
  readonly cause: typeof cause;
  readonly guide: typeof guide;
  readonly lesson: typeof lesson;
  readonly rules: typeof rules;
  readonly sandbox: typeof sandbox;
}

/** The name of a text: its path in `en.ts`, without the ending of plural forms. */
export type TextKey = KeyOf<typeof en & Later>;
export type TextValues = Readonly<Record<string, string | number>>;

const texts = createInstance();
void texts.init({
  lng: settings.language.peek(),
  fallbackLng: 'en',
  resources: { en: { translation: en }, pl: { translation: pl } },
  interpolation: { escapeValue: false }, // everything is shown as text, nothing as HTML
  initAsync: false,
});

/** The text in the language of the settings; what calls it while rendering is rendered again when the language changes. */
export const t = (key: TextKey, values: TextValues = {}): string => texts.t(key, { ...values, lng: settings.language.value });

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
  document.documentElement.lang = settings.language.value;
});
