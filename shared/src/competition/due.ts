import { type RandomSource, shuffled } from '../model/random.js';
import type { Act, EntrantPerson, StoredOutcome } from './acts.js';
import { arenaPairings } from './arena.js';
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

/** Somebody who is here. */
export interface PersonHere extends EntrantPerson {
  /** When somebody who waits in an arena was heard of last, in milliseconds. */
  readonly seen?: number;
}

/** What there is beside the acts of a competition. */
export interface Circumstances {
  readonly outcomes: readonly StoredOutcome[];
  /** Who has checked in for the announced round, and in an arena who waits for an opponent. */
  readonly here: readonly PersonHere[];
  /** In milliseconds. */
  readonly now: number;
}

/** A round to be announced whose pairings have not been made; round 1 has the starting order. */
export interface UnpairedRound {
  readonly round: number;
  readonly order?: readonly number[];
}

/** What a round is paired by. */
export interface PairingRequest {
  readonly state: Competition;
  readonly outcomes: readonly StoredOutcome[];
}

/** An act that is due, or when one will be; null if only people can go on. */
export type Due = { readonly act: Act } | { readonly at: number } | null;

/** The same, without making pairings, which takes long for many entrants. */
export type DueStep = Due | { readonly unpaired: UnpairedRound };

const from = <T>(at: number, now: number, due: () => T): T | { readonly at: number } => (now >= at ? due() : { at });

/** Returns when something is due that comes a number of seconds after a moment: outages since then do not count. */
const dueAfter = ({ outages }: Competition, moment: number, seconds: number): number =>
  outages.reduce((at, { end, gap }) => at + Math.min(gap, Math.max(0, end - moment)), moment + seconds * 1000);

/** Returns round 1 in an order that is drawn. */
export const firstRound = (state: Competition, random: RandomSource): UnpairedRound => ({
  round: 1,
  order: shuffled([...startingOrder(state)], random),
});

/** Returns what a round is paired by. */
export const pairingRequest = (state: Competition, outcomes: readonly StoredOutcome[], { order }: UnpairedRound): PairingRequest => ({
  state: order ? { ...state, order } : state,
  outcomes,
});

/** The persons of a team who are not here; nobody if nobody checks in. */
const missingOf = ({ entrants, regulations }: Competition, here: readonly EntrantPerson[], entrant: number): readonly EntrantPerson[] =>
  (regulations.checkIn === 0 ? [] : (entrants[entrant]?.team?.persons ?? []))
    .map((person) => ({ entrant, person }))
    .filter((one) => !isOneOf(here, one))
    .sort((a, b) => a.person - b.person);

/** Whether everybody is here whom a team plays with. */
const isTeamHere = (lineUp: LineUp, missing: readonly EntrantPerson[]): boolean =>
  lineUp.persons.every((person, board) => person === null || isOccupied(lineUp, board, missing));

const beginning = (state: Competition, round: CompetitionRound, { here, now }: Circumstances): DueStep => {
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
  const at = paired.every((entrant) => gone.includes(entrant) || isHere(entrant))
    ? round.announced
    : dueAfter(state, round.announced, checkIn);
  const begin: Act = { do: 'begin', round: state.rounds.length, absent };
  return from(at, now, () => ({ act: missing.length === 0 ? begin : { ...begin, missing } }));
};

/** How long after being heard of somebody counts as waiting in an arena, in milliseconds. */
export const WAITING_MS = 30_000;

/** The least time between two pairings of an arena, in milliseconds: who has just finished then finds more than one opponent. */
const PAIR_MS = 5_000;

/** In an arena whose round has begun: those who wait are paired, until its time is over. */
const pairing = (state: Competition, { begun, paired }: CompetitionRound, { outcomes, here, now }: Circumstances): DueStep => {
  const end = dueAfter(state, begun ?? 0, state.regulations.duration);
  if (now >= end) return { act: { do: 'end-pairings' } };
  const waiting = here.flatMap(({ entrant, seen = -Infinity }) => (seen > now - WAITING_MS ? [entrant] : []));
  if (waiting.length < 2) return { at: end };
  if (now < paired + PAIR_MS) return { at: Math.min(end, paired + PAIR_MS) };
  const { pairings, next } = arenaPairings(state, outcomes, waiting, now);
  return pairings.length > 0 ? { act: { do: 'pair', pairings } } : { at: Math.min(end, next) };
};

/** When a round that is over ended, however late the others of its outcomes came. */
const endOf = ({ rounds }: Competition, outcomes: readonly StoredOutcome[]): number => {
  const { begun, complete, stopped } = rounds.at(-1)!;
  const stored = outcomes.filter(({ round }) => round === rounds.length).map(({ at }) => at);
  return stopped ?? Math.max(begun ?? 0, complete ?? 0, ...stored);
};

/** A competition with fewer than two entrants that could come back ends; with more it waits for them. */
const afterRound = (state: Competition, { outcomes, now }: Circumstances): DueStep => {
  const { regulations, rounds, entrants } = state;
  const followsTable = rounds.length < roundsBeforeKnockOut(state);
  if (!followsTable && nextPairings(state, outcomes).length === 0) return { act: { do: 'close' } };
  if (followsTable && entrantsIn(state).length < 2)
    return entrants.filter(({ status }) => status !== 'left').length < 2 ? { act: { do: 'close' } } : null;
  if (regulations.pause === null) return null;
  const at = dueAfter(state, endOf(state, outcomes), regulations.pause);
  return from(at, now, () => ({ unpaired: { round: rounds.length + 1 } }));
};

/** Returns what a competition has to do next without anybody's doing. The order of round 1 is drawn from the random numbers. */
export const dueStep = (state: Competition, circumstances: Circumstances, random: RandomSource): DueStep => {
  const { phase, rounds, regulations } = state;
  const { outcomes, now } = circumstances;
  if (phase === 'closed') return null;
  const last = rounds.at(-1);
  if (!last) {
    if (regulations.begins === null || entrantsIn(state).length < 2) return null;
    return from(regulations.begins, now, () => ({ unpaired: firstRound(state, random) }));
  }
  if (last.begun === null) return beginning(state, last, circumstances);
  if (last.complete === null) return pairing(state, last, circumstances);
  if (isRoundOver(state, pairingResults(state, outcomes), rounds.length)) return afterRound(state, circumstances);
  return from(dueAfter(state, Math.max(last.begun, last.complete), regulations.limit), now, () => ({
    act: { do: 'stop', round: rounds.length },
  }));
};

/** The same, with pairings. */
export const dueAct = (state: Competition, circumstances: Circumstances, random: RandomSource): Due => {
  const due = dueStep(state, circumstances, random);
  if (!due || !('unpaired' in due)) return due;
  const request = pairingRequest(state, circumstances.outcomes, due.unpaired);
  return { act: { do: 'announce', ...due.unpaired, pairings: nextPairings(request.state, request.outcomes) } };
};
