import type { Seat } from '../model/seat.js';

/** What people at a table can agree on. */
export const PROPOSALS = ['draw', 'pause', 'resume', 'rematch', 'substitute', 'reseat'] as const;
export type ProposalKind = (typeof PROPOSALS)[number];

/** What a player can propose; a spectator asks for a seat by `ReseatRequest`. */
export type ProposableKind = Exclude<ProposalKind, 'reseat'>;

/**
 * Proposes something on behalf of a seat. When everybody it concerns agrees, it is done: at once, if that is nobody else.
 * `about`: for `substitute`, the seat that a computer player is to play for.
 */
export interface ProposeRequest {
  readonly n: number;
  readonly seat: Seat;
  readonly kind: ProposableKind;
  readonly about?: Seat;
  /** For `rematch`: what the page adds to its seed, as in `SitRequest`, drawn after it has seen `nextCommitment`. */
  readonly contribution?: string;
}

/**
 * A spectator asks for the seat of a player who has been away for long and has lost the key: in the lobby one of the others has to agree, later
 * all people of other seats. The seat changes hands when they have agreed and `ProposalView.from` has come. The request ends when the player comes
 * back. Sent again with the same key it is answered as before, and gives the seat if that is possible now.
 */
export interface ReseatRequest {
  readonly n: number;
  readonly seat: Seat;
  /** The key that is to open the seat from then on (`SEAT_KEY`). */
  readonly key: string;
}

/** Agrees to an open proposal or declines it; its proposer withdraws it by declining. A creator without a seat names any seat. */
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

/** The id of the one request for a seat that a table can have open. */
export const SEAT_REQUEST = 0;

/** An open proposal; all of them are in `TableView.proposals` as JSON. */
export interface ProposalView {
  readonly id: number;
  readonly kind: ProposalKind;
  readonly by: Seat;
  /** For `substitute` and `reseat`. `by` is the same seat for `reseat`. */
  readonly about: Seat | null;
  /** The seats whose players have still to agree. */
  readonly asked: readonly Seat[];
  /** One of those who are asked, or the creator, is enough. */
  readonly anyOne?: true;
  /** For `reseat`: when the seat can change hands, in the server's time; until then its player is waited for. */
  readonly from?: number;
  /** For `reseat`: the request came from the address of a player of another seat, as within one home. */
  readonly sameAddress?: true;
}

/** A proposal of a player. */
export type PlayerProposal = ProposalView & { readonly kind: ProposableKind };
