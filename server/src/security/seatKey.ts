import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 16;

/** A new secret of a seat: 128 random bits as text for a link. */
export const newSeatKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

/** What the server keeps of a key. */
export const hashSeatKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Whether a key is the one with that hash; takes the same time for every wrong key. */
export const opensSeat = (key: string, hash: string): boolean => timingSafeEqual(Buffer.from(hashSeatKey(key)), Buffer.from(hash));
