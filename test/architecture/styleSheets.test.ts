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
