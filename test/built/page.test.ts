import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ICON_CREDITS } from '@hexfall/shared/picture/icons/sources';
import { ONLINE_PARTS } from '../../client/build/pageFiles.js';
import { DOCUMENT } from '../../client/src/offline/builtFiles.js';
import { importsIn, readProjectFile, resolveInProject, sourceFiles } from '../support/sources.js';

/** The package that an import names: no file of the project, nothing that the build makes. */
const packageIn = (specifier: string): string | undefined => /^(?:@[^/]+\/)?[^./:@][^/:]*(?=\/|$)/.exec(specifier)?.[0];

/** What the sources of the page import, from scripts and from style sheets. */
const importedPackages = (): string[] => {
  const styles = readdirSync(resolveInProject('client/src/style')).map((name) => readProjectFile(`client/src/style/${name}`));
  const scripts = [...sourceFiles('client/src'), ...sourceFiles('shared/src')].map(readProjectFile);
  const specifiers = [
    ...scripts.flatMap(importsIn),
    ...styles.flatMap((text) => [...text.matchAll(/@import '([^']+)'/g)].map(([, specifier]) => specifier!)),
  ];
  const names = specifiers.map(packageIn).filter((name) => name !== undefined);
  return [...new Set(names)].filter((name) => !name.startsWith('@hexfall/'));
};

/** Imported by the command line, by checks of the server and by the build only, or for types only. */
const NOT_IN_PAGE = ['zod', 'vite', 'preact-render-to-string'];

/** Part of the page because the packages that it imports need them. */
const BEHIND = ['@colyseus/schema', 'msgpackr', '@preact/signals-core', 'eventemitter3'];

describe('the notices of the built page', () => {
  const notices = readProjectFile('client/dist/notices.txt');

  test.each([...importedPackages(), ...BEHIND].filter((name) => !NOT_IN_PAGE.includes(name)))('%s is in them with its license', (name) => {
    const folder = resolveInProject(`node_modules/${name}`);
    const license = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
    expect(notices).toContain(readFileSync(join(folder, license!), 'utf8').trim());
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly name: string; readonly version: string };
    expect(notices).toContain(`\n${manifest.name} ${manifest.version} (`);
  });

  test('the fonts and the pictures are in them, too', () => {
    expect(importedPackages()).toContain('@fontsource/saira-stencil-one');
    for (const { author } of ICON_CREDITS) expect(notices).toContain(author);
    expect(notices).toContain('https://creativecommons.org/licenses/by/3.0/');
  });

  test('nothing is in them that only builds or tests the page', () => {
    expect(notices).not.toMatch(/^(?:vite|typescript|jest|marked|@preact\/preset-vite) \d/m);
  });
});

/** What a first visit fetches in the background at most, in bytes as sent. */
const MOST_KEPT = 975_000;

test('the built service worker keeps files that are there, and not too much', () => {
  const kept = [...readProjectFile('client/dist/sw.js').matchAll(/url:`([^`]+)`,revision/g)].map(([, url]) => url!);
  expect(kept.length).toBeGreaterThan(50);
  const built = readdirSync(resolveInProject('client/dist/assets'));
  for (const part of ONLINE_PARTS) {
    expect(built.filter((file) => file.startsWith(`${part}-`))).not.toEqual([]);
    expect(kept.filter((url) => url.includes(`/${part}-`))).toEqual([]);
  }
  const files = kept.filter((url) => url !== DOCUMENT).map((url) => resolveInProject(`client/dist/${url}`));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const bytes = files.map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(300_000);
  expect(bytes).toBeLessThanOrEqual(MOST_KEPT);
});

test('one worker does all that is worked out beside the page: the engine is kept once for it', () => {
  expect(readdirSync(resolveInProject('client/dist/assets')).filter((file) => /^worker-.*\.js$/.test(file))).toHaveLength(1);
});

/** What the page of a competition may add to the start page, in bytes as sent with gzip. */
const MOST_OF_COMPETITION = 25_000;

/** The scripts that a script of the page is loaded with, itself included. */
const loadedWith = (script: string, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(script)) return found;
  found.add(script);
  const text = readProjectFile(`client/dist/assets/${script}`);
  for (const [, name] of text.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)) loadedWith(name!, found);
  return found;
};

test('the page of a competition is small', () => {
  const assets = readdirSync(resolveInProject('client/dist/assets'));
  const own = /^(?:Competition(?:Pages|Screen)|sharedOnline)-.*\.(?:js|css)$/;
  const scripts = ['CompetitionPages', 'CompetitionScreen'].flatMap((part) => [
    ...loadedWith(assets.find((file) => file.startsWith(`${part}-`) && file.endsWith('.js'))!),
  ]);
  // What is too small to be compressed is not counted.
  const files = [...new Set([...scripts, ...assets.filter((file) => file.endsWith('.css'))])]
    .filter((file) => own.test(file))
    .map((file) => resolveInProject(`client/dist/assets/${file}.gz`))
    .filter(existsSync);
  expect(files.length).toBeGreaterThanOrEqual(4);
  const bytes = files.map((file) => statSync(file).size).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThanOrEqual(MOST_OF_COMPETITION);
});
