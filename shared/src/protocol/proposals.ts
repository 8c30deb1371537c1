import type { Seat } from '../model/seat.js';

/** What people at a table can agree on. */
export const PROPOSALS = ['draw', 'pause', 'resume', 'rematch', 'substitute', 'reseat'] as const;
export type ProposalKind = (typeof PROPOSALS)[number];

/** What a player can propose; a spectator asks for a seat by `reseat`. */
export type ProposableKind = Exclude<ProposalKind, 'reseat'>;

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
  /** For `reseat`: when the seat can change hands, in the server's time; until then the table waits for its player. */
  readonly from?: number;
  /** For `reseat`: the request came from the address of a player of another seat, as within one home. */
  readonly sameAddress?: true;
}

/** A proposal of a player. */
export type PlayerProposal = ProposalView & { readonly kind: ProposableKind };
