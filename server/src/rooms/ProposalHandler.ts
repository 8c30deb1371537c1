import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Answers, Refusal } from '@hexfall/shared/protocol/messages';
import type { AnswerRequest, ProposalView, ProposeRequest, ReseatRequest } from '@hexfall/shared/protocol/proposals';
import { startMatch } from '../match/startMatch.js';
import { requiredVoters, checkProposal, type PlayerPresence } from '../match/proposalRules.js';
import { returnSeat, pause, rematchOf, substitute } from '../match/matchStatus.js';
import { finalizeSetup, isComplete } from '../lobby/tableSetup.js';
import { Proposals, type MatchProgress, type ProposalResult, type ProposalDraft } from '../match/Proposals.js';
import { refuse, refuseForNow, refuseKicked, refuseStandIn } from '../lobby/refusals.js';
import { reseat } from '../lobby/seating.js';
import { hashSeatKey } from '../security/credentials.js';
import { TokenBucket } from '../runtime/TokenBucket.js';
import type { Setup } from '../table/setup.js';
import { STORE_FULL } from '../store/StoreQuota.js';
import type { Chat } from './Chat.js';
import type { Participant } from './Participant.js';
import { createTable } from './createTable.js';
import type { PresenceTracker } from './PresenceTracker.js';
import { RematchSeed } from '../lobby/fairSeed.js';
import type { TableContext } from './TableContext.js';

type Reply<T> = Promise<Result<T, Refusal>>;

/** How often a seat can be asked for at one table, by all who watch together. */
const RESEATS = { burst: 3, perSecond: 1 / 30 };

/** A spectator who asks for a seat, and the hash of the key that is to open it. */
interface Claim {
  readonly participant: Participant;
  readonly keyHash: string;
}

/** Handles the proposals at one table (draw, pause, stand-in, rematch, a new key for a seat) and carries out those that are accepted. */
export class ProposalHandler {
  readonly #proposals = new Proposals();
  readonly #reseats: TokenBucket;
  readonly #presence: PlayerPresence;
  #seed: RematchSeed | null = null;
  /** The latest request for a seat. */
  #claim: Claim | null = null;

  constructor(
    private readonly context: TableContext<'time' | 'step' | 'store' | 'tableLog' | 'quota' | 'push' | 'profiles'>,
    { isAbsent }: Pick<PresenceTracker, 'isAbsent'>,
    private readonly chat: Pick<Chat, 'carryTo' | 'announce'>,
  ) {
    this.#presence = { isAbsent, isConnected: (seat) => context.heldSeats().has(seat) };
    this.#reseats = new TokenBucket(RESEATS, () => context.services.time.steady());
  }

  /** The open proposals. */
  get open(): readonly ProposalView[] {
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

  async propose({ seat, kind, about: named, contribution }: ProposeRequest): Reply<Answers['propose']> {
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

  /** Asks the others to let a spectator have the seat of an offline player. */
  async reseat(participant: Participant, { seat, key }: ReseatRequest): Reply<Answers['reseat']> {
    const { table, services, participants } = this.context;
    const former = table.setup.seats[seat]?.keyHash ?? '';
    const isOfCard = await services.profiles.isHeld({ code: table.code, keyHash: former });
    // Nothing is waited for from here on: the player may have come back while the store was asked.
    this.#dropStale();
    const { access } = participant;
    if (access.kicked) return refuseKicked();
    if (access.seats.length > 0) return refuse('not-now', 'You have a seat at this table.');
    const keyHash = hashSeatKey(key);
    if (table.setup.seats.some((taken) => taken?.keyHash === keyHash)) return refuse('seat-taken', 'Another seat has that key.');
    if (access.reclaimable?.includes(seat)) return this.#reclaim(participant, seat, keyHash);
    const possible = checkProposal(table, 'reseat', seat, this.#presence);
    if (!possible.ok) return possible;
    if (table.setup.replaced?.some(({ now, by }) => by === 'player' && now === former))
      return refuse('not-now', 'The player of that seat has taken it back from somebody else: it is given away no more.');
    if (isOfCard) return refuse('card-seat', 'A player card has that seat: open the card in this browser, by its words or its link.');
    const isLobby = table.phase === 'lobby';
    const draft: ProposalDraft = { kind: 'reseat', by: seat, about: seat, ...(isLobby && { anyOne: true }) };
    const voters = requiredVoters(table, draft, this.#presence);
    if (!voters.ok) return voters;
    const isHostThere = isLobby && participants().some((other) => other !== participant && other.access.creator);
    if (voters.value.length === 0 && !isHostThere) return refuse('nobody-here', 'Nobody else is there who could agree.');
    if (!this.#proposals.open.some(({ kind }) => kind === 'reseat') && !this.#reseats.take())
      return refuseForNow('Seats have been asked for too often at this table: wait a minute.', this.#reseats.emptyForMs);
    const result = this.#proposals.propose(draft, voters.value, this.#moment);
    if (!result.ok) return result;
    this.#claim = { participant, keyHash };
    this.context.sync();
    return ok({ proposal: result.value.proposal.id });
  }

  async answer(participant: Participant, { seat, proposal, agree, contribution }: AnswerRequest): Reply<Answers['answer']> {
    this.#dropStale();
    const before = this.#proposals.open.find(({ id }) => id === proposal);
    const isOwn = before?.kind === 'reseat' && this.#claim?.participant === participant;
    if (agree && isOwn) return refuse('no-proposal', 'That proposal is for other players to decide.');
    const result = this.#proposals.answer(participant.access, proposal, agree, this.#moment);
    if (!result.ok) return result;
    if (result.value.proposal.kind === 'rematch') this.#rematchSeed.contribute(seat, contribution);
    let isDone = false;
    try {
      const done = await this.#conclude(result.value);
      isDone = done.ok;
      const { seats } = participant.access;
      const isWithdrawn = isOwn || seats.includes(result.value.proposal.by);
      // A creator without a seat, who names any one, has no name that could be told.
      if (result.value.state === 'declined' && !isWithdrawn && seats.includes(seat))
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

  #makesSense({ kind, about, anyOne }: ProposalView): boolean {
    const { table, participants } = this.context;
    const isAsking = (participant: Participant): boolean => participant === this.#claim?.participant;
    if (kind === 'reseat' && !participants().some(isAsking)) return false;
    if (anyOne && table.phase !== 'lobby') return false;
    return checkProposal(table, kind, about, this.#presence).ok;
  }

  get #rematchSeed(): RematchSeed {
    return (this.#seed ??= new RematchSeed());
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

  async #carryOut({ kind, by, about }: ProposalView): Reply<unknown> {
    const { table } = this.context;
    switch (kind) {
      case 'draw':
        return this.#endAsDraw(by);
      case 'pause':
      case 'resume':
        return table.updateLobby((setup) => pause(setup, kind === 'pause'));
      case 'substitute':
        return table.updateLobby((setup) => substitute(setup, about ?? by));
      case 'reseat':
        return this.#reseat(by);
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

  /** Who still has the key that the others have given away with the seat has never lost it. */
  async #reclaim(participant: Participant, seat: Seat, keyHash: string): Reply<Answers['reseat']> {
    const { table, sync } = this.context;
    const changed = await table.updateLobby((setup) => reseat(setup, seat, keyHash, 'player'));
    if (!changed.ok) return changed;
    participant.addKey(keyHash);
    await this.chat.announce('reclaimed', table.setup.seats[seat]?.name ?? '');
    sync();
    return ok({ proposal: null });
  }

  /** The player's old key opens nothing any more; the chat says what has happened. */
  async #reseat(seat: Seat): Reply<unknown> {
    const { table } = this.context;
    const claim = this.#claim;
    if (!claim) return refuse('no-proposal', 'Whoever asked for the seat has left.');
    const changed = await table.updateLobby((setup) => reseat(setup, seat, claim.keyHash, 'others'));
    if (!changed.ok) return changed;
    claim.participant.addKey(claim.keyHash);
    this.#claim = null;
    await this.chat.announce('reseated', table.setup.seats[seat]?.name ?? '');
    return changed;
  }

  /** The new table is complete in the store, and this one links to it, before any client learns of it. */
  async #createRematch(wanted: Setup): Reply<unknown> {
    const { time, step, quota, push } = this.context.services;
    if (!(await quota.hasRoom())) return refuse('store-full', STORE_FULL);
    const setup = finalizeSetup(wanted);
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
