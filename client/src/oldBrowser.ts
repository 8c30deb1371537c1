/*
 * Runs before the scripts of the page in browsers of any age, so it is written for those of 2016. Replaces the page with a sentence if the browser
 * lacks a required feature. The page does not start there, because its root element is gone.
 */

/** Which versions are new enough, in words of no language. */
declare const FLOOR_NAMES: string;

const supports = (condition: string): boolean => typeof CSS === 'object' && CSS.supports(condition);

const isNew =
  'findLast' in [] &&
  typeof AbortSignal === 'function' &&
  'timeout' in AbortSignal &&
  supports('selector(:has(a))') &&
  supports('(container-type: inline-size)') &&
  supports('(height: 1dvh)');

if (!isNew && document.currentScript) {
  // Its element has the sentence in every language.
  const sentences = document.currentScript.dataset;
  const wanted = navigator.language.slice(0, 2);
  const language = wanted in sentences ? wanted : 'en';
  document.documentElement.lang = language;
  document.body.textContent = `${sentences[language] ?? ''} ${FLOOR_NAMES}`;
  document.body.style.padding = '2em';
}
