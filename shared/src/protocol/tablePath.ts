import { CODE_ALPHABET, CODE_LENGTH } from './messages.js';

/** Programs that pass a link on add to it: a full stop, a bracket, a tracker behind `&` or an encoded `?`, a second slash, a file name. */
const TABLE = new RegExp(`^/+t/[^a-z0-9]*([${CODE_ALPHABET}]{${CODE_LENGTH}})(?![a-z0-9])`, 'i');

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Returns the code of the table that a path of the page means, as it is written there; null if it means none. */
export const codeInPath = (path: string): string | null => TABLE.exec(decoded(path))?.[1] ?? null;
