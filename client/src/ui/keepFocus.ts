/**
 * Moves the focus when the element that has it by keyboard is removed, such as a pressed button or an answered question.
 * Otherwise the browser would start again at the top of the page.
 * @param home the element that gets the focus; null if there is none.
 * @returns a function that stops this.
 */
export const keepFocus = (root: HTMLElement, home: () => HTMLElement | null): (() => void) => {
  let last: Element | null = null;
  const note = ({ target }: FocusEvent): void => {
    // Only for keyboard users: with a pointer a marked hex would be confusing.
    last = target instanceof Element && target.matches(':focus-visible') ? target : null;
  };
  // Who presses a key uses the keyboard, also where the focus had come by itself, as to the first answer of a question.
  const notePressed = ({ target }: KeyboardEvent): void => {
    if (target instanceof Element && target === document.activeElement && target !== document.body) last = target;
  };
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    home()?.focus({ preventScroll: true });
  });
  root.addEventListener('focusin', note);
  root.addEventListener('keydown', notePressed);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', note);
    root.removeEventListener('keydown', notePressed);
    observer.disconnect();
  };
};

const STOPS = `a[href], ${['button', 'input', 'select', 'textarea'].map((kind) => `${kind}:not([disabled])`).join()}, summary, [tabindex="0"]`;

/**
 * Moves the focus when the element that has it by keyboard is removed from a page without a board: to what comes before it in the order of
 * Tab, or to the content.
 * @returns a function that stops this.
 */
export const keepFocusNear = (root: HTMLElement, content: () => HTMLElement | null): (() => void) => {
  let before: readonly HTMLElement[] = [];
  const note = ({ target }: FocusEvent): void => {
    const stops = [...(content()?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
    before = stops.slice(0, Math.max(0, stops.indexOf(target as HTMLElement)));
  };
  root.addEventListener('focusin', note);
  const stop = keepFocus(root, () => {
    const place = content();
    const near = before.findLast((one) => one.isConnected && !one.matches(':disabled'));
    if (!near && place) place.tabIndex = -1;
    return near ?? place;
  });
  return () => {
    root.removeEventListener('focusin', note);
    stop();
  };
};
