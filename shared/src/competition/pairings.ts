import type { Pairing, StoredOutcome } from './acts.js';
import { type Competition, entrantsIn, isIn, roundsBeforeKnockOut, startingOrder } from './competition.js';
import { firstKnockOutRound, knockOutPairings, survivors, withByes } from './knockOut.js';
import { isBegunByBoth, type PairingResults, pairingResults } from './pairingResults.js';
import { roundRobinPairings } from './roundRobin.js';
import { type RoundScore, scoresOf, seedsOf } from './standings.js';
import { type SwissEntrant, swissPairings } from './swiss.js';

const pointsBefore = (scores: readonly RoundScore[], round: number): number =>
  scores.slice(0, round).reduce((sum, { points }) => sum + points, 0);

/** How an entrant floated in the last round. */
const floatOf = (scores: readonly (readonly RoundScore[])[], entrant: number): SwissEntrant['floated'] => {
  const last = scores[entrant]!.length - 1;
  const opponent = scores[entrant]![last]?.opponent ?? null;
  if (opponent === null) return null;
  const difference = pointsBefore(scores[entrant]!, last) - pointsBefore(scores[opponent]!, last);
  return difference === 0 ? null : difference > 0 ? 'down' : 'up';
};

/** Where both begin as many matches nobody wishes to begin. */
const swissEntrants = (state: Competition, results: PairingResults): readonly SwissEntrant[] => {
  const scores = scoresOf(state, results);
  return seedsOf(state, results).flatMap((entrant, rank) => {
    const own = scores[entrant]!;
    const played = isBegunByBoth(state.regulations) ? [] : own.filter(({ how }) => how === 'played');
    const swiss: SwissEntrant = {
      entrant,
      rank,
      points: pointsBefore(own, own.length),
      opponents: own.flatMap(({ opponent }) => opponent ?? []),
      began: played.map(({ began }) => began),
      free: own.filter(({ how }) => how === 'free').length,
      floated: floatOf(scores, entrant),
    };
    return isIn(state, entrant) ? [swiss] : [];
  });
};

/** The first of a pairing begins: in a knock-out who has begun less often, else the lower seed. */
const withBeginners = (
  state: Competition,
  results: PairingResults,
  seeds: readonly number[],
  pairings: readonly Pairing[],
): readonly Pairing[] => {
  const scores = scoresOf(state, results);
  const balanceOf = (entrant: number): number =>
    scores[entrant]!.reduce((sum, { began, how }) => sum + (how === 'played' ? (began ? 1 : -1) : 0), 0);
  return pairings.map((pairing): Pairing => {
    const [one, two] = pairing.entrants;
    if (two === null) return pairing;
    const difference = balanceOf(one) - balanceOf(two) || seeds.indexOf(two) - seeds.indexOf(one);
    return difference > 0 ? { entrants: [two, one] } : pairing;
  });
};

const knockOutRound = (state: Competition, results: PairingResults): readonly Pairing[] => {
  const { format, finals } = state.regulations;
  const seeds = seedsOf(state, results);
  const slots = survivors(state, results, seeds);
  if (slots) return withBeginners(state, results, seeds, knockOutPairings(state, slots));
  const here = seeds.filter((entrant) => isIn(state, entrant));
  const qualified = format === 'knock-out' ? here : here.slice(0, finals);
  return qualified.length < 2 ? [] : withBeginners(state, results, seeds, firstKnockOutRound(qualified));
};

/**
 * Returns the pairings of the round after the last one, which has to be over. The list is empty if no round follows, if fewer than two
 * entrants are in, and for an arena, which pairs those who wait.
 */
export const nextPairings = (before: Competition, outcomes: readonly StoredOutcome[]): readonly Pairing[] => {
  const state = { ...before, order: startingOrder(before) };
  const results = pairingResults(state, outcomes);
  const round = state.rounds.length + 1;
  if (round > roundsBeforeKnockOut(state)) return knockOutRound(state, results);
  if (entrantsIn(state).length < 2 || state.regulations.format === 'arena') return [];
  if (state.regulations.format === 'swiss') return swissPairings(swissEntrants(state, results));
  return withByes(
    state,
    roundRobinPairings(state.order, round).map(({ entrants }) => entrants),
  );
};
