import { createHash } from 'node:crypto';
import { DOCUMENT, languageOf, type Precached, textFile } from '../src/offline/builtFiles.js';

/** Parts of the page that do nothing without the server: the operator's page, player cards with their words and people, links as QR codes, and competitions. */
export const ONLINE_PARTS = [
  ...['OperatorScreen', 'PlayerCardScreen', 'PeopleScreen', 'RatingsScreen', 'recoveryPhrase', 'QrPicture'],
  ...['CompetitionPages', 'CompetitionScreen', 'NewCompetitionScreen', 'OrganizerFold', 'RegulationsDialog', 'CorrectDialog'],
  ...['TeamBoards', 'TeamPart', 'WallScreen', 'ActLog'],
] as const;

/** What several parts of the page share: its name for the bundler, which adds the names of those parts. */
export const SHARED = 'shared';

/** What only parts that need the server share. */
const SHARED_ONLINE = 'sharedOnline';

/** Returns what the file of a part of the page is called, without folder, hash and extension. The names of many that share it are not worth their bytes. */
export const partOf = (name: string): string => {
  const [part, ...sharing] = name.replace(/\.[^.]+$/, '').split('~') as [string, ...string[]];
  if (part !== SHARED || sharing.length === 0) return part;
  if (sharing.every((one) => (ONLINE_PARTS as readonly string[]).includes(one))) return SHARED_ONLINE;
  return sharing.length === 2 ? sharing.join('.') : SHARED;
};

/** A module with texts of another language: what it is loaded with, or the file of a part of the page. */
const TEXT_MODULE = /[/:]locales\/([a-z]{2})(?:\/(\w+)\.json)?$/;

/** Returns the pattern of a script's name; scripts with texts of a language that is loaded later have that language in it. */
export const chunkName = ({ facadeModuleId, name }: { readonly facadeModuleId: string | null; readonly name: string }): string => {
  const found = TEXT_MODULE.exec(facadeModuleId ?? '');
  return found?.[1] ? `${textFile(found[1], found[2] ?? 'main')}-[hash].js` : `assets/${partOf(name)}-[hash].js`;
};

/** Files with the letters of one language only. */
const LETTERS: readonly (readonly [language: string, files: RegExp])[] = [['uk', /-cyrillic-.*\.woff2$/]];

/** Returns the language that a file is only needed for; null for files that every language needs, English, too. */
const languageNeeding = (file: string): string | null => languageOf(file) ?? LETTERS.find(([, letters]) => letters.test(file))?.[0] ?? null;

/** Returns the names of the files with texts and letters by the language that needs them. */
export const textFiles = (files: Iterable<string>): Readonly<Record<string, readonly string[]>> => {
  const found: Record<string, string[]> = {};
  for (const file of files) {
    const language = languageNeeding(file);
    if (language !== null) (found[language] ??= []).push(file);
  }
  return found;
};

/** Vite puts files there whose names change with their content. */
const HASHED = /^assets\//;

/** Browsers with service workers read WOFF2; no language of the page needs the letters of Vietnamese. Systems keep icons themselves. */
const LEFT_OUT = /\.woff$|-vietnamese-|\.html$|^icons\/|\.webmanifest$/;

const isOnlinePart = (name: string): boolean => [...ONLINE_PARTS, SHARED_ONLINE].some((part) => name.startsWith(`assets/${part}-`));

/** Names a content. */
export const revisionOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

/**
 * Returns what the service worker keeps from the beginning: all files of the page but what only another language than English or only a page with
 * its server needs, and its document.
 * @param files the content of the files by their names within the page.
 * @param document the revision of the document.
 */
export const precachedFiles = (files: ReadonlyMap<string, string | Uint8Array>, document: string): Precached[] => [
  { url: DOCUMENT, revision: document },
  ...[...files]
    .filter(([name]) => !LEFT_OUT.test(name) && !isOnlinePart(name) && languageNeeding(name) === null)
    .map(([name, content]) => ({ url: name, revision: HASHED.test(name) ? null : revisionOf(content) })),
];
