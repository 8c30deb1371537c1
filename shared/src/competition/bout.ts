import { MOST_MATCHES, nextInSeries, type SeriesKind } from '../model/series.js';
import type { BoutOutcome, Pairing, StoredOutcome } from './acts.js';
import { type Competition, roundsBeforeKnockOut } from './competition.js';

/** Points of a draw and of a win in a bout that counts as a whole; those of a return match are in `returnPoints`. */
const DRAW = 1;
const WIN = 3;

/** The points for a bye, and for an opponent that is absent from the beginning. */
export const freePoints = (kind: SeriesKind): number => (kind === 'return' ? 4 : WIN);

const VOID: BoutOutcome = { end: 'void', winner: null, hq: [0, 0] };

/** A pairing of two entrants as it stands; sides as in the pairing. */
export interface Bout {
  /** The outcomes of its matches, from the first; also of one that somebody was absent from. */
  readonly outcomes: readonly BoutOutcome[];
  /** The number of the match that comes next, from 0; null if the bout is over. */
  readonly next: number | null;
  /** Who has won the bout; null if nobody has yet, or it is level. */
  readonly winner: 0 | 1 | null;
  /** Whether an entrant was absent from the beginning, so that no match was played. */
  readonly unplayed: boolean;
}

const winsOf = (outcomes: readonly BoutOutcome[], side: 0 | 1): number => outcomes.filter(({ winner }) => winner === side).length;

/** By how much the HQs of the first side were ahead in what was played; a draw has no difference. */
export const hqDifference = (outcomes: readonly BoutOutcome[]): number =>
  outcomes.reduce((sum, { end, winner, hq: [one, two] }) => sum + (end === 'played' && winner !== null ? one - two : 0), 0);

const sideAhead = (difference: number): 0 | 1 | null => (difference === 0 ? null : difference > 0 ? 0 : 1);

/** Who is ahead: by matches won, then, if one did not come to a match, the other one, then by the sum of the HQ differences. */
const decided = (outcomes: readonly BoutOutcome[]): 0 | 1 | null =>
  sideAhead(winsOf(outcomes, 0) - winsOf(outcomes, 1)) ??
  outcomes.find(({ end }) => end === 'no-show')?.winner ??
  sideAhead(hqDifference(outcomes));

/** The number of the next match; a level bout of a knock-out has one more. A match that somebody is absent from is the last. */
const nextMatch = (kind: SeriesKind, isKnockOut: boolean, outcomes: readonly BoutOutcome[]): number | null => {
  const played = outcomes.length;
  if (outcomes.some(({ end }) => end === 'no-show')) return null;
  const isLevel = isKnockOut && played === MOST_MATCHES[kind] && decided(outcomes) === null;
  const won = [winsOf(outcomes, 0), winsOf(outcomes, 1)];
  return nextInSeries(kind, { played, won }) || isLevel ? played : null;
};

/** 6:0 for two wins, 5:1 for a win and a draw, 4:2 by the HQs or by absence, 3:3 for level in everything. */
const returnPoints = (outcomes: readonly BoutOutcome[]): readonly [number, number] => {
  const margin = winsOf(outcomes, 0) - winsOf(outcomes, 1);
  const winner = decided(outcomes);
  const ahead = 4 + Math.abs(margin);
  return winner === null ? [3, 3] : winner === 0 ? [ahead, 6 - ahead] : [6 - ahead, ahead];
};

/** Returns the points of a bout that is over. */
export const boutPoints = (kind: SeriesKind, { outcomes, winner, unplayed }: Bout): readonly [number, number] => {
  if (unplayed && winner === null) return [0, 0];
  if (unplayed) return winner === 0 ? [freePoints(kind), 0] : [0, freePoints(kind)];
  if (kind === 'return') return returnPoints(outcomes);
  return winner === null ? [DRAW, DRAW] : winner === 0 ? [WIN, 0] : [0, WIN];
};

/** How the seats of a duel stand. */
export interface SeatStandings {
  /** The seats that have won, or are ahead; one at most. */
  readonly winners: readonly number[];
  /** The toughness that each HQ has left, by seat; 0 for who has resigned. */
  readonly hq: readonly number[];
}

/** Returns the seat of a side in a match of its bout, by its number from 0, and the side of a seat: they exchange seats after each match. */
export const seatInBout = (side: number, match: number): 0 | 1 => ((side + match) % 2 === 0 ? 0 : 1);

/** Returns the outcome of a match of a bout, by its number from 0, from how its seats stand. */
export const outcomeOfMatch = ({ winners, hq }: SeatStandings, match: number): BoutOutcome => {
  const hqOf = (side: 0 | 1): number => Math.max(0, hq[seatInBout(side, match)] ?? 0);
  const [winner] = winners;
  return { end: 'played', winner: winner === undefined ? null : seatInBout(winner, match), hq: [hqOf(0), hqOf(1)] };
};

/** The bouts of a competition: by round and pairing; null for a bye. */
export type Bouts = readonly (readonly (Bout | null)[])[];

/** Whose absence ends a bout before its first match. */
const absenceOf = ([one, two]: readonly number[], absent: readonly number[]): BoutOutcome | null => {
  const [isOneAbsent, isTwoAbsent] = [absent.includes(one!), absent.includes(two!)];
  if (!isOneAbsent && !isTwoAbsent) return null;
  return { end: 'no-show', winner: isOneAbsent === isTwoAbsent ? null : isOneAbsent ? 1 : 0, hq: [0, 0] };
};

/**
 * Returns all bouts as they stand. In a round that has been stopped, or that another one follows, matches without an outcome are void.
 * An outcome without those of the matches before it waits for them.
 */
export const boutsOf = (state: Competition, stored: readonly StoredOutcome[]): Bouts => {
  const { rounds, corrections, regulations } = state;
  const found = new Map<string, BoutOutcome>();
  for (const { round, pairing, match, outcome } of [...stored, ...corrections]) found.set(`${round} ${pairing} ${match}`, outcome);
  const swissRounds = roundsBeforeKnockOut(state);
  const boutOf = ({ entrants }: Pairing, round: number, pairing: number): Bout | null => {
    if (entrants[1] === null) return null;
    const { absent, stopped, begun } = rounds[round - 1]!;
    const outcomes: BoutOutcome[] = [];
    for (;;) {
      const next = nextMatch(regulations.bout, round > swissRounds, outcomes);
      const isEnded = stopped !== null || (round < rounds.length && begun !== null);
      const missing = (outcomes.length === 0 ? absenceOf(entrants as readonly number[], absent) : null) ?? (isEnded ? VOID : null);
      const outcome = next === null ? null : (found.get(`${round} ${pairing} ${next}`) ?? missing);
      if (outcome) {
        outcomes.push(outcome);
        continue;
      }
      const unplayed = outcomes.length === 1 && outcomes[0]!.end === 'no-show';
      return { outcomes, next, winner: next === null ? decided(outcomes) : null, unplayed };
    }
  };
  return rounds.map(({ pairings }, index) => pairings.map((pairing, place) => boutOf(pairing, index + 1, place)));
};

/** Whether all matches of a round that has begun are over. */
export const isRoundOver = ({ rounds }: Competition, bouts: Bouts, round: number): boolean =>
  rounds[round - 1]?.begun !== null && (bouts[round - 1] ?? []).every((bout) => bout === null || bout.next === null);
