import { createHash } from 'node:crypto';
import { DOCUMENT, type Precached } from '../src/offline/builtFiles.js';
import { languageNeeding } from './textFiles.js';

/** Vite puts files there whose names change with their content. */
const HASHED = /^assets\//;

/** Browsers with service workers read WOFF2; no language of the page needs the letters of Vietnamese. Systems keep icons themselves. */
const LEFT_OUT = /\.woff$|-vietnamese-|\.html$|^icons\/|\.webmanifest$/;

/** Names a content. */
export const revisionOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

/**
 * Returns what the service worker keeps from the beginning: all files of the page but what only another language than English needs, and its document.
 * @param files the content of the files by their names within the page.
 * @param document the revision of the document.
 */
export const precachedFiles = (files: ReadonlyMap<string, string | Uint8Array>, document: string): Precached[] => [
  { url: DOCUMENT, revision: document },
  ...[...files]
    .filter(([name]) => !LEFT_OUT.test(name) && languageNeeding(name) === null)
    .map(([name, content]) => ({ url: name, revision: HASHED.test(name) ? null : revisionOf(content) })),
];
