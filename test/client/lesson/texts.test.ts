import '../app/support/browserGlobals.js';
import { lesson as en } from '../../../client/src/text/en/lesson.js';
import { lesson as pl } from '../../../client/src/text/pl/lesson.js';

interface Texts {
  readonly [key: string]: string | Texts;
}

/** More do not fit a phone's panel. */
const MOST_LETTERS = 130;

const entriesOf = (texts: Texts, start = ''): [path: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[start + key, value] as [string, string]] : entriesOf(value, `${start}${key}.`),
  );

test.each([
  ['en', en],
  ['pl', pl],
])('in %s every sentence is short enough for a phone', (_, texts) => {
  expect(entriesOf(texts).filter(([, text]) => text.length > MOST_LETTERS)).toEqual([]);
});
