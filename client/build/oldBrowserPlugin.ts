import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { compileScript, FLOOR_NAMES } from './browserFloor.js';
import { revisionOf } from './pageFiles.js';

const ENTRY = fileURLToPath(new URL('../src/oldBrowser.ts', import.meta.url));

/** Browsers of this age run it, and say that they are too old. */
const SYNTAX = 'es2015';

const PAGE_SCRIPT = '<script type="module"';

/** The sentence in every language, as attributes of an element. */
const sentences = async (): Promise<string> => {
  const { LANGUAGES } = await import('@hexfall/shared/model/languages');
  const { readTexts } = await import('@hexfall/shared/locales/readTexts');
  return LANGUAGES.map((language) => ` data-${language}="${readTexts(language, 'browser').tooOld.replaceAll('"', '&quot;')}"`).join('');
};

/** Puts a script before those of the page that says it when the browser is too old for them. */
export const oldBrowserPlugin = (): Plugin => {
  let file = '';
  return {
    name: 'hexfall-old-browser',
    apply: 'build',
    async buildStart() {
      const { code } = await compileScript(ENTRY, { FLOOR_NAMES: JSON.stringify(FLOOR_NAMES) }, SYNTAX);
      file = `assets/oldBrowser-${revisionOf(code).slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName: file, source: code });
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        if (!html.includes(PAGE_SCRIPT)) throw new Error('the document has no script of the page');
        const attributes = await sentences();
        // Deferred scripts run in their order, modules too.
        return html.replace(PAGE_SCRIPT, () => `<script defer src="./${file}"${attributes}></script>\n    ${PAGE_SCRIPT}`);
      },
    },
  };
};
