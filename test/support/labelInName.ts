/** Soft hyphens are no part of a word, and numbers are none. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll('\u00ad', '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]*\p{L}[\p{L}\p{N}]*/gu) ?? [];

/** Whether a text has a word: a number, a sign or a single letter alone says nothing that could be spoken. */
export const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text);

/** WCAG 2.5.3: whether the name of a control begins with the words that are seen on it, numbers aside: who speaks to the browser says what is written there. */
export const isLabelInName = (label: string, name: string): boolean => {
  const named = wordsOf(name);
  return wordsOf(label).every((word, place) => word === named[place]);
};
