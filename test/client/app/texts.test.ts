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
import { parseSource, readProjectFile, sourceFiles, stringsIn } from '../../support/sources.js';
import { en as enAtOnce } from '../../../client/src/text/en.js';
import { cause as enCause } from '../../../client/src/text/en/cause.js';
import { coached as enCoached } from '../../../client/src/text/en/coached.js';
import { guide as enGuide } from '../../../client/src/text/en/guide.js';
import { lesson as enLesson } from '../../../client/src/text/en/lesson.js';
import { push as enPush } from '../../../client/src/text/en/push.js';
import { pushMessage as enPushMessage } from '../../../client/src/text/en/pushMessage.js';
import { puzzles as enPuzzles } from '../../../client/src/text/en/puzzles.js';
import { result as enResult } from '../../../client/src/text/en/result.js';
import { review as enReview } from '../../../client/src/text/en/review.js';
import { rules as enRules } from '../../../client/src/text/en/rules.js';
import { sandbox as enSandbox } from '../../../client/src/text/en/sandbox.js';
import { pl as plAtOnce } from '../../../client/src/text/pl.js';
import { cause as plCause } from '../../../client/src/text/pl/cause.js';
import { coached as plCoached } from '../../../client/src/text/pl/coached.js';
import { guide as plGuide } from '../../../client/src/text/pl/guide.js';
import { lesson as plLesson } from '../../../client/src/text/pl/lesson.js';
import { push as plPush } from '../../../client/src/text/pl/push.js';
import { pushMessage as plPushMessage } from '../../../client/src/text/pl/pushMessage.js';
import { puzzles as plPuzzles } from '../../../client/src/text/pl/puzzles.js';
import { result as plResult } from '../../../client/src/text/pl/result.js';
import { review as plReview } from '../../../client/src/text/pl/review.js';
import { rules as plRules } from '../../../client/src/text/pl/rules.js';
import { sandbox as plSandbox } from '../../../client/src/text/pl/sandbox.js';

/* With the texts that come later: see `addTexts`. */
const en = {
  ...enAtOnce,
  cause: enCause,
  coached: enCoached,
  guide: enGuide,
  lesson: enLesson,
  push: enPush,
  pushMessage: enPushMessage,
  puzzles: enPuzzles,
  result: enResult,
  review: enReview,
  rules: enRules,
  sandbox: enSandbox,
};
const pl = {
  ...plAtOnce,
  cause: plCause,
  coached: plCoached,
  guide: plGuide,
  lesson: plLesson,
  push: plPush,
  pushMessage: plPushMessage,
  puzzles: plPuzzles,
  result: plResult,
  review: plReview,
  rules: plRules,
  sandbox: plSandbox,
};

interface Texts {
  readonly [key: string]: string | Texts;
}

const PLURAL = /_(zero|one|few|many|other)$/;

const pathsOf = (texts: Texts, start = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) => (typeof value === 'string' ? [start + key] : pathsOf(value, `${start}${key}.`)));

const singular = (texts: Texts): string[] => [...new Set(pathsOf(texts).map((path) => path.replace(PLURAL, '')))].sort();

const LANGUAGES: readonly (readonly [string, Texts])[] = [
  ['en', en],
  ['pl', pl],
];

test('all languages have the same texts', () => {
  expect(singular(pl)).toEqual(singular(en));
});

test.each(LANGUAGES)('%s has every form of its plurals', (language, texts) => {
  const paths = pathsOf(texts);
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const plurals = new Set(paths.filter((path) => PLURAL.test(path)).map((path) => path.replace(PLURAL, '')));
  const missing = [...plurals].flatMap((path) => forms.map((form) => `${path}_${form}`)).filter((path) => !paths.includes(path));
  expect(missing).toEqual([]);
});

test.each(LANGUAGES)('%s fills the same blanks as English', (_, texts) => {
  const blanksOf = (from: Texts): Map<string, Set<string>> => {
    const found = new Map<string, Set<string>>();
    const collect = (part: Texts, start: string): void => {
      for (const [key, value] of Object.entries(part)) {
        if (typeof value !== 'string') collect(value, `${start}${key}.`);
        else found.set((start + key).replace(PLURAL, ''), new Set(value.match(/\{\{\w+\}\}/g) ?? []));
      }
    };
    collect(from, '');
    return found;
  };
  const english = blanksOf(en);
  const unknown = [...blanksOf(texts)].filter(([path, blanks]) => ![...blanks].every((blank) => english.get(path)?.has(blank)));
  expect(unknown.map(([path]) => path)).toEqual([]);
});

/** The event types are a type only: they are read from its source. */
const EVENT_TYPES = [...readProjectFile('shared/src/model/event.ts').matchAll(/readonly type: '([a-z-]+)'/g)].map(([, type]) => type!);

describe.each(LANGUAGES)('%s has a text', (_, texts) => {
  const known = new Set(singular(texts));
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
  const sources = sourceFiles('client/src').filter((path) => !/text\/(en|pl)[/.]/.test(path));
  const strings = sources.flatMap((path) => stringsIn(parseSource(path, readProjectFile(path))));
  const whole = new Set(strings);
  // `t(`rejection.${code}`)`: a part of the path that ends in a dot stands for everything below.
  const starts = [...whole].filter((string) => /^[a-z][\w.]*\.$/i.test(string));
  // The service worker looks its texts up by the kind of the message.
  for (const kind of [...PUSH_KINDS, 'other']) whole.add(`pushMessage.${kind}`);
  const isUsed = (path: string): boolean => whole.has(path) || starts.some((start) => path.startsWith(start));
  expect(singular(en).filter((path) => !isUsed(path))).toEqual([]);
});
