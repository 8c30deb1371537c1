/** Soft hyphens are no part of a word. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll('\u00ad', '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a text has a word: a number, a sign or a single letter alone says nothing that could be spoken. */
export const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text);

/**
 * WCAG 2.5.3: whether the name of a control begins with the words that are seen on it: who speaks to the browser says what is written
 * there. Numbers may stand between them, such as that of a puzzle.
 */
export const isLabelInName = (label: string, name: string): boolean => {
  const seen = wordsOf(label);
  let found = 0;
  for (const word of wordsOf(name)) {
    if (word === seen[found]) found++;
    else if (found < seen.length && /\p{L}/u.test(word)) return false;
  }
  return found === seen.length;
};
