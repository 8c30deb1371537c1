import type { Seat } from '@hexfall/shared/model/seat';
import type { PushSeat } from '../store/PushStore.js';
import type { CallChannel, NotifiedTable } from './CallChannel.js';
import { isSlow, REMATCH_MS, type Waiting } from './waiting.js';

/** A call for something that is due within this time is urgent. */
const URGENT_MS = 60 * 60 * 1000;

/** Calls the browsers of players who have the page of the table not in sight. */
export class PushChannel implements CallChannel {
  readonly name = 'push';
  readonly seesAtOnce = false;
  /** Until when the table is kept in memory for the answer to a rematch. */
  #keptUntil = 0;
  /** Until when a seat is not called for a rematch again: a proposal that is repeated calls nobody. */
  readonly #restUntil = new Map<Seat, number>();

  constructor(private readonly context: NotifiedTable) {}

  get isEnabled(): boolean {
    return this.context.services.push.isEnabled;
  }

  get afterMs(): number {
    return this.context.services.pushRules.afterMs;
  }

  looking(): ReadonlySet<Seat> {
    return new Set(this.context.participants().flatMap(({ isVisible, access }) => (isVisible ? access.seats : [])));
  }

  callsFor(waiting: readonly Waiting[], afterLook: (seat: Seat) => number): readonly Waiting[] {
    const clock = waiting.find(({ kind }) => kind === 'clock');
    // With little time left from the start, one call is enough.
    return clock && clock.since <= afterLook(clock.seat) ? [clock] : waiting;
  }

  restsUntil(): number {
    return 0;
  }

  /** The store knows which browsers were called before this process. */
  call({ id, seat, kind, until }: Waiting): Promise<boolean> {
    const holder = this.#holder(seat);
    const isRematch = kind === 'rematch';
    if (!holder || (isRematch && !this.#announceRematch(seat))) return Promise.resolve(true);
    this.context.services.push.call(holder, { kind, id: isRematch ? null : id, until, isUrgent: until - this.#now < URGENT_MS });
    return Promise.resolve(true);
  }

  recordSeen({ id, seat, kind }: Waiting): void {
    const holder = this.#holder(seat);
    // What leaves memory forgets what was seen.
    if (holder && isSlow(this.context.table) && kind !== 'rematch') this.context.services.push.noteSeen(holder, id);
  }

  /** A player who was called may still answer a proposal, which is kept in memory only. */
  keepsTable(waiting: readonly Waiting[]): boolean {
    return this.#keptUntil > this.#now && waiting.some(({ kind }) => kind === 'rematch');
  }

  async isAwaited({ id, seat, kind }: Waiting): Promise<boolean> {
    const holder = this.#holder(seat);
    return holder !== null && (await this.context.services.push.isAwaited(holder, id, kind === 'clock'));
  }

  get #now(): number {
    return this.context.services.time.now();
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
