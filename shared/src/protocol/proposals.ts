import type { Seat } from '../model/seat.js';

/** What people at a table can agree on. */
export const PROPOSALS = ['draw', 'pause', 'resume', 'rematch', 'substitute'] as const;
export type ProposalKind = (typeof PROPOSALS)[number];

/**
 * Proposes something on behalf of a seat. When everybody it concerns agrees, it is done: at once, if that is nobody else.
 * `about`: for `substitute`, the seat that a computer player is to play for.
 */
export interface ProposeRequest {
  readonly n: number;
  readonly seat: Seat;
  readonly kind: ProposalKind;
  readonly about?: Seat;
  /** For `rematch`: what the page adds to its seed, as in `SitRequest`, drawn after it has seen `nextCommitment`. */
  readonly contribution?: string;
}

/** Agrees to an open proposal or declines it; its proposer withdraws it by declining. */
export interface AnswerRequest {
  readonly n: number;
  readonly seat: Seat;
  readonly proposal: number;
  readonly agree: boolean;
  /** For `rematch`, as in `ProposeRequest`. */
  readonly contribution?: string;
}

/** Takes the seat back from the computer player that plays for it. */
export interface ReturnRequest {
  readonly n: number;
  readonly seat: Seat;
}

/** An open proposal; all of them are in `TableView.proposals` as JSON. */
export interface ProposalView {
  readonly id: number;
  readonly kind: ProposalKind;
  readonly by: Seat;
  readonly about: Seat | null;
  /** The seats whose players have still to agree. */
  readonly asked: readonly Seat[];
}
