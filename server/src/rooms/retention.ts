import type { Logger } from 'pino';
import type { PruningHold } from '@hexfall/shared/protocol/operator';
import { PeriodicTask, type Scheduler } from '../runtime/scheduling.js';
import type { MatchRepository } from '../store/MatchRepository.js';
import { prunePass, type Retention } from '../store/prunePass.js';
import type { TableLog } from '../table/TableLog.js';

const HOUR_MS = 60 * 60 * 1000;

/** How long nothing is deleted after a start or a step of the clock: time to notice a wrong clock. */
export const QUIET_MS = 3 * HOUR_MS;

/** After a server was off for no longer than this, as with people who play once a week, it only deletes what fell due in the meantime. */
const MOST_OFF_MS = 8 * 24 * HOUR_MS;

const SENTENCES: Readonly<Record<PruningHold, string>> = {
  time: "nothing old is deleted: nobody has played for a month, or the machine's clock is wrong",
  many: "nothing old is deleted: it would be more than a small part; check the machine's clock, then run `hexfall admin prune --force`",
};

export interface PrunerServices {
  readonly store: MatchRepository;
  readonly retention: Retention;
  readonly log: Logger;
  readonly tableLog: TableLog;
  readonly time: Scheduler;
}

/** Deletes empty tables, and everything beyond its retention, unless the clock may be wrong. */
export class Pruner {
  /** When the process was started, by the steady time. */
  readonly #started: number;
  /** When the last pass that was not held was, by the steady time; null if none was. */
  #last: number | null = null;
  /** How long the server was off before; null as long as that is not known. */
  #offMs: number | null = null;
  #held: PruningHold | null = null;

  constructor(private readonly services: PrunerServices) {
    this.#started = services.time.steady();
  }

  /** Why the last pass has kept what is past its retention; null if it has not. */
  get held(): PruningHold | null {
    return this.#held;
  }

  /** Deletes what is past its retention. Does not reject. */
  async run(): Promise<void> {
    const { store, retention, log, tableLog, time } = this.services;
    try {
      time.check();
      const now = time.now();
      const uptime = time.steady() - this.#started;
      const runningMs = Math.min(uptime, now - time.setAt());
      // Before the players of this process have changed much.
      this.#offMs ??= Math.max(0, now - ((await store.newestTime(now)) ?? now));
      if (runningMs < QUIET_MS) return;
      const isContinuous = runningMs === uptime && this.#offMs <= MOST_OFF_MS;
      const sinceLastMs =
        this.#last === null
          ? runningMs + (isContinuous ? this.#offMs : 0)
          : // A step of the clock was later.
            Math.min(runningMs, time.steady() - this.#last);
      const { held, due, deleted } = await prunePass(store, retention, { now, runningMs, sinceLastMs, isContinuous });
      for (const why of ['empty', 'finished', 'waiting', 'idle'] as const) tableLog.deleted(deleted[why] ?? [], why);
      const profiles = deleted.profiles?.length ?? 0;
      if (profiles > 0) log.info({ profiles, profileDays: retention.profileDays }, 'deleted player profiles past their retention');
      if (held === null) this.#last = time.steady();
      else if (held !== this.#held) log.warn({ due, now: new Date(now).toISOString() }, SENTENCES[held]);
      this.#held = held;
    } catch (err) {
      log.error({ err }, 'could not delete old matches');
    }
  }
}

/** Lets a pruner run now and every hour. Stop the returned task to end that. */
export const startRetention = (pruner: Pruner): PeriodicTask => {
  const task = new PeriodicTask(() => pruner.run(), HOUR_MS);
  task.runNow();
  task.start();
  return task;
};
