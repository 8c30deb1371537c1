import { seedOf } from '@hexfall/shared/lobby/fairSeed';
import { matchSetupOf } from '@hexfall/shared/lobby/matchSetup';
import type { Setup } from '@hexfall/shared/lobby/setup';
import type { Rejection } from '@hexfall/shared/model/rejection';
import { ok, type Result } from '@hexfall/shared/model/result';
import { Match } from './Match.js';
import type { Step } from './PlayedIntents.js';
import { TableClock } from './TableClock.js';

/** A match that has just started, and the set-up to store for it. */
export interface StartedMatch {
  readonly setup: Setup;
  readonly match: Match;
}

/** Starts the match of a table with a complete set-up. Refuses what the rules do not allow; throws if a seat is free. */
export const startMatch = (setup: Setup, now: number, step: Step): Result<StartedMatch, Rejection> => {
  const clock = TableClock.start(setup, now);
  const status = { ...setup.status, clock: clock && clock.read(null, now), turn: { seq: 0, at: now } };
  const begun = { ...setup, seed: seedOf(setup), status };
  const start = matchSetupOf(begun);
  if (!start) throw new Error('the seats of the table are not taken');
  const match = Match.start(start, step);
  return match.ok ? ok({ setup: begun, match: match.value }) : match;
};
