import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { APPLE_ICON, iconsOf, MANIFEST_ICONS } from './iconsOf.js';

const FILE = 'manifest.webmanifest';

const NAME = 'Hexfall';

/** The color behind the page, as its `theme-color`. */
const GROUND = '#15181b';

const SHORTCUTS = [
  ['Learn in five minutes', './learn'],
  ['Hex Puzzles', './puzzles'],
  ['Sandbox', './sandbox'],
  ['Rules', './rules'],
] as const;

/** What a system needs to know to install the page. Addresses are relative: the page may lie below any path, which is its identity, too. */
const MANIFEST = {
  name: NAME,
  short_name: NAME,
  description: 'An unofficial online version of the board game Neuroshima Hex, played on a server of your own.',
  lang: 'en',
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
  shortcuts: SHORTCUTS.map(([name, url]) => ({ name, url, icons: [{ src: './icons/icon-192.png', sizes: '192x192', type: 'image/png' }] })),
};

const inHead = (tag: string, attrs: Record<string, string>): HtmlTagDescriptor => ({ tag, attrs, injectTo: 'head' });

/** What the document says to systems that install it; iOS reads its own names. */
const TAGS = [
  // With credentials: a proxy may ask for a password.
  inHead('link', { rel: 'manifest', href: `./${FILE}`, crossorigin: 'use-credentials' }),
  inHead('link', { rel: 'apple-touch-icon', href: `./${APPLE_ICON.file}` }),
  inHead('meta', { name: 'apple-mobile-web-app-title', content: NAME }),
  inHead('meta', { name: 'mobile-web-app-capable', content: 'yes' }),
];

/** Makes the page installable: writes its manifest and its icons. @param icon the drawing of the icons, within the public folder. */
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
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(MANIFEST) });
      const icons = await iconsOf(await readFile(source, 'utf8'), GROUND);
      for (const [fileName, png] of icons) this.emitFile({ type: 'asset', fileName, source: png });
    },
  };
};
