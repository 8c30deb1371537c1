import { signal } from '@preact/signals';

const KEY = 'hexfall.operator';

const storedToken = (): string => {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return ''; // storage is forbidden
  }
};

/** The token of the operator, until the tab is closed; empty if none has been entered. */
export const operatorToken = signal(storedToken());

/** Keeps a token that the server knows; an empty one forgets it. */
export const keepToken = (token: string): void => {
  operatorToken.value = token;
  try {
    if (token === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, token);
  } catch {
    // It is asked for again when the page is loaded again.
  }
};
