import type { MatchPhase } from '@hexfall/shared/protocol/lobby';
import { commitmentOf } from '../lobby/fairSeed.js';
import type { Setup } from '../table/setup.js';
import type { TableState } from './TableState.js';

/** What of a table's fair seed is public. */
export interface SeedStage {
  readonly setup: Setup;
  readonly phase: MatchPhase;
  /** For the rematch; empty if none can be proposed. */
  readonly nextCommitment: string;
}

/**
 * Publishes what may be known of the fair seed by now: the commitment always, the players' contributions when the match has
 * started, the server's secret when it is over.
 */
export const mirrorFairSeed = ({ setup, phase, nextCommitment }: SeedStage, state: TableState): void => {
  // Computed once: it never changes.
  if (state.commitment === '') state.commitment = commitmentOf(setup);
  if (phase === 'over') state.secret = setup.secret ?? '';
  state.drawKnown = setup.drawKnown;
  state.nextCommitment = nextCommitment;
  const isDrawn = setup.seed !== null;
  state.seats.forEach((seat, place) => {
    seat.contribution = (isDrawn && setup.seats[place]?.contribution) || '';
  });
};
