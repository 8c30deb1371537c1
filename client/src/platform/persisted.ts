import { effect, type Signal, signal } from '@preact/signals';

const PREFIX = 'hexfall.';

/** What this browser has kept under a name; null for nothing. */
export const readKept = (key: string): unknown => {
  try {
    return valueIn(localStorage.getItem(PREFIX + key));
  } catch {
    return null; // storage is forbidden
  }
};

const write = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // The page works without remembering.
  }
};

/** The value in a text of the storage; null if it is none. */
const valueIn = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null; // another program wrote there
  }
};

/**
 * A signal that this browser stores. It adopts values from other tabs; otherwise this tab would overwrite them.
 * @param accept whether the stored value is still valid.
 */
export const persisted = <T>(key: string, first: T, accept: (found: unknown) => found is T): Signal<T> => {
  const found = readKept(key);
  const value = signal(accept(found) ? found : first);
  addEventListener('storage', ({ key: changed, newValue }) => {
    const other = changed === PREFIX + key ? valueIn(newValue) : null;
    if (other !== null && accept(other)) value.value = other;
  });
  effect(() => write(key, value.value));
  return value;
};
