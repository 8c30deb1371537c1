import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { evaluateBundle } from '../../support/evaluateBundle.js';
import type { PageWindow } from './PageWindow.js';

const FILE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

declare global {
  interface Window {
    readonly axe?: { readonly run: (options: RunOptions) => Promise<AxeResults> };
  }
}

/** WCAG 2.2 to level AA and what is good practice beyond it, but for what can only be measured in a browser. */
const RULES: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
  rules: Object.fromEntries(
    ['color-contrast', 'link-in-text-block', 'target-size', 'label-content-name-mismatch'].map((rule) => [rule, { enabled: false }]),
  ),
};

/** Everything behind the dialog that is open: axe-core finds that by places, which there are not. */
const behindDialog = (page: PageWindow): readonly Element[] => {
  const found: Element[] = [];
  for (let one: Element | undefined = page.all('dialog[open]').at(-1); one?.parentElement; one = one.parentElement) {
    for (const other of one.parentElement.children) if (other !== one && !other.hasAttribute('inert')) found.push(other);
  }
  return found;
};

/** What axe-core finds wrong with the elements that a window shows, one line for each rule and place; nothing at best. */
export const violations = async (page: PageWindow): Promise<readonly string[]> => {
  if (!page.window.axe) evaluateBundle({ file: FILE, code: readFileSync(FILE, 'utf8') }, page.window);
  const behind = behindDialog(page);
  for (const element of behind) element.setAttribute('inert', '');
  const found = await page.promised(page.window.axe!.run(RULES));
  for (const element of behind) element.removeAttribute('inert');
  return found.violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')} (${help})`));
};
