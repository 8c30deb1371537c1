import type { Seat } from '@hexfall/shared/model/seat';
import type { ProposalView } from '@hexfall/shared/protocol/proposals';
import type { CallChannel, NotifiedTable } from './CallChannel.js';
import { isSlow, type Waiting, waitingRematches, waitingTurns } from './waiting.js';

/** Something to call a player for by one channel. */
interface Call extends Waiting {
  readonly channel: CallChannel;
  /** Tells calls apart. */
  readonly key: string;
  /** When the player may be called. */
  readonly from: number;
}

/** Calls players when something waits for them at this table while they do not look at it: once for each event, by every channel. */
export class TurnNotifier {
  /** What is waited for until its player is called, by key. */
  readonly #pending = new Map<string, () => void>();
  /** What players were called for, or have seen, by key. */
  readonly #done = new Set<string>();
  /** When each channel last saw a seat look; those that look now have Infinity. */
  readonly #looked: ReadonlyMap<CallChannel, Map<Seat, number>>;
  /** When this table came into memory: a player may be on the way back to it. */
  readonly #startedAt: number;
  #stopped = false;

  constructor(
    private readonly context: NotifiedTable,
    private readonly proposals: { readonly open: readonly ProposalView[] },
    channels: readonly CallChannel[],
  ) {
    this.#startedAt = this.#now;
    this.#looked = new Map(channels.filter(({ isEnabled }) => isEnabled).map((channel) => [channel, new Map<Seat, number>()]));
  }

  /** Whether a call, or the answer to one, needs the table in memory. */
  get isNeeded(): boolean {
    const waiting = this.#waiting;
    const pending = [...this.#pending.keys()];
    return this.#channels.some((channel) =>
      channel.keepsTable(
        waiting,
        pending.some((key) => key.startsWith(channel.name)),
      ),
    );
  }

  /** Sets timers for the next calls. Call this after every change. */
  schedule(): void {
    if (this.#stopped) return;
    this.#recordLooks();
    const calls = this.#calls;
    const keys = new Set(calls.map(({ key }) => key));
    for (const [key, cancel] of this.#pending) if (!keys.has(key)) cancel();
    for (const key of this.#pending.keys()) if (!keys.has(key)) this.#pending.delete(key);
    for (const key of this.#done) if (!keys.has(key)) this.#done.delete(key);
    for (const call of calls) {
      if (this.#done.has(call.key)) continue;
      if (call.channel.seesAtOnce && this.#isLooking(call)) this.#recordSeen(call);
      else if (!this.#pending.has(call.key)) this.#wait(call);
    }
  }

  /** Records that a page has told its player what waits for these seats. */
  recordNotified(seats: readonly Seat[]): void {
    for (const call of this.#calls)
      if (seats.includes(call.seat) && call.since <= this.#now && !this.#done.has(call.key)) this.#recordSeen(call);
  }

  /** Returns when the table must be in memory to call somebody; null if nobody is to be called. Never rejects. */
  async nextWakeUp(): Promise<number | null> {
    const { table } = this.context;
    // In memory a clock in play would run.
    if (table.phase === 'over' || !isSlow(table)) return null;
    for (const call of this.#calls) if (!this.#done.has(call.key) && (await call.channel.isAwaited(call))) return call.from;
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

  get #channels(): readonly CallChannel[] {
    return [...this.#looked.keys()];
  }

  get #waiting(): readonly Waiting[] {
    const { table } = this.context;
    if (table.phase === 'over') return waitingRematches(this.proposals.open, this.#startedAt, this.#now);
    return waitingTurns(table, this.#startedAt, this.#now);
  }

  get #calls(): readonly Call[] {
    const waiting = this.#waiting;
    return this.#channels.flatMap((channel) => {
      const afterLook = (seat: Seat): number => this.#afterLook(channel, seat);
      return channel.callsFor(waiting, afterLook).map((one) => {
        const from = Math.max(afterLook(one.seat), one.since, channel.restsUntil(one.seat));
        return { ...one, channel, key: `${channel.name} ${one.id}`, from };
      });
    });
  }

  #afterLook(channel: CallChannel, seat: Seat): number {
    const lookedAt = this.#looked.get(channel)?.get(seat) ?? this.#startedAt;
    return Math.min(lookedAt, this.#now) + channel.afterMs;
  }

  #recordLooks(): void {
    for (const [channel, looked] of this.#looked) {
      const looking = channel.looking();
      for (const seat of this.context.table.setup.seats.keys()) {
        if (looking.has(seat)) looked.set(seat, Infinity);
        else if (looked.get(seat) === Infinity) looked.set(seat, this.#now);
      }
    }
  }

  #isLooking({ channel, seat }: Call): boolean {
    return this.#looked.get(channel)?.get(seat) === Infinity;
  }

  #wait({ key, from, channel }: Call): void {
    // Who looks now sees it; whether that was so is known a moment later.
    const wait = Math.max(channel.afterMs, from - this.#now);
    // It stays pending until it is decided: a change in between must not start the wait again.
    const cancel = this.context.services.time.after(wait, () => this.context.queue(() => this.#decide(key)));
    this.#pending.set(key, cancel);
  }

  /** Calls the player, records that the player looks, or waits for longer. Never rejects. */
  async #decide(key: string): Promise<void> {
    if (this.#stopped || this.context.table.hasLostLease || !this.#pending.has(key)) return;
    this.#pending.get(key)?.();
    this.#pending.delete(key);
    const call = this.#calls.find((one) => one.key === key);
    // A timer may end early.
    if (!call || this.#done.has(key) || call.since > this.#now) return this.schedule();
    if (this.#isLooking(call)) this.#recordSeen(call);
    else if (call.from <= this.#now) {
      this.#done.add(key);
      // What could not be done is tried again after the next change.
      if (!(await call.channel.call(call))) return void this.#done.delete(key);
    }
    this.schedule();
  }

  #recordSeen(call: Call): void {
    this.#done.add(call.key);
    call.channel.recordSeen(call);
  }
}
