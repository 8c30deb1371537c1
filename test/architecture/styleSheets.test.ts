import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOMY, WIDE } from '../../client/src/ui/hooks.js';
import { EXAMINED_WINDOWS, type Size } from '../browser/support/layouts.js';
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

const SHEET = new URL('../../client/src/style/layouts.css', import.meta.url);

const LAYOUTS = [...readFileSync(SHEET, 'utf8').matchAll(/@custom-media (--[a-z-]+) ([^;]+);/g)].map(
  ([, name, condition]) => [name!, condition!] as const,
);

/** Whether one condition holds, as `(width < 600px)`. */
const holds = (condition: string, [width, height]: Size): boolean => {
  const [, feature, sign, text] = /^\((width|height|aspect-ratio) (<|<=|>|>=) ([\d/]+)(?:px)?\)$/.exec(condition.trim()) ?? [];
  if (!feature || !sign || !text) throw new Error(`cannot read ${condition}`);
  const value = { width, height, 'aspect-ratio': width / height }[feature]!;
  const [dividend, divisor = 1] = text.split('/').map(Number);
  const limit = dividend! / divisor;
  return { '<': value < limit, '<=': value <= limit, '>': value > limit, '>=': value >= limit }[sign]!;
};

const matches = (media: string, window: Size): boolean =>
  media.split(',').some((all) => all.split(' and ').every((condition) => holds(condition, window)));

const SIDES = [320, 560, 561, 599, 600, 660, 899, 900, 990, 1119, 1120, 1920];
const WINDOWS = SIDES.flatMap((width) => SIDES.map((height): Size => [width, height]));

describe('the layouts of the page', () => {
  test('are the same to scripts', () => {
    const named = Object.fromEntries(LAYOUTS);
    for (const [inScripts, inSheets] of [
      [WIDE, named['--wide']!],
      [ROOMY, `${named['--tablet']!},${named['--desk']!}`],
    ] as const) {
      const written = inScripts.replace(/\(min-([a-z-]+): ([^)]+)\)/g, '($1 >= $2)');
      expect(WINDOWS.filter((window) => matches(written, window) !== matches(inSheets, window))).toEqual([]);
    }
  });

  test.each(LAYOUTS)('%s is among the windows in which every screen is examined', (_name, media) => {
    expect(EXAMINED_WINDOWS.filter((window) => matches(media, window))).not.toEqual([]);
  });

  test('leave no window out, and put none into two of phones, tablets and desks', () => {
    const apart = LAYOUTS.filter(([name]) => name !== '--wide' && name !== '--low');
    const wrong = WINDOWS.filter((window) => apart.filter(([, media]) => matches(media, window)).length !== 1);
    expect(wrong).toEqual([]);
  });
});
