import type { MatchPhase } from '@hexfall/shared/protocol/messages';
import { commitmentOf } from '../match/fairDraw.js';
import type { Setup } from '../store/MatchStore.js';
import type { TableState } from './TableState.js';

/** How far the draw of a table has come. */
export interface DrawStage {
  readonly setup: Setup;
  readonly phase: MatchPhase;
  /** For the rematch; empty if there is none to be agreed on. */
  readonly nextCommitment: string;
}

/**
 * Makes the Schema say what may be known of the draw by now: the commitment always, what the players have added once nobody
 * can add anything any more, the server's secret when the match is over.
 */
export const mirrorDraw = ({ setup, phase, nextCommitment }: DrawStage, state: TableState): void => {
  // Worked out once: it never changes.
  if (state.commitment === '') state.commitment = commitmentOf(setup);
  if (phase === 'over') state.secret = setup.secret ?? '';
  state.nextCommitment = nextCommitment;
  const isDrawn = setup.seed !== null;
  state.seats.forEach((seat, place) => {
    seat.contribution = (isDrawn && setup.seats[place]?.contribution) || '';
  });
};
