import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { CODE_ALPHABET, CODE_LENGTH } from '@hexfall/shared/protocol/messages';

/** Returns the hash of a key, which is all the server stores. */
export const hashSeatKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

const SECRET_BYTES = 32;

/** Returns the server's part of a seed. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

const KEY_BYTES = 16;

/** Returns a new key in the form of `SEAT_KEY`. */
export const newSeatKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

/** Returns a new token of a bot. */
export const newBotToken = (): string => `bot_${newSeatKey()}`;

/**
 * Returns the seat key of a bot, the same at all tables. It follows from its token and its id, which the server keeps to itself: neither who
 * reads the store nor who has the token alone can take its seats on a page.
 */
export const botSeatKey = (id: string, token: string): string => digest(`${id}:${token}`).subarray(0, KEY_BYTES).toString('base64url');

/** What a program brings: the token of a bot, or the key of a seat. */
export interface ProgramCredential {
  readonly kind: 'bot' | 'seat';
  readonly secret: string;
}

const BOT_TOKEN = /^Bearer (bot_[\w-]{22})$/;
const PROGRAM_KEY = /^Bearer ([\w-]{21}[AQgw])$/;

/** Returns what a request of a program brings (`Authorization: Bearer`); null if it is neither. */
export const programCredentialOf = ({ authorization = '' }: Pick<IncomingHttpHeaders, 'authorization'>): ProgramCredential | null => {
  const [token, key] = [BOT_TOKEN, PROGRAM_KEY].map((form) => form.exec(authorization)?.[1]);
  if (token !== undefined) return { kind: 'bot', secret: token };
  return key === undefined ? null : { kind: 'seat', secret: key };
};

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
