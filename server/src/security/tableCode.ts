import { randomInt } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH } from '@hexfall/shared/protocol/messages';

const WELL_FORMED = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);

/** Returns a random code for a new table; the store decides whether it is free. */
export const newTableCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join('');

/** Returns the table code in user input, or null. */
export const readTableCode = (text: string): string | null => {
  const code = text.toUpperCase();
  return WELL_FORMED.test(code) ? code : null;
};
