/** Soft hyphens are no part of a word. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll('\u00ad', '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a text has a word: a number, a sign or a single letter alone says nothing that could be spoken. */
export const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text);

/**
 * WCAG 2.5.3: whether the name of a control has the words that are seen on it, in their order: who speaks to the browser says what is
 * written there. Others may stand between them.
 */
export const isLabelInName = (label: string, name: string): boolean => {
  const seen = wordsOf(label);
  let found = 0;
  for (const word of wordsOf(name)) if (word === seen[found]) found++;
  return found === seen.length;
};
