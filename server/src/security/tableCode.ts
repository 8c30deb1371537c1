import { randomInt } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH } from '@hexfall/shared/protocol/messages';

const WELL_FORMED = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);

/** A random code for a new table. Whether it is free, the store says. */
export const newTableCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join('');

/** The code somebody typed or followed, or null if it cannot be one. */
export const readTableCode = (text: string): string | null => {
  const code = text.toUpperCase();
  return WELL_FORMED.test(code) ? code : null;
};
