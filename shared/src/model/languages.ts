/** The languages of the page, of pictures and of messages by ISO 639-1, each by its own name. Each has a folder in `locales`. */
export const LANGUAGE_NAMES = {
  en: 'English',
  pl: 'Polski',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  cs: 'Čeština',
  uk: 'Українська',
} as const;
export type Language = keyof typeof LANGUAGE_NAMES;

export const isLanguage = (found: unknown): found is Language => typeof found === 'string' && Object.hasOwn(LANGUAGE_NAMES, found);

export const LANGUAGES: readonly Language[] = Object.keys(LANGUAGE_NAMES).filter(isLanguage);
