import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noticesOf, noticesText } from '../../../client/build/noticesPlugin.js';

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
