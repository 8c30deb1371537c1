import { once } from './once.js';

const TOUCHED = /^:(?:hover|focus-within)\b/;
const INVALID = ':invalid';

/** Where the pointer of a window is: a member of the window, as its classes are those of all windows. */
const POINTED = Symbol.for('hexfall.pointed');

/** Lets elements be found by whether pointer or focus are in them, and fields by what is wrong with them: happy-dom knows neither. */
export const completeSelectors = (window: Window & typeof globalThis): void => {
  window.addEventListener('pointerover', ({ target }) => Reflect.set(window, POINTED, target), { capture: true });
  completeMethods(window.Element);
};

const completeMethods = ({ prototype }: typeof Element): void => {
  once(prototype, 'matches', (matches: (selectors: string) => boolean) => {
    return function (this: Element, selectors: string): boolean {
      if (!TOUCHED.test(selectors)) return matches.call(this, selectors);
      const { activeElement, defaultView } = this.ownerDocument;
      const pointed = Reflect.get(defaultView!, POINTED) as Node | undefined;
      return selectors.split(', ').some((selector) => this.contains(selector === ':hover' ? (pointed ?? null) : activeElement));
    };
  });
  once(prototype, 'querySelector', (find: (selectors: string) => Element | null) => {
    return function (this: Element, selectors: string): Element | null {
      if (!selectors.endsWith(INVALID)) return find.call(this, selectors);
      const fields = this.querySelectorAll<HTMLInputElement>(selectors.slice(0, -INVALID.length));
      return [...fields].find(({ validity }) => !validity.valid) ?? null;
    };
  });
};
