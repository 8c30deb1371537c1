import { existsSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@hexfall/shared/model/languages';
import { resolveInProject } from './sources.js';

// In the place of the module `hexfall:locales` of the page where no build makes it.

const read = (language: string, file: string): TextTree => {
  const path = resolveInProject(`shared/locales/${language}/${file}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as TextTree) : {};
};

const localeOf = (language: string): Locale => ({
  core: read(language, 'core'),
  names: read(language, 'names'),
  parts: new Proxy({}, { get: (_, part) => () => Promise.resolve(read(language, String(part))) }),
});

export const LOCALES = Object.fromEntries(LANGUAGES.map((language) => [language, () => Promise.resolve(localeOf(language))]));

export const UNNAMED = LANGUAGES.map((language) => (read(language, 'core') as { app: { player: string } }).app.player);
