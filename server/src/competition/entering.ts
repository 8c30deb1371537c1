import type { Act } from '@hexfall/shared/competition/acts';
import { checkAct } from '@hexfall/shared/competition/check';
import { NAME_NOT_LISTED } from '@hexfall/shared/lobby/refusals';
import { isSameHash } from '@hexfall/shared/lobby/seats';
import { cleanName, distinctName } from '@hexfall/shared/lobby/userText';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { EntrantMade, EntrantRequest } from '@hexfall/shared/protocol/competitions';
import { hashSeatKey } from '../security/credentials.js';
import type { PersonsChange } from '../store/entrants.js';
import { type CompetitionProblem, problem } from './competitionProblem.js';
import type { CurrentCompetition } from './currentCompetition.js';

/** Somebody who enters a competition: the act, and what is stored with it. */
export interface Entering extends Pick<PersonsChange, 'team'> {
  readonly act: Act;
  readonly entrant: NonNullable<PersonsChange['entrant']>;
}

/** Whether the operator allows a name. */
type AllowsName = (name: string) => boolean;

const checkName = (name: string, allowsName: AllowsName): Result<string, CompetitionProblem> => {
  const clean = cleanName(name);
  if (clean === '') return problem('malformed', 'A name needs at least one letter or digit.');
  return allowsName(clean) ? ok(clean) : problem('name-not-listed', NAME_NOT_LISTED);
};

/** Returns the act of who enters: as a person, as the captain of a new team, or as one more of a team. */
const actOf = ({ stored, state }: CurrentCompetition, { team, invitation }: EntrantRequest): Result<Act, CompetitionProblem> => {
  if (team !== undefined || state.regulations.boards === 1) return ok({ do: 'enter', entrant: state.entrants.length });
  if (invitation === undefined)
    return problem('team-needed', 'Teams take part in this competition: found one, or join one by its invitation.');
  const hash = hashSeatKey(invitation);
  const joined = stored.teams.find((one) => one.invitation !== null && isSameHash(one.invitation, hash));
  if (!joined) return problem('bad-invitation', 'There is no team with this invitation, or it has another one by now.');
  return ok({ do: 'join', entrant: joined.entrant, person: state.entrants[joined.entrant]?.team?.joined ?? 0 });
};

/** Returns what enters somebody with that key, or who that is, if the key has entered before. */
export const entering = (
  current: CurrentCompetition,
  keyHash: string,
  request: EntrantRequest,
  allowsName: AllowsName,
): Result<Entering | { readonly known: EntrantMade }, CompetitionProblem> => {
  const name = checkName(request.name, allowsName);
  if (!name.ok) return name;
  const { stored, state, outcomes } = current;
  const known = stored.entrants.find(({ key }) => isSameHash(key, keyHash));
  if (known) return ok({ known: { entrant: known.entrant, person: known.person, name: known.name } });
  if (state.regulations.boards === 1 && (request.team ?? request.invitation) !== undefined)
    return problem('no-teams', 'Persons take part in this competition, not teams.');
  const teamName = request.team === undefined ? null : checkName(request.team, allowsName);
  if (teamName?.ok === false) return teamName;
  const act = actOf(current, request);
  if (!act.ok) return act;
  const { entrant, person = 0 } = act.value as { readonly entrant: number; readonly person?: number };
  const checked = checkAct(state, outcomes, act.value, { entrant, person });
  if (!checked.ok) return checked;
  const persons = stored.entrants.map((other) => other.name);
  const teams = stored.teams.map((other) => other.name);
  const invitation = request.invitation === undefined ? null : hashSeatKey(request.invitation);
  return ok({
    act: act.value,
    entrant: { entrant, person, name: distinctName(name.value, persons), key: keyHash },
    ...(teamName && { team: { entrant, name: distinctName(teamName.value, teams), invitation } }),
  });
};
