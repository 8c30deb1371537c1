import { randomInt } from 'node:crypto';
import { matchScoreOf } from '@hexfall/shared/inspect/matchScore';
import { RematchSeed } from '@hexfall/shared/lobby/fairSeed';
import { refuseStandIn } from '@hexfall/shared/lobby/refusals';
import { rematchOf } from '@hexfall/shared/lobby/rematch';
import { finalizeSetup, isComplete } from '@hexfall/shared/lobby/tableSetup';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Answers, Refusal } from '@hexfall/shared/protocol/messages';
import type { PlayerProposal } from '@hexfall/shared/protocol/proposals';
import type { Requests } from '@hexfall/shared/protocol/requests';
import { pause, returnSeat, substitute } from '../match/matchStatus.js';
import { checkProposal, type PlayerPresence, requiredVoters } from '../match/proposalRules.js';
import { type MatchProgress, type ProposalDraft, type ProposalResult, Proposals } from '../match/Proposals.js';
import { startMatch } from '../match/startMatch.js';
import { newSecret } from '../security/credentials.js';
import type { Chat } from './Chat.js';
import type { NextTable } from './NextTable.js';
import type { Participant } from './Participant.js';
import type { PresenceTracker } from './PresenceTracker.js';
import type { TableContext } from './TableContext.js';

type Reply<T> = Promise<Result<T, Refusal>>;

/** Handles the proposals at one table (draw, pause, stand-in, rematch) and carries out accepted ones. */
export class ProposalHandler {
  readonly #proposals = new Proposals();
  readonly #presence: PlayerPresence;
  #seed: RematchSeed | null = null;

  constructor(
    private readonly context: TableContext<'time' | 'step'>,
    { isAbsent }: Pick<PresenceTracker, 'isAbsent'>,
    private readonly chat: Pick<Chat, 'announce'>,
    private readonly next: Pick<NextTable, 'make'>,
  ) {
    this.#presence = { isAbsent };
  }

  /** The open proposals. */
  get open(): readonly PlayerProposal[] {
    this.#dropStale();
    return this.#proposals.open;
  }

  /** The server's commitment for a rematch; empty as long as none can be proposed. */
  get nextCommitment(): string {
    return checkProposal(this.context.table, 'rematch', null, this.#presence).ok ? this.#rematchSeed.commitment : '';
  }

  /** Notes that a seat has played an intent, which declines a draw it was offered. */
  playedOn(seat: Seat): void {
    this.#proposals.playedOn(seat, this.#moment);
  }

  async propose({ seat, kind, about: named, contribution }: Requests['propose']): Reply<Answers['propose']> {
    const { table } = this.context;
    const about = named ?? null;
    if (table.phase === 'playing' && table.isStandIn(seat)) return refuseStandIn();
    const possible = checkProposal(table, kind, about, this.#presence);
    if (!possible.ok) return possible;
    const draft: ProposalDraft = { kind, by: seat, about: kind === 'substitute' ? about : null };
    const voters = requiredVoters(table, draft, this.#presence);
    if (!voters.ok) return voters;
    const result = this.#proposals.propose(draft, voters.value, this.#moment);
    if (!result.ok) return result;
    if (kind === 'rematch') this.#rematchSeed.contribute(seat, contribution);
    const done = await this.#conclude(result.value);
    return done.ok ? ok({ proposal: result.value.proposal.id }) : done;
  }

  async answer(participant: Participant, { seat, proposal, agree, contribution }: Requests['answer']): Reply<Answers['answer']> {
    this.#dropStale();
    const before = this.#proposals.open.find(({ id }) => id === proposal);
    const result = this.#proposals.answer(participant.access, proposal, agree, this.#moment);
    if (!result.ok) return result;
    if (result.value.proposal.kind === 'rematch') this.#rematchSeed.contribute(seat, contribution);
    let isDone = false;
    try {
      const done = await this.#conclude(result.value);
      isDone = done.ok;
      const { seats } = participant.access;
      if (result.value.state === 'declined' && !seats.includes(result.value.proposal.by))
        await this.chat.announce('declined', this.context.table.setup.seats[seat]?.name ?? '');
      return done;
    } finally {
      if (!isDone && before) this.#proposals.reopen(before);
    }
  }

  async return(seat: Seat): Reply<Answers['return']> {
    const { table, sync } = this.context;
    const returned = await table.updateLobby((setup) => returnSeat(setup, seat));
    if (!returned.ok) return returned;
    sync();
    return ok({ seat });
  }

  /** Drops the proposals that no longer make sense. */
  #dropStale(): void {
    this.#proposals.dropUnless((proposal) => this.#makesSense(proposal));
  }

  #makesSense({ kind, about }: PlayerProposal): boolean {
    return checkProposal(this.context.table, kind, about, this.#presence).ok;
  }

  get #rematchSeed(): RematchSeed {
    return (this.#seed ??= new RematchSeed(newSecret()));
  }

  get #moment(): MatchProgress {
    const { table, services } = this.context;
    return { seq: table.match?.seq ?? 0, now: services.time.now() };
  }

  async #conclude({ proposal, state }: ProposalResult): Reply<object> {
    const done = state === 'accepted' ? await this.#carryOut(proposal) : ok(null);
    if (!done.ok) return done;
    this.context.sync();
    return ok({});
  }

  async #carryOut({ kind, by, about }: PlayerProposal): Reply<unknown> {
    const { table } = this.context;
    switch (kind) {
      case 'draw':
        return this.#endAsDraw(by);
      case 'pause':
      case 'resume':
        return table.updateLobby((setup) => pause(setup, kind === 'pause'));
      case 'substitute':
        return table.updateLobby((setup) => substitute(setup, about ?? by));
      case 'rematch':
        return this.#createRematch();
    }
  }

  async #endAsDraw(seat: Seat): Reply<unknown> {
    const { table, broadcastEvents } = this.context;
    const played = await table.agreeDraw(seat);
    if (played.ok && played.value.playedIntent) broadcastEvents(played.value.playedIntent);
    return played;
  }

  /** Makes the table of a rematch, which begins at once unless something has to be chosen first. */
  async #createRematch(): Reply<unknown> {
    const { table, services } = this.context;
    if (!table.match) throw new Error('a table without a match has no rematch');
    const setup = finalizeSetup(rematchOf(this.#rematchSeed.applyTo(table.setup), matchScoreOf(table.match.table)), randomInt);
    const begun = isComplete(setup) ? startMatch(setup, services.time.now(), services.step) : ok({ setup });
    return begun.ok ? this.next.make(begun.value.setup) : begun;
  }
}
