import { followTime, type Scheduler } from '../../../server/src/runtime/scheduling.js';

interface Alarm {
  readonly at: number;
  readonly task: () => void;
}

/** A time that goes on only when a test says so. */
export class FakeTime implements Scheduler {
  #monotonic = 0;
  /** The machine's clock, without the time that has passed. */
  #wall = Date.UTC(2026, 0, 1);
  #alarms: Alarm[] = [];
  /** How long it takes to read the time, in milliseconds. */
  perReading = 0;

  readonly #followed = followTime({
    wall: () => this.#wall + this.#monotonic,
    monotonic: () => (this.#monotonic += this.perReading),
  });
  readonly now = this.#followed.now;
  readonly steady = this.#followed.steady;
  readonly fromSteady = this.#followed.fromSteady;
  readonly setAt = this.#followed.setAt;
  readonly check = this.#followed.check;
  readonly onSet = this.#followed.onSet;

  readonly after = (ms: number, task: () => void): (() => void) => {
    const alarm = { at: this.#monotonic + ms, task };
    this.#alarms.push(alarm);
    if (ms <= 0) setImmediate(() => this.pass(0));
    return () => {
      this.#alarms = this.#alarms.filter((other) => other !== alarm);
    };
  };

  /** Lets time pass; what is due by then is done. */
  pass(ms: number): void {
    this.#monotonic += ms;
    const due = this.#alarms.filter(({ at }) => at <= this.#monotonic);
    this.#alarms = this.#alarms.filter((alarm) => !due.includes(alarm));
    for (const { task } of due) task();
  }

  /** Sets the machine's clock, without time passing; nobody has noticed it until `check`. */
  setClock(by: number): void {
    this.#wall += by;
  }

  /** How many things are still to be done some time. */
  get pending(): number {
    return this.#alarms.length;
  }
}
