import { type RandomSource, shuffled } from '../model/random.js';
import type { Act, StoredOutcome } from './acts.js';
import { boutsOf, isRoundOver } from './bout.js';
import { type Competition, type CompetitionRound, entrantsIn, isIn, pairedIn, roundsBeforeKnockOut, startingOrder } from './competition.js';
import { nextPairings } from './pairings.js';

/** What there is beside the acts of a competition. */
export interface Circumstances {
  readonly outcomes: readonly StoredOutcome[];
  /** Who has checked in for the announced round. */
  readonly here: readonly number[];
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

/** Returns when something is due so many seconds after a moment: outages since then do not count. */
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

const beginning = (state: Competition, { announced, pairings }: CompetitionRound, { here, now }: Circumstances): DueStep => {
  const { checkIn } = state.regulations;
  const paired = pairedIn({ pairings });
  const gone = paired.filter((entrant) => !isIn(state, entrant));
  const missing = checkIn === 0 ? gone : paired.filter((entrant) => gone.includes(entrant) || !here.includes(entrant));
  const at = missing.length === gone.length ? announced : dueAfter(state, announced, checkIn);
  return from(at, now, () => ({ act: { do: 'begin', round: state.rounds.length, absent: missing } }));
};

/** When a round that is over ended, however late the others of its outcomes came. */
const endOf = ({ rounds }: Competition, outcomes: readonly StoredOutcome[]): number => {
  const { begun, stopped } = rounds.at(-1)!;
  const stored = outcomes.filter(({ round }) => round === rounds.length).map(({ at }) => at);
  return stopped ?? Math.max(begun ?? 0, ...stored);
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
  if (isRoundOver(state, boutsOf(state, outcomes), rounds.length)) return afterRound(state, circumstances);
  return from(dueAfter(state, last.begun, regulations.limit), now, () => ({ act: { do: 'stop', round: rounds.length } }));
};

/** The same, with pairings. */
export const dueAct = (state: Competition, circumstances: Circumstances, random: RandomSource): Due => {
  const due = dueStep(state, circumstances, random);
  if (!due || !('unpaired' in due)) return due;
  const request = pairingRequest(state, circumstances.outcomes, due.unpaired);
  return { act: { do: 'announce', ...due.unpaired, pairings: nextPairings(request.state, request.outcomes) } };
};
