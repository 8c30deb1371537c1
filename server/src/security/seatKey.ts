import { createHash } from 'node:crypto';

/** What the server keeps of a key. Nobody can choose a key by its hash, so hashes are compared like any other text. */
export const hashSeatKey = (key: string): string => createHash('sha256').update(key).digest('base64url');
