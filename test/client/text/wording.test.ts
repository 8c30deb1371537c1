import '../app/support/browserGlobals.js';
import { readProjectFile, sourceFiles } from '../../support/sources.js';

/** Words that a language has another word for on this page, and that word. */
const BANNED: Readonly<Record<'en' | 'pl', readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\w …/, 'no space before the ellipsis of something that goes on'],
    [/cancelled/i, 'canceled'],
    [/\bwhoever\b/i, 'the player who …'],
    [/\beverybody\b/i, 'everyone'],
    [/\bthe lot\b|\bby lot\b/i, 'random'],
  ],
  pl: [
    [/\p{L} …/u, 'no space before the ellipsis of something that goes on'],
    [/\bmecz/i, 'partia'],
    [/żeton\w* akcji/i, 'żeton natychmiastowy'],
    [/(?<!\{)\bbomber(?!dier)/i, 'bombardier'],
    [/(?<!\p{L})sztab/u, 'Sztab'],
    [/zasieciowan|nieobecny|dobrał |zwycięzca|poddałeś|dobrałeś|ruszył\b|ranny/i, 'a form without gender'],
  ],
};

/** The texts of a language as their files have them, line by line, without comments. */
const linesOf = (language: 'en' | 'pl'): string[] =>
  sourceFiles(`client/src/text/${language}`).flatMap((path) =>
    readProjectFile(path)
      .split('\n')
      .filter((line) => !/^\s*\/?\*/.test(line))
      .map((line) => line.trim().replace(/^'?[\w-]+'?: /, '')),
  );

describe.each(['en', 'pl'] as const)('one word for each thing in %s', (language) => {
  const lines = linesOf(language);

  test.each(BANNED[language])('%s is written otherwise: %s', (banned) => {
    expect(lines.length).toBeGreaterThan(500);
    expect(lines.filter((line) => banned.test(line))).toEqual([]);
  });

  test('options have plain words, no numbers of clauses', () => {
    const text = readProjectFile(`client/src/text/${language}/app.ts`);
    const options = text.slice(text.indexOf('  option: {'), text.indexOf('  draft: {'));
    expect(options.length).toBeGreaterThan(500);
    expect(options.match(/\([A-Z]\d+\)/g)).toBeNull();
  });
});
