import type { Plugin } from 'vite';

/** What PixiJS registers when it is imported, and nothing here uses: the loader of sprite sheets, with the resolver of their addresses. */
const UNUSED = /\/pixi\.js\/lib\/spritesheet\/init\.mjs$/;

/** Leaves out of the build what PixiJS would bring along for its side effects alone. Fails if PixiJS has no such file anymore. */
export const unusedPixiPlugin = (): Plugin => {
  let isFound = false;
  return {
    name: 'hexfall-unused-pixi',
    apply: 'build',
    transform: {
      filter: { id: UNUSED },
      handler() {
        isFound = true;
        return { code: '', map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isFound) this.error(`PixiJS has no ${UNUSED.source}`);
    },
  };
};
