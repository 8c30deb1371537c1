import { type RandomSource, shuffled } from '../model/random.js';
import type { Act, EntrantPerson, Pairing, StoredOutcome } from './acts.js';
import {
  type Competition,
  type CompetitionRound,
  entrantsIn,
  isIn,
  lineUpsWithout,
  pairedIn,
  roundsBeforeKnockOut,
  startingOrder,
} from './competition.js';
import { isRoundOver, pairingResults } from './pairingResults.js';
import { nextPairings } from './pairings.js';
import { isOccupied, isOneOf, isTeamAbsent, type LineUp } from './teams.js';

/** What there is beside the acts of a competition. */
export interface Circumstances {
  readonly outcomes: readonly StoredOutcome[];
  /** Who has checked in for the announced round. */
  readonly here: readonly EntrantPerson[];
  /** In milliseconds. */
  readonly now: number;
}

/** An act that is due, or when one will be; null if only people can go on. */
export type Due = { readonly act: Act } | { readonly at: number } | null;

const from = (at: number, now: number, act: () => Act): Due => (now >= at ? { act: act() } : { at });

/** Returns the announcement of round 1 in an order that is drawn. */
export const firstAnnouncement = (state: Competition, random: RandomSource): Act => {
  const order = shuffled([...startingOrder(state)], random);
  return { do: 'announce', round: 1, pairings: nextPairings({ ...state, order }, []), order };
};

/** The persons of a team who are not here; nobody if nobody checks in. */
const missingOf = ({ entrants, regulations }: Competition, here: readonly EntrantPerson[], entrant: number): readonly EntrantPerson[] =>
  (regulations.checkIn === 0 ? [] : (entrants[entrant]?.team?.persons ?? []))
    .map((person) => ({ entrant, person }))
    .filter((one) => !isOneOf(here, one))
    .sort((a, b) => a.person - b.person);

/** Whether everybody is here whom a team plays with. */
const isTeamHere = (lineUp: LineUp, missing: readonly EntrantPerson[]): boolean =>
  lineUp.persons.every((person, board) => person === null || isOccupied(lineUp, board, missing));

const beginning = (state: Competition, round: CompetitionRound, { here, now }: Circumstances): Due => {
  const { checkIn } = state.regulations;
  const paired = pairedIn(round);
  const gone = paired.filter((entrant) => !isIn(state, entrant));
  const missing = paired.flatMap((entrant) => (gone.includes(entrant) ? [] : missingOf(state, here, entrant)));
  const lineUps = new Map(lineUpsWithout(state, missing).map((lineUp) => [lineUp.entrant, lineUp]));
  const isHere = (entrant: number): boolean => {
    const lineUp = lineUps.get(entrant);
    return lineUp ? isTeamHere(lineUp, missing) : checkIn === 0 || isOneOf(here, { entrant, person: 0 });
  };
  const isAbsent = (entrant: number): boolean => {
    const lineUp = lineUps.get(entrant);
    return lineUp ? isTeamAbsent(lineUp, missing) : !isHere(entrant);
  };
  const absent = paired.filter((entrant) => gone.includes(entrant) || isAbsent(entrant));
  const at = paired.every((entrant) => gone.includes(entrant) || isHere(entrant)) ? round.announced : round.announced + checkIn * 1000;
  const begin: Act = { do: 'begin', round: state.rounds.length, absent };
  return from(at, now, () => (missing.length === 0 ? begin : { ...begin, missing }));
};

/** When a round that is over ended, however late the others of its outcomes came. */
const endOf = ({ rounds }: Competition, outcomes: readonly StoredOutcome[]): number => {
  const { begun, stopped } = rounds.at(-1)!;
  const stored = outcomes.filter(({ round }) => round === rounds.length).map(({ at }) => at);
  return stopped ?? Math.max(begun ?? 0, ...stored);
};

/** A competition with fewer than two entrants that could come back ends; with more it waits for them. */
const afterRound = (state: Competition, { outcomes, now }: Circumstances): Due => {
  const { regulations, rounds, entrants } = state;
  const next = (): readonly Pairing[] => nextPairings(state, outcomes);
  // Pairing a Swiss takes long enough not to do it before it is time.
  const followsTable = rounds.length < roundsBeforeKnockOut(state);
  if (!followsTable && next().length === 0) return { act: { do: 'close' } };
  if (followsTable && entrantsIn(state).length < 2)
    return entrants.filter(({ status }) => status !== 'left').length < 2 ? { act: { do: 'close' } } : null;
  if (regulations.pause === null) return null;
  const at = endOf(state, outcomes) + regulations.pause * 1000;
  return from(at, now, () => ({ do: 'announce', round: rounds.length + 1, pairings: next() }));
};

/** Returns what a competition has to do next without anybody's doing. The order of round 1 is drawn from the random numbers. */
export const dueAct = (state: Competition, circumstances: Circumstances, random: RandomSource): Due => {
  const { phase, rounds, regulations } = state;
  const { outcomes, now } = circumstances;
  if (phase === 'closed') return null;
  const last = rounds.at(-1);
  if (!last) {
    if (regulations.begins === null || entrantsIn(state).length < 2) return null;
    return from(regulations.begins, now, () => firstAnnouncement(state, random));
  }
  if (last.begun === null) return beginning(state, last, circumstances);
  if (isRoundOver(state, pairingResults(state, outcomes), rounds.length)) return afterRound(state, circumstances);
  return from(last.begun + regulations.limit * 1000, now, () => ({ do: 'stop', round: rounds.length }));
};
