import type { ActRefusal } from '@hexfall/shared/competition/acts';
import { fail, type Result } from '@hexfall/shared/model/result';

/** Why something about a competition is refused. */
export interface CompetitionProblem {
  readonly code:
    | ActRefusal['code']
    | 'malformed'
    | 'not-supported'
    | 'name-not-listed'
    | 'bad-invitation'
    | 'still-here' // who has the place that somebody claims
    | 'claim-open' // by this key, for another place
    | 'no-claim'
    | 'too-many-claims'
    | 'unknown-competition'
    | 'too-many-competitions'
    | 'too-many-acts'
    | 'stale';
  readonly message: string;
}

/** Returns a refusal. @param message one English sentence. */
export const problem = (code: CompetitionProblem['code'], message: string): Result<never, CompetitionProblem> => fail({ code, message });

/** Returns the refusal of what is asked of no competition. */
export const unknownCompetition = (): Result<never, CompetitionProblem> =>
  problem('unknown-competition', 'There is no competition with this code.');

/** How often a change is tried again that another one has come before. */
export const TRIES = 20;

/** Returns the refusal of a change that others have come before again and again. */
export const stale = (): Result<never, CompetitionProblem> => problem('stale', 'The competition changes too fast: try again.');
