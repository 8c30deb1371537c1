import type { EntrantPerson } from './acts.js';
import { MOST_RESERVES, type Regulations } from './regulations.js';

/** A team of persons; they are numbers from 0 in the order in which they join. */
export interface Team {
  /** Who is in the team: in the order of the last line-up, then as they have joined. */
  readonly persons: readonly number[];
  /** How many have joined it, with those who have been removed. */
  readonly joined: number;
  readonly captain: number;
}

/** Who plays for a team in a round, by board; null where nobody does. */
export interface LineUp {
  readonly entrant: number;
  readonly persons: readonly (number | null)[];
}

export const newTeam = (): Team => ({ persons: [0], joined: 1, captain: 0 });

/** The most persons of a team. */
export const mostPersons = ({ boards }: Pick<Regulations, 'boards'>): number => boards + MOST_RESERVES;

export const withPerson = ({ persons, joined, captain }: Team): Team => ({ persons: [...persons, joined], joined: joined + 1, captain });

export const withoutPerson = (team: Team, person: number): Team => ({ ...team, persons: team.persons.filter((one) => one !== person) });

/** Those who play come first from now on. */
export const withLineUp = (team: Team, playing: readonly number[]): Team => ({
  ...team,
  persons: [...playing, ...team.persons.filter((person) => !playing.includes(person))],
});

/** Whether a captain may hand in a line-up: as many of the team as there are boards, or all, once each. */
export const isLineUp = ({ persons }: Team, playing: readonly number[], boards: number): boolean =>
  playing.length === Math.min(boards, persons.length) &&
  new Set(playing).size === playing.length &&
  playing.every((person) => persons.includes(person));

export const isOneOf = (list: readonly EntrantPerson[], { entrant, person }: EntrantPerson): boolean =>
  list.some((one) => one.entrant === entrant && one.person === person);

/**
 * Returns who plays for a team in a round that begins, by board. Without a line-up those who are not missing come before those who are.
 * @param handedIn the line-up of its captain.
 */
export const lineUpOf = (
  entrant: number,
  { persons }: Team,
  boards: number,
  handedIn: LineUp | undefined,
  missing: readonly EntrantPerson[],
): LineUp => {
  const isMissing = (person: number): boolean => isOneOf(missing, { entrant, person });
  const order = handedIn?.persons ?? [...persons.filter((person) => !isMissing(person)), ...persons.filter(isMissing)];
  return { entrant, persons: Array.from({ length: boards }, (_, board) => order[board] ?? null) };
};

/** Whether a board of a line-up has somebody who is here. */
export const isOccupied = ({ entrant, persons }: LineUp, board: number, missing: readonly EntrantPerson[]): boolean => {
  const person = persons[board] ?? null;
  return person !== null && !isOneOf(missing, { entrant, person });
};

/** A team is absent if fewer than half of its boards have somebody who is here. */
export const isTeamAbsent = (lineUp: LineUp, missing: readonly EntrantPerson[]): boolean =>
  2 * lineUp.persons.filter((_, board) => isOccupied(lineUp, board, missing)).length < lineUp.persons.length;
