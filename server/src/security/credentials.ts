import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { CODE_ALPHABET, CODE_LENGTH } from '@hexfall/shared/protocol/messages';

/** Returns the hash of a key, which is all the server stores. */
export const hashSeatKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

const SECRET_BYTES = 32;

/** Returns the server's part of a seed. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** The hash of a secret, by which it is compared: all have the same length. */
export const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request brings that token (`Authorization: Bearer`). Compares in constant time. */
export const bringsToken = ({ authorization = '' }: Pick<IncomingHttpHeaders, 'authorization'>, token: string): boolean =>
  timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));

const WELL_FORMED = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);

/** Returns a random code for a new table; the store decides whether it is free. */
export const newTableCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join('');

/** Returns the table code in user input, or null. */
export const readTableCode = (text: string): string | null => {
  const code = text.toUpperCase();
  return WELL_FORMED.test(code) ? code : null;
};
