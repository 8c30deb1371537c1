import { CODE_ALPHABET, CODE_LENGTH } from './messages.js';

/** Allows for what programs append to forwarded links: a full stop, a bracket, a tracker after `&` or an encoded `?`, a second slash, a file name. */
const TABLE = new RegExp(`^/+t/[^a-z0-9]*([${CODE_ALPHABET}]{${CODE_LENGTH}})(?![a-z0-9])`, 'i');

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Returns the code of the table that a path of the page names, as written there; null without one. */
export const codeInPath = (path: string): string | null => TABLE.exec(decoded(path))?.[1] ?? null;
