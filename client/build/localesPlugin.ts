import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The module with all languages; that of one has its code after it. */
const NAME = 'hexfall:locales';
const LOCALE_FILE = /\/locales\/[a-z]{2}\/\w+\.json$/;

/** Files that belong to a language as such. */
const WITH_LANGUAGE = ['core', 'names'];
/** Files that the page does not read. */
const NOT_OF_PAGE = ['browser', 'preview', 'pushMessage'];

/** What a player without a name is called in a language; null where that has no word of its own. */
const unnamedIn = (folder: string, language: string): string | null => {
  const path = join(folder, language, 'core.json');
  if (!existsSync(path)) return null;
  const core = JSON.parse(readFileSync(path, 'utf8')) as { readonly app?: { readonly player?: string } };
  return core.app?.player ?? null;
};

/** The source of the module with all languages, or of that of one. */
export const localesModule = (folder: string, name: string): string => {
  if (name === NAME) {
    const languages = readdirSync(folder).filter((language) => language !== 'en');
    const unnamed = languages.flatMap((language) => unnamedIn(folder, language) ?? []);
    return [
      `export const LOCALES = { ${languages.map((language) => `${language}: () => import('${NAME}/${language}')`).join(', ')} };`,
      `export const UNNAMED = ${JSON.stringify(unnamed)};`,
    ].join('\n');
  }
  const own = join(folder, name.slice(NAME.length + 1));
  const files = readdirSync(own).map((file) => file.replace(/\.json$/, ''));
  const pathOf = (file: string): string => JSON.stringify(join(own, `${file}.json`));
  const parts = files.filter((file) => !WITH_LANGUAGE.includes(file) && !NOT_OF_PAGE.includes(file));
  return [
    ...WITH_LANGUAGE.map((file) =>
      files.includes(file) ? `export { default as ${file} } from ${pathOf(file)};` : `export const ${file} = {};`,
    ),
    `export const parts = { ${parts.map((file) => `${file}: async () => (await import(${pathOf(file)})).default`).join(', ')} };`,
  ].join('\n');
};

/**
 * Offers the texts of all languages but English as the module `hexfall:locales`, in scripts that are loaded when they are needed.
 * @param folder where the folders of the languages are.
 */
export const localesPlugin = (folder: string): Plugin => ({
  name: 'hexfall-locales',
  resolveId: { filter: { id: /^hexfall:locales/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: [LOCALE_FILE, /^\0hexfall:locales/] },
    async handler(id) {
      // Objects are smaller on the wire than text that the page parses.
      if (LOCALE_FILE.test(id)) return { code: `export default ${await readFile(id, 'utf8')}`, moduleType: 'js' };
      return localesModule(folder, id.slice(1));
    },
  },
});
