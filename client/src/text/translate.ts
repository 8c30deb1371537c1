import { computed, effect, signal } from '@preact/signals';
import { LOCALES, UNNAMED } from 'hexfall:locales';
import { createInstance } from 'i18next';
import english from '@hexfall/shared/locales/en/core.json';
import type { Language } from '@hexfall/shared/model/languages';
import { settings } from '../platform/settings.js';

/** Texts in English that come with the part of the page that shows them: see `addTexts`. */
export interface Parts {
  readonly armies: typeof import('@hexfall/shared/locales/en/armies.json');
  readonly cause: typeof import('@hexfall/shared/locales/en/cause.json');
  readonly competition: typeof import('@hexfall/shared/locales/en/competition.json');
  readonly competitions: typeof import('@hexfall/shared/locales/en/competitions.json');
  readonly coached: typeof import('@hexfall/shared/locales/en/coached.json');
  readonly competitionLog: typeof import('@hexfall/shared/locales/en/competitionLog.json');
  readonly competitionOrganizer: typeof import('@hexfall/shared/locales/en/competitionOrganizer.json');
  readonly competitionPage: typeof import('@hexfall/shared/locales/en/competitionPage.json');
  readonly competitionClaim: typeof import('@hexfall/shared/locales/en/competitionClaim.json');
  readonly competitionTeam: typeof import('@hexfall/shared/locales/en/competitionTeam.json');
  readonly embed: typeof import('@hexfall/shared/locales/en/embed.json');
  readonly flaw: typeof import('@hexfall/shared/locales/en/flaw.json');
  readonly guide: typeof import('@hexfall/shared/locales/en/guide.json');
  readonly keep: typeof import('@hexfall/shared/locales/en/keep.json');
  readonly keys: typeof import('@hexfall/shared/locales/en/keys.json');
  readonly ladder: typeof import('@hexfall/shared/locales/en/ladder.json');
  readonly lesson: typeof import('@hexfall/shared/locales/en/lesson.json');
  readonly lobby: typeof import('@hexfall/shared/locales/en/lobby.json');
  readonly local: typeof import('@hexfall/shared/locales/en/local.json');
  readonly operator: typeof import('@hexfall/shared/locales/en/operator.json');
  readonly options: typeof import('@hexfall/shared/locales/en/options.json');
  readonly push: typeof import('@hexfall/shared/locales/en/push.json');
  readonly picture: typeof import('@hexfall/shared/locales/en/picture.json');
  readonly profile: typeof import('@hexfall/shared/locales/en/profile.json');
  readonly puzzles: typeof import('@hexfall/shared/locales/en/puzzles.json');
  readonly ratings: typeof import('@hexfall/shared/locales/en/ratings.json');
  readonly record: typeof import('@hexfall/shared/locales/en/record.json');
  readonly reseat: typeof import('@hexfall/shared/locales/en/reseat.json');
  readonly result: typeof import('@hexfall/shared/locales/en/result.json');
  readonly statistics: typeof import('@hexfall/shared/locales/en/statistics.json');
  readonly series: typeof import('@hexfall/shared/locales/en/series.json');
  readonly review: typeof import('@hexfall/shared/locales/en/review.json');
  readonly rules: typeof import('@hexfall/shared/locales/en/rules.json');
  readonly sandbox: typeof import('@hexfall/shared/locales/en/sandbox.json');
  readonly sentence: typeof import('@hexfall/shared/locales/en/sentence.json');
  readonly study: typeof import('@hexfall/shared/locales/en/study.json');
  readonly tableMenu: typeof import('@hexfall/shared/locales/en/tableMenu.json');
  readonly wall: typeof import('@hexfall/shared/locales/en/wall.json');
}
type PartName = keyof Parts;

type Singular<K extends string> = K extends `${infer Base}_${'zero' | 'one' | 'other'}` ? Base : K;
/** The paths of the texts in a tree of them, without the ending of plural forms. */
export type KeyOf<T> = { [K in keyof T & string]: T[K] extends string ? Singular<K> : `${K}.${KeyOf<T[K]>}` }[keyof T & string];

/** The name of a text: its path in the files of `shared/locales/en`, without the ending of plural forms. */
export type TextKey = KeyOf<typeof english & Parts>;
type TextValues = Readonly<Record<string, string | number>>;

const texts = createInstance();
void texts.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: english } },
  interpolation: { escapeValue: false }, // everything is shown as text, nothing as HTML
  initAsync: false,
});

/** How many texts are kept as they have been found. */
const MOST_FOUND = 5000;

/** Texts as they have been found, by language, name and values: a board asks for dozens of them whenever something changes. */
const found = new Map<string, string>();

const addBundle = (language: Language, bundle: object): void => {
  texts.addResourceBundle(language, 'translation', bundle, true, true);
  found.clear();
};

/** The parts of the page that have been opened: their texts belong to a language from then on. */
const opened = new Set<PartName>();

/** The languages that are loaded, but for the texts of parts. */
const locales = new Map<Language, Locale>();

const coming = new Map<string, Promise<void>>();

/** What could not be loaded is asked for again the next time. */
const loadOnce = (name: string, load: () => Promise<void>): Promise<void> => {
  const known = coming.get(name);
  if (known) return known;
  const begun = load();
  coming.set(name, begun);
  begun.catch(() => coming.delete(name));
  return begun;
};

const loadLocale = (language: Language): Promise<void> =>
  loadOnce(language, async () => {
    const locale = await LOCALES[language]?.();
    if (!locale) throw new Error(`there are no texts in ${language}`);
    addBundle(language, locale.core);
    locales.set(language, locale);
  });

/** What a language does not have stays in English. */
const loadPart = (language: Language, part: PartName): Promise<void> =>
  loadOnce(`${language} ${part}`, async () => {
    const text = await locales.get(language)?.parts[part]?.();
    addBundle(language, { [part]: text ?? {} });
  });

/** Whether nothing is left to load for the parts that have been opened. */
const isComplete = (language: Language): boolean =>
  language === 'en' ||
  (locales.has(language) && [...opened].every((part) => texts.getResource(language, 'translation', part) !== undefined));

/** The language that is shown; another object when texts have arrived. */
const shown = signal<{ readonly language: Language }>({ language: 'en' });

/** The language of what is shown: the one of the settings as soon as its texts are there. */
export const shownLanguage = computed(() => shown.value.language);

/**
 * Loads what is missing of a language, for the parts that have been opened, too, and shows it if it is the one of the settings.
 * Rejects if it cannot be loaded: the page keeps its language. A part whose texts cannot be loaded is in English.
 */
export const loadLanguage = async (language: Language): Promise<void> => {
  if (language !== 'en' && !isComplete(language)) {
    await loadLocale(language);
    await Promise.allSettled([...opened].map((part) => loadPart(language, part)));
  }
  if (settings.language.peek() !== language) return;
  // English is always there: nothing has arrived.
  if (language !== 'en' || shown.peek().language !== 'en') shown.value = { language };
};

/** Fulfilled when the texts of all opened parts have been loaded or have failed to load. */
export const textsLoaded = (): Promise<void> => loadLanguage(settings.language.peek()).catch(() => undefined);

/** The text in the language that is shown; what calls it while rendering is rendered again when that changes. */
export const t = (key: TextKey, values?: TextValues): string => {
  const lng = shown.value.language;
  const name = values ? `${lng} ${key} ${JSON.stringify(values)}` : `${lng} ${key}`;
  const known = found.get(name);
  if (known !== undefined) return known;
  const text = texts.t(key, { ...values, lng });
  if (found.size === MOST_FOUND) found.clear();
  found.set(name, text);
  return text;
};

/** Whether a name is what players without one are called, in any language, with or without a number. */
export const isNameless = (name: string): boolean => [...UNNAMED, english.app.player].includes(name.replace(/ \d+$/, ''));

/** The text in the language that is shown, with its blanks as they are. */
export const template = (key: TextKey): string => texts.t(key, { lng: shown.value.language, skipInterpolation: true });

/** A name in the language that is shown; undefined where that has no other than English. */
export const translatedName = (kind: 'armies' | 'tiles' | 'maps', name: string): string | undefined => {
  const tree = locales.get(shown.value.language)?.names[kind];
  const translated = typeof tree === 'object' ? tree[name] : undefined;
  return typeof translated === 'string' ? translated : undefined;
};

/**
 * Adds texts of a part of the page that is loaded later, in English; those of another language are loaded then, and `useLoaded` waits for them.
 * @param parts the texts by the name of the part.
 */
export const addTexts = <P extends PartName>(parts: Pick<Parts, P>): void => {
  addBundle('en', parts);
  for (const part in parts) opened.add(part);
  void textsLoaded();
};

const listFormats = new Map<Language, Intl.ListFormat>();

/** "a, b and c": how a list is joined in the language that is shown. British English has no comma before "and". */
export const listOf = (parts: readonly string[]): string => {
  const language = shownLanguage.value;
  const format = listFormats.get(language) ?? new Intl.ListFormat(language === 'en' ? 'en-GB' : language);
  listFormats.set(language, format);
  return format.format(parts);
};

effect(() => {
  const language = settings.language.value;
  if (isComplete(language)) shown.value = { language };
  else void textsLoaded();
});

effect(() => {
  document.documentElement.lang = shownLanguage.value;
});
