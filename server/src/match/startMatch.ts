import { ok, type Result } from '@hexfall/shared/model/result';
import type { Rejection } from '@hexfall/shared/model/rejection';
import type { ArmyId } from '@hexfall/shared/model/tile';
import type { MatchSetup } from '@hexfall/shared/rules/createMatch';
import { seedOf } from '../lobby/fairSeed.js';
import { fullSeats, personsOf } from '../lobby/seats.js';
import type { SavedSeat, Setup } from '../table/setup.js';
import { Match } from './Match.js';
import type { Step } from './PlayedIntents.js';
import { TableClock } from './TableClock.js';

/** The armies of the players if each has one, else null. */
const armiesOf = (players: readonly SavedSeat[]): readonly ArmyId[] | null => {
  const armies = players.flatMap(({ army }) => army ?? []);
  return armies.length === players.length ? armies : null;
};

/** What the engine starts the match from; null while the match has not started. */
export const matchSetupOf = ({ options, seats, seed }: Setup): MatchSetup | null => {
  const players = fullSeats({ seats });
  const armies = players && armiesOf(players);
  if (!armies || seed === null) return null;
  const persons = personsOf(seats);
  return {
    options,
    armies,
    seed,
    ...(persons.some((person, seat) => person !== seat) && { persons }),
    ...(options.mercenaries > 0 && { mercenaries: players.map(({ mercenaries }) => mercenaries) }),
  };
};

/** A match that has just started, and the set-up to store for it. */
export interface StartedMatch {
  readonly setup: Setup;
  readonly match: Match;
}

/** Starts the match of a table whose set-up is complete. Refuses what the rules do not allow; throws if a seat is free. */
export const startMatch = (setup: Setup, now: number, step: Step): Result<StartedMatch, Rejection> => {
  const clock = TableClock.start(setup, now);
  const status = { ...setup.status, clock: clock && clock.read(null, now), turn: { seq: 0, at: now } };
  const begun = { ...setup, seed: seedOf(setup), status };
  const start = matchSetupOf(begun);
  if (!start) throw new Error('the seats of the table are not taken');
  const match = Match.start(start, step);
  return match.ok ? ok({ setup: begun, match: match.value }) : match;
};
