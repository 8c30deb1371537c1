import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readProjectFile, resolveInProject } from '../support/sources.js';

const SHEETS = readdirSync(resolveInProject('client/src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => join('client/src', path));

const RULE = /([^{}]+)\{([^{}]*)\}/g;

/** Whether a rule gives a field of a form, or one of a list of them, its ground. */
const paintsField = (selectors: string, declarations: string): boolean =>
  /(?:select|textarea|input(?:\[[^\]]*\])?)\)?\s*(?:,|$)/.test(selectors.trim()) && /background: var\(--well\)/.test(declarations);

test('fields look the same in every room: the sheet of the page says how, and no sheet that is loaded with a room', () => {
  const painting = SHEETS.filter((sheet) =>
    [...readProjectFile(sheet).matchAll(RULE)].some(([, selectors = '', declarations = '']) => paintsField(selectors, declarations)),
  );
  expect(painting).toEqual([join('client/src', 'ui/Field.css')]);
});

test('the sheet that orders the layers is loaded before all others: the first one named is the lowest', () => {
  expect(readProjectFile('client/src/main.tsx')).toMatch(/^import '\.\/style\/main\.css';\n/);
  expect(readProjectFile('client/src/style/main.css')).toMatch(/^\/\*[^*]*\*\/\n@layer tokens, base, ui, screens;\n/);
});

const ENDLESS = /animation: ([\w-]+)[^;]*\binfinite\b/g;

/** What a browser moves without a new layout and without painting. */
const COMPOSITED = ['opacity', 'transform', 'translate', 'rotate', 'scale'];

/** The properties that the keyframes of a name change in a sheet. */
const changedBy = (sheet: string, name: string): readonly string[] => {
  const [, from = ''] = sheet.split(`@keyframes ${name} {`);
  const frames = /^(?:\s*[\w%, ]+\{[^}]*\})*/.exec(from)?.[0] ?? '';
  return [...frames.matchAll(/([\w-]+):/g)].flatMap(([, property]) => property ?? []);
};

test('nothing that moves without end is laid out or painted anew: a page that waits takes no processor', () => {
  const endless = SHEETS.flatMap((path) => {
    const sheet = readProjectFile(path);
    return [...sheet.matchAll(ENDLESS)].map(([, name = '']) => ({ path, name, changed: changedBy(sheet, name) }));
  });
  expect(endless.length).toBeGreaterThan(1);
  for (const { changed } of endless) expect(changed.length).toBeGreaterThan(0);
  expect(endless.filter(({ changed }) => changed.some((property) => !COMPOSITED.includes(property)))).toEqual([]);
});
