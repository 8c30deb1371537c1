import { MAX_NAME_LENGTH } from '@hexfall/shared/protocol/messages';
import { statSync } from 'node:fs';
import { readTextFile } from './textFile.js';

/** Controls, halves of characters, and everything that is invisible or turns the text around it: zero width, bidi, fillers, tags. */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]/gu;

/** All but the mark of byte order, which is invisible. */
const SPACES = /[^\S\ufeff]+/gu;

/** Signs that stand above or below the letter before them; more of them cover the lines around. */
const HEAP = /(\p{M}{3})\p{M}+/gu;

/** Cleans text that users write for others: one line, without invisible characters; empty if nothing is left. */
export const cleanText = (text: string): string =>
  text.normalize('NFC').replace(SPACES, ' ').replace(UNWANTED, '').replace(HEAP, '$1').trim();

/** A name as it may be shown to others: cleaned, at most 24 characters; empty if nothing is left. */
export const cleanName = (name: string): string => Array.from(cleanText(name)).slice(0, MAX_NAME_LENGTH).join('').trim();

/** The file is looked at again after this time. */
const LOOK_MS = 5000;

const fold = (name: string): string => cleanName(name).toLocaleLowerCase('en');

/** The names that the operator allows, one on each line of a file. A change of the file takes effect within seconds. */
export class NameList {
  #names: ReadonlySet<string>;
  #stamp: string;
  #looked: number;

  /** Throws if the file cannot be read. */
  constructor(
    private readonly path: string,
    private readonly now: () => number = Date.now,
  ) {
    this.#stamp = this.#stampOf();
    this.#names = this.#read();
    this.#looked = now();
  }

  /** Whether a name is on the list, in capital or small letters. */
  allows(name: string): boolean {
    this.#look();
    return this.#names.has(fold(name));
  }

  /** While the file cannot be read, the last list stays in force. */
  #look(): void {
    if (this.now() - this.#looked < LOOK_MS) return;
    this.#looked = this.now();
    try {
      const stamp = this.#stampOf();
      if (stamp === this.#stamp) return;
      this.#names = this.#read();
      this.#stamp = stamp;
    } catch {
      // The editor may be writing it, or has written it in another encoding.
    }
  }

  #read(): ReadonlySet<string> {
    const names = readTextFile(this.path).split('\n').map(fold);
    return new Set(names.filter((name) => name !== ''));
  }

  #stampOf(): string {
    const { mtimeMs, size } = statSync(this.path);
    return `${mtimeMs} ${size}`;
  }
}
