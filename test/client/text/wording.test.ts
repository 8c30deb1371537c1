import '../store/support/browserGlobals.js';
import { type Language, LANGUAGES } from '@hexfall/shared/model/languages';
import { allOf } from './support/texts.js';

/** Words that a language has another word for on this page, and that word. */
const BANNED: Readonly<Partial<Record<Language, readonly (readonly [RegExp, string])[]>>> = {
  en: [
    [/\w …/, 'no space before the ellipsis of something that goes on'],
    [/cancelled/i, 'canceled'],
    [/\bwhoever\b/i, 'the player who …'],
    [/\beverybody\b/i, 'everyone'],
    [/\bthe lot\b|\bby lot\b/i, 'random'],
    [/\bt(?:oo|ee)th\b|\bbit(?:es?|ing)\b/i, 'blade'],
  ],
  pl: [
    [/\p{L} …/u, 'no space before the ellipsis of something that goes on'],
    [/\bmecz/i, 'partia'],
    [/żeton\w* akcji/i, 'żeton natychmiastowy'],
    [/(?<!\{)\bbomber(?!dier)/i, 'bombardier'],
    [/(?<!\p{L})sztab/u, 'Sztab'],
    [/zasieciowan|nieobecny|dobrał |zwycięzca|poddałeś|dobrałeś|ruszył\b|ranny/i, 'a form without gender'],
    [/(?<!\p{L}|kropla pod )(?:kieł|kł(?:em|[ay]|ów|om|ami|ach)(?!\p{L})|gryz)/iu, 'ostrze'],
    [/ostrzem w (?:górę|dół)/i, 'szpic of a label, which is no melee attack'],
    [/(?<!\p{L})(?:Pan(?:a|u|em|i|ią)?|Państw\p{L}+)(?!\p{L})/u, 'ty'],
  ],
  de: [
    [/\p{L} …/u, 'no space before the ellipsis of something that goes on'],
    [/(?<!gift)z[aä]hn|beiß/i, 'Klinge'],
    [/(?<=\p{L},? )(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u, 'du'],
  ],
  fr: [
    [/(?<![\u202f?!])[;:!?»](?=\s|$)/u, 'a narrow space before double punctuation, at which no line ends'],
    [/\p{L}'\p{L}/u, 'the typographic apostrophe'],
    [/(?<!\p{L}|goutte sous un )(?:crocs?|dents?|mord)(?!\p{L})/iu, 'lame'],
    [
      /(?<!\p{L})(?:v(?:otre|os)|(?!(?:chez|assez|nez|partagez|passez|jouez)(?!\p{L}))\p{L}+ez)(?!\p{L})/iu,
      'tu, but for the players of one device together',
    ],
  ],
  es: [
    [/\p{L} …/u, 'no space before the ellipsis of something that goes on'],
    [/\bdientes?\b|\bmuerde|\bfilos?\b/i, 'cuchilla'],
    [/\bustede?s?\b/i, 'tú'],
  ],
  uk: [
    [/\p{L} …/u, 'no space before the ellipsis of something that goes on'],
    [/клітинк/i, 'гекс'],
    [/(?<!\p{L})(?:зуб|куса)|вістрям до/iu, 'лезо'],
    [/(?<!\p{L})(?:ви(?! обоє)|вам|вас|вами|ваш\p{L}*|\p{L}+йте)(?!\p{L})/iu, 'ти'],
  ],
  cs: [
    [/\p{L} …/u, 'no space before the ellipsis of something that goes on'],
    [/žoldnéř/i, 'žoldák'],
    [/(?<!\p{L})(?:zub|kouš|ostří)/iu, 'čepel'],
    [/(?<!\p{L})(?:vy|vám|vás|vámi|váš|vaš\p{L}+|\p{L}+[ae]jte)(?!\p{L})/iu, 'ty'],
  ],
};

describe.each(LANGUAGES)('one word for each thing in %s', (language) => {
  const lines = allOf(language).map(([, text]) => text);

  test.each(BANNED[language] ?? [])('%s is written otherwise: %s', (banned) => {
    expect(lines.length).toBeGreaterThan(500);
    expect(lines.filter((line) => banned.test(line))).toEqual([]);
  });

  test('options have plain words, no numbers of clauses', () => {
    const options = allOf(language).filter(([path]) => path.startsWith('app.option.'));
    expect(options.length).toBeGreaterThan(20);
    expect(options.filter(([, text]) => /\([A-Z]\d+\)/.test(text))).toEqual([]);
  });

  test('steps of a plan say what to do, and name no player', () => {
    const steps = allOf(language).filter(([path]) => path.startsWith('plan.do.'));
    expect(steps.length).toBeGreaterThan(5);
    expect(steps.filter(([, text]) => text.includes('{{player}}'))).toEqual([]);
  });
});
