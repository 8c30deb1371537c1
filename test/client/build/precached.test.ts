import { precachedFiles } from '../../../client/build/precachedFiles.js';

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

test('what no browser with a service worker asks for is not', () => {
  expect(
    urlsOf('assets/saira-latin-1a2b.woff', 'assets/saira-vietnamese-1a2b.woff2', 'icons/icon-512.png', 'manifest.webmanifest'),
  ).toEqual([]);
});
