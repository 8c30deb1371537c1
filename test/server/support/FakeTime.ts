import type { Scheduler } from '../../../server/src/runtime/scheduling.js';

interface Alarm {
  readonly at: number;
  readonly task: () => void;
}

/** A time that goes on only when a test says so. */
export class FakeTime implements Scheduler {
  #now = Date.UTC(2026, 0, 1);
  #alarms: Alarm[] = [];

  readonly now = (): number => this.#now;

  readonly after = (ms: number, task: () => void): (() => void) => {
    const alarm = { at: this.#now + ms, task };
    this.#alarms.push(alarm);
    if (ms <= 0) setImmediate(() => this.pass(0));
    return () => {
      this.#alarms = this.#alarms.filter((other) => other !== alarm);
    };
  };

  /** Lets time pass; what is due by then is done. */
  pass(ms: number): void {
    this.#now += ms;
    const due = this.#alarms.filter(({ at }) => at <= this.#now);
    this.#alarms = this.#alarms.filter((alarm) => !due.includes(alarm));
    for (const { task } of due) task();
  }

  /** How many things are still to be done some time. */
  get pending(): number {
    return this.#alarms.length;
  }
}
