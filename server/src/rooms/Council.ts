import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/state';
import type { Answers, Refusal } from '@hexfall/shared/protocol/messages';
import type { AnswerRequest, ProposalView, ProposeRequest } from '@hexfall/shared/protocol/proposals';
import { beginMatch } from '../match/beginMatch.js';
import { askedFor, checkProposal } from '../match/consent.js';
import { giveBack, pause, rematchOf, substitute } from '../match/course.js';
import { gather, isReady } from '../match/gather.js';
import { refuseStandIn } from '../match/hindrance.js';
import { Proposals, type Moment, type Verdict, type Wish } from '../match/Proposals.js';
import type { TableHost, HostServices } from '../match/TableHost.js';
import type { Setup } from '../store/MatchStore.js';
import type { Attendance } from './Attendance.js';
import { createTable } from './createTable.js';
import { NextDraw } from './NextDraw.js';
import type { Surroundings } from './Reception.js';

/** What the council needs of the room around it. */
export interface CouncilSurroundings extends Surroundings {
  readonly services: HostServices;
  readonly attendance: Pick<Attendance, 'isAbsent'>;
}

type Answer<T> = Promise<Result<T, Refusal>>;

/** Does what the people of one table agree on. */
export class Council {
  readonly #proposals = new Proposals();
  #next: NextDraw | null = null;

  constructor(
    private readonly table: TableHost,
    private readonly around: CouncilSurroundings,
  ) {}

  /** The proposals that are to be answered. */
  get open(): readonly ProposalView[] {
    this.#tidy();
    return this.#proposals.open;
  }

  /** What the server commits to for a rematch; empty as long as none can be agreed on. */
  get nextCommitment(): string {
    return checkProposal(this.table, 'rematch', null, () => false).ok ? this.#nextDraw.commitment : '';
  }

  /** Something has been played. */
  playedOn(seat: Seat): void {
    this.#proposals.playedOn(seat, this.#moment);
  }

  async propose({ seat, kind, about: named, contribution }: ProposeRequest): Answer<Answers['propose']> {
    const about = named ?? null;
    const { isAbsent } = this.around.attendance;
    if (this.table.phase === 'playing' && this.table.isStandIn(seat)) return refuseStandIn();
    const possible = checkProposal(this.table, kind, about, isAbsent);
    if (!possible.ok) return possible;
    const wish: Wish = { kind, by: seat, about: kind === 'substitute' ? about : null };
    const asked = askedFor(this.table, wish, isAbsent);
    if (!asked.ok) return asked;
    const verdict = this.#proposals.propose(wish, asked.value, this.#moment);
    if (!verdict.ok) return verdict;
    if (kind === 'rematch') this.#nextDraw.add(seat, contribution);
    const settled = await this.#settle(verdict.value);
    return settled.ok ? ok({ proposal: verdict.value.proposal.id }) : settled;
  }

  /** `seats`: all that the answering person holds. */
  async answer({ seat, proposal, agree, contribution }: AnswerRequest, seats: readonly Seat[]): Answer<Answers['answer']> {
    this.#tidy();
    const verdict = this.#proposals.answer(seats, proposal, agree, this.#moment);
    if (!verdict.ok) return verdict;
    if (verdict.value.proposal.kind === 'rematch') this.#nextDraw.add(seat, contribution);
    return this.#settle(verdict.value);
  }

  async return(seat: Seat): Answer<Answers['return']> {
    const returned = await this.table.prepare((setup) => giveBack(setup, seat));
    if (!returned.ok) return returned;
    this.around.show();
    return ok({ seat });
  }

  /** Drops what has made no sense since something has changed. */
  #tidy(): void {
    const { isAbsent } = this.around.attendance;
    this.#proposals.keep((kind, about) => checkProposal(this.table, kind, about, isAbsent).ok);
  }

  get #nextDraw(): NextDraw {
    return (this.#next ??= new NextDraw());
  }

  get #moment(): Moment {
    return { seq: this.table.match?.seq ?? 0, now: this.around.services.time.now() };
  }

  async #settle({ proposal, state }: Verdict): Answer<object> {
    const done = state === 'carried' ? await this.#carry(proposal) : ok(null);
    if (!done.ok) return done;
    this.around.show();
    return ok({});
  }

  async #carry({ kind, by, about }: ProposalView): Answer<unknown> {
    switch (kind) {
      case 'draw':
        return this.#draw(by);
      case 'pause':
      case 'resume':
        return this.table.prepare((setup) => pause(setup, kind === 'pause'));
      case 'substitute':
        return this.table.prepare((setup) => substitute(setup, about ?? by));
      case 'rematch':
        return this.#rematch(rematchOf(this.#nextDraw.into(this.table.setup)));
    }
  }

  async #draw(seat: Seat): Answer<unknown> {
    const played = await this.table.agreeDraw(seat);
    if (played.ok && played.value.reel) this.around.tell(played.value.reel);
    return played;
  }

  /** The new table is complete in the store, and this one leads there, before anybody is told. */
  async #rematch(wanted: Setup): Answer<unknown> {
    const { time, step, store } = this.around.services;
    const setup = gather(wanted);
    const begun = isReady(setup) ? beginMatch(setup, time.now(), step) : ok({ setup });
    if (!begun.ok) return begun;
    const complete = begun.value.setup;
    await this.table.lead((noteOf) => createTable(complete, store, noteOf));
    return ok(null);
  }
}
