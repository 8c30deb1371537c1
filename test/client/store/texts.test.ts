import './support/browserGlobals.js';
import { DECISION_KINDS } from '@hexfall/shared/model/decision';
import { HIT_KINDS } from '@hexfall/shared/model/attackKinds';
import { REJECTION_CODES } from '@hexfall/shared/model/rejection';
import { OUTCOME_REASONS } from '@hexfall/shared/model/result';
import { INSTANT_ACTIONS } from '@hexfall/shared/model/intent';
import { EFFECT_KINDS } from '@hexfall/shared/model/tile';
import { BASE_ARMIES } from '@hexfall/shared/content/catalog';
import { REFUSAL_CODES } from '@hexfall/shared/protocol/messages';
import { PUSH_KINDS } from '@hexfall/shared/protocol/push';
import { LANGUAGES } from '../../../client/src/platform/settings.js';
import { parseSource, readProjectFile, sourceFiles, stringsIn } from '../../support/sources.js';
import { allOf, BLANK, PLURAL, singular } from '../text/support/texts.js';

/** Counts of things in a game: the plural forms that they need are those that are read. */
const COUNTS = Array.from({ length: 200 }, (_, count) => count);

test.each(LANGUAGES)('%s has the texts of English', (language) => {
  expect(singular(allOf(language))).toEqual(singular(allOf('en')));
});

test.each(LANGUAGES)('%s has every form of its plurals that is read, and no other', (language) => {
  const paths = allOf(language).map(([path]) => path);
  const rules = new Intl.PluralRules(language);
  const read = [...new Set([...COUNTS.map((count) => rules.select(count)), 'other'])];
  const plurals = new Set(paths.filter((path) => PLURAL.test(path)).map((path) => path.replace(PLURAL, '')));
  expect(plurals.size).toBeGreaterThan(20);
  expect([...plurals].flatMap((path) => read.map((form) => `${path}_${form}`)).filter((path) => !paths.includes(path))).toEqual([]);
  // `zero` is asked for in every language; the others are those that its rules know.
  const known = [...rules.resolvedOptions().pluralCategories, 'zero'];
  expect(paths.filter((path) => PLURAL.test(path) && !known.includes(PLURAL.exec(path)![1]!))).toEqual([]);
});

test.each(LANGUAGES)('%s uses the variables of English', (language) => {
  const blanksOf = (entries: readonly (readonly [string, string])[]): ReadonlyMap<string, string> => {
    const found = new Map<string, Set<string>>();
    for (const [path, text] of entries) {
      const name = path.replace(PLURAL, '');
      found.set(name, new Set([...(found.get(name) ?? []), ...(text.match(BLANK) ?? [])]));
    }
    return new Map([...found].map(([path, blanks]) => [path, [...blanks].toSorted().join(' ')]));
  };
  const own = blanksOf(allOf(language));
  expect([...blanksOf(allOf('en'))].filter(([path, blanks]) => own.get(path) !== blanks)).toEqual([]);
});

/** The event types are a type only: they are read from its source. */
const EVENT_TYPES = [...readProjectFile('shared/src/model/event.ts').matchAll(/readonly type: '([a-z-]+)'/g)].map(([, type]) => type!);

describe('English has a text', () => {
  const known = new Set(singular(allOf('en')));
  test.each([
    ['rejection', REJECTION_CODES, 'rejection.'],
    ['refusal', REFUSAL_CODES, 'app.refusal.'],
    ['reason of an outcome', OUTCOME_REASONS, 'table.result.reason.'],
    ['event', EVENT_TYPES, 'event.'],
    ['question', DECISION_KINDS, 'table.decision.'],
    ['question somebody else has to answer', DECISION_KINDS, 'table.waiting.'],
    ['kind of hit', HIT_KINDS, 'fact.how.'],
    ['effect', EFFECT_KINDS, 'words.effect.'],
    ['instant', INSTANT_ACTIONS, 'words.instantAction.'],
    ['army', BASE_ARMIES, 'app.army.style.'],
  ] as const)('for every %s', (_kind, keys: readonly string[], start) => {
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !known.has(start + key))).toEqual([]);
  });
});

test('every text is used somewhere', () => {
  const sources = sourceFiles('client/src').filter((path) => !/text\/[a-z]{2}[/.]/.test(path));
  const strings = sources.flatMap((path) => stringsIn(parseSource(path, readProjectFile(path))));
  const whole = new Set(strings);
  // `t(`rejection.${code}`)`: a part of the path that ends in a dot stands for everything below.
  const starts = [...whole].filter((string) => /^[a-z][\w.]*\.$/i.test(string));
  // The service worker looks its texts up by the kind of the message.
  for (const kind of [...PUSH_KINDS, 'other']) whole.add(`pushMessage.${kind}`);
  const isUsed = (path: string): boolean => whole.has(path) || starts.some((start) => path.startsWith(start));
  expect(singular(allOf('en')).filter((path) => !isUsed(path))).toEqual([]);
});
