import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parseRules } from './parseRules.js';

const NAME = 'hexfall:rules';
/** The form of names that Vite expects for modules without a file. */
const ID = `\0${NAME}`;

/**
 * Offers the rules, taken apart, as the module `hexfall:rules`: the page has nothing to parse and no HTML to trust.
 * @param file where docs/rules.md is.
 */
export const rulesPlugin = (file: string): Plugin => ({
  name: 'hexfall-rules',
  resolveId: (id) => (id === NAME ? ID : null),
  load(id) {
    if (id !== ID) return null;
    this.addWatchFile(file);
    return `export const rules = ${JSON.stringify(parseRules(readFileSync(file, 'utf8')))};`;
  },
});
