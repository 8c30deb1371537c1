import type { Logger } from 'pino';
import { PeriodicTask } from '../runtime/scheduling.js';
import { INVITATION_MS } from '../store/ProfileStore.js';
import type { MatchRepository } from '../store/MatchRepository.js';
import type { TableLog } from '../table/TableLog.js';

const HOUR_MS = 60 * 60 * 1000;

/** A table without players is deleted after this time. Matches are kept forever unless the operator sets a retention. */
const EMPTY_FOR_MS = 24 * HOUR_MS;

/** After how many days matches are deleted; never if undefined. */
export interface Retention {
  readonly finishedDays?: number | undefined;
  readonly waitingDays?: number | undefined;
  readonly idleDays?: number | undefined;
  /** After how many days without use profiles are deleted. */
  readonly profileDays?: number | undefined;
}

const DAY_MS = 24 * HOUR_MS;

const daysAgo = (days: number | undefined): number | null => (days === undefined ? null : Date.now() - days * DAY_MS);

/** Deletes empty tables, and matches beyond the operator's retention, now and every hour. Stop the returned task to end that. */
export const startRetention = (
  store: MatchRepository,
  { finishedDays, waitingDays, idleDays, profileDays }: Retention,
  { log, tableLog }: { readonly log: Logger; readonly tableLog: TableLog },
): PeriodicTask => {
  const task = new PeriodicTask(async () => {
    try {
      tableLog.deleted(await store.prune(Date.now() - EMPTY_FOR_MS), 'empty');
      const [finishedBefore, waitingBefore, idleBefore] = [daysAgo(finishedDays), daysAgo(waitingDays), daysAgo(idleDays)];
      const expired = await store.expire({ finishedBefore, waitingBefore, idleBefore });
      for (const why of ['finished', 'waiting', 'idle'] as const) tableLog.deleted(expired[why], why);
      await store.push.expire(Date.now());
      const profiles = profileDays === undefined ? 0 : await store.profiles.expire(Date.now() - profileDays * DAY_MS);
      if (profiles > 0) log.info({ profiles, profileDays }, 'deleted player profiles past their retention');
      await store.profiles.expireInvitations(Date.now() - INVITATION_MS);
    } catch (err) {
      log.error({ err }, 'could not delete old matches');
    }
  }, HOUR_MS);
  task.runNow();
  task.start();
  return task;
};
