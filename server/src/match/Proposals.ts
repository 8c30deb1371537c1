import { refuse } from '@hexfall/shared/lobby/refusals';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Refusal, SeatAccess } from '@hexfall/shared/protocol/messages';
import type { PlayerProposal } from '@hexfall/shared/protocol/proposals';

/** A declined proposal can be repeated by the same seat after this many intents, … */
const INTENTS_BETWEEN = 10;
/** … or, except for a draw, after this time. */
const REST_MS = 60_000;

/** A point in the course of a match. */
export interface MatchProgress {
  readonly seq: number;
  readonly now: number;
}

export type ProposalDraft = Pick<PlayerProposal, 'kind' | 'by' | 'about'>;

/** A proposal after a vote. */
export interface ProposalResult {
  readonly proposal: PlayerProposal;
  readonly state: 'open' | 'accepted' | 'declined';
}

/** The open proposals of one table, at most one of each kind. They do not survive a restart. */
export class Proposals {
  #open: readonly PlayerProposal[] = [];
  #last = 0;
  readonly #declined = new Map<string, MatchProgress>();

  get open(): readonly PlayerProposal[] {
    return this.#open;
  }

  /** Opens a proposal. @param asked the seats whose players have to agree. */
  propose(draft: ProposalDraft, asked: readonly Seat[], moment: MatchProgress): Result<ProposalResult, Refusal> {
    if (this.#open.some(({ kind }) => kind === draft.kind)) return refuse('proposed', 'That is already proposed.');
    if (!this.#mayAgain(draft, moment)) return refuse('too-soon', 'That was declined a moment ago.');
    const proposal = { id: ++this.#last, ...draft, asked };
    if (asked.length === 0) return ok({ proposal, state: 'accepted' });
    this.#open = [...this.#open, proposal];
    return ok({ proposal, state: 'open' });
  }

  /** Counts an answer of a person who may do that at the table. */
  answer({ seats }: Pick<SeatAccess, 'seats'>, id: number, agree: boolean, moment: MatchProgress): Result<ProposalResult, Refusal> {
    const proposal = this.#open.find((open) => open.id === id);
    if (!proposal) return refuse('no-proposal', 'That proposal is no longer open.');
    const isMine = seats.includes(proposal.by);
    const isAsked = seats.some((seat) => proposal.asked.includes(seat));
    if (!isMine && !isAsked) return refuse('no-proposal', 'That proposal is for other players to decide.');
    if (!agree) return ok(this.#decline(proposal, moment));
    const asked = proposal.asked.filter((seat) => !seats.includes(seat));
    const next = { ...proposal, asked };
    this.#open = this.#open.flatMap((open) => (open.id !== id ? open : asked.length > 0 ? next : []));
    return ok({ proposal: next, state: asked.length > 0 ? 'open' : 'accepted' });
  }

  /** Opens a proposal as it was before an answer: what was agreed on could not be done. */
  reopen(proposal: PlayerProposal): void {
    this.#open = [...this.#open.filter(({ kind }) => kind !== proposal.kind), proposal];
  }

  /** A seat has played an intent, which declines a draw it was offered. */
  playedOn(seat: Seat, moment: MatchProgress): void {
    for (const proposal of this.#open) if (proposal.kind === 'draw' && proposal.asked.includes(seat)) this.#decline(proposal, moment);
  }

  /** Drops the proposals that no longer make sense. */
  dropUnless(makesSense: (proposal: PlayerProposal) => boolean): void {
    this.#open = this.#open.filter(makesSense);
  }

  #decline(proposal: PlayerProposal, moment: MatchProgress): ProposalResult {
    this.#open = this.#open.filter(({ id }) => id !== proposal.id);
    this.#declined.set(this.#nameOf(proposal), moment);
    return { proposal, state: 'declined' };
  }

  #mayAgain(draft: ProposalDraft, { seq, now }: MatchProgress): boolean {
    const declined = this.#declined.get(this.#nameOf(draft));
    if (!declined || seq >= declined.seq + INTENTS_BETWEEN) return true;
    return draft.kind !== 'draw' && now >= declined.now + REST_MS;
  }

  #nameOf({ kind, by }: ProposalDraft): string {
    return `${kind} ${by}`;
  }
}
