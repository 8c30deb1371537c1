const TOUCHED = /^:(?:hover|focus-within)\b/;
const INVALID = ':invalid';

/** Lets elements be found by whether pointer or focus are in them, and fields by what is wrong with them: happy-dom knows neither. */
export const completeSelectors = (window: Window & typeof globalThis): void => {
  let pointed: Node | null = null;
  window.addEventListener('pointerover', ({ target }) => (pointed = target as Node | null), { capture: true });
  const { prototype } = window.Element;
  const { matches } = prototype;
  const { value: find } = Object.getOwnPropertyDescriptor(prototype, 'querySelector') as { value: (selectors: string) => Element | null };
  const define = (name: string, value: unknown): void =>
    void Object.defineProperty(prototype, name, { value, configurable: true, writable: true });
  define('matches', function (this: Element, selectors: string): boolean {
    if (!TOUCHED.test(selectors)) return matches.call(this, selectors);
    return selectors.split(', ').some((selector) => this.contains(selector === ':hover' ? pointed : window.document.activeElement));
  });
  define('querySelector', function (this: Element, selectors: string): Element | null {
    if (!selectors.endsWith(INVALID)) return find.call(this, selectors);
    const fields = this.querySelectorAll<HTMLInputElement>(selectors.slice(0, -INVALID.length));
    return [...fields].find(({ validity }) => !validity.valid) ?? null;
  });
};
