import type { Act, BoutOutcome, MatchPlace, Pairing } from './acts.js';
import { type Regulations, roundsFor } from './regulations.js';

/** Who takes part. */
export interface CompetitionEntrant {
  /** The first round that the entrant could be paired in. */
  readonly since: number;
  /** Only who is in is paired. */
  readonly status: 'in' | 'paused' | 'left';
  /** How often the entrant was paired and not here. */
  readonly absences: number;
}

/** A round from its announcement on; times in milliseconds. */
export interface CompetitionRound {
  readonly pairings: readonly Pairing[];
  readonly announced: number;
  readonly begun: number | null;
  readonly stopped: number | null;
  readonly absent: readonly number[];
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

/** The entrants that can be paired. */
export const entrantsIn = (state: Competition): readonly number[] => [...state.entrants.keys()].filter((entrant) => isIn(state, entrant));

/** The entrants of a round, in the order of its pairings. */
export const pairedIn = ({ pairings }: Pick<CompetitionRound, 'pairings'>): readonly number[] =>
  pairings.flatMap(({ entrants }) => entrants.filter((entrant) => entrant !== null));

const samePlace = (a: MatchPlace, b: MatchPlace): boolean => a.round === b.round && a.pairing === b.pairing && a.match === b.match;

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
  entrants[entrant] = { since: state.rounds.length + 1, status: 'in', absences: 0 };
  return { ...state, entrants, order: [...state.order, entrant] };
};

/** Who is absent is paused, and the second time has left: an opponent waits for nobody twice. */
const begun = (state: Competition, absent: readonly number[], at: number): Competition => ({
  ...withLastRound(state, { begun: at, absent }),
  entrants: state.entrants.map((entrant, index) => {
    if (!absent.includes(index)) return entrant;
    const absences = entrant.absences + 1;
    const isGone = entrant.status === 'left' || absences >= MOST_ABSENCES;
    return { ...entrant, absences, status: isGone ? 'left' : 'paused' };
  }),
});

const withLastRound = (state: Competition, change: Partial<CompetitionRound>): Competition => ({
  ...state,
  rounds: state.rounds.map((round, index) => (index === state.rounds.length - 1 ? { ...round, ...change } : round)),
});

/** The starting order without those who have left before round 1. */
export const startingOrder = ({ rounds, order, entrants }: Competition): readonly number[] =>
  rounds.length > 0 ? order : order.filter((entrant) => entrants[entrant]?.status !== 'left');

const announced = (state: Competition, { pairings, order }: Extract<Act, { do: 'announce' }>, at: number): Competition => ({
  ...state,
  phase: 'running',
  order: order ?? startingOrder(state),
  rounds: [...state.rounds, { pairings, announced: at, begun: null, stopped: null, absent: [] }],
});

/** Returns a competition after an act that `checkAct` accepts. @param at when it was done, in milliseconds. */
export const evolveCompetition = (state: Competition, act: Act, at: number): Competition => {
  switch (act.do) {
    case 'enter':
      return entered(state, act.entrant);
    case 'leave':
      return withEntrant(state, act.entrant, { status: 'left' });
    case 'pause':
      return withEntrant(state, act.entrant, { status: act.on ? 'paused' : 'in' });
    case 'announce':
      return announced(state, act, at);
    case 'begin':
      return begun(state, act.absent, at);
    case 'stop':
      return withLastRound(state, { stopped: at });
    case 'correct': {
      const { round, pairing, match, outcome } = act;
      const others = state.corrections.filter((one) => !samePlace(one, act));
      return { ...state, corrections: [...others, { round, pairing, match, outcome }] };
    }
    case 'change':
      return { ...state, regulations: { ...state.regulations, ...act.regulations } };
    case 'resume':
      return { ...state, outages: [...state.outages, { end: at, gap: act.gap }] };
    case 'close':
      return { ...state, phase: 'closed' };
  }
};
