import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import type { Precached } from '../src/offline/builtFiles.js';
import { compileScript } from './browserFloor.js';
import { precachedFiles, revisionOf, textFiles } from './pageFiles.js';

const ENTRY = fileURLToPath(new URL('../src/offline/serviceWorker.js', import.meta.url));

/** Files of the packages that the service worker consists of. */
export const WORKER_PACKAGES: readonly string[] = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'].map(
  (name) => fileURLToPath(import.meta.resolve(`${name}/package.json`)),
);

const PACKAGE = /^.*\/node_modules\/[^/]+(?=\/)/;

const contentOf = (part: Rolldown.OutputChunk | Rolldown.OutputAsset): string | Uint8Array =>
  part.type === 'chunk' ? part.code : part.source;

/** Compiles the service worker to one script. */
const compileWorker = async (precached: readonly Precached[], texts: ReturnType<typeof textFiles>): Promise<string> => {
  const { LANGUAGES } = await import('@hexfall/shared/model/languages');
  const { readTexts } = await import('@hexfall/shared/locales/readTexts');
  const define = {
    PRECACHED: JSON.stringify(precached),
    TEXTS: JSON.stringify(texts),
    PUSH_WORDS: JSON.stringify(Object.fromEntries(LANGUAGES.map((language) => [language, readTexts(language, 'pushMessage')]))),
    'process.env.NODE_ENV': '"production"',
  };
  const code = await compileScript(ENTRY, define);
  const packages = new Set(WORKER_PACKAGES.map((path) => PACKAGE.exec(path)?.[0]));
  const unknown = Object.keys(code.modules).find((id) => !packages.has(PACKAGE.exec(id)?.[0]) && PACKAGE.test(id));
  if (unknown !== undefined) throw new Error(`the notices do not know that ${unknown} is in the service worker`);
  return code.code;
};

/**
 * Writes the service worker, which keeps all files of the build, and names the build in the document.
 * @param file its name; the page lies below the folder that it is in.
 */
export const workerPlugin = (file: string): Plugin => {
  let folder = '';
  let revision = '';
  return {
    name: 'hexfall-worker',
    apply: 'build',
    configResolved({ publicDir }) {
      folder = publicDir;
    },
    // The names of all files are in the document by now, or in files that it names.
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        revision = revisionOf(html);
        return [{ tag: 'meta', attrs: { name: 'build', content: revision }, injectTo: 'head' }];
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        if (revision === '') throw new Error('the document is not there yet');
        const files = new Map(Object.values(bundle).map((part) => [part.fileName, contentOf(part)]));
        for (const name of await readdir(folder)) files.set(name, await readFile(join(folder, name)));
        this.emitFile({
          type: 'asset',
          fileName: file,
          source: await compileWorker(precachedFiles(files, revision), textFiles(files.keys())),
        });
      },
    },
  };
};
