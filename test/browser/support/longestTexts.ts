import type { Page } from 'playwright-core';
import en from '@hexfall/shared/locales/en/core.json';
import type { Language } from '@hexfall/shared/model/languages';
import { textWidth } from '@hexfall/shared/picture/text/drawText';
import { allOf, BLANK, entriesOf, namesOf, PLURAL, TEXTS } from '../../client/text/support/texts.js';

/** What makes a text longer than another: all of it, or its longest word. */
export type Measure = 'texts' | 'words';

/** The languages in whose place the longest texts and the texts with the longest words are shown. */
export const LONGEST = { texts: 'fr', words: 'de' } as const satisfies Readonly<Record<Measure, Language>>;

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

/** The longest name of each thing in all languages. */
const longestNames = (measure: Measure): TextTree => {
  const names = [...TEXTS.keys()].map((language) => new Map(entriesOf(namesOf(language))));
  const longestOf = (path: string): string =>
    longest(
      names.flatMap((one) => one.get(path) ?? []),
      measure,
    );
  return Object.fromEntries(
    Object.entries(namesOf(LONGEST[measure])).map(([kind, tree]) => [
      kind,
      typeof tree === 'string' ? tree : Object.fromEntries(Object.keys(tree).map((name) => [name, longestOf(`${kind}.${name}`)])),
    ]),
  );
};

const replaced = (texts: TextTree, by: ReadonlyMap<string, string>, start = ''): TextTree =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? (by.get((start + key).replace(PLURAL, '')) ?? value) : replaced(value, by, `${start}${key}.`),
    ]),
  );

/** The script in the place of that of a language. */
const scriptOf = (measure: Measure): string => {
  const tree = replaced(TEXTS.get(LONGEST[measure]) ?? {}, longestTexts(measure));
  const parts = Object.keys(tree).filter((name) => !Object.hasOwn(en, name));
  const core = Object.fromEntries(Object.entries(tree).filter(([name]) => Object.hasOwn(en, name)));
  return `export const core = ${JSON.stringify(core)};
    export const names = ${JSON.stringify(longestNames(measure))};
    export const parts = { ${parts.map((name) => `${name}: async () => (${JSON.stringify(tree[name])})`).join(', ')} };`;
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
