import { ENGLISH, type LanguageTexts, OTHERS } from 'hexfall:element-texts';
import { isLanguage, type Language } from '@hexfall/shared/model/languages';
import { filled } from '@hexfall/shared/picture/words';

/** What is put into the blanks of a text; `count` chooses its plural form. */
type Values = Readonly<Record<string, string | number>>;

/**
 * The texts of the board element. The build puts them in the place of those of the page, so that both say the same sentences: a page can hold
 * elements in several languages, so the language is that of the element for which a sentence is being made.
 */
class ElementTexts {
  readonly #loaded = new Map<Language, LanguageTexts>([['en', { texts: ENGLISH, names: {} }]]);
  #language: Language = 'en';

  /** Loads what is missing of a language. Rejects if it cannot be loaded. */
  async load(language: Language): Promise<void> {
    const found = this.#loaded.has(language) ? undefined : await OTHERS[language]?.();
    if (found) this.#loaded.set(language, found.default);
  }

  /** Makes texts in a language; in English what it does not have, or all while it is not loaded. */
  in<T>(language: Language, make: () => T): T {
    this.#language = language;
    return make();
  }

  /** The text with that name in the present language, its blanks filled. */
  readonly t = (key: string, values: Values = {}): string => {
    const { count } = values;
    for (const language of [this.#language, 'en'] as const) {
      const texts = this.#loaded.get(language)?.texts;
      const forms = typeof count === 'number' ? [`${key}_${new Intl.PluralRules(language).select(count)}`, `${key}_other`] : [];
      const form = [...forms, key].find((name) => texts?.[name] !== undefined);
      if (form !== undefined) return filled(texts?.[form] ?? '', values);
    }
    return key;
  };

  /** "a, b and c". British English has no comma before "and". */
  readonly listOf = (parts: readonly string[]): string =>
    new Intl.ListFormat(this.#language === 'en' ? 'en-GB' : this.#language).format(parts);

  /** A name in the present language; undefined where that has no other than English. */
  readonly translatedName = (kind: string, name: string): string | undefined => this.#loaded.get(this.#language)?.names[`${kind}.${name}`];
}

export const texts = new ElementTexts();

/** The language of an element: the one that a tag such as `de-AT` begins with; English if it is none of the project's. */
export const languageOfTag = (tag: string | null): Language => {
  const [language] = (tag ?? '').toLowerCase().split('-');
  return isLanguage(language) ? language : 'en';
};
