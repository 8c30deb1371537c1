import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Something from elsewhere that is part of the page. */
export interface Notice {
  readonly name: string;
  readonly license: string;
  readonly url: string;
  /** The license with its copyright line, or who has to be named where the license is known by its address. */
  readonly text: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly homepage?: string;
  readonly author?: string | { readonly name: string };
}

const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

const LICENSE_FILE = /^(?:licen[cs]e|copying)(?:\.|$)/i;

const OWN_LICENSE = new URL('../../LICENSE', import.meta.url);

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** The text of the MIT license for somebody, after that of this project. */
const mitText = (author: string): string =>
  readFileSync(OWN_LICENSE, 'utf8')
    .trim()
    .replace(/^Copyright.*$/m, `Copyright (c) ${author}`);

/** The license with its copyright line, which most licenses want to be passed on. */
const textOf = (folder: string, { name, license, author }: Manifest): string => {
  const file = readdirSync(folder).find((entry) => LICENSE_FILE.test(entry));
  if (file !== undefined) return readFileSync(join(folder, file), 'utf8').trim();
  const person = typeof author === 'object' ? author.name : author;
  if (license === 'MIT' && person !== undefined) return mitText(person);
  throw new Error(`${name} is part of the page and does not tell its license`);
};

const noticeOf = (folder: string): Notice => {
  const manifest = readJson(join(folder, 'package.json')) as Manifest;
  const { name, version, license, homepage = `https://www.npmjs.com/package/${name}` } = manifest;
  return { name: `${name} ${version}`, license, url: homepage, text: textOf(folder, manifest) };
};

/**
 * The notices of all packages that files of the page come from, sorted by name.
 * @param files paths of modules, fonts and whatever else; those of the project itself are passed over.
 */
export const noticesOf = (files: Iterable<string>): Notice[] => {
  const folders = [...files].map((file) => PACKAGE.exec(file)?.[0]).filter((folder) => folder !== undefined);
  return [...new Set(folders)].map(noticeOf).sort((a, b) => (a.name < b.name ? -1 : 1));
};

/** The address of the icons' license. */
const CC_BY = 'https://creativecommons.org/licenses/by/3.0/';

interface IconSet {
  readonly name: string;
  readonly author: { readonly name: string; readonly url: string };
  readonly license: { readonly title: string };
}

/**
 * The notice of the icons, whose outlines are copied into the project.
 * @param info the description that the package of the icons has of itself.
 * @param authors those who drew the icons used.
 */
export const iconNotice = (info: string, authors: readonly string[]): Notice => {
  const { name, author, license } = readJson(info) as IconSet;
  const text = `Icons by ${authors.join(', ')}, recolored and scaled.\n${CC_BY}`;
  return { name, license: license.title, url: author.url, text };
};

const RULER = '-'.repeat(80);

/** The notices as one text. */
export const noticesText = (notices: readonly Notice[]): string =>
  [
    'Third-party notices\n\nThis page contains software, fonts and icons by others. These are their licenses.',
    ...notices.map(({ name, license, url, text }) => `${RULER}\n${name} (${license})\n${url}\n\n${text}`),
  ].join('\n\n') + '\n';

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
