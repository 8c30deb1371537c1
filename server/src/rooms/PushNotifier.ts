import { readClock } from '@hexfall/shared/model/clock';
import type { Seat } from '@hexfall/shared/model/state';
import type { PushKind } from '@hexfall/shared/protocol/push';
import { pushLeadTime } from '../match/pushLeadTime.js';
import { turnId } from '../match/turn.js';
import { isPerson } from '../lobby/seats.js';
import { clockCallOf } from '../push/PushService.js';
import type { PushSeat } from '../store/PushStore.js';
import type { ProposalHandler } from './ProposalHandler.js';
import type { TableContext } from './TableContext.js';

/** Something that waits for the player of a seat. */
interface Waiting {
  readonly seat: Seat;
  readonly kind: PushKind;
  readonly id: string;
  /** From when on it concerns the player, in the server's time. */
  readonly since: number;
  /** When the player may be called for it. */
  readonly from: number;
  /** When the call expires. */
  readonly until: number;
}

const HOUR_MS = 60 * 60 * 1000;

/** Without a clock a turn waits forever, a push service does not. */
const TURN_MS = 7 * 24 * HOUR_MS;

/** How long the table stays in memory, with the proposal of a rematch, for a player who was called. */
const REMATCH_MS = HOUR_MS;

/** A call for something that is due within this time is urgent. */
const URGENT_MS = HOUR_MS;

/** Calls players by push messages when something waits for them at this table and they do not look at it: once for each. */
export class PushNotifier {
  /** What is waited for until its player is called, by id. */
  readonly #pending = new Map<string, () => void>();
  /** What players were called for, or have seen. */
  readonly #done = new Set<string>();
  /** When the keys of a seat were last looked with; those that are now have Infinity. */
  readonly #looked = new Map<Seat, number>();
  /** Until when the table is kept in memory for the answer to a rematch. */
  #keptUntil = 0;
  /** Until when a seat is not called for a rematch again: a proposal that is repeated calls nobody. */
  readonly #restUntil = new Map<Seat, number>();
  /** When this table came into memory: a player may be on the way back to it. */
  readonly #startedAt: number;
  #stopped = false;

  constructor(
    private readonly context: TableContext<'push' | 'pushRules' | 'time'>,
    private readonly proposals: Pick<ProposalHandler, 'open'>,
  ) {
    this.#startedAt = this.#now;
  }

  /** Whether a player who was called may still answer a proposal, which is kept in memory only. */
  get isNeeded(): boolean {
    return this.#keptUntil > this.#now && this.#waiting.some(({ kind }) => kind === 'rematch');
  }

  /** Sets timers for the next calls. Call this after every change. */
  schedule(): void {
    if (!this.context.services.push.isEnabled || this.#stopped) return;
    this.#noteLooks();
    const waiting = this.#waiting;
    const ids = new Set(waiting.map(({ id }) => id));
    for (const [id, cancel] of this.#pending) if (!ids.has(id)) cancel();
    for (const id of this.#pending.keys()) if (!ids.has(id)) this.#pending.delete(id);
    for (const id of this.#done) if (!ids.has(id)) this.#done.delete(id);
    for (const one of waiting) if (!this.#done.has(one.id) && !this.#pending.has(one.id)) this.#wait(one);
  }

  /** Notes that a page has told its player what waits for these seats. */
  noteNotified(seats: readonly Seat[]): void {
    for (const one of this.#waiting)
      if (seats.includes(one.seat) && one.since <= this.#now && !this.#done.has(one.id)) this.#noteSeen(one, this.#holder(one.seat));
  }

  /** Returns when the table has to be in memory to call somebody; null if nobody is to be called. Never rejects. */
  async nextWakeUp(): Promise<number | null> {
    const { services, table } = this.context;
    // In memory a clock in play would run.
    if (!services.push.isEnabled || table.phase === 'over' || !this.#isSlow) return null;
    for (const { id, seat, kind, from } of this.#waiting) {
      const holder = this.#holder(seat);
      if (!this.#done.has(id) && holder && (await services.push.isAwaited(holder, id, kind === 'clock'))) return from;
    }
    return null;
  }

  stop(): void {
    this.#stopped = true;
    for (const cancel of this.#pending.values()) cancel();
    this.#pending.clear();
  }

  get #now(): number {
    return this.context.services.time.now();
  }

  get #waiting(): readonly Waiting[] {
    return this.context.table.phase === 'over' ? this.#rematches : this.#turns;
  }

  /** Whether the match may leave memory while somebody is to move. */
  get #isSlow(): boolean {
    const limit = readClock(this.context.table.setup.options.clock);
    return limit === null || limit.per === 'days';
  }

  get #rematches(): readonly Waiting[] {
    const common = { kind: 'rematch', since: this.#startedAt, until: this.#now + REMATCH_MS } as const;
    return this.proposals.open
      .filter(({ kind }) => kind === 'rematch')
      .flatMap(({ id, asked }) => asked.map((seat) => ({ ...common, seat, id: `rematch ${id} ${seat}`, from: this.#afterLook(seat) })));
  }

  get #turns(): readonly Waiting[] {
    const { table } = this.context;
    const { acting, setup, deadline } = table;
    const turn = turnId(table);
    if (acting === null || turn === null || !isPerson(setup.seats[acting]) || setup.course.paused || table.isStandIn(acting)) return [];
    const until = deadline?.at ?? this.#now + TURN_MS;
    const call: Waiting = { seat: acting, kind: 'turn', id: turn, since: this.#startedAt, from: this.#afterLook(acting), until };
    const limit = readClock(setup.options.clock);
    const lead = limit && pushLeadTime(limit);
    if (!deadline || lead === null) return [call];
    const since = deadline.at - lead;
    const clock: Waiting = { ...call, kind: 'clock', id: clockCallOf(turn), since, from: Math.max(call.from, since) };
    // With little time left from the start, one call is enough.
    return since <= call.from ? [clock] : [call, clock];
  }

  #afterLook(seat: Seat): number {
    const looked = this.#isLooking(seat) ? this.#now : (this.#looked.get(seat) ?? this.#startedAt);
    return looked + this.context.services.pushRules.afterMs;
  }

  #noteLooks(): void {
    const looking = new Set(this.context.participants().flatMap(({ isVisible, access }) => (isVisible ? access.seats : [])));
    for (const seat of this.context.table.setup.seats.keys()) {
      if (looking.has(seat)) this.#looked.set(seat, Infinity);
      else if (this.#looked.get(seat) === Infinity) this.#looked.set(seat, this.#now);
    }
  }

  #isLooking(seat: Seat): boolean {
    return this.#looked.get(seat) === Infinity;
  }

  #wait({ id, from }: Waiting): void {
    const { time } = this.context.services;
    const { afterMs } = this.context.services.pushRules;
    // Who looks now sees it; whether that was so is known a moment later.
    const wait = Math.max(afterMs, from - this.#now);
    const cancel = time.after(wait, () => {
      this.#pending.delete(id);
      this.context.queue(() => Promise.resolve(this.#decide(id)));
    });
    this.#pending.set(id, cancel);
  }

  /** Calls the player, notes that the player looks, or waits for longer. */
  #decide(id: string): void {
    if (this.#stopped || this.context.table.hasLostLease || this.#pending.has(id)) return;
    const one = this.#waiting.find((waiting) => waiting.id === id);
    // A timer may end early.
    if (!one || this.#done.has(id) || one.since > this.#now) return this.schedule();
    const holder = this.#holder(one.seat);
    if (!holder || this.#isLooking(one.seat)) this.#noteSeen(one, holder);
    else if (one.from <= this.#now) this.#call(one, holder);
    this.schedule();
  }

  #noteSeen({ id, kind }: Waiting, holder: PushSeat | null): void {
    this.#done.add(id);
    // Stored, because the table can leave memory.
    if (holder && this.#isSlow && kind !== 'rematch') this.context.services.push.noteSeen(holder, id);
  }

  #call({ id, seat, kind, until }: Waiting, holder: PushSeat): void {
    this.#done.add(id);
    const isRematch = kind === 'rematch';
    if (isRematch && !this.#announceRematch(seat)) return;
    this.context.services.push.call(holder, { kind, id: isRematch ? null : id, until, isUrgent: until - this.#now < URGENT_MS });
  }

  /** Returns whether a seat may be called for a rematch, and keeps the table for the answer. */
  #announceRematch(seat: Seat): boolean {
    if (this.#now < (this.#restUntil.get(seat) ?? 0)) return false;
    this.#keptUntil = this.#now + REMATCH_MS;
    this.#restUntil.set(seat, this.#keptUntil);
    return true;
  }

  #holder(seat: Seat): PushSeat | null {
    const { code, setup } = this.context.table;
    const holder = setup.seats[seat]?.keyHash ?? null;
    return holder === null ? null : { code, holder };
  }
}
