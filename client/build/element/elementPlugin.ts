import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { TARGET } from '../browserFloor.js';
import { elementTextsOf, otherLanguages } from './elementTexts.js';
import { shortPath } from './shortPath.js';

/** The folder of the element within the build. */
const ELEMENT_FOLDER = 'embed';
const NAME = 'hexfall-board';

/** Its module within the build. */
export const ELEMENT_PATH = `${ELEMENT_FOLDER}/${NAME}.js`;

const SOURCE = fileURLToPath(new URL('../../src/embed', import.meta.url));
const ENTRY = join(SOURCE, 'BoardElement.ts');
const PACKAGE = fileURLToPath(new URL('../../../package.json', import.meta.url));
const LOCALES = fileURLToPath(new URL('../../../shared/locales', import.meta.url));

const ICONS = /\/shared\/assets\/(?:icons|laterIcons|emblems)\.json$/;
const TEXTS = 'hexfall:element-texts';
/** What the sentences of the page take their texts from. */
const TRANSLATE = /\/text\/translate\.js$/;

/** Icons are small on a board: whole numbers are as fine as its pixels, and take half the bytes. */
const shortIcons = async (path: string): Promise<string> => {
  const icons = JSON.parse(await readFile(path, 'utf8')) as Readonly<Record<string, string>>;
  return `export default ${JSON.stringify(Object.fromEntries(Object.entries(icons).map(([name, data]) => [name, shortPath(data)])))}`;
};

const textsModule = (language: string | undefined): string => {
  if (language !== undefined) return `export default ${JSON.stringify(elementTextsOf(LOCALES, language))}`;
  const others = otherLanguages(LOCALES).map((other) => `${other}: () => import('${TEXTS}/${other}')`);
  return `export const ENGLISH = ${JSON.stringify(elementTextsOf(LOCALES, 'en').texts)};\nexport const OTHERS = { ${others.join(', ')} };`;
};

/** Gives the element short icons and its own texts, which are without i18next and without the settings of a page. */
const elementSources = (): Plugin => ({
  name: 'hexfall-element-sources',
  enforce: 'pre',
  resolveId: (id) => {
    if (id.startsWith(TEXTS) || id === '\0element-translate') return `\0${id}`.replace('\0\0', '\0');
    return TRANSLATE.test(id) || id === './translate.js' ? '\0element-translate' : null;
  },
  load: async (id) => {
    if (ICONS.test(id)) return { code: await shortIcons(id), moduleType: 'js' };
    if (id === '\0element-translate')
      return `import { texts } from '${join(SOURCE, 'texts.ts')}';\nexport const { t, listOf, translatedName } = texts;`;
    return id.startsWith(`\0${TEXTS}`) ? textsModule(id.split('/')[1]) : null;
  },
});

/** A key that a script asks for: as a whole, or its beginning where the rest is put in. */
const ASKED = /\bt\(\s*(?:'([\w.-]+)'|"([\w.-]+)"|`([\w.-]+)(\$?))/g;

/** Throws if what is left of the sources asks for a text that the element does not have. */
const checkTexts = (chunks: readonly Rolldown.OutputChunk[]): void => {
  const known = Object.keys(elementTextsOf(LOCALES, 'en').texts);
  for (const { modules } of chunks)
    for (const [id, { code }] of Object.entries(modules))
      for (const [, single, double, open, rest] of (code ?? '').matchAll(ASKED)) {
        const key = single ?? double ?? open ?? '';
        const isKnown = rest === '$' ? known.some((name) => name.startsWith(key)) : known.some((name) => name.replace(/_\w+$/, '') === key);
        if (!isKnown) throw new Error(`${basename(id)} needs the text ${key}, which the board element does not have`);
      }
};

/** Compiles the board element: its module, and a script for each language but English, which the module loads when it is asked for. */
export const compileElement = async (): Promise<readonly Rolldown.OutputChunk[]> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    base: './',
    plugins: [elementSources()],
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    json: { stringify: false, namedExports: false },
    build: {
      write: false,
      target: TARGET,
      // A library is imported by pages that know nothing of Vite: its scripts import each other without its help.
      lib: { entry: ENTRY, formats: ['es'] },
      rolldownOptions: {
        output: {
          minify: true,
          entryFileNames: ELEMENT_PATH,
          chunkFileNames: ({ facadeModuleId }) => `${ELEMENT_FOLDER}/${NAME}-${facadeModuleId?.split('/').at(-1) ?? 'part'}.js`,
        },
      },
    },
  });
  const chunks = [built].flat().flatMap((part) => ('output' in part ? part.output : [])).filter((part) => part.type === 'chunk'); // prettier-ignore
  checkTexts(chunks);
  return chunks;
};

/** What stands at the top of each file: the license of the icons wants their authors named with them. */
const bannerOf = async (): Promise<string> => {
  const { ICON_CREDITS } = await import('@hexfall/shared/picture/icons/sources');
  const authors = [...new Set(ICON_CREDITS.map(({ author }) => author))].sort().join(', ');
  const { version } = JSON.parse(await readFile(PACKAGE, 'utf8')) as { readonly version: string };
  return `/*! Hexfall ${version}, MIT License. Icons by ${authors} from game-icons.net, CC BY 3.0, recolored and scaled. */`;
};

/** Writes the board element for pages of others. The service worker of the page does not keep it: this plugin comes after its own. */
export const elementPlugin = (): Plugin => {
  const compiled = async (): Promise<readonly { readonly fileName: string; readonly source: string }[]> => {
    const banner = await bannerOf();
    return (await compileElement()).map(({ fileName, code }) => ({ fileName, source: `${banner}\n${code}` }));
  };
  return {
    name: 'hexfall-element',
    configureServer({ middlewares }) {
      middlewares.use(`/${ELEMENT_FOLDER}`, (request, response, next) => {
        const send = async (): Promise<void> => {
          const file = (await compiled()).find(({ fileName }) => fileName === ELEMENT_FOLDER + (request.url ?? '').replace(/\?.*/, ''));
          if (!file) return next();
          response.setHeader('Content-Type', 'text/javascript');
          response.end(file.source);
        };
        send().catch(next);
      });
    },
    generateBundle: {
      order: 'post',
      async handler() {
        for (const file of await compiled()) this.emitFile({ type: 'asset', ...file });
      },
    },
  };
};
