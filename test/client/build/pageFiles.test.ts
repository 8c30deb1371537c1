import { chunkName, partOf, precachedFiles, textFiles } from '../../../client/build/pageFiles.js';

const named = (facadeModuleId: string | null, name = 'part'): string => chunkName({ facadeModuleId, name });

test('the scripts of texts are named by language and part', () => {
  expect(named('\0hexfall:locales/pl')).toBe('assets/text-pl-main-[hash].js');
  expect(named('/hexfall/shared/locales/uk/sandbox.json')).toBe('assets/text-uk-sandbox-[hash].js');
});

test('other scripts are named as they are', () => {
  for (const module of [null, '/hexfall/client/src/text/causeText.ts', '/hexfall/client/src/ui/ui.ts'])
    expect(named(module)).toBe('assets/part-[hash].js');
});

test('what several parts share is named by two of them, not by more, and apart if all of them need the server', () => {
  expect(named(null, 'shared~TableScreen~SandboxScreen~LocalScreen')).toBe('assets/shared-[hash].js');
  expect(named(null, 'shared~PeopleScreen~TableScreen')).toBe('assets/PeopleScreen.TableScreen-[hash].js');
  expect(named(null, 'shared~PeopleScreen~PlayerCardScreen')).toBe('assets/sharedOnline-[hash].js');
  expect(['shared~TableScreen~SandboxScreen~LessonS~a9gvkk7j.css', 'shared.css', 'TurnLine.css', 'very-hard.jsonl'].map(partOf)).toEqual([
    'shared',
    'shared',
    'TurnLine',
    'very-hard',
  ]);
});

test('the files of texts and letters are listed by language', () => {
  expect(
    textFiles([
      'assets/text-pl-main-1.js',
      'assets/main-2.js',
      'assets/text-fr-main-3.js',
      'assets/text-pl-cause-4.js',
      'assets/russo-one-cyrillic-5.woff2',
    ]),
  ).toEqual({
    pl: ['assets/text-pl-main-1.js', 'assets/text-pl-cause-4.js'],
    fr: ['assets/text-fr-main-3.js'],
    uk: ['assets/russo-one-cyrillic-5.woff2'],
  });
});

const filesOf = (...names: readonly string[]): ReadonlyMap<string, string> => new Map(names.map((name) => [name, `content of ${name}`]));

const urlsOf = (...names: readonly string[]): readonly string[] =>
  precachedFiles(filesOf(...names), 'r1')
    .slice(1)
    .map(({ url }) => url);

test('the document comes first, with a revision that does not change with its address', () => {
  expect(precachedFiles(filesOf('index.html'), 'r1')).toEqual([{ url: './?offline', revision: 'r1' }]);
});

test('files whose names change with their content need no revision, all others have one of their content', () => {
  const [, hashed, other] = precachedFiles(filesOf('assets/main-1a2b.js', 'favicon.svg'), 'r1');
  expect(hashed).toEqual({ url: 'assets/main-1a2b.js', revision: null });
  expect(other!.revision).toMatch(/^[0-9a-f]{16}$/);
  expect(precachedFiles(new Map([['favicon.svg', 'another']]), 'r1')[1]!.revision).not.toBe(other!.revision);
});

test('everything that a part of the page may ask for is kept', () => {
  const names = ['css', 'js', 'json', 'svg', 'webp', 'wasm', 'woff2', 'bin'].map((ending) => `assets/data-1a2b.${ending}`);
  expect(urlsOf(...names)).toEqual(names);
});

test('texts and letters of other languages than English are left to those who read them', () => {
  expect(
    urlsOf('assets/text-pl-main-1a2b.js', 'assets/text-fr-sandbox-1a2b.js', 'assets/fira-cyrillic-1a2b.woff2', 'assets/textured-1a2b.js'),
  ).toEqual(['assets/textured-1a2b.js']);
});

test('parts that need the server, and what only they share, are left to those who visit them', () => {
  expect(
    urlsOf(
      'assets/PeopleScreen-1a2b.js',
      'assets/PeopleScreen-1a2b.css',
      'assets/sharedOnline-1a2b.js',
      'assets/PeopleScreen.TableScreen-1a2b.js',
    ),
  ).toEqual(['assets/PeopleScreen.TableScreen-1a2b.js']);
});

test('what no browser with a service worker asks for is not', () => {
  expect(
    urlsOf('assets/saira-latin-1a2b.woff', 'assets/saira-vietnamese-1a2b.woff2', 'icons/icon-512.png', 'manifest.webmanifest'),
  ).toEqual([]);
});
