import { signal } from '@preact/signals';
import { settings } from './settings.js';

interface NameQuestion {
  /** The name that the server has refused; empty if the user had not given one. */
  readonly refused: string;
  /** Null: the user has canceled. */
  readonly answer: (name: string | null) => void;
}

/** The question for a name of the server's list, while it is open. */
export const nameQuestion = signal<NameQuestion | null>(null);

/** Asks the user for another name, which this browser stores. Returns null if the user gives none. @param tried the name that the server refused. */
export const askForName = (tried: string): Promise<string | null> =>
  new Promise((resolve) => {
    nameQuestion.peek()?.answer(null);
    nameQuestion.value = {
      refused: settings.name.peek().trim() === '' ? '' : tried,
      answer: (name) => {
        nameQuestion.value = null;
        if (name !== null) settings.name.value = name;
        resolve(name);
      },
    };
  });
