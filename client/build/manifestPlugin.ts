import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import type english from '@hexfall/shared/locales/en/core.json';
import { manifestFile } from '../src/offline/builtFiles.js';
import { APPLE_ICON, iconsOf, MANIFEST_ICONS } from './iconsOf.js';

const NAME = 'Hexfall';

/** The color behind the page, as its `theme-color`. */
const GROUND = '#15181b';

/** What a manifest says in one language. */
interface ManifestWords {
  readonly description: string;
  /** The names of its shortcuts. */
  readonly learn: string;
  readonly computer: string;
  readonly puzzles: string;
  readonly sandbox: string;
  readonly rules: string;
}

/** The words that the page itself has for the same things. */
const manifestWords = ({ app, newGame }: typeof english): ManifestWords => ({
  description: app.tagline,
  learn: newGame.door.learn,
  computer: newGame.door.computer,
  puzzles: app.menu.puzzles,
  sandbox: app.menu.sandbox,
  rules: app.menu.rules,
});

/** Where the shortcuts lead, by their names in `ManifestWords`. */
const SHORTCUTS = [
  ['learn', './learn'],
  ['computer', './play/computer'],
  ['puzzles', './puzzles'],
  ['sandbox', './sandbox'],
  ['rules', './rules'],
] as const;

/**
 * What a system needs to know to install the page, in one language. Addresses are relative: the page may lie below any path, which is its
 * identity, too, whatever the language.
 */
const manifestIn = (language: string, words: ManifestWords): object => ({
  name: NAME,
  short_name: NAME,
  description: words.description,
  lang: language,
  dir: 'ltr',
  start_url: './',
  scope: './',
  display: 'standalone',
  theme_color: GROUND,
  background_color: GROUND,
  categories: ['games'],
  icons: MANIFEST_ICONS.map(({ file, pixels, isFilled }) => ({
    src: `./${file}`,
    sizes: `${pixels}x${pixels}`,
    type: 'image/png',
    purpose: isFilled ? 'maskable' : 'any',
  })),
  shortcuts: SHORTCUTS.map(([name, url]) => ({
    name: words[name],
    url,
    icons: [{ src: './icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
  })),
});

const inHead = (tag: string, attrs: Record<string, string>): HtmlTagDescriptor => ({ tag, attrs, injectTo: 'head' });

/** What the document says to systems that install it; iOS reads its own names. */
const TAGS = [
  // With credentials: a proxy may ask for a password.
  inHead('link', { rel: 'manifest', href: `./${manifestFile('en')}`, crossorigin: 'use-credentials' }),
  inHead('link', { rel: 'apple-touch-icon', href: `./${APPLE_ICON.file}` }),
  inHead('meta', { name: 'apple-mobile-web-app-title', content: NAME }),
  inHead('meta', { name: 'mobile-web-app-capable', content: 'yes' }),
];

/** Makes the page installable: writes its manifests, one for each language, and its icons. @param icon the drawing of the icons, within the public folder. */
export const manifestPlugin = (icon: string): Plugin => {
  let source = '';
  return {
    name: 'hexfall-manifest',
    apply: 'build',
    configResolved({ publicDir }) {
      source = join(publicDir, icon);
    },
    transformIndexHtml: { order: 'post', handler: () => TAGS },
    async generateBundle() {
      const { LANGUAGES } = await import('@hexfall/shared/model/languages');
      const { readTexts } = await import('@hexfall/shared/locales/readTexts');
      for (const language of LANGUAGES) {
        const manifest = manifestIn(language, manifestWords(readTexts(language, 'core')));
        this.emitFile({ type: 'asset', fileName: manifestFile(language), source: JSON.stringify(manifest) });
      }
      const icons = await iconsOf(await readFile(source, 'utf8'), GROUND);
      for (const [fileName, png] of icons) this.emitFile({ type: 'asset', fileName, source: png });
    },
  };
};
