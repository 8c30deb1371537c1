/**
 * The server's time, from what it says of it: the clock of this device may be wrong, and is never asked. The greatest difference
 * seen is the best one, as messages only ever come late.
 */
export class ServerTime {
  #ahead = -Infinity;

  /** @param steady milliseconds since any moment, without leaps. */
  constructor(private readonly steady: () => number = () => performance.now()) {}

  /** The server has just said what time it was. */
  hear(now: number): void {
    this.#ahead = Math.max(this.#ahead, now - this.steady());
  }

  /** The server's time; -Infinity before its first message. */
  now(): number {
    return this.#ahead + this.steady();
  }
}
