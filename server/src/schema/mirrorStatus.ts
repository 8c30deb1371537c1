import type { Seat } from '@hexfall/shared/model/state';
import type { ProposalView } from '@hexfall/shared/protocol/proposals';
import type { MatchStatus } from '../table/setup.js';
import type { TableState } from './TableState.js';

/** What the players have agreed on or are asked, and who is disconnected. */
export interface StatusFacts {
  readonly status: MatchStatus;
  readonly proposals: readonly ProposalView[];
  readonly isAbsent: (seat: Seat) => boolean;
  readonly awayAt: (seat: Seat) => number;
}

/** Updates the status of the match. Call this after `mirrorLobby`, which adds the seats. */
export const mirrorStatus = ({ status, proposals, isAbsent, awayAt }: StatusFacts, state: TableState): void => {
  state.paused = status.paused;
  state.rematchCode = status.rematchCode ?? '';
  state.proposals = JSON.stringify(proposals);
  state.seats.forEach((seat, number) => {
    seat.substitute = status.substitutes.includes(number);
    seat.absent = isAbsent(number);
    seat.awayAt = awayAt(number);
  });
};
