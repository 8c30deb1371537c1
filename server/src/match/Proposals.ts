import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/state';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import type { ProposalKind, ProposalView } from '@hexfall/shared/protocol/proposals';
import { refuse } from './refuse.js';

/** What is declined can be proposed again by the same seat after so many intents, … */
const INTENTS_BETWEEN = 10;
/** … or, but for a draw, after this time. */
const REST_MS = 60_000;

/** How far a match has come. */
export interface Moment {
  readonly seq: number;
  readonly now: number;
}

export type Wish = Pick<ProposalView, 'kind' | 'by' | 'about'>;

/** What became of a proposal. */
export interface Verdict {
  readonly proposal: ProposalView;
  readonly state: 'open' | 'carried' | 'declined';
}

/** The proposals of one table that nobody has decided yet, one of each kind at most. They do not survive a restart. */
export class Proposals {
  #open: readonly ProposalView[] = [];
  #last = 0;
  readonly #declined = new Map<string, Moment>();

  get open(): readonly ProposalView[] {
    return this.#open;
  }

  /** Opens a proposal; `asked`: the seats whose players have to agree. */
  propose(wish: Wish, asked: readonly Seat[], moment: Moment): Result<Verdict, Refusal> {
    if (this.#open.some(({ kind }) => kind === wish.kind)) return refuse('proposed', 'That has been proposed already.');
    if (!this.#mayAgain(wish, moment)) return refuse('too-soon', 'That was declined a moment ago.');
    const proposal = { id: ++this.#last, ...wish, asked };
    if (asked.length === 0) return ok({ proposal, state: 'carried' });
    this.#open = [...this.#open, proposal];
    return ok({ proposal, state: 'open' });
  }

  /** An answer of somebody who holds these seats. */
  answer(seats: readonly Seat[], id: number, agree: boolean, moment: Moment): Result<Verdict, Refusal> {
    const proposal = this.#open.find((open) => open.id === id);
    if (!proposal) return refuse('no-proposal', 'There is no such proposal any more.');
    const isMine = seats.includes(proposal.by);
    if (!isMine && !seats.some((seat) => proposal.asked.includes(seat))) return refuse('no-proposal', 'This is for others to decide.');
    if (!agree) return ok(this.#decline(proposal, moment));
    const asked = proposal.asked.filter((seat) => !seats.includes(seat));
    const next = { ...proposal, asked };
    this.#open = this.#open.flatMap((open) => (open.id !== id ? open : asked.length > 0 ? next : []));
    return ok({ proposal: next, state: asked.length > 0 ? 'open' : 'carried' });
  }

  /** Somebody has played on: whoever is offered a draw has declined it so. */
  playedOn(seat: Seat, moment: Moment): void {
    for (const proposal of this.#open) if (proposal.kind === 'draw' && proposal.asked.includes(seat)) this.#decline(proposal, moment);
  }

  /** Drops what makes no sense any more. */
  keep(makesSense: (kind: ProposalKind, about: Seat | null) => boolean): void {
    this.#open = this.#open.filter(({ kind, about }) => makesSense(kind, about));
  }

  #decline(proposal: ProposalView, moment: Moment): Verdict {
    this.#open = this.#open.filter(({ id }) => id !== proposal.id);
    this.#declined.set(this.#nameOf(proposal), moment);
    return { proposal, state: 'declined' };
  }

  #mayAgain(wish: Wish, { seq, now }: Moment): boolean {
    const declined = this.#declined.get(this.#nameOf(wish));
    if (!declined || seq >= declined.seq + INTENTS_BETWEEN) return true;
    return wish.kind !== 'draw' && now >= declined.now + REST_MS;
  }

  #nameOf({ kind, by }: Wish): string {
    return `${kind} ${by}`;
  }
}
