/**
 * Gives the focus a new home whenever what has it by keyboard goes away: a key that has been pressed, an answered question.
 * Otherwise the browser would begin again at the top of the page. Gives what ends that.
 * @param home what has the focus then; null if there is nothing.
 */
export const keepFocus = (root: HTMLElement, home: () => HTMLElement | null): (() => void) => {
  let last: Element | null = null;
  const note = ({ target }: FocusEvent): void => {
    // Who uses a pointer would wonder about a hex that is marked.
    last = target instanceof Element && target.matches(':focus-visible') ? target : null;
  };
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    home()?.focus({ preventScroll: true });
  });
  root.addEventListener('focusin', note);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', note);
    observer.disconnect();
  };
};
