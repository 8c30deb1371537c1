import { refuse, refuseKicked } from '@hexfall/shared/lobby/refusals';
import { reseat } from '@hexfall/shared/lobby/seating';
import { isAgreed, isExpired, probationEnd, requestTimes, requestView, votersAbout } from '@hexfall/shared/lobby/seatRequests';
import { isPerson } from '@hexfall/shared/lobby/seats';
import type { SeatRequest, Setup } from '@hexfall/shared/lobby/setup';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Answers, Refusal } from '@hexfall/shared/protocol/messages';
import { type ProposalView, SEAT_REQUEST } from '@hexfall/shared/protocol/proposals';
import type { Requests } from '@hexfall/shared/protocol/requests';
import { callWebhook } from '../notify/WebhookChannel.js';
import { hashSeatKey } from '../security/credentials.js';
import type { Chat } from './Chat.js';
import type { Participant } from './Participant.js';
import type { PresenceTracker } from './PresenceTracker.js';
import type { TableContext } from './TableContext.js';

type Reply<T> = Promise<Result<T, Refusal>>;

/** How long a push service waits with the message that the seat was given away. */
const GIVEN_MS = 7 * 24 * 60 * 60 * 1000;

const withoutRequest = ({ request: _, ...setup }: Setup): Setup => setup;

/** Handles the request for the seat of an absent player: see `lobby/seatRequests.ts`. A table has at most one, which survives restarts. */
export class SeatRequestHandler {
  /** Where the holders of seats have connected from, as far as this process has seen it. */
  readonly #addresses = new Map<Seat, string>();
  /** Before that time a declined request cannot be repeated, by seat. */
  readonly #declined = new Map<Seat, number>();
  #timer: { readonly from: number; readonly cancel: () => void } | null = null;
  #isEnding = false;

  constructor(
    private readonly context: TableContext<'time' | 'profiles' | 'push' | 'webhooks' | 'basePath' | 'faults'>,
    private readonly presence: Pick<PresenceTracker, 'leftAt' | 'isAbsent'>,
    private readonly chat: Pick<Chat, 'announce'>,
  ) {}

  /** The open request as a proposal. */
  get open(): readonly ProposalView[] {
    const { table } = this.context;
    const request = this.#request;
    return request ? [requestView(table.setup, request, this.#turn, table.phase === 'lobby')] : [];
  }

  /** Asks the others for the seat of an absent player, or takes back what they have given away. */
  async ask(participant: Participant, { seat, key }: Requests['reseat']): Reply<Answers['reseat']> {
    const { table, services } = this.context;
    const former = table.setup.seats[seat]?.keyHash ?? '';
    const isOfCard = await services.profiles.isHeld({ code: table.code, keyHash: former });
    // Nothing is waited for from here on: the player may have come back while the store was asked.
    const { access } = participant;
    if (access.kicked) return refuseKicked();
    if (access.seats.length > 0) return refuse('not-now', 'You have a seat at this table.');
    const keyHash = hashSeatKey(key);
    if (table.setup.seats.some((taken) => taken?.keyHash === keyHash)) return refuse('seat-taken', 'Another seat has that key.');
    if (access.reclaimable?.includes(seat)) return this.#reclaim(participant, seat, keyHash);
    const open = this.#request;
    if (open?.keyHash === keyHash && open.seat === seat) {
      participant.addKey(keyHash);
      return ok({ proposal: (await this.#giveIfDue()) ? null : SEAT_REQUEST });
    }
    const possible = this.#check(seat, former);
    if (!possible.ok) return possible;
    if (isOfCard) return refuse('card-seat', 'A player card has that seat: open the card in this browser, by its words or its link.');
    if (open) return refuse('proposed', 'That is already proposed.');
    if (services.time.now() < (this.#declined.get(seat) ?? 0)) return refuse('too-soon', 'That was declined a moment ago.');
    const isHostElsewhere = table.phase === 'lobby' && table.setup.creator !== former && !access.creator;
    if (votersAbout(table.setup, seat, this.#turn).length === 0 && !isHostElsewhere)
      return refuse('nobody-here', 'Nobody else is there who could agree.');
    await this.#open(participant, seat, keyHash);
    return ok({ proposal: SEAT_REQUEST });
  }

  /** Counts the answer of a person of another seat. */
  async answer(participant: Participant, { seat, agree }: Pick<Requests['answer'], 'seat' | 'agree'>): Reply<Answers['answer']> {
    const { table, sync } = this.context;
    const request = this.#request;
    const [view] = this.open;
    if (!request || !view) return refuse('no-proposal', 'That proposal is no longer open.');
    const { seats, creator } = participant.access;
    const isAsked = seats.some((own) => view.asked.includes(own)) || (creator && view.anyOne === true);
    if (!isAsked || participant.access.requested === request.seat)
      return refuse('no-proposal', 'That proposal is for other players to decide.');
    if (!agree) {
      this.#declined.set(request.seat, this.context.services.time.now() + request.from - request.askedAt);
      await table.updateSetup(withoutRequest);
      // A creator without a seat, who names any one, has no name that could be told.
      if (seats.includes(seat)) await this.chat.announce('declined', table.setup.seats[seat]?.name ?? '');
      sync();
      return ok({});
    }
    const own = seats.flatMap((seat) => table.setup.seats[seat]?.keyHash ?? []);
    const agreed = [...new Set([...request.agreed, ...(own.length > 0 ? own : [table.setup.creator ?? ''])])];
    await table.updateSetup((setup) => ({ ...setup, request: { ...request, agreed } }));
    if (!(await this.#giveIfDue())) sync();
    return ok({});
  }

  /** Ends the request when its player is back, and gives the seat away when that is due. Call this after every change. */
  schedule(): void {
    for (const { access, address } of this.context.participants()) for (const seat of access.seats) this.#addresses.set(seat, address);
    const request = this.context.table.setup.request;
    if (request && !this.#request && !this.#isEnding) {
      this.#isEnding = true;
      this.#queue(async () => {
        this.#isEnding = false;
        if (this.context.table.setup.request && !this.#request) await this.context.table.updateSetup(withoutRequest);
        this.context.sync();
      });
    }
    if (this.#isDue) this.#queue(() => this.#giveIfDue());
    if (this.#timer?.from === request?.from) return;
    this.stop();
    if (!request) return;
    const { time } = this.context.services;
    const cancel = time.after(Math.max(0, request.from - time.now()), () => this.#queue(() => this.#giveIfDue()));
    this.#timer = { from: request.from, cancel };
  }

  /** Starts nothing more. */
  stop(): void {
    this.#timer?.cancel();
    this.#timer = null;
  }

  get #turn(): number {
    return this.context.table.match?.table.turn.number ?? 0;
  }

  /** The stored request while it makes sense. */
  get #request(): SeatRequest | null {
    const { table, services } = this.context;
    const { request, seats } = table.setup;
    if (!request || isExpired(request, services.time.now())) return null;
    return this.#check(request.seat, seats[request.seat]?.keyHash ?? '').ok ? request : null;
  }

  /** Whether a seat can be given away now as far as its player is concerned. */
  #check(seat: Seat, keyHash: string): Result<null, Refusal> {
    const { table, services, heldSeats } = this.context;
    const { setup, phase } = table;
    if (phase === 'over') return refuse('not-now', 'The match is over.');
    if (!isPerson(setup.seats[seat])) return refuse('no-seat', 'No person plays there.');
    if (setup.replaced?.some(({ now, by }) => by === 'player' && now === keyHash))
      return refuse('not-now', 'The player of that seat has taken it back from somebody else: it is given away no more.');
    const left = this.presence.leftAt(seat);
    if (left === null || heldSeats().has(seat)) return refuse('not-away', 'That player is connected.');
    const wait = left + requestTimes(setup.options).awayMs - services.time.now();
    if (wait <= 0) return ok(null);
    return fail({ code: 'not-away', message: 'That player has not been away for long enough.', retryAfterMs: Math.ceil(wait) });
  }

  async #open(participant: Participant, seat: Seat, keyHash: string): Promise<void> {
    const { table, services, sync } = this.context;
    const askedAt = services.time.now();
    const from = askedAt + requestTimes(table.setup.options).openMs;
    const isNear =
      participant.address !== '' && [...this.#addresses].some(([other, address]) => other !== seat && address === participant.address);
    const request = { seat, keyHash, askedAt, from, agreed: [], ...(isNear && { sameAddress: true as const }) };
    await table.updateSetup((setup) => ({ ...setup, request }));
    participant.addKey(keyHash);
    const holder = table.setup.seats[seat]?.keyHash ?? '';
    services.push.call({ code: table.code, holder }, { kind: 'seat-asked', id: `asked ${askedAt}`, until: from, isUrgent: true });
    callWebhook(this.context, table.setup, seat, 'seat-asked');
    sync();
  }

  /**
   * Returns whether the seat changes hands now. Its player must be absent for this process, too: a player who opens the link of a table
   * that was not in memory comes a moment after the table.
   */
  get #isDue(): boolean {
    const request = this.#request;
    const [view] = this.open;
    if (!request || !view || !this.presence.isAbsent(request.seat)) return false;
    return this.context.services.time.now() >= request.from && isAgreed(view, request);
  }

  /** Gives the seat to the spectator who has asked for it if that is due. Returns whether it did. */
  async #giveIfDue(): Promise<boolean> {
    const { table, services, sync } = this.context;
    const request = this.#request;
    if (!request || !this.#isDue) return false;
    const { seat, keyHash } = request;
    const former = table.setup.seats[seat]?.keyHash ?? '';
    const changed = reseat(table.setup, seat, keyHash, { by: 'others', probationEnd: probationEnd(table.setup, this.#turn) });
    if (!changed.ok) return false;
    const before = table.setup;
    await table.updateSetup(() => changed.value);
    callWebhook(this.context, before, seat, 'seat-given');
    services.push.call(
      { code: table.code, holder: former },
      { kind: 'seat-given', id: `given ${request.askedAt}`, until: services.time.now() + GIVEN_MS, isUrgent: true },
    );
    await this.chat.announce('reseated', table.setup.seats[seat]?.name ?? '');
    sync();
    return true;
  }

  /** Handles a player who still has the key that the others have given away: that player never lost it. After the end, the result does not count. */
  async #reclaim(participant: Participant, seat: Seat, keyHash: string): Reply<Answers['reseat']> {
    const { table, sync } = this.context;
    const changed = reseat(table.setup, seat, keyHash, { by: 'player' });
    if (!changed.ok) return changed;
    const { status } = changed.value;
    const isVoid = table.phase === 'over';
    await table.updateSetup(() => ({ ...changed.value, status: isVoid ? { ...status, isVoid } : status }));
    participant.addKey(keyHash);
    await this.chat.announce('reclaimed', table.setup.seats[seat]?.name ?? '');
    sync();
    return ok({ proposal: null });
  }

  /** Queues a task whose failure is a fault of the server. */
  #queue(task: () => Promise<unknown>): void {
    const { queue, table, services } = this.context;
    queue(async () => {
      try {
        await task();
      } catch (err) {
        services.faults.report(table, err, 'reseat', null);
      }
    });
  }
}
