import { readFileSync } from 'node:fs';
import { types } from 'node:util';
import { fail, ok, type Result } from '@hexfall/shared/model/result';

/** Thrown for a file that is no text in UTF-8. */
class OtherEncoding extends Error {
  constructor() {
    super('it is no text in UTF-8: save it in that encoding');
  }
}

/** Reads a text in UTF-8. Throws if the file is unreadable or in another encoding, in which every letter would be different. */
export const readTextFile = (path: string): string => {
  const bytes = readFileSync(path);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // In UTF-16 half of the bytes are these; the other sign stands where a program did not know a letter.
    if (!/[\0\ufffd]/.test(text)) return text;
  } catch {
    // Bytes that are in no text.
  }
  throw new OtherEncoding();
};

const reasonOf = (error: unknown): string => {
  if (error instanceof OtherEncoding) return error.message;
  return types.isNativeError(error) && 'code' in error && typeof error.code === 'string' ? error.code : 'no text';
};

/** Reads the file that a setting names, or returns a sentence about why not. The sentence repeats nothing of the file. */
export const readSettingFile = (setting: string, path: string): Result<string, string> => {
  try {
    return ok(readTextFile(path));
  } catch (error) {
    return fail(`The file of ${setting}, ${path}, cannot be read (${reasonOf(error)}).`);
  }
};
