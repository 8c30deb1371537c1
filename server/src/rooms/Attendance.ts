import type { Seat } from '@hexfall/shared/model/state';
import type { Time } from '../match/Time.js';

/** Knows for which seats nobody has been connected for a while. After a restart it begins anew. */
export class Attendance {
  /** For each seat without a connection, what ends the wait. */
  readonly #waiting = new Map<Seat, () => void>();
  readonly #absent = new Set<Seat>();

  /** `changed` is called when somebody has been away for `patienceMs`. */
  constructor(
    private readonly time: Time,
    private readonly patienceMs: number,
    private readonly changed: () => void,
  ) {}

  /** Notes which of the seats that people have are held at this moment. */
  note(people: readonly Seat[], held: ReadonlySet<Seat>): void {
    for (const seat of people) {
      if (held.has(seat)) this.#come(seat);
      else if (!this.#absent.has(seat) && !this.#waiting.has(seat)) this.#go(seat);
    }
  }

  /** Whether nobody has held the seat for a while. */
  readonly isAbsent = (seat: Seat): boolean => this.#absent.has(seat);

  /** Waits for nobody any more. */
  stop(): void {
    for (const cancel of this.#waiting.values()) cancel();
    this.#waiting.clear();
  }

  #come(seat: Seat): void {
    this.#waiting.get(seat)?.();
    this.#waiting.delete(seat);
    this.#absent.delete(seat);
  }

  #go(seat: Seat): void {
    const cancel = this.time.after(this.patienceMs, () => {
      this.#waiting.delete(seat);
      this.#absent.add(seat);
      this.changed();
    });
    this.#waiting.set(seat, cancel);
  }
}
