import type { ArenaDraft, BattleChoices } from '../support/arena.js';

/** A battle that is kept as a text. */
export interface Scene extends ArenaDraft, BattleChoices {
  /** The name of its file. */
  readonly name: string;
  /** What it shows, with the clauses. */
  readonly shows: string;
}
