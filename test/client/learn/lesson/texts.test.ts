import { LANGUAGES } from '@hexfall/shared/model/languages';
import { allOf } from '../../text/support/texts.js';
import '../../store/support/browserGlobals.js';

/** More do not fit a phone's panel. */
const MOST_LETTERS = 130;

test.each(LANGUAGES)('in %s every sentence is short enough for a phone', (language) => {
  const sentences = allOf(language).filter(([path]) => path.startsWith('lesson.'));
  expect(sentences.length).toBeGreaterThan(20);
  expect(sentences.filter(([, text]) => text.length > MOST_LETTERS)).toEqual([]);
});
