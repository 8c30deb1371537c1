import { createHash, timingSafeEqual } from 'node:crypto';

/** What the server keeps of a key. */
export const hashSeatKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Whether two hashes of keys are the same. How long that takes tells nothing about where they differ. */
export const isSameHash = (a: string, b: string): boolean => {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
};

/** Whether a hash is among those of the keys that somebody has brought. All of them are looked at. */
export const opens = (hashes: Iterable<string>, hash: string): boolean => {
  let found = false;
  for (const brought of hashes) found = isSameHash(brought, hash) || found;
  return found;
};
