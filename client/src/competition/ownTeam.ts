import type { EntrantPerson } from '@hexfall/shared/competition/acts';
import type { CompetitionView, EntrantView, PairingView, TeamPersonView } from '@hexfall/shared/protocol/competitions';

/** Whether the entrants of a competition are teams. */
export const hasTeams = ({ regulations }: Pick<CompetitionView, 'regulations'>): boolean => regulations.boards > 1;

/** The team of the user. */
export interface OwnTeam {
  readonly entrant: number;
  readonly name: string;
  readonly captain: number;
  readonly persons: readonly TeamPersonView[];
  /** The number of the user in it. */
  readonly person: number;
  readonly isCaptain: boolean;
}

type Seen = Pick<CompetitionView, 'entrants' | 'you'>;

/** Returns the team that the user belongs to; null for none. */
export const ownTeam = ({ entrants, you: { entrant, person } }: Seen): OwnTeam | null => {
  const { team = null, name = '' } = entrant === null ? {} : (entrants[entrant] ?? {});
  if (entrant === null || person === null || !team) return null;
  return { entrant, name, ...team, person, isCaptain: team.captain === person };
};

/** Whether the user may pause, leave and come back for the own entrant: a team does what its captain says. */
export const actsForEntrant = (view: Seen): boolean => view.you.entrant !== null && ownTeam(view)?.isCaptain !== false;

/** Whether the user has checked in for the announced round. */
export const isOwnHere = (view: Seen): boolean => {
  const team = ownTeam(view);
  if (team) return team.persons.some(({ person, here }) => person === team.person && here);
  return view.entrants[view.you.entrant ?? -1]?.here === true;
};

/** The persons who play on the boards of a team, where its line-up is shown. */
const shownLineUp = ({ linedUp, result }: PairingView, side: 0 | 1): readonly number[] | null =>
  linedUp.every(Boolean) ? (result?.boards ?? []).flatMap(({ persons }) => persons[side] ?? []) : null;

/** The persons of a team who have not checked in, if it needs them: those of its line-up where that is shown, else until enough are here. */
const missingOfTeam = ({ team, here }: EntrantView, lineUp: readonly number[] | null): readonly number[] =>
  (here && lineUp === null ? [] : (team?.persons ?? [])).flatMap((one) =>
    !one.here && (lineUp?.includes(one.person) ?? true) ? one.person : [],
  );

/** Returns who has not checked in for the last round and is waited for, by person. */
export const missingIn = ({ rounds, entrants }: Pick<CompetitionView, 'rounds' | 'entrants'>): readonly EntrantPerson[] =>
  (rounds.at(-1)?.pairings ?? []).flatMap((pairing) =>
    pairing.entrants.flatMap((entrant, side): readonly EntrantPerson[] => {
      const one = entrant === null ? undefined : entrants[entrant];
      if (!one || entrant === null) return [];
      if (one.team === null) return one.here ? [] : [{ entrant, person: 0 }];
      return missingOfTeam(one, shownLineUp(pairing, side === 0 ? 0 : 1)).map((person) => ({ entrant, person }));
    }),
  );
