import { effect, signal, type Signal } from '@preact/signals';

const PREFIX = 'hexfall.';

const read = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
  } catch {
    return null; // storage is forbidden, or another program wrote there
  }
};

const write = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // The page works without remembering.
  }
};

/**
 * A signal that this browser remembers.
 * @param accept whether what was found is still a value of this kind.
 */
export const persisted = <T>(key: string, first: T, accept: (found: unknown) => found is T): Signal<T> => {
  const found = read(key);
  const value = signal(accept(found) ? found : first);
  effect(() => write(key, value.value));
  return value;
};
