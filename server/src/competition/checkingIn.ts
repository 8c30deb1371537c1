import type { EntrantPerson } from '@hexfall/shared/competition/acts';
import { freeEntrants } from '@hexfall/shared/competition/arena';
import { isPairing, pairedIn } from '@hexfall/shared/competition/competition';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { HereRequest } from '@hexfall/shared/protocol/competitions';
import { type CompetitionProblem, problem } from './competitionProblem.js';
import type { CurrentCompetition } from './currentCompetition.js';
import { whoIs } from './requestedAct.js';

/** Returns who checks in with a key for the round that is announced, or waits in an arena; or why nobody can. */
export const checkingIn = (
  current: CurrentCompetition,
  keyHash: string,
  { round, waits }: HereRequest,
): Result<EntrantPerson, CompetitionProblem> => {
  const { state, outcomes } = current;
  const { entrant, person } = whoIs(current, keyHash);
  const last = state.rounds.at(-1);
  if (entrant === null || person === null) return problem('not-entered', 'This key has not entered the competition.');
  if (!last || round !== state.rounds.length) return problem('not-now', 'This round has not been announced, or is over.');
  if (isPairing(state)) {
    const mayWait = waits !== undefined || freeEntrants(state, outcomes).includes(entrant);
    return mayWait ? ok({ entrant, person }) : problem('not-now', 'Only who is in, and plays no match, waits for the next one.');
  }
  if (last.begun !== null || waits !== undefined) return problem('not-now', 'This round has begun, or nobody waits in it for an opponent.');
  return pairedIn(last).includes(entrant) ? ok({ entrant, person }) : problem('not-entered', 'This entrant is not paired in this round.');
};
