import { createHash, timingSafeEqual } from 'node:crypto';

/** Returns the hash of a key, which is all the server stores. */
export const hashSeatKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Compares two hashes in constant time. */
export const isSameHash = (a: string, b: string): boolean => {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
};

/** Whether a hash is among those of a client's keys. Compares all of them, in constant time. */
export const opens = (hashes: Iterable<string>, hash: string): boolean => {
  let found = false;
  for (const brought of hashes) found = isSameHash(brought, hash) || found;
  return found;
};
