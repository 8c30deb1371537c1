import { isPerson } from '@hexfall/shared/lobby/seats';
import type { TableContext } from './TableContext.js';

/** When the match of a table begins, notes that the profiles at it have played with each other. */
export class EncounterRecorder {
  #isDone = false;

  constructor(private readonly context: TableContext<'profiles' | 'time' | 'faults'>) {}

  /** Call this after every change. The store counts a match once, whichever process asks, and however often. */
  schedule(): void {
    const { table, queue } = this.context;
    if (this.#isDone || table.match === null) return;
    this.#isDone = true;
    const keys = table.setup.seats.flatMap((taken) => (isPerson(taken) && taken.crest ? [taken.keyHash] : []));
    if (new Set(keys).size > 1) queue(() => this.#record([...new Set(keys)]));
  }

  /** Never throws: a match does not depend on it. */
  async #record(keys: readonly string[]): Promise<void> {
    const { table, services } = this.context;
    try {
      await services.profiles.recordEncounters(table.code, keys, services.time.now());
    } catch (err) {
      services.faults.report(table, err, 'meet', null);
    }
  }
}
