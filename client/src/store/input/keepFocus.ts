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
