import './support/browserGlobals.js';
import { ARMIES, TILES } from '@hexfall/shared/content/catalog';
import { MAPS } from '@hexfall/shared/content/maps';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { armyTitle } from '@hexfall/shared/picture/armyTitle';
import { MODE_TITLES } from '@hexfall/shared/picture/words';
import { MODES } from '@hexfall/shared/model/options';
import ts from 'typescript';
import { parseSource, readProjectFile, sourceFiles } from '../../support/sources.js';
import { LANGUAGES, settings, type Language } from '../../../client/src/platform/settings.js';
import { armyName, mapName, tileName } from '../../../client/src/text/names.js';
import { loadLanguage, t, translatedNames } from '../../../client/src/text/translate.js';
import { SAME_AS_ENGLISH } from '../text/support/sameAsEnglish.js';
import { allOf, BLANK } from '../text/support/texts.js';

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replace(BLANK, ''));

const OTHERS = LANGUAGES.filter((language): language is Exclude<Language, 'en'> => language !== 'en');

/** Polish names, which are printed on the tiles, that are the same as in English. */
const SAME_POLISH = [
  'Borgo',
  'Boss',
  'Doomsday Machine',
  'Ganger',
  'Gladiator',
  'Juggernaut',
  'Moloch',
  'Shotgun',
  'Symbiont Beta',
  'Symbiont Gamma',
  'Transport',
];

const NAMED = [...Object.values(ARMIES), ...Object.values(TILES).map(({ spec }) => spec), ...MAPS];

beforeAll(() => Promise.all(LANGUAGES.map(loadLanguage)));
beforeEach(() => (settings.language.value = 'en'));
afterAll(() => (settings.language.value = 'en'));

describe.each(OTHERS)('%s is complete', (language) => {
  const english = new Map(allOf('en'));

  test('no text has been left in English', () => {
    const same = allOf(language).filter(([path, text]) => hasWords(text) && english.get(path) === text);
    expect([...new Set(same.map(([, text]) => text))].toSorted()).toEqual(SAME_AS_ENGLISH[language].toSorted());
  });

  test('no text is empty where the English one is not', () => {
    expect(allOf(language).filter(([path, text]) => text.trim() === '' && (english.get(path) ?? '') !== '')).toEqual([]);
  });

  test('armies, tiles and maps have names', () => {
    settings.language.value = language;
    const names = [...ARMY_IDS.map(armyName), ...Object.values(TILES).map(({ key }) => tileName(key)), ...MAPS.map(mapName)];
    expect(names.length).toBeGreaterThan(80);
    expect(names.filter((name) => name.trim() === '')).toEqual([]);
    const translated = translatedNames();
    if (language === 'pl') return expect(translated).toBeNull();
    expect(Object.keys(translated?.armies ?? {}).toSorted()).toEqual(ARMY_IDS.toSorted());
    const tiles = new Set(Object.values(TILES).map(({ spec }) => spec.name));
    expect(Object.keys(translated?.tiles ?? {}).toSorted()).toEqual([...tiles].toSorted());
    expect(Object.keys(translated?.maps ?? {}).toSorted()).toEqual(MAPS.map(({ name }) => name).toSorted());
  });

  test('the names of armies are those of pictures and link previews', () => {
    settings.language.value = language;
    expect(ARMY_IDS.map((army) => armyTitle(army, language))).toEqual(ARMY_IDS.map(armyName));
  });

  test('the modes have one name on the page, in pictures and in link previews', () => {
    settings.language.value = language;
    expect(MODE_TITLES[language]).toEqual(Object.fromEntries(MODES.map((mode) => [mode, t(`app.mode.${mode}`)])));
  });
});

test('Polish names stand with what they name', () => {
  expect(NAMED.length).toBeGreaterThan(60);
  expect(NAMED.filter((one) => one.polish.trim() === '').map(({ name }) => name)).toEqual([]);
  expect([...new Set(NAMED.filter((one) => one.polish === one.name).map(({ name }) => name))].toSorted()).toEqual(SAME_POLISH);
});

/** Attributes that are read or spoken. */
const SEEN_ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'label', 'placeholder', 'title'];
/** Names that are the same in every language: licenses, addresses. */
const NAMES = ['game-icons.net', 'CC BY 3.0', 'https://'];

/** Words in the markup of a screen that are not taken from the texts. */
const wordsIn = (node: ts.Node): string[] => {
  const own = ((): string => {
    if (ts.isJsxText(node)) return node.text.trim();
    if (ts.isStringLiteralLike(node) && ts.isJsxExpression(node.parent) && !ts.isJsxAttribute(node.parent.parent)) return node.text;
    const isSeen = ts.isJsxAttribute(node) && SEEN_ATTRIBUTES.includes(node.name.getText());
    return isSeen && node.initializer && ts.isStringLiteral(node.initializer) ? node.initializer.text : '';
  })();
  const below: string[] = [];
  ts.forEachChild(node, (child) => void below.push(...wordsIn(child)));
  return hasWords(own) && !NAMES.includes(own) ? [own, ...below] : below;
};

describe('what is seen comes from the texts', () => {
  test('in every screen', () => {
    const files = sourceFiles('client/src').filter((path) => path.endsWith('.tsx'));
    const found = files.flatMap((path) => wordsIn(parseSource(path, readProjectFile(path))).map((words) => `${path}: ${words}`));
    expect(files.length).toBeGreaterThan(50);
    expect(found).toEqual([]);
  });

  test.each([
    ['<p>Hello</p>', ['Hello']],
    ['<p>{"Hello"}</p>', ['Hello']],
    ['<button aria-label="Close" class="button">×</button>', ['Close']],
    ['<input placeholder="Name" />', ['Name']],
    ['<p class="lead">{t("app.title")} · {count} × 2</p>', []],
    ['<a href="/rules" title={t("app.rules")}>CC BY 3.0</a>', []],
  ])('the search finds in %s', (markup, words) => {
    expect(wordsIn(parseSource('made-up.tsx', `const it = ${markup};`))).toEqual(words);
  });
});
