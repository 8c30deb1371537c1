import { randomInt } from 'node:crypto';
import { RematchSeed } from '@hexfall/shared/lobby/fairSeed';
import { refuse, refuseStandIn } from '@hexfall/shared/lobby/refusals';
import { rematchOf } from '@hexfall/shared/lobby/rematch';
import type { Setup } from '@hexfall/shared/lobby/setup';
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
import { STORE_FULL } from '../store/StoreQuota.js';
import type { Chat } from './Chat.js';
import { createTable } from './createTable.js';
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
    private readonly context: TableContext<'time' | 'step' | 'store' | 'tableLog' | 'quota' | 'push'>,
    { isAbsent }: Pick<PresenceTracker, 'isAbsent'>,
    private readonly chat: Pick<Chat, 'carryTo' | 'announce'>,
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
        return this.#createRematch(rematchOf(this.#rematchSeed.applyTo(table.setup), table.match?.table.outcome?.winners ?? []));
    }
  }

  async #endAsDraw(seat: Seat): Reply<unknown> {
    const { table, broadcastEvents } = this.context;
    const played = await table.agreeDraw(seat);
    if (played.ok && played.value.playedIntent) broadcastEvents(played.value.playedIntent);
    return played;
  }

  /** The new table is complete in the store, and this one links to it, before any client learns of it. */
  async #createRematch(wanted: Setup): Reply<unknown> {
    const { time, step, quota, push } = this.context.services;
    if (!(await quota.hasRoom())) return refuse('store-full', STORE_FULL);
    const setup = finalizeSetup(wanted, randomInt);
    const begun = isComplete(setup) ? startMatch(setup, time.now(), step) : ok({ setup });
    if (!begun.ok) return begun;
    const complete = begun.value.setup;
    const { table } = this.context;
    await table.linkRematch((noteOf) => createTable(complete, this.context.services, noteOf));
    const { rematchCode } = table.setup.status;
    if (rematchCode === null) return ok(null);
    push.copy(table.code, rematchCode);
    await this.chat.carryTo(rematchCode);
    return ok(null);
  }
}
