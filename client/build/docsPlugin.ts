import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { STYLES, TARGET } from './browserFloor.js';
import { docsDocument, firstPage } from './docs/docsDocument.js';
import { docsOf } from './docs/docsOf.js';
import type { DocsEntry } from './docs/searchDocs.js';

const ENTRY = fileURLToPath(new URL('./docs/docs.ts', import.meta.url));

/** Compiles the script of the pages, with their style sheet and its fonts. */
const compile = async (): Promise<readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    base: './',
    css: STYLES,
    build: {
      write: false,
      target: TARGET,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: { docs: ENTRY }, output: { entryFileNames: 'assets/[name]-[hash].js' } },
    },
  });
  return [built].flat().flatMap((part) => ('output' in part ? part.output : []));
};

/**
 * Writes the documents of the project as pages into the folder `docs`, with an index for their search. The service worker does not keep them: this
 * plugin comes after its own.
 * @param root the folder of the project.
 */
export const docsPlugin = (root: string): Plugin => ({
  name: 'hexfall-docs',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const files = await compile();
      for (const part of files)
        if (!(part.fileName in bundle))
          this.emitFile({ type: 'asset', fileName: part.fileName, source: part.type === 'chunk' ? part.code : part.source });
      const named = (ending: string): string => files.find(({ fileName }) => fileName.endsWith(ending))?.fileName ?? '';
      const names = { script: named('.js'), style: named('.css') };
      const groups = docsOf(root);
      const pages = groups.flatMap((group) => group.pages);
      for (const page of [firstPage(groups), ...pages])
        this.emitFile({
          type: 'asset',
          fileName: join('docs', `${page.path || 'index'}.html`).replaceAll('\\', '/'),
          source: docsDocument(groups, page, names),
        });
      const entries = pages.flatMap(({ path, title, about, sections }): DocsEntry[] => [
        { path, page: title, title, text: about },
        ...sections.map((section) => ({ path: `${path}#${section.id}`, page: title, title: section.title, text: section.text })),
      ]);
      this.emitFile({ type: 'asset', fileName: 'docs/search.json', source: JSON.stringify(entries) });
    },
  },
});
