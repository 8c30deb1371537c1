import { fileURLToPath } from 'node:url';
import { preact } from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { battlePlugin } from './build/battlePlugin.js';
import { STYLES, TARGET } from './build/browserFloor.js';
import { compressPlugin } from './build/compressPlugin.js';
import { docsPlugin } from './build/docsPlugin.js';
import { elementPlugin } from './build/element/elementPlugin.js';
import { localesPlugin } from './build/localesPlugin.js';
import { manifestPlugin } from './build/manifestPlugin.js';
import { noticesPlugin } from './build/noticesPlugin.js';
import { oldBrowserPlugin } from './build/oldBrowserPlugin.js';
import { chunkName, partOf, SHARED } from './build/pageFiles.js';
import { prerenderPlugin } from './build/prerenderPlugin.js';
import { rulesPlugin } from './build/rulesPlugin.js';
import { unusedPlugin } from './build/unusedPlugin.js';
import { WORKER_PACKAGES, workerPlugin } from './build/workerPlugin.js';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const RULES = fileURLToPath(new URL('../docs/rules.md', import.meta.url));
const LOCALES = fileURLToPath(new URL('../shared/locales', import.meta.url));
const ICON_INFO = fileURLToPath(import.meta.resolve('@iconify-json/game-icons/info.json'));
/** Where `npm run dev` starts the server. */
const SERVER = `http://127.0.0.1:${process.env['PORT'] || '2567'}`;

/** '@hexfall/shared/…' is TypeScript here, without a build in between. */
const CONDITIONS = ['source', 'module', 'browser', 'development|production'];

export default defineConfig({
  // Files refer to each other by relative paths, so the page may lie anywhere; the server writes its path into the document.
  base: './',
  plugins: [
    preact(),
    unusedPlugin(),
    localesPlugin(LOCALES),
    rulesPlugin(RULES),
    manifestPlugin('favicon.svg'),
    battlePlugin('battle.svg'),
    oldBrowserPlugin(),
    noticesPlugin('notices.txt', ICON_INFO, WORKER_PACKAGES),
    prerenderPlugin('start', [preact(), localesPlugin(LOCALES), rulesPlugin(RULES)], CONDITIONS),
    // After everything that the service worker keeps.
    workerPlugin('sw.js'),
    docsPlugin(PROJECT),
    elementPlugin(),
    compressPlugin(),
  ],
  resolve: { conditions: CONDITIONS },
  css: STYLES,
  // Outlines as objects are smaller on the wire than text that the page parses.
  json: { stringify: false, namedExports: false },
  build: {
    target: TARGET,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        chunkFileNames: chunkName,
        assetFileNames: ({ names }) => `assets/${partOf(names[0] ?? '')}-[hash][extname]`,
        // What every visit needs is one script: dozens take a slow device longer to begin with than to run. What several screens share is
        // in scripts of at least some kilobytes: small ones compress badly.
        codeSplitting: {
          groups: [
            { name: 'page', tags: ['$initial'] },
            { name: SHARED, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4096 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': SERVER,
      '/matchmake': SERVER,
      '/healthz': SERVER,
      // Rooms are reached by WebSocket at /PROCESS/ROOM.
      '^/[A-Za-z0-9_-]+/[A-Za-z0-9_-]+(\\?|$)': {
        target: SERVER,
        ws: true,
        bypass: ({ headers, url }) => (headers.upgrade === 'websocket' ? null : url),
      },
    },
  },
});
