const REPLACED = Symbol.for('hexfall.replaced');

/**
 * Puts another method in the place of one, the first time only: the classes of happy-dom are those of all windows. So the new one may know
 * nothing of the window that was there first: it finds its window by `this.ownerDocument`.
 * @param replace is given the method of before.
 */
export const once = <M>(prototype: object, name: string, replace: (before: M) => M): void => {
  const before = Reflect.get(prototype, name) as M & { readonly [REPLACED]?: true };
  if (before[REPLACED]) return;
  const value = Object.assign(replace(before) as object, { [REPLACED]: true });
  Object.defineProperty(prototype, name, { value, configurable: true, writable: true });
};
