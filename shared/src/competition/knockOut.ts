import type { Pairing } from './acts.js';
import { type Competition, type CompetitionRound, isIn, pairedIn, roundsBeforeKnockOut } from './competition.js';
import { isRoundOver, type PairingResults } from './pairingResults.js';

/** A place of the bracket: an entrant, or nobody. */
type Slot = number | null;

/**
 * Returns the seeds of a bracket of a power of two in its order, so that the first two meet in the last round at the earliest, the first four
 * in the one before, and so on: [1, 4, 2, 3], from 0.
 */
const bracketOrder = (size: number): readonly number[] =>
  size === 1 ? [0] : bracketOrder(size / 2).flatMap((seed) => [seed, size - 1 - seed]);

/** Returns the first round of a knock-out; the first seeds have a bye where the number is no power of two. */
export const firstKnockOutRound = (seeds: readonly number[]): readonly Pairing[] => {
  const size = 2 ** Math.ceil(Math.log2(seeds.length));
  const slots = bracketOrder(size).map((seed) => seeds[seed] ?? null);
  return pairsOf(slots).map(([a, b]) => ({ entrants: [a!, b] }));
};

const pairsOf = (slots: readonly Slot[]): readonly (readonly [Slot, Slot])[] =>
  Array.from({ length: slots.length / 2 }, (_, pair) => [slots[2 * pair] ?? null, slots[2 * pair + 1] ?? null]);

const isPaired = (round: CompetitionRound, entrant: Slot): boolean => entrant !== null && pairedIn(round).includes(entrant);

/** Who goes on from a bout or a bye that is over: the better seed if the bout is level, and nobody if both are absent. */
const winnerOf = ({ rounds }: Competition, results: PairingResults, seeds: readonly number[], number: number, slot: Slot): Slot => {
  const round = rounds[number - 1]!;
  const place = round.pairings.findIndex(({ entrants }) => slot !== null && entrants.includes(slot));
  if (place < 0) return null;
  const { entrants } = round.pairings[place]!;
  const result = results[number - 1]?.[place];
  if (entrants[1] === null) return round.absent.includes(entrants[0]) ? null : entrants[0];
  if (!result?.isOver) return null;
  if (result.winner !== null) return entrants[result.winner];
  if (result.unplayed) return null;
  return seeds.indexOf(entrants[0]) < seeds.indexOf(entrants[1]) ? entrants[0] : entrants[1];
};

/**
 * Returns who goes on from the last round of a knock-out, in the order of the bracket; null before the knock-out. What an announced round says
 * of those before it stays, whatever is corrected.
 */
export const survivors = (state: Competition, results: PairingResults, seeds: readonly number[]): readonly Slot[] | null => {
  const before = roundsBeforeKnockOut(state);
  const played = state.rounds.slice(before);
  if (played.length === 0) return null;
  const first: readonly Slot[] = played[0]!.pairings.flatMap(({ entrants }) => entrants);
  return played.reduce((slots, _, index) => {
    const following = played[index + 1];
    return pairsOf(slots).map(([a, b]) => {
      if (following) return [a, b].find((slot) => isPaired(following, slot)) ?? null;
      const winner = (slot: Slot): Slot => winnerOf(state, results, seeds, before + index + 1, slot);
      return winner(a) ?? winner(b);
    });
  }, first);
};

/** Returns the pairings of those that are in; an opponent that is not means a bye. */
export const withByes = (state: Competition, pairs: readonly (readonly [Slot, Slot])[]): readonly Pairing[] =>
  pairs.flatMap((pair): Pairing[] => {
    const [one, two = null] = pair.filter((slot) => slot !== null && isIn(state, slot));
    return typeof one === 'number' ? [{ entrants: [one, two] }] : [];
  });

/** Returns the pairings of two slots each; an opponent that has left means a bye, and of two that have left nobody is paired. */
export const knockOutPairings = (state: Competition, slots: readonly Slot[]): readonly Pairing[] =>
  slots.length === 1 ? [] : withByes(state, pairsOf(slots));

/** Returns the places of those in a knock-out: first who has won it, then by the round in which they went out, which they share. */
export const knockOutPlaces = (state: Competition, results: PairingResults, seeds: readonly number[]): ReadonlyMap<number, number> => {
  const before = roundsBeforeKnockOut(state);
  const played = state.rounds.slice(before);
  const goingOn = survivors(state, results, seeds) ?? [];
  const isOver = isRoundOver(state, results, state.rounds.length);
  const reached = new Map<number, number>();
  for (const [index, round] of played.entries()) for (const entrant of pairedIn(round)) reached.set(entrant, index);
  for (const entrant of goingOn) if (entrant !== null && isOver) reached.set(entrant, played.length);
  return new Map([...reached].map(([entrant, round]) => [entrant, 1 + [...reached.values()].filter((other) => other > round).length]));
};
