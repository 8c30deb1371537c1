import type { BattleChoices, ModePositionDraft } from '../support/modePosition.js';

/** A battle that is kept as a text. */
export interface Scene extends ModePositionDraft, BattleChoices {
  /** The name of its section in the text. */
  readonly name: string;
  /** What it shows, with the clauses. */
  readonly shows: string;
}
