import type { Plugin } from 'vite';
import { startBattleSvg } from '../src/board/startBattle.js';

/** Writes the picture of the battle on the start page, which is fought while the page is built. @param file its name. */
export const battlePlugin = (file: string): Plugin => ({
  name: 'hexfall-battle',
  configureServer({ middlewares }) {
    middlewares.use(`/${file}`, (_request, response) => {
      response.setHeader('Content-Type', 'image/svg+xml');
      response.end(startBattleSvg());
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: file, source: startBattleSvg() });
  },
});
