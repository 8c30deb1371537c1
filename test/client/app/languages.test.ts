import './support/browserGlobals.js';
import { ARMIES, TILES } from '@hexfall/shared/content/catalog';
import ts from 'typescript';
import { parseSource, readProjectFile, sourceFiles } from '../../support/sources.js';
import { en } from '../../../client/src/text/en.js';
import { pl } from '../../../client/src/text/pl.js';

interface Texts {
  readonly [key: string]: string | Texts;
}

const PLURAL = /_(one|few|many|other)$/;
const BLANK = /\{\{\w+\}\}/g;

const entriesOf = (texts: Texts, start = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[start + key, value] as const] : entriesOf(value, `${start}${key}.`),
  );

const ENGLISH = new Map(entriesOf(en));
const POLISH = entriesOf(pl);

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replace(BLANK, ''));

/** Words that are the same in both languages. */
const SAME_TEXTS = [
  'app.lobby.offline',
  'app.title',
  'fact.how.gauss',
  'table.ability.transport',
  'table.player.offline',
  'table.player.online',
];
const SAME_NAMES = [
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

describe('Polish is complete', () => {
  test('no text has been left in English', () => {
    const same = POLISH.filter(([path, text]) => hasWords(text) && ENGLISH.get(path) === text).map(([path]) => path);
    expect(same.toSorted()).toEqual(SAME_TEXTS);
  });

  test('no text is empty where the English one is not', () => {
    expect(POLISH.filter(([path, text]) => text === '' && (ENGLISH.get(path) ?? '') !== '').map(([path]) => path)).toEqual([]);
  });

  test('every text has the variables of the English one', () => {
    const blanksOf = (entries: Iterable<readonly [string, string]>): ReadonlyMap<string, string> => {
      const found = new Map<string, Set<string>>();
      for (const [path, text] of entries) {
        const name = path.replace(PLURAL, '');
        found.set(name, new Set([...(found.get(name) ?? []), ...(text.match(BLANK) ?? [])]));
      }
      return new Map([...found].map(([path, blanks]) => [path, [...blanks].toSorted().join(' ')]));
    };
    const [english, polish] = [blanksOf(ENGLISH), blanksOf(POLISH)];
    expect([...english].filter(([path, blanks]) => polish.get(path) !== blanks)).toEqual([]);
  });

  test('armies and tiles have Polish names', () => {
    const named = [...Object.values(ARMIES), ...Object.values(TILES).map(({ spec }) => spec)];
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((one) => one.polish.trim() === '').map(({ name }) => name)).toEqual([]);
    expect([...new Set(named.filter((one) => one.polish === one.name).map(({ name }) => name))].toSorted()).toEqual(SAME_NAMES);
  });
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
