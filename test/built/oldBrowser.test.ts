import { readdirSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { readTexts } from '@hexfall/shared/locales/readTexts';
import { LANGUAGES } from '@hexfall/shared/model/languages';
import { FLOOR, FLOOR_NAMES } from '../../client/build/browserFloor.js';
import { CALLS_OF_NEWER } from '../support/newerThanFloor.js';
import { readProjectFile, resolveInProject } from '../support/sources.js';

const DOCUMENTS = ['index.html', ...LANGUAGES.map((language) => `start/${language}.html`)];

const scripts = (): readonly string[] => [
  'sw.js',
  ...readdirSync(resolveInProject('client/dist/assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `assets/${name}`),
];

test('no built script calls what the oldest supported browsers lack', () => {
  const found = scripts().flatMap((name) => {
    const [call] = CALLS_OF_NEWER.exec(readProjectFile(`client/dist/${name}`)) ?? [];
    return call === undefined ? [] : [`${name}: ${call}`];
  });
  expect(scripts().length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});

test('a call of something newer is found', () => {
  for (const call of ['[].toSorted(', 'map.values().map(', 'AbortSignal.any([', 'new Intl.Segmenter('])
    expect(call).toMatch(CALLS_OF_NEWER);
  for (const call of ['[...list].sort(', 'Object.values(map).map(', 'AbortSignal.timeout(']) expect(call).not.toMatch(CALLS_OF_NEWER);
});

test.each(DOCUMENTS)('%s runs the check of the browser before the page', (name) => {
  const document = readProjectFile(`client/dist/${name}`);
  const [check, page] = [document.search(/<script defer src="\.\/assets\/oldBrowser-/), document.indexOf('<script type="module"')];
  expect(check).toBeGreaterThan(0);
  expect(check).toBeLessThan(page);
});

/** A browser that has everything, as far as the check looks. */
const NEW = { findLast: true, abort: true, timeout: true, supports: (_condition: string): boolean => true };

/** Runs the check of the built page in a browser like that. Returns what its document is then. */
const documentIn = (browser: Partial<typeof NEW>, languageOfUser = 'en-US') => {
  const { findLast, abort, timeout, supports } = { ...NEW, ...browser };
  const [tag = ''] = /<script defer src="\.\/assets\/oldBrowser-[^>]*>/.exec(readProjectFile('client/dist/index.html')) ?? [];
  const [, src = ''] = /src="\.\/([^"]+)"/.exec(tag) ?? [];
  const dataset = Object.fromEntries([...tag.matchAll(/data-([a-z]{2})="([^"]*)"/g)].map(([, language, text]) => [language!, text!]));
  const document = {
    currentScript: { dataset },
    documentElement: { lang: '' },
    body: { textContent: 'the page', style: {} },
  };
  const context = createContext({
    document,
    navigator: { language: languageOfUser },
    CSS: { supports },
    AbortSignal: abort ? Object.assign(() => undefined, timeout && { timeout: () => undefined }) : undefined,
  });
  if (!findLast) runInContext('delete Array.prototype.findLast', context);
  runInContext(readProjectFile(`client/dist/${src}`), context);
  return { lang: document.documentElement.lang, text: document.body.textContent };
};

test('a browser that is new enough gets the page', () => {
  expect(documentIn({})).toEqual({ lang: '', text: 'the page' });
});

test.each<readonly [lack: string, browser: Partial<typeof NEW>]>([
  ['findLast', { findLast: false }],
  ['AbortSignal', { abort: false }],
  ['AbortSignal.timeout', { timeout: false }],
  [':has', { supports: (condition) => !condition.includes(':has') }],
  ['container queries', { supports: (condition) => !condition.includes('container-type') }],
  ['dvh', { supports: (condition) => !condition.includes('dvh') }],
])('a browser without %s gets a sentence in the place of the page', (_lack, browser) => {
  expect(documentIn(browser)).toEqual({ lang: 'en', text: `${readTexts('en', 'browser').tooOld} ${FLOOR_NAMES}` });
});

test.each(LANGUAGES)('the sentence is in the language of the reader: %s', (language) => {
  const { lang, text } = documentIn({ findLast: false }, `${language}-XY`);
  expect({ lang, text }).toEqual({ lang: language, text: `${readTexts(language, 'browser').tooOld} ${FLOOR_NAMES}` });
});

test('a reader of another language gets it in English', () => {
  expect(documentIn({ findLast: false }, 'sv').lang).toBe('en');
});

test('docs/browsers.md names the oldest supported browsers', () => {
  const document = readProjectFile('docs/browsers.md');
  for (const version of [`Chrome ${FLOOR.chrome}`, `Edge ${FLOOR.edge}`, `Firefox ${FLOOR.firefox}`, `Safari ${FLOOR.safari}`])
    expect(document).toContain(version);
});
