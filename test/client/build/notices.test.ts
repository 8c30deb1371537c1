import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { noticesOf, noticesText } from '../../../client/build/noticesOf.js';
import { ICON_CREDITS } from '@hexfall/shared/picture/icons/credits';
import { importsIn, readProjectFile, resolveInProject, sourceFiles } from '../../support/sources.js';

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
const BEHIND = ['@colyseus/schema', 'msgpackr', '@preact/signals-core', 'eventemitter3', 'ismobilejs'];

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

describe('the notice of a package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hexfall-notices-'));
  const put = (name: string, manifest: object, license?: string): string => {
    const home = join(folder, 'node_modules', name);
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'package.json'), JSON.stringify({ name, version: '1.2.3', ...manifest }));
    if (license !== undefined) writeFileSync(join(home, 'LICENCE.md'), license);
    return join(home, 'deep/index.js');
  };

  let file: string;

  beforeAll(() => {
    file = put('@a/b', { license: 'ISC' }, 'Copyright Ann\n');
  });

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  test('is listed once, with any number of its files in the page', () => {
    const other = file.replace('index', 'other');
    const expected = { name: '@a/b 1.2.3', license: 'ISC', url: 'https://www.npmjs.com/package/@a/b', text: 'Copyright Ann' };
    expect(noticesOf([file, other, join(folder, 'src/main.ts'), '\0virtual'])).toEqual([expected]);
    expect(noticesText([expected])).toContain('\n@a/b 1.2.3 (ISC)\nhttps://www.npmjs.com/package/@a/b\n\nCopyright Ann\n');
  });

  test('of one within another one is its own', () => {
    const inner = put('@a/b/node_modules/c', { name: 'c', license: 'MIT' }, 'Copyright Cem');
    expect(noticesOf([file, inner]).map(({ name }) => name)).toEqual(['@a/b 1.2.3', 'c 1.2.3']);
  });

  test('that is under the MIT license without its text names its author', () => {
    const [notice] = noticesOf([put('d', { license: 'MIT', author: { name: 'Dora' } })]);
    expect(notice!.text).toMatch(/^MIT License\n\nCopyright \(c\) Dora\n\nPermission is hereby granted/);
  });

  test('without a license fails the build', () => {
    expect(() => noticesOf([put('e', { license: 'BSD-3-Clause', author: 'Eve' })])).toThrow('e is part of the page');
    expect(() => noticesOf([put('f', { license: 'MIT' })])).toThrow('f is part of the page');
  });
});
