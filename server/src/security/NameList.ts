import { statSync } from 'node:fs';
import { foldName } from '@hexfall/shared/lobby/userText';
import { readTextFile } from './textFile.js';

/** The file is looked at again after this time. */
const LOOK_MS = 5000;

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
    return this.#names.has(foldName(name));
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
    const names = readTextFile(this.path).split('\n').map(foldName);
    return new Set(names.filter((name) => name !== ''));
  }

  #stampOf(): string {
    const { mtimeMs, size } = statSync(this.path);
    return `${mtimeMs} ${size}`;
  }
}
