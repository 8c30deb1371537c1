import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { type Advice, isDuty, type Subject } from './Advice.js';
import { findAdvice } from './findAdvice.js';

/** One hint for each turn of a player in a match: it stays until the player has done something, and each subject comes once. */
export class TurnHints {
  readonly #said = new Set<Subject>();
  #seen: Table | null = null;
  #hint: Advice | null = null;
  /** The turn has had no hint yet, or only one on a tile that had to go first. */
  #isDue = true;

  constructor(private readonly seat: Seat) {}

  /** Returns the hint on a table as it is shown to the player; null if there is none now. */
  at(table: Table): Advice | null {
    if (table === this.#seen) return this.#hint;
    if (table.turn.number !== this.#seen?.turn.number || table.turn.phase !== this.#seen.turn.phase) this.#isDue = true;
    this.#seen = table;
    const found = this.#isDue ? findAdvice(table, this.seat, this.#said) : null;
    // The forecast says it already.
    this.#hint = found?.text === 'threat.calm' ? null : found;
    if (this.#hint) this.#note(this.#hint);
    return this.#hint;
  }

  #note({ key }: Advice): void {
    this.#isDue = isDuty(key);
    // Who threatens whom is another matter in every turn.
    if (key !== 'threat') this.#said.add(key);
  }
}
