import { isDeepStrictEqual } from 'node:util';
import type { LogEntry, MatchStore, SavedMatch, Setup } from './MatchStore.js';

/** Keeps matches as long as the process lives: for tests and for trying things out. */
export class MemoryStore implements MatchStore {
  readonly #matches = new Map<string, SavedMatch>();

  create(code: string, setup: Setup): Promise<boolean> {
    if (this.#matches.has(code)) return Promise.resolve(false);
    this.#matches.set(code, { setup, log: [], finished: false });
    return Promise.resolve(true);
  }

  saveSetup(code: string, setup: Setup): Promise<void> {
    return this.#change(code, (match) => ({ ...match, setup }));
  }

  append(code: string, entry: LogEntry, last: boolean): Promise<void> {
    return this.#change(code, (match) => {
      const known = match.log[entry.seq - 1];
      if (known && isDeepStrictEqual(known, entry)) return match;
      if (entry.seq !== match.log.length + 1) throw new Error(`intent ${entry.seq} of match ${code} does not follow the log`);
      return { ...match, log: [...match.log, entry], finished: last };
    });
  }

  load(code: string): Promise<SavedMatch | null> {
    return Promise.resolve(this.#matches.get(code) ?? null);
  }

  exists(code: string): Promise<boolean> {
    return Promise.resolve(this.#matches.has(code));
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  async #change(code: string, change: (match: SavedMatch) => SavedMatch): Promise<void> {
    const match = await this.load(code);
    if (!match) throw new Error(`no match ${code}`);
    this.#matches.set(code, change(match));
  }
}
