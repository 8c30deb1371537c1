import type { Seat } from '@hexfall/shared/model/seat';
import type { Scheduler } from '../runtime/scheduling.js';

/** A seat without a connection. */
interface Disconnected {
  /** When its last connection ended, in the server's time. */
  readonly leftAt: number;
  /** When it counts as absent, by `Scheduler.steady`. */
  readonly awayAt: number;
  readonly cancel: () => void;
}

/** Tracks which players have been disconnected for a while. After a restart the waiting times of `isAbsent` start again. */
export class PresenceTracker {
  /** The seats without a connection, whether or not they count as absent yet. */
  readonly #disconnected = new Map<Seat, Disconnected>();
  readonly #absent = new Set<Seat>();
  /** The seats that were connected here: what the store knows of them is out of date. */
  readonly #seen = new Set<Seat>();
  #stopped = false;

  /** @param onAbsent is called when a seat has had no connection for `awayMs`. */
  constructor(
    private readonly time: Scheduler,
    private readonly awayMs: number,
    private readonly onAbsent: () => void,
    /** When the last connection of each seat ended, as far as the store knows. */
    private readonly lastSeen: readonly (number | null)[] = [],
  ) {}

  /** @param people the seats of people. @param held the seats that connected clients hold. */
  update(people: readonly Seat[], held: ReadonlySet<Seat>): void {
    for (const seat of people) {
      if (held.has(seat)) this.#connect(seat);
      else if (!this.#stopped && !this.#disconnected.has(seat)) this.#disconnect(seat);
    }
  }

  /** Whether the seat has had no connection for a while. */
  readonly isAbsent = (seat: Seat): boolean => this.#absent.has(seat);

  /** Returns when a seat without a connection counts as absent, in the server's time; 0 for a connected seat. */
  readonly awayAt = (seat: Seat): number => {
    const left = this.#disconnected.get(seat);
    return left ? this.time.fromSteady(left.awayAt) : 0;
  };

  /** Returns when the last connection of a seat ended, in the server's time; null for a connected seat. */
  readonly leftAt = (seat: Seat): number | null => this.#disconnected.get(seat)?.leftAt ?? null;

  /** Starts no waiting time any more: tasks that were queued before may still update what is known. */
  stop(): void {
    this.#stopped = true;
    for (const { cancel } of this.#disconnected.values()) cancel();
    this.#disconnected.clear();
  }

  #connect(seat: Seat): void {
    this.#seen.add(seat);
    this.#disconnected.get(seat)?.cancel();
    this.#disconnected.delete(seat);
    this.#absent.delete(seat);
  }

  #disconnect(seat: Seat): void {
    const cancel = this.time.after(this.awayMs, () => {
      this.#absent.add(seat);
      this.onAbsent();
    });
    const [now, known] = [this.time.now(), this.#seen.has(seat) ? null : (this.lastSeen[seat] ?? null)];
    this.#disconnected.set(seat, { leftAt: Math.min(known ?? now, now), awayAt: this.time.steady() + this.awayMs, cancel });
  }
}
