import { readProjectFile, sourceFiles } from '../support/sources.js';
import { below, changed, checkTypes, type Change } from './changedSources.js';

/* "Add a language" of CONTRIBUTING.md, as far as the compiler asks for it, in a copy of the sources. */

/** A language that is not there yet: the French words, under another name. */
const SWEDISH: readonly Change[] = [
  ...sourceFiles('client/src/text/fr').map((path): Change => [path.replace('/fr/', '/sv/'), ['', readProjectFile(path)]]),
  ['client/src/text/sv.ts', ['', readProjectFile('client/src/text/fr.ts').replaceAll('./fr/', './sv/')]],
  ['client/src/platform/settings.ts', ["LANGUAGES = ['en', ", "LANGUAGES = ['en', 'sv', "]],
];

const PLACES: readonly (readonly [asking: readonly string[], changes: readonly Change[]])[] = [
  [
    ['client/src/text/translate.ts'],
    [
      [
        'client/src/text/translate.ts',
        below("  pl: async () => (await import('./pl.js')).polish,", "  sv: async () => (await import('./sv.js')).french,"),
      ],
    ],
  ],
  [['client/src/ui/LanguageSelect.tsx'], [['client/src/ui/LanguageSelect.tsx', below("  pl: 'Polski',", "  sv: 'Svenska',")]]],
  [
    ['client/src/table/PictureButtons.tsx'],
    [['shared/src/picture/words.ts', ["PICTURE_LANGUAGES = ['en', ", "PICTURE_LANGUAGES = ['en', 'sv', "]]],
  ],
  [
    ['client/src/offline/pushEvents.ts'],
    [
      [
        'client/src/offline/pushEvents.ts',
        below(
          "import { pushMessage as pl } from '../text/pl/pushMessage.js';",
          "import { pushMessage as sv } from '../text/sv/pushMessage.js';",
        ),
        ['= { en, pl,', '= { en, sv, pl,'],
      ],
    ],
  ],
];

/** A text that another language does not have. */
const LESS: Change = ['client/src/text/de/talk.ts', [readProjectFile('client/src/text/de/talk.ts').split('\n')[2]!, '']];

test('the compiler asks for every place of a new language, for the words of pictures, and for every text', () => {
  expect(checkTypes(changed(SWEDISH))).toEqual(PLACES.flatMap(([asking]) => asking).sort());
  const all = changed([...SWEDISH, ...PLACES.flatMap(([, changes]) => changes), LESS]);
  expect(checkTypes(all)).toEqual([
    'client/src/text/de.ts',
    'client/src/text/translate.ts',
    'shared/src/picture/armyTitle.ts',
    'shared/src/picture/words.ts',
  ]);
}, 300_000);

test('CONTRIBUTING.md names these places', () => {
  const section = readProjectFile('CONTRIBUTING.md').split('## Add a language\n')[1]?.split('\n## ')[0] ?? '';
  for (const path of [
    'client/src/platform/settings.ts',
    'client/src/text/translate.ts',
    'client/src/ui/LanguageSelect.tsx',
    'client/src/offline/pushEvents.ts',
    'shared/src/picture/words.ts',
    'armyTitle.ts',
    'previewWords.ts',
    'cover.ts',
    'sameAsEnglish.ts',
    'wording.test.ts',
  ])
    expect(section).toContain(path);
});
