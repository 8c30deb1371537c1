import type { Logger } from 'pino';
import type { MatchStore } from '../store/MatchStore.js';

const HOUR_MS = 60 * 60 * 1000;

/** A table nobody has sat down at for this long is given up. Matches are kept for good, if the operator does not say otherwise. */
const EMPTY_FOR_MS = 24 * HOUR_MS;

/** After how many days something is deleted; never if it is missing. */
export interface Retention {
  readonly finishedDays?: number | undefined;
  readonly waitingDays?: number | undefined;
}

const DAY_MS = 24 * HOUR_MS;

const daysAgo = (days: number | undefined): number | null => (days === undefined ? null : Date.now() - days * DAY_MS);

/** Removes what nobody will come back to, and what the operator does not want to keep, now and every hour; gives what ends that. */
export const startHousekeeping = (store: MatchStore, { finishedDays, waitingDays }: Retention, log: Logger): (() => Promise<void>) => {
  const clean = async (): Promise<void> => {
    try {
      const removed = await store.prune(Date.now() - EMPTY_FOR_MS);
      log.debug({ removed }, 'looked for tables nobody sits at');
      const expired = await store.expire({ finishedBefore: daysAgo(finishedDays), waitingBefore: daysAgo(waitingDays) });
      if (expired > 0) log.info({ expired, finishedDays, waitingDays }, 'deleted matches that are not to be kept any longer');
    } catch (err) {
      log.error({ err }, 'could not remove what is not to be kept');
    }
  };
  let cleaning = clean();
  const timer = setInterval(() => {
    cleaning = clean();
  }, HOUR_MS).unref();
  return () => {
    clearInterval(timer);
    return cleaning;
  };
};
