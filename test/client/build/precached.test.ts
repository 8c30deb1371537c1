import { existsSync, statSync } from 'node:fs';
import { DOCUMENT } from '../../../client/src/offline/precached.js';
import { readProjectFile, resolveInProject } from '../../support/sources.js';
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

/** What a first visit fetches in the background at most, in bytes as sent. */
const MOST_KEPT = 1_000_000;

test('the built service worker keeps files that are there, and not too much', () => {
  const kept = [...readProjectFile('client/dist/sw.js').matchAll(/url:`([^`]+)`,revision/g)].map(([, url]) => url!);
  expect(kept.length).toBeGreaterThan(50);
  const files = kept.filter((url) => url !== DOCUMENT).map((url) => resolveInProject(`client/dist/${url}`));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const bytes = files.map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(300_000);
  expect(bytes).toBeLessThanOrEqual(MOST_KEPT);
});
