import { ok, type Result } from '@hexfall/shared/model/result';
import type { Rejection } from '@hexfall/shared/model/rejection';
import type { Setup } from '../store/MatchStore.js';
import { matchSetupOf } from './beginning.js';
import { seedOf } from './fairDraw.js';
import { Match, type Step } from './Match.js';
import { TableClock } from './TableClock.js';

/** A match at its first moment, and what the store has to have of it. */
export interface Begun {
  readonly setup: Setup;
  readonly match: Match;
  readonly clock: TableClock | null;
}

/** The match of a table where nothing is missing any more. Refuses what the rules do not allow; throws if a seat is free. */
export const beginMatch = (setup: Setup, now: number, step: Step): Result<Begun, Rejection> => {
  const clock = TableClock.start(setup, now);
  const begun = { ...setup, seed: seedOf(setup), course: { ...setup.course, clock: clock && clock.read(null, now) } };
  const start = matchSetupOf(begun);
  if (!start) throw new Error('the seats of the table are not taken');
  const match = Match.start(start, step);
  return match.ok ? ok({ setup: begun, match: match.value, clock }) : match;
};
