import type { Act, BoutOutcome, EntrantPerson, MatchPlace, Pairing } from './acts.js';
import { type Regulations, roundsFor } from './regulations.js';
import { isTeamAbsent, type LineUp, lineUpOf, newTeam, type Team, withLineUp, withoutPerson, withPerson } from './teams.js';

/** Who takes part. */
export interface CompetitionEntrant {
  /** The first round that the entrant could be paired in. */
  readonly since: number;
  /** Only who is in is paired. */
  readonly status: 'in' | 'paused' | 'left';
  /** How often the entrant was paired and not here. */
  readonly absences: number;
  /** Null if it is a person. */
  readonly team: Team | null;
}

/** A round from its announcement on; times in milliseconds. */
export interface CompetitionRound {
  /** In the order in which they were made: those of an arena come one after another. */
  readonly pairings: readonly Pairing[];
  /** When the latest of them were made. */
  readonly paired: number;
  /** When there were all of them; null in an arena that goes on pairing. */
  readonly complete: number | null;
  readonly announced: number;
  readonly begun: number | null;
  readonly stopped: number | null;
  readonly absent: readonly number[];
  /** Of teams: those that captains have handed in, and all from the beginning on. */
  readonly lineUps: readonly LineUp[];
  /** The persons of teams who were not here at the beginning. */
  readonly missing: readonly EntrantPerson[];
  /** Those of its deals, in the order of `dealsOf`. */
  readonly commitments: readonly string[];
}

/** An outcome by the organizer, in place of the one stored. */
export interface Correction extends MatchPlace {
  readonly outcome: BoutOutcome;
}

/** A time in which no process served the competition, in milliseconds. */
export interface Outage {
  readonly end: number;
  readonly gap: number;
}

/** A competition as its acts have made it, as JSON. */
export interface Competition {
  readonly regulations: Regulations;
  readonly phase: 'open' | 'running' | 'closed';
  readonly entrants: readonly CompetitionEntrant[];
  /** The starting order: it pairs round 1, seeds a knock-out, and decides the last tie. */
  readonly order: readonly number[];
  readonly rounds: readonly CompetitionRound[];
  readonly corrections: readonly Correction[];
  /** In the order of their ends. */
  readonly outages: readonly Outage[];
}

export const newCompetition = (regulations: Regulations): Competition => ({
  regulations,
  phase: 'open',
  entrants: [],
  order: [],
  rounds: [],
  corrections: [],
  outages: [],
});

/** An entrant that has been absent this often counts as having left. */
const MOST_ABSENCES = 2;

export const isIn = ({ entrants }: Competition, entrant: number): boolean => entrants[entrant]?.status === 'in';

/** What says how far a competition is. */
interface Phased extends Pick<Competition, 'phase'> {
  readonly rounds: readonly Pick<CompetitionRound, 'begun' | 'complete'>[];
}

/** Whether an arena has begun and pairs those who wait. */
export const isPairing = ({ rounds, phase }: Phased): boolean => {
  const last = rounds.at(-1);
  return phase === 'running' && last !== undefined && last.begun !== null && last.complete === null;
};

/** The entrants that can be paired. */
export const entrantsIn = (state: Competition): readonly number[] => [...state.entrants.keys()].filter((entrant) => isIn(state, entrant));

/** The entrants of a round, in the order of its pairings. */
export const pairedIn = ({ pairings }: Pick<CompetitionRound, 'pairings'>): readonly number[] =>
  pairings.flatMap(({ entrants }) => entrants.filter((entrant) => entrant !== null));

const samePlace = (a: MatchPlace, b: MatchPlace): boolean =>
  a.round === b.round && a.pairing === b.pairing && a.board === b.board && a.match === b.match;

/** How many rounds there are before a knock-out. */
export const roundsBeforeKnockOut = ({ regulations, order, entrants }: Competition): number =>
  roundsFor(regulations, order.filter((entrant) => entrants[entrant]?.since === 1).length);

/** How many rounds there will be, with those of a knock-out, if nobody else enters or leaves. */
export const expectedRounds = (state: Competition): number => {
  const { format, finals } = state.regulations;
  const before = roundsBeforeKnockOut({ ...state, order: startingOrder(state) });
  const first = state.rounds[before];
  if (first) return before + 1 + Math.ceil(Math.log2(first.pairings.length));
  const here = entrantsIn(state).length;
  const qualified = format === 'knock-out' ? here : Math.min(finals, here);
  return before + (qualified < 2 ? 0 : Math.ceil(Math.log2(qualified)));
};

const withEntrant = (state: Competition, entrant: number, change: Partial<CompetitionEntrant>): Competition => ({
  ...state,
  entrants: state.entrants.map((before, index) => (index === entrant ? { ...before, ...change } : before)),
});

/** Who has left and enters again goes on with the old points. */
const entered = (state: Competition, entrant: number): Competition => {
  if (state.order.includes(entrant)) return withEntrant(state, entrant, { status: 'in' });
  const entrants = state.entrants.slice();
  const team = state.regulations.boards > 1 ? newTeam() : null;
  const isArena = state.regulations.format === 'arena';
  entrants[entrant] = { since: isArena ? 1 : state.rounds.length + 1, status: 'in', absences: 0, team };
  return { ...state, entrants, order: [...state.order, entrant] };
};

/** Returns the line-ups of the last round as it begins, of all teams that are paired in it. @param missing who is not here. */
export const lineUpsWithout = ({ entrants, rounds, regulations }: Competition, missing: readonly EntrantPerson[]): readonly LineUp[] => {
  const last = rounds.at(-1)!;
  return pairedIn(last).flatMap((entrant) => {
    const team = entrants[entrant]?.team;
    const handedIn = last.lineUps.find((lineUp) => lineUp.entrant === entrant);
    return team ? [lineUpOf(entrant, team, regulations.boards, handedIn, missing)] : [];
  });
};

/** Who is absent is paused, and the second time has left: an opponent waits for nobody twice. */
const begun = (state: Competition, { absent, missing = [] }: Extract<Act, { do: 'begin' }>, at: number): Competition => {
  const lineUps = lineUpsWithout(state, missing);
  const few = lineUps.filter((lineUp) => isTeamAbsent(lineUp, missing)).map(({ entrant }) => entrant);
  const gone = [...absent, ...few.filter((entrant) => !absent.includes(entrant))];
  return {
    ...withLastRound(state, { begun: at, absent: gone, lineUps, missing }),
    entrants: state.entrants.map((entrant, index) => {
      if (!gone.includes(index)) return entrant;
      const absences = entrant.absences + 1;
      const isGone = entrant.status === 'left' || absences >= MOST_ABSENCES;
      return { ...entrant, absences, status: isGone ? 'left' : 'paused' };
    }),
  };
};

const withLastRound = (state: Competition, change: Partial<CompetitionRound>): Competition => ({
  ...state,
  rounds: state.rounds.map((round, index) => (index === state.rounds.length - 1 ? { ...round, ...change } : round)),
});

/** The starting order without those who have left before round 1. */
export const startingOrder = ({ rounds, order, entrants }: Competition): readonly number[] =>
  rounds.length > 0 ? order : order.filter((entrant) => entrants[entrant]?.status !== 'left');

const withTeam = (state: Competition, entrant: number, change: (team: Team) => Team): Competition => {
  const team = state.entrants[entrant]?.team;
  return team ? withEntrant(state, entrant, { team: change(team) }) : state;
};

/** A line-up of the announced round replaces the one before. */
const linedUp = (state: Competition, { entrant, persons }: Extract<Act, { do: 'line-up' }>): Competition => {
  const others = (state.rounds.at(-1)?.lineUps ?? []).filter((lineUp) => lineUp.entrant !== entrant);
  return withTeam(withLastRound(state, { lineUps: [...others, { entrant, persons }] }), entrant, (team) => withLineUp(team, persons));
};

const announced = (
  state: Competition,
  { pairings, order, commitments = [] }: Extract<Act, { do: 'announce' }>,
  at: number,
): Competition => {
  const round: CompetitionRound = {
    ...{ pairings, paired: at, complete: state.regulations.format === 'arena' ? null : at },
    ...{ announced: at, begun: null, stopped: null },
    ...{ absent: [], lineUps: [], missing: [], commitments },
  };
  return { ...state, phase: 'running', order: order ?? startingOrder(state), rounds: [...state.rounds, round] };
};

/** Returns a competition after an act that `checkAct` accepts. @param at when it was done, in milliseconds. */
export const evolveCompetition = (state: Competition, act: Act, at: number): Competition => {
  switch (act.do) {
    case 'enter':
      return entered(state, act.entrant);
    case 'leave':
      return withEntrant(state, act.entrant, { status: 'left' });
    case 'pause':
      return withEntrant(state, act.entrant, { status: act.on ? 'paused' : 'in' });
    case 'join':
      return withTeam(state, act.entrant, withPerson);
    case 'remove':
      return withTeam(state, act.entrant, (team) => withoutPerson(team, act.person));
    case 'captain':
      return withTeam(state, act.entrant, (team) => ({ ...team, captain: act.person }));
    case 'line-up':
      return linedUp(state, act);
    // Who has which key is no part of a competition.
    case 'reseat':
      return state;
    case 'announce':
      return announced(state, act, at);
    case 'begin':
      return begun(state, act, at);
    case 'pair':
      return withLastRound(state, { pairings: [...(state.rounds.at(-1)?.pairings ?? []), ...act.pairings], paired: at });
    case 'end-pairings':
      return withLastRound(state, { complete: at });
    case 'stop':
      return withLastRound(state, { complete: state.rounds.at(-1)?.complete ?? at, stopped: at });
    case 'correct': {
      const { round, pairing, board, match, outcome } = act;
      const others = state.corrections.filter((one) => !samePlace(one, act));
      return { ...state, corrections: [...others, { round, pairing, board, match, outcome }] };
    }
    case 'change':
      return { ...state, regulations: { ...state.regulations, ...act.regulations } };
    case 'resume':
      return { ...state, outages: [...state.outages, { end: at, gap: act.gap }] };
    case 'close':
      return { ...state, phase: 'closed' };
  }
};
