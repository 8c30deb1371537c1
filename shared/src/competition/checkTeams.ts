import type { Act, EntrantPerson } from './acts.js';
import type { Competition, CompetitionEntrant } from './competition.js';
import { refused, type RefusedAct } from './refused.js';
import { isLineUp, isOneOf, mostPersons, type Team } from './teams.js';

type ActOf<D extends Act['do']> = Extract<Act, { readonly do: D }>;

/** Returns the team of an act, or why there is none. */
const teamOf = ({ entrants, regulations }: Competition, entrant: number): Team | RefusedAct => {
  if (regulations.boards === 1) return refused('no-teams', 'Persons take part in this competition, not teams.');
  const { team = null, status = 'left' } = entrants[entrant] ?? {};
  if (!team) return refused('not-entered', 'There is no such team.');
  return status === 'left' ? refused('not-entered', 'This team has left.') : team;
};

/** Checks an act of a team that there is. */
const ofTeam = (state: Competition, entrant: number, check: (team: Team) => RefusedAct | null): RefusedAct | null => {
  const team = teamOf(state, entrant);
  return 'ok' in team ? team : check(team);
};

const noPerson = (): RefusedAct => refused('not-entered', 'The team has no such person.');

/** Checks whether somebody can join a team as its next person. */
export const checkJoin = (state: Competition, { entrant, person }: ActOf<'join'>): RefusedAct | null =>
  ofTeam(state, entrant, ({ persons, joined }) => {
    if (person < joined) return refused('already-in', 'This person has joined the team already.');
    if (person > joined) return noPerson();
    const most = mostPersons(state.regulations);
    return persons.length >= most ? refused('full', `A team has at most ${most} persons.`) : null;
  });

/** Checks whether a person can leave a team: before round 1, and not the captain. */
export const checkRemove = (state: Competition, { entrant, person }: ActOf<'remove'>): RefusedAct | null =>
  ofTeam(state, entrant, ({ persons, captain }) => {
    if (!persons.includes(person)) return noPerson();
    if (state.phase !== 'open') return refused('not-now', 'From round 1 on a team keeps its persons.');
    return person === captain ? refused('not-now', 'Somebody else has to be the captain first.') : null;
  });

/** Checks whether somebody can become the captain. */
export const checkCaptain = (state: Competition, { entrant, person }: ActOf<'captain'>): RefusedAct | null =>
  ofTeam(state, entrant, ({ persons, captain }) => {
    if (!persons.includes(person)) return noPerson();
    return person === captain ? refused('not-now', 'This person is the captain.') : null;
  });

/** Checks a line-up: of the announced round, for a team that meets another one, until both have handed in theirs. */
export const checkLineUp = (state: Competition, { round, entrant, persons }: ActOf<'line-up'>): RefusedAct | null =>
  ofTeam(state, entrant, (team) => {
    const last = state.rounds.at(-1);
    if (!last || round !== state.rounds.length || last.begun !== null)
      return refused('not-now', 'This round has not been announced, or has begun.');
    const both = last.pairings.find(({ entrants }) => entrants.includes(entrant))?.entrants ?? [null];
    if (both.includes(null)) return refused('not-now', 'This team meets nobody in this round.');
    if (both.every((one) => last.lineUps.some((lineUp) => lineUp.entrant === one))) return refused('not-now', 'Both line-ups are in.');
    const { boards } = state.regulations;
    if (isLineUp(team, persons, boards)) return null;
    return refused('bad-line-up', `A line-up has one person of the team for each of the ${boards} boards, and nobody twice.`);
  });

/** Checks who is missing at the beginning of a round: persons of the teams that are paired, once each. */
export const checkMissing = (
  entrants: readonly CompetitionEntrant[],
  paired: readonly number[],
  missing: readonly EntrantPerson[],
): RefusedAct | null => {
  const isOfTeam = ({ entrant, person }: EntrantPerson): boolean =>
    paired.includes(entrant) && entrants[entrant]?.team?.persons.includes(person) === true;
  const isTwice = missing.some((one, index) => isOneOf(missing.slice(0, index), one));
  return isTwice || !missing.every(isOfTeam) ? refused('not-entered', 'Only persons of the teams that are paired can be missing.') : null;
};
