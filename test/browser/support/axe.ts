import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { labelsNotInNames } from './labels.js';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 to level AA, and what is good practice beyond it. */
const RULES: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
  // An experiment of axe-core that joins the pieces of the text without spaces; `labelsNotInNames` checks the same.
  rules: { 'label-content-name-mismatch': { enabled: false } },
};

declare global {
  interface Window {
    readonly axe?: { readonly run: (options: RunOptions) => Promise<AxeResults> };
  }
}

/** What axe-core finds wrong with what a window shows, and controls not named as they are labeled, one line for each rule and place; nothing at best. */
export const violations = async (page: Page): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(SOURCE);
  // At the end of the page, where what sticks to the lower edge has come to rest and covers nothing.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const found = await page.evaluate(async (options) => {
    const { violations } = await window.axe!.run(options);
    // What is generated around a button takes its clicks, too, but axe-core measures the button alone.
    const isEnlarged = (selector: string): boolean => {
      const element = document.querySelector(selector);
      if (element === null) return false;
      const { content, position } = getComputedStyle(element, '::after');
      return content !== 'none' && position === 'absolute';
    };
    return violations.map((violation) => ({
      ...violation,
      nodes: violation.nodes.filter(({ target }) => violation.id !== 'target-size' || !isEnlarged(target.join(' '))),
    }));
  }, RULES);
  const lines = found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} (${help}) ${any[0]?.message ?? ''}`.trim()),
  );
  return [...lines, ...(await labelsNotInNames(page))];
};
