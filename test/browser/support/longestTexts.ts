import type { Page } from 'playwright-core';
import { textWidth } from '@hexfall/shared/picture/text/drawText';
import { en } from '../../../client/src/text/en.js';
import type { Language } from '../../../client/src/platform/settings.js';
import { allOf, BLANK, namesOf, PLURAL, TEXTS, type Texts } from '../../client/text/support/texts.js';

/** What makes a text longer than another: all of it, or its longest word. */
export type Measure = 'texts' | 'words';

/** The languages in whose place the longest texts and the texts with the longest words are shown. */
export const LONGEST = { texts: 'fr', words: 'de' } as const satisfies Readonly<Record<Measure, Language>>;

/** The names by which their scripts export them. */
const EXPORTED_AS = { texts: 'french', words: 'german' } as const satisfies Readonly<Record<Measure, string>>;

const widthOf = (text: string): number => textWidth(text.replace(BLANK, 'mmmm'));

const MEASURES: Readonly<Record<Measure, (text: string) => number>> = {
  texts: widthOf,
  words: (text: string): number => Math.max(...text.split(/[\s/-]/).map(widthOf)) + widthOf(text) / 1000,
};

const longest = (texts: readonly string[], measure: Measure): string => {
  const [first = '', ...others] = texts;
  let most = { text: first, size: MEASURES[measure](first) };
  for (const text of others) {
    const size = MEASURES[measure](text);
    if (size > most.size) most = { text, size };
  }
  return most.text;
};

/** For each text of English the longest one of all languages, whatever its plural form. */
const longestTexts = (measure: Measure): ReadonlyMap<string, string> => {
  const found = new Map<string, string[]>();
  for (const language of TEXTS.keys())
    for (const [path, text] of allOf(language)) {
      const name = path.replace(PLURAL, '');
      found.set(name, [...(found.get(name) ?? []), text]);
    }
  return new Map([...found].map(([name, texts]) => [name, longest(texts, measure)]));
};

const longestNames = (measure: Measure): object => {
  const names = [...TEXTS.keys()].map(namesOf).filter((one) => one !== null);
  const kinds = ['armies', 'tiles', 'maps'] as const;
  return Object.fromEntries(
    kinds.map((kind) => [
      kind,
      Object.fromEntries(
        Object.keys(names[0]?.[kind] ?? {}).map((key) => [
          key,
          longest(
            names.map((one) => new Map(Object.entries(one[kind])).get(key) ?? ''),
            measure,
          ),
        ]),
      ),
    ]),
  );
};

const replaced = (texts: Texts, by: ReadonlyMap<string, string>, start = ''): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? (by.get((start + key).replace(PLURAL, '')) ?? value) : replaced(value, by, `${start}${key}.`),
    ]),
  );

const scriptOf = (measure: Measure): string => {
  const tree = replaced(TEXTS.get(LONGEST[measure]) ?? {}, longestTexts(measure));
  const parts = Object.keys(tree).filter((name) => !Object.hasOwn(en, name));
  const atOnce = Object.fromEntries(Object.entries(tree).filter(([name]) => Object.hasOwn(en, name)));
  const part = (name: string): string => `${name}: async () => (${JSON.stringify(tree[name])})`;
  return `export const ${EXPORTED_AS[measure]} = {
    texts: ${JSON.stringify(atOnce)},
    names: ${JSON.stringify(longestNames(measure))},
    parts: { ${parts.map(part).join(', ')} },
  };`;
};

/** Has a window show the longest texts of all languages everywhere in the place of two of them: `LONGEST`. */
export const showLongest = async (page: Page): Promise<void> => {
  for (const measure of ['texts', 'words'] as const) {
    const body = scriptOf(measure);
    await page
      .context()
      .route(`**/assets/text-${LONGEST[measure]}-main-*.js`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  }
};
