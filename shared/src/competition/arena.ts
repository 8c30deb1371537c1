import type { Pairing, StoredOutcome } from './acts.js';
import { type Competition, entrantsIn } from './competition.js';
import { minimumCostMatching } from './matching.js';
import { pairingResults } from './pairingResults.js';
import { MOST_ARENA_MATCHES, type Regulations } from './regulations.js';
import { type RoundScore, scoresOf, seedsOf } from './standings.js';

/** Returns the places of the pairings that are shown of a round: of an arena the latest one of each entrant, else all. */
export const latestPairings = (
  { format }: Pick<Regulations, 'format'>,
  { pairings }: { readonly pairings: readonly Pairing[] },
): ReadonlySet<number> =>
  format === 'arena'
    ? new Set(new Map(pairings.flatMap(({ entrants }, place) => entrants.map((entrant) => [entrant, place]))).values())
    : new Set(pairings.keys());

/** The entrants of an arena that play no match, and may play another one. */
const freeIn = (state: Competition, scores: readonly (readonly RoundScore[])[]): readonly number[] =>
  entrantsIn(state).filter((entrant) => {
    const own = scores[entrant] ?? [];
    return own.length < MOST_ARENA_MATCHES && own.every(({ how }) => how !== 'open');
  });

/** Returns the entrants of an arena that can be paired. */
export const freeEntrants = (state: Competition, outcomes: readonly StoredOutcome[]): readonly number[] =>
  freeIn(state, scoresOf(state, pairingResults(state, outcomes)));

/** Who is not met again at once: the last opponents of each, and for how long after the last match, in milliseconds. */
const LAST_OPPONENTS = 2;
const SOON_MS = 60_000;

/** Somebody who waits. */
interface Waiting {
  readonly entrant: number;
  /** The last opponents. */
  readonly recent: readonly number[];
  /** When the last match was over, in milliseconds; 0 before the first one. */
  readonly free: number;
  /** How many more matches the entrant has begun than not. */
  readonly balance: number;
}

/** When the last match of each entrant was over. */
const freeSince = ({ rounds }: Competition, outcomes: readonly StoredOutcome[]): ReadonlyMap<number, number> => {
  const since = new Map<number, number>();
  for (const { pairing, at } of outcomes)
    for (const entrant of rounds[0]?.pairings[pairing]?.entrants ?? [])
      if (entrant !== null) since.set(entrant, Math.max(at, since.get(entrant) ?? 0));
  return since;
};

const balanceOf = (scores: readonly RoundScore[]): number => scores.reduce((sum, { began }) => sum + (began ? 1 : -1), 0);

/** From when on two may meet, in milliseconds: last opponents when one of them has been free for a while. */
const meetFrom = (one: Waiting, two: Waiting): number =>
  one.recent.includes(two.entrant) || two.recent.includes(one.entrant) ? Math.min(one.free, two.free) + SOON_MS : -Infinity;

/** More than this many are paired in parts by their places, so that it takes some milliseconds. */
const LARGE = 64;

/**
 * What is avoided, the worst first: two who may not meet yet, that somebody waits on who has been free for long, to meet a last opponent again,
 * and places far apart. Each is worse than all after it together in one part.
 */
const FORBIDDEN = 2 ** 40;
const LEFT_OUT = 2 ** 28;
const AGAIN = 2 ** 20;

/** Pairs some who wait, in the order of the standings. */
const pairedPart = (part: readonly Waiting[], now: number): readonly Pairing[] => {
  const count = part.length + (part.length % 2);
  const costOf = (i: number, j: number): number => {
    const [one, two] = [part[i]!, part[j]];
    if (!two) return LEFT_OUT * part.filter(({ free }) => free > one.free).length;
    const from = meetFrom(one, two);
    return (i - j) ** 2 + (from > now ? FORBIDDEN : from > -Infinity ? AGAIN : 0);
  };
  const costs = Array.from({ length: count }, (_, i) =>
    Array.from({ length: count }, (__, j) => (i === j ? 0 : costOf(Math.min(i, j), Math.max(i, j)))),
  );
  return minimumCostMatching(costs).flatMap((mate, i): Pairing[] => {
    const [one, two] = [part[i], part[mate]];
    if (!one || !two || mate < i || meetFrom(one, two) > now) return [];
    // Who has begun less often begins, else the lower place.
    return [{ entrants: one.balance < two.balance ? [one.entrant, two.entrant] : [two.entrant, one.entrant] }];
  });
};

/** The pairings of those who wait, and from when on there may be others, in milliseconds; Infinity if that is not known. */
export interface ArenaPairings {
  readonly pairings: readonly Pairing[];
  readonly next: number;
}

/**
 * Returns the pairings of those who wait in an arena: near to each other in the standings, and not with one of the last two opponents before one of
 * the two has been without a match for a minute. One may be left. @param now in milliseconds.
 */
export const arenaPairings = (
  state: Competition,
  outcomes: readonly StoredOutcome[],
  waiting: readonly number[],
  now: number,
): ArenaPairings => {
  const results = pairingResults(state, outcomes);
  const [scores, since] = [scoresOf(state, results), freeSince(state, outcomes)];
  const free = new Set(freeIn(state, scores).filter((entrant) => waiting.includes(entrant)));
  const listed = seedsOf(state, results).flatMap((entrant): Waiting[] => {
    const own = scores[entrant] ?? [];
    const recent = own.slice(-LAST_OPPONENTS).flatMap(({ opponent }) => opponent ?? []);
    return free.has(entrant) ? [{ entrant, recent, free: since.get(entrant) ?? 0, balance: balanceOf(own) }] : [];
  });
  const parts = Array.from({ length: Math.ceil(listed.length / LARGE) }, (_, index) => listed.slice(index * LARGE, (index + 1) * LARGE));
  const later = listed.map((one) => one.free + SOON_MS).filter((at) => at > now);
  return { pairings: parts.flatMap((part) => pairedPart(part, now)), next: Math.min(...later) };
};
