import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { iconNotice, noticesOf, noticesText } from './noticesOf.js';

/** Read when the page is built: the development server starts without a built workspace. */
const authors = async (): Promise<string[]> => {
  const { ICON_CREDITS } = await import('@hexfall/shared/picture/icons/sources');
  return [...new Set(ICON_CREDITS.map(({ author }) => author))].sort();
};

/** The files that something of is left in the page. */
const sourcesOf = (bundle: Rolldown.OutputBundle, root: string): string[] =>
  Object.values(bundle).flatMap((part) =>
    part.type === 'chunk'
      ? Object.entries(part.modules)
          .filter(([, { renderedLength }]) => renderedLength > 0)
          .map(([id]) => id)
      : part.originalFileNames.map((name) => join(root, name)),
  );

/**
 * Writes the licenses of everything by others that is in the page.
 * @param file the name of the text within the page.
 * @param iconInfo the description that the package of the icons has of itself.
 * @param more files of packages that are in scripts compiled apart from the page.
 */
export const noticesPlugin = (file: string, iconInfo: string, more: readonly string[]): Plugin => {
  let root = '';
  return {
    name: 'hexfall-notices',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const notices = [...noticesOf([...sourcesOf(bundle, root), ...more]), iconNotice(iconInfo, await authors())];
        this.emitFile({ type: 'asset', fileName: file, source: noticesText(notices) });
      },
    },
  };
};
