import type { TimeLimit } from '@hexfall/shared/model/clock';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** A shorter limit leaves no time to come back to the table. */
const LEAST_LIMIT_MS = 10 * MINUTE_MS;

/** The share of the limit that is little time. */
const SHARES = { turn: 1 / 5, game: 1 / 10, days: 1 / 4 } as const;

const LONGEST_LEAD_MS = 12 * HOUR_MS;

/** O10: returns how long before a clock runs out its player is called; null for clocks that are too short for that. */
export const pushLeadTime = ({ per, limit }: TimeLimit): number | null =>
  limit < LEAST_LIMIT_MS ? null : Math.min(limit * SHARES[per], LONGEST_LEAD_MS);
