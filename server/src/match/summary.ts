import type { MatchSummary } from '@hexfall/shared/protocol/http';
import type { MatchPhase } from '@hexfall/shared/protocol/messages';
import type { Setup } from '../store/MatchStore.js';

interface Stage {
  readonly setup: Setup;
  readonly phase: MatchPhase;
  /** Intents accepted so far. */
  readonly seq: number;
}

/** What everybody may know of a table without going there. */
export const summaryOf = (code: string, { setup, phase, seq }: Stage): MatchSummary => ({
  code,
  phase,
  options: setup.options,
  seats: setup.seats.map((taken) => taken && { name: taken.name, army: taken.army, computer: taken.keyHash === null }),
  seq,
});
