import type { Page } from 'playwright-core';

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

/** A control with the text seen on it, and the name by which the browser knows it. */
interface Control {
  readonly control: string;
  readonly label: string;
  readonly name: string;
}

/** The controls of a window, by default of the one in which this runs: it uses nothing that is outside of it. */
export const controlsOf = ({
  document,
  Node,
  Element,
  HTMLInputElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
} = window): readonly Control[] => {
  const FIELDS = 'input:not([type="hidden"]), select, textarea';
  const ROLES = ['button', 'link', 'tab', 'radio', 'checkbox', 'switch', 'option', 'menuitem', 'gridcell'];
  const CONTROLS = ['a[href]', 'button', 'summary', FIELDS, ...ROLES.map((role) => `[role="${role}"]`)].join(', ');

  const joined = (texts: readonly string[]): string => texts.join(' ').replace(/\s+/g, ' ').trim();

  /** What is seen, hidden from screen readers or not: but for hints of keys, and numbers beside the words, such as a badge. */
  const textsSeen = (node: Node): readonly string[] => {
    if (node.nodeType === Node.TEXT_NODE) return /\p{L}/u.test(node.textContent ?? '') ? [node.textContent ?? ''] : [];
    if (!(node instanceof Element) || node.matches(`.spoken, kbd, script, style, title, ${FIELDS}`)) return [];
    if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    return [...node.childNodes].flatMap(textsSeen);
  };

  const textsNamed = (node: Node): readonly string[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
    if (!(node instanceof Element) || node.matches(`[aria-hidden="true"], ${FIELDS}`)) return [];
    if (!node.checkVisibility({ visibilityProperty: true })) return [];
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    return label === null ? [...node.childNodes].flatMap(textsNamed) : [label];
  };

  /** Where the text of a control stands: a field has it in a label. */
  const placesOf = (control: Element): readonly Element[] => {
    const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement;
    return isField ? [...(control.labels ?? [])] : [control];
  };

  const nameOf = (control: Element): string => {
    const others = control.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const texts = others.map((id) => document.getElementById(id)?.textContent ?? '');
    if (texts.length > 0) return joined(texts);
    const label = control.getAttribute('aria-label');
    if (label !== null) return label;
    return joined(placesOf(control).flatMap(textsNamed)) || (control.getAttribute('title') ?? '');
  };

  return [...document.querySelectorAll(CONTROLS)].map((control) => ({
    control: [control.tagName.toLowerCase(), ...control.classList].join('.'),
    label: joined(placesOf(control).flatMap(textsSeen)),
    name: nameOf(control),
  }));
};

/** The controls that cannot be called by what is seen on them, one line for each. */
export const misnamed = (controls: readonly Control[]): readonly string[] =>
  controls
    .filter(({ label, name }) => hasWord(label) && !isLabelInName(label, name))
    .map(({ control, label, name }) => `label-in-name: ${control} shows "${label}" and is named "${name}"`);

/** Those of a page. */
export const labelsNotInNames = async (page: Page): Promise<readonly string[]> => misnamed(await page.evaluate(controlsOf, undefined));
