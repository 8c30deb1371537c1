import type { StoredOutcome } from '@hexfall/shared/competition/acts';
import { type Competition, evolveCompetition, newCompetition } from '@hexfall/shared/competition/competition';
import type { PersonHere } from '@hexfall/shared/competition/due';
import type { StoredCompetition } from '../store/competitions.js';

/** A competition as it stands. */
export interface CurrentCompetition {
  readonly code: string;
  readonly stored: StoredCompetition;
  readonly state: Competition;
  readonly outcomes: readonly StoredOutcome[];
  /** Who has checked in for the last round, or waits in an arena. */
  readonly here: readonly PersonHere[];
}

/** Returns a competition as its acts and outcomes have made it. */
export const currentOf = (code: string, stored: StoredCompetition): CurrentCompetition => {
  const state = stored.acts.reduce((before, { act, at }) => evolveCompetition(before, act, at), newCompetition(stored.regulations));
  const outcomes = stored.matches.flatMap(({ round, pairing, board, match, outcome, at }) =>
    outcome === null ? [] : [{ round, pairing, board, match, outcome, at: at ?? 0 }],
  );
  const here = stored.entrants.flatMap(({ entrant, person, seen, here: round }) =>
    round === state.rounds.length ? [{ entrant, person, seen }] : [],
  );
  return { code, stored, state, outcomes, here };
};

/** Returns a competition as everybody may know it: without the outcomes of deals that are not opened. */
export const withoutSealed = (stored: StoredCompetition): StoredCompetition => ({
  ...stored,
  matches: stored.matches.map((match) => (match.isSealed ? { ...match, outcome: null, at: null } : match)),
});
