import { ARMIES, TILES } from '@hexfall/shared/content/catalog';
import { MAPS } from '@hexfall/shared/content/maps';
import { readTexts } from '@hexfall/shared/locales/readTexts';
import { isLanguage, type Language, LANGUAGES } from '@hexfall/shared/model/languages';
import { faultsOf, missingIn } from './support/localeFaults.js';
import { SAME_AS_ENGLISH } from './support/sameAsEnglish.js';
import { allOf, BLANK, filesOf, localeFolders, NAMES, pathOf, treeIn } from './support/texts.js';

// `npm test -- test/client/text/locales` says what is wrong with a translation, and HEXFALL_RELEASE=1 what is missing: docs/translating.md.

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** Names of things in English: they stand with what they name. A tile may have a name of its own by its key. */
const ENGLISH_NAMES: TextTree = {
  armies: Object.fromEntries(Object.values(ARMIES).map(({ id, name }) => [id, name])),
  tiles: Object.fromEntries(Object.values(TILES).flatMap(({ key, spec }) => [spec.name, key].map((called) => [called, spec.name]))),
  maps: Object.fromEntries(MAPS.map(({ name }) => [name, name])),
};
const ENGLISH = new Map<string, TextTree>([
  [NAMES, ENGLISH_NAMES],
  ...filesOf('en').map((file): [string, TextTree] => [file, treeIn('en', file)]),
]);

/** What is wrong with a file of a language. */
const faultsIn = (language: string, file: string): readonly string[] => {
  const english = ENGLISH.get(file);
  return english ? faultsOf(language, treeIn(language, file), english) : ['English has no file of this name'];
};

test('outside the page a text that a language does not have is in English', () => {
  const other: string = 'xx';
  expect(readTexts(other as Language, 'picture')).toEqual(readTexts('en', 'picture'));
});

test('the folders of texts are those of the languages', () => {
  expect(localeFolders().filter((folder) => !isLanguage(folder))).toEqual([]);
  expect(LANGUAGES.filter((language) => !localeFolders().includes(language))).toEqual([]);
});

test.each(LANGUAGES)('%s has only texts that English has, with the same {{values}}, and the plural forms of the language', (language) => {
  const faults = filesOf(language).flatMap((file) => faultsIn(language, file).map((fault) => `${pathOf(language, file)}: ${fault}`));
  expect(faults).toEqual([]);
});

describe('what is wrong with a text is said', () => {
  const english = {
    hello: 'Hello {{name}}',
    wound_one: '{{count}} wound',
    wound_other: '{{count}} wounds',
    none: '',
    deep: { text: 'Deep' },
  };
  const wounds = { wound_one: '{{count}} rana', wound_few: '{{count}} rany', wound_many: '{{count}} ran', wound_other: '{{count}} rany' };
  const { wound_few: _few, ...withoutFew } = wounds;

  test.each<readonly [fault: string, own: TextTree]>([
    ['hello: {{name}} is missing', { hello: 'Witaj' }],
    ['hello: English has no {{nme}}', { hello: 'Witaj {{name}} {{nme}}' }],
    ['hello: it is empty', { hello: ' ' }],
    ['hello: it has plural forms, and the English text has none', { hello_other: 'Witaj {{name}}' }],
    ['bye: English has no text of this name', { bye: 'Pa' }],
    ['deep: English has no text of this name', { deep: 'Głęboki' }],
    ['hello.text: English has no text of this name', { hello: { text: 'Witaj {{name}}' } }],
    ['wound: the plural form _few is missing', withoutFew],
    ['wound: this language has no plural form _two', { ...wounds, wound_two: '{{count}} rany' }],
    ['wound: it has no plural forms, and the English text has', { wound: '{{count}} ran' }],
  ])('%s', (fault, own) => {
    expect(faultsOf('pl', own, english)).toContain(fault);
  });

  test('and nothing of what is right, or not there yet', () => {
    const own = { hello: 'Witaj {{name}}', ...wounds, none: '' };
    expect(faultsOf('pl', own, english)).toEqual([]);
    expect(missingIn(own, english)).toEqual(['deep.text']);
  });
});

/** A release is complete in every language; between releases, what a language does not have is in English. */
const testRelease = process.env['HEXFALL_RELEASE'] ? test : test.skip;

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replace(BLANK, ''));

describe.each(OTHERS)('for a release, %s', (language: Language) => {
  testRelease('has every text and every name', () => {
    const missing = [...ENGLISH].flatMap(([file, english]) => {
      return missingIn(filesOf(language).includes(file) ? treeIn(language, file) : {}, english)
        .filter((name) => !/^tiles\..*\//.test(name))
        .map((name) => `${pathOf(language, file)}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  testRelease('has no text that has been left in English', () => {
    const english = new Map(allOf('en'));
    const same = allOf(language).filter(([path, text]) => hasWords(text) && english.get(path) === text);
    expect([...new Set(same.map(([, text]) => text))].toSorted()).toEqual(SAME_AS_ENGLISH[language]?.toSorted() ?? []);
  });
});
