/** Why a table cannot be reached, if trying again may help … */
const PASSING = ['unreachable', 'no-socket', 'too-many', 'not-now', 'failed'] as const;

/** … and, after these, if it would not. */
export const FAILURES = [
  ...PASSING,
  'not-found',
  'old-page',
  'not-supported',
  'store-full',
  'invitation-code',
  'name-not-listed',
  'shut-out',
  'foreign-origin',
  'unknown-host',
  'other-rules',
  'moved',
  'full',
  'sealed',
  'crowded',
  'malformed',
  'too-large',
] as const;
export type Failure = (typeof FAILURES)[number];

/**
 * creating, opening (the server wakes the table), joining: in progress · live: connected ·
 * waiting: disconnected, the next attempt starts at `until`, and the user may do something about `why` · closed: no more attempts
 */
export type Connection =
  | { readonly phase: 'creating' | 'opening' | 'joining'; readonly attempt: number }
  | { readonly phase: 'live'; readonly again: boolean }
  | { readonly phase: 'waiting'; readonly attempt: number; readonly until: number; readonly why?: Failure }
  | { readonly phase: 'closed'; readonly why: Failure | 'left' };

export type ConnectionEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'joined' }
  | { readonly type: 'failed'; readonly why: Failure }
  | { readonly type: 'lost' }
  /** The server has closed the connection, and the page is not to come back by itself. */
  | { readonly type: 'ended'; readonly why: Failure }
  | { readonly type: 'retry' }
  | { readonly type: 'leave' };

const isFinal = (why: Failure): boolean => !PASSING.some((passing) => passing === why);

const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 10_000;

/**
 * Milliseconds before an attempt: 1, 2, 4, 8 and then always 10 seconds, changed by up to a half, so that the pages of a restarted server do not all
 * come at the same moment.
 * @param chance from 0 to 1.
 */
export const delayBefore = (attempt: number, chance: number): number =>
  Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (attempt - 1)) * (0.5 + chance);

/** When something happens, and a number drawn from 0 to 1. */
export interface Moment {
  readonly now: number;
  readonly random: number;
}

const waitFor = (attempt: number, { now, random: chance }: Moment, why?: Failure): Connection => ({
  phase: 'waiting',
  attempt,
  until: now + delayBefore(attempt, chance),
  ...(why === 'no-socket' && { why }),
});

/** How often a request that makes a table is repeated while the server is busy. */
export const MOST_REPEATS = 3;

const attemptOf = (connection: Connection): number => ('attempt' in connection ? connection.attempt : 0);

/** Returns the connection after an event. Ignores events that do not fit its phase, such as a late timer. */
export const reduceConnection = (connection: Connection, happening: ConnectionEvent, moment: Moment): Connection => {
  const { phase } = connection;
  if (happening.type === 'leave') return { phase: 'closed', why: 'left' };
  if (phase === 'closed') return connection;
  const attempt = attemptOf(connection);
  switch (happening.type) {
    case 'opened':
      return phase === 'opening' ? { phase: 'joining', attempt } : connection;
    case 'joined':
      if (phase === 'creating') return { phase: 'live', again: false };
      return phase === 'joining' ? { phase: 'live', again: attempt > 0 } : connection;
    case 'failed':
      if (phase === 'live' || phase === 'waiting') return connection;
      // A busy server has created nothing.
      if (phase === 'creating' && happening.why === 'not-now' && attempt < MOST_REPEATS) return { phase, attempt: attempt + 1 };
      // A table that was not created has no code to come back to.
      return isFinal(happening.why) || phase === 'creating'
        ? { phase: 'closed', why: happening.why }
        : waitFor(attempt + 1, moment, happening.why);
    case 'lost':
      return phase === 'live' ? waitFor(1, moment) : connection;
    case 'ended':
      return { phase: 'closed', why: happening.why };
    case 'retry':
      return phase === 'waiting' ? { phase: 'opening', attempt } : connection;
  }
};
