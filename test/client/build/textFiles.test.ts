import { chunkName, textFiles } from '../../../client/build/textFiles.js';

const named = (facadeModuleId: string | null): string => chunkName({ facadeModuleId });

test('the scripts of texts are named by language and part', () => {
  expect(named('\0hexfall:locales/pl')).toBe('assets/text-pl-main-[hash].js');
  expect(named('/hexfall/shared/locales/uk/sandbox.json')).toBe('assets/text-uk-sandbox-[hash].js');
});

test('other scripts are named as they are', () => {
  for (const module of [null, '/hexfall/client/src/text/causeText.ts', '/hexfall/client/src/ui/ui.ts'])
    expect(named(module)).toBe('assets/[name]-[hash].js');
});

test('the files of texts and letters are listed by language', () => {
  expect(
    textFiles([
      'assets/text-pl-main-1.js',
      'assets/main-2.js',
      'assets/text-fr-main-3.js',
      'assets/text-pl-cause-4.js',
      'assets/russo-one-cyrillic-5.woff2',
    ]),
  ).toEqual({
    pl: ['assets/text-pl-main-1.js', 'assets/text-pl-cause-4.js'],
    fr: ['assets/text-fr-main-3.js'],
    uk: ['assets/russo-one-cyrillic-5.woff2'],
  });
});
