import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build, type Plugin, type PluginOption } from 'vite';
import { compileScript, STYLES, TARGET } from './browserFloor.js';

const ENTRY = fileURLToPath(new URL('../src/startMarkup.tsx', import.meta.url));
const EARLY = fileURLToPath(new URL('../src/earlyClicks.ts', import.meta.url));
const WORKER = new URL('./prerenderWorker.mjs', import.meta.url);

const DOCUMENT = 'index.html';

/** Where the page is drawn, and the language that the document says it is in. */
const HOST = '<div id="app" translate="no"></div>';
const LANGUAGE = '<html lang="en">';

/** What loads scripts: the page is seen without them, so its style sheet and its picture come first. */
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")(?= )/g;

/** Runs the compiled page in a thread, whose globals are those of a browser. @param script the file of its entry. */
const renderIn = (script: string): Promise<Readonly<Record<string, string>>> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: pathToFileURL(script).href });
    worker.once('message', (markup: Readonly<Record<string, string>>) => {
      resolve(markup);
      void worker.terminate();
    });
    worker.once('error', reject);
  });

/** Compiles the page for this process, and renders its start in every language. */
const renderStart = async (plugins: readonly PluginOption[], conditions: string[]): Promise<Readonly<Record<string, string>>> => {
  const folder = await mkdtemp(join(tmpdir(), 'hexfall-start-'));
  try {
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      plugins: [...plugins],
      css: STYLES,
      resolve: { conditions },
      ssr: { noExternal: true, resolve: { conditions } },
      build: {
        ssr: ENTRY,
        outDir: folder,
        emptyOutDir: true,
        target: TARGET,
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'start.mjs', chunkFileNames: '[name]-[hash].mjs' } },
      },
    });
    return await renderIn(join(folder, 'start.mjs'));
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** The document with the start page in it. @param early the script that sees the first clicks. Throws if that needs what the server's content security policy forbids. */
const documentOf = (document: string, early: string, language: string, markup: string): string => {
  if (!document.includes(HOST) || !document.includes(LANGUAGE)) throw new Error('the document has no place for the start page');
  if (/<[^>]* style=/.test(markup)) throw new Error('the start page has styles in its markup, which browsers do not apply');
  return document
    .replace('</head>', () => `<script async src="./${early}"></script></head>`)
    .replaceAll(SCRIPTS, '$& fetchpriority="low"')
    .replace(LANGUAGE, `<html lang="${language}">`)
    .replace(HOST, () => HOST.replace('><', () => `>${markup}<`));
};

/**
 * Writes the document of the start page in every language: browsers draw it before any script has run.
 * @param folder where the documents lie within the page, each named after its language.
 * @param plugins what the page is compiled with.
 * @param conditions as in `resolve` of the page.
 */
export const prerenderPlugin = (folder: string, plugins: readonly PluginOption[], conditions: string[]): Plugin => ({
  name: 'hexfall-prerender',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const part = bundle[DOCUMENT];
      if (part?.type !== 'asset') throw new Error('the document is not there yet');
      const document = String(part.source);
      const early = this.getFileName(this.emitFile({ type: 'asset', name: 'clicks.js', source: (await compileScript(EARLY)).code }));
      for (const [language, markup] of Object.entries(await renderStart(plugins, conditions)))
        this.emitFile({ type: 'asset', fileName: `${folder}/${language}.html`, source: documentOf(document, early, language, markup) });
    },
  },
});
