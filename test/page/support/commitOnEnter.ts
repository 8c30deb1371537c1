const WRITTEN = ['text', 'number', 'search', 'url', 'email', 'tel', 'password'];

/**
 * Tells of the change of a field when Enter is pressed in it, as browsers do, and then not once more when it is left: the library that
 * acts as the user's hands tells of it only then.
 */
export const commitOnEnter = (window: Window & typeof globalThis): void => {
  /** What the page has been told of, by field. */
  const told = new WeakMap<HTMLInputElement, string>();
  const hear = (type: string, task: (field: HTMLInputElement, event: Event) => void): void => {
    const listen = (event: Event): void => {
      if (event.target instanceof window.HTMLInputElement && WRITTEN.includes(event.target.type)) task(event.target, event);
    };
    window.addEventListener(type, listen, { capture: true });
  };
  hear('focusin', (field) => told.set(field, field.value));
  hear('change', (field, event) => {
    if (told.get(field) === field.value) event.stopImmediatePropagation();
    told.set(field, field.value);
  });
  hear('keypress', (field, event) => {
    if ((event as KeyboardEvent).key === 'Enter' && told.get(field) !== field.value)
      field.dispatchEvent(new window.Event('change', { bubbles: true }));
  });
};
