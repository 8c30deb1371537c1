import type { PruningHold } from '@hexfall/shared/protocol/operator';
import type { MatchRepository } from './MatchRepository.js';
import { INVITATION_MS } from './ProfileStore.js';
import { PRUNED, type Pruned } from './pruning.js';
import { CALLED_AFTER_END_MS, SUBSCRIBED_MS } from './PushStore.js';

/* What is deleted by age, and when that is skipped: a machine with a wrong clock would consider everything old. */

/** After how many days matches are deleted; never if undefined. */
export interface Retention {
  readonly finishedDays?: number | undefined;
  readonly waitingDays?: number | undefined;
  readonly idleDays?: number | undefined;
  /** After how many days without use profiles are deleted. */
  readonly profileDays?: number | undefined;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** More than the longest round and the longest pause after it. */
const IDLE_COMPETITION_DAYS = 90;

interface Rule {
  /** After how many days a row is deleted; never if undefined. */
  readonly days: (retention: Retention) => number | undefined;
  /** Whether anybody misses such a row: one that is deleted too early is a loss. */
  readonly isMissed: boolean;
}

const RULES: Readonly<Record<Pruned, Rule>> = {
  // Matches are kept forever unless the operator sets a retention.
  empty: { days: () => 1, isMissed: false },
  finished: { days: ({ finishedDays }) => finishedDays, isMissed: true },
  waiting: { days: ({ waitingDays }) => waitingDays, isMissed: true },
  idle: { days: ({ idleDays }) => idleDays, isMissed: true },
  profiles: { days: ({ profileDays }) => profileDays, isMissed: true },
  invitations: { days: () => INVITATION_MS / DAY_MS, isMissed: false },
  endedSubscriptions: { days: () => CALLED_AFTER_END_MS / DAY_MS, isMissed: false },
  browsers: { days: () => SUBSCRIBED_MS / DAY_MS, isMissed: true },
  competitions: { days: ({ finishedDays }) => finishedDays, isMissed: true },
  idleCompetitions: { days: () => IDLE_COMPETITION_DAYS, isMissed: true },
};

/** The most time between the newest row of the store and now. */
export const FAR_MS = 31 * DAY_MS;

/** The part of a kind that may be deleted in one pass, however short the time since the last one. */
const SMALL_PART = 0.1;

/** How many rows a pass may delete whatever their share; of kinds that would be missed, at most this part of them. */
const FEW = 20;
const FEW_OF_MISSED = 0.25;

/** What falls due in a short time may be this multiple of the average. */
const PEAK = 2;

/** The retention that an environment sets. */
export const retentionOf = (config: {
  readonly keepFinishedDays?: number | undefined;
  readonly keepWaitingDays?: number | undefined;
  readonly keepIdleDays?: number | undefined;
  readonly keepProfilesDays?: number | undefined;
}): Retention => ({
  finishedDays: config.keepFinishedDays,
  waitingDays: config.keepWaitingDays,
  idleDays: config.keepIdleDays,
  profileDays: config.keepProfilesDays,
});

/** What is past its retention. */
export interface DueRows {
  readonly kind: Pruned;
  readonly keptMs: number;
  /** How many rows are due, and how many there are of this kind. */
  readonly due: number;
  readonly all: number;
}

/** What a pass knows of the time, in milliseconds. */
export interface PassTime {
  /** By the machine's clock, which may be wrong. */
  readonly now: number;
  /** Since the start or the last step of the clock, by a clock that cannot be set. */
  readonly runningMs: number;
  /** Since the last pass that was not held, as far as that is certain. */
  readonly sinceLastMs: number;
  /** Whether the clock was not set since the start, and continues from the newest time of the store. */
  readonly isContinuous: boolean;
}

/** Whether these rows are more than what falls due in the time since the last pass. */
const areMany = ({ kind, keptMs, due, all }: DueRows, { sinceLastMs, isContinuous }: PassTime): boolean => {
  const part = Math.max(SMALL_PART, (PEAK * sinceLastMs) / keptMs);
  const few = RULES[kind].isMissed ? Math.min(FEW, all * FEW_OF_MISSED) : FEW;
  // One row of a small store falls due some time.
  return due > all * part && due > Math.max(few, Number(isContinuous));
};

/** Whether rows are due whatever the clock shows: the process has run for longer than they are kept. */
const isCertain = ({ keptMs }: DueRows, { runningMs }: PassTime): boolean => runningMs >= keptMs;

/**
 * Decides which kinds a pass deletes, and why it skips the others.
 * @param newest the newest time of the store that is not after `now`; null if there is none.
 */
export const decidePass = (
  rows: readonly DueRows[],
  time: PassTime,
  newest: number | null,
): { readonly pruned: readonly DueRows[]; readonly held: PruningHold | null } => {
  const due = rows.filter((some) => some.due > 0);
  const doubtful = due.filter((some) => !isCertain(some, time));
  const isFar = newest === null || time.now - newest > FAR_MS;
  const areTooMany = doubtful.some((some) => areMany(some, time));
  if (doubtful.length === 0 || (!isFar && !areTooMany)) return { pruned: due, held: null };
  return { pruned: due.filter((some) => isCertain(some, time)), held: isFar ? 'time' : 'many' };
};

/** What a pass has done. */
export interface Pass {
  /** Why it has kept what is due; null if it has not. */
  readonly held: PruningHold | null;
  readonly due: Readonly<Partial<Record<Pruned, number>>>;
  /** The codes of deleted matches, and the ids of others. */
  readonly deleted: Readonly<Partial<Record<Pruned, readonly string[]>>>;
}

/** Counts what is past its retention. */
const countDue = async (store: MatchRepository, retention: Retention, now: number): Promise<readonly DueRows[]> => {
  const rows: DueRows[] = [];
  for (const kind of PRUNED) {
    const days = RULES[kind].days(retention);
    if (days === undefined) continue;
    const keptMs = days * DAY_MS;
    const due = await store.countPruned(kind, now - keptMs);
    // Counting all of a kind reads more than an index.
    if (due > 0) rows.push({ kind, keptMs, due, all: await store.countPruned(kind) });
  }
  return rows;
};

/** Deletes what is past its retention, unless the time or the number of rows is a reason not to. @param isForced deletes it all the same. */
export const prunePass = async (store: MatchRepository, retention: Retention, time: PassTime, isForced = false): Promise<Pass> => {
  const rows = await countDue(store, retention, time.now);
  const { pruned, held } =
    rows.length === 0 || isForced ? { pruned: rows, held: null } : decidePass(rows, time, await store.newestTime(time.now));
  const deleted: Partial<Record<Pruned, readonly string[]>> = {};
  for (const { kind, keptMs } of pruned) deleted[kind] = await store.prune(kind, time.now - keptMs);
  return { held, due: Object.fromEntries(rows.map(({ kind, due }) => [kind, due])), deleted };
};
