import { MOST_MATCHES, nextInSeries, type SeriesKind } from '../model/series.js';
import type { BoutOutcome, MatchPlace } from './acts.js';

/** A bout of two persons as it stands; sides as in the pairing. */
export interface Bout {
  /** The outcomes of its matches, from the first; also of one that somebody was absent from. */
  readonly outcomes: readonly BoutOutcome[];
  /** The number of the match that comes next, from 0; null if the bout is over. */
  readonly next: number | null;
  /** Who has won the bout; null if nobody has yet, or it is level. */
  readonly winner: 0 | 1 | null;
  /** Whether somebody was absent from the beginning, so that no match was played. */
  readonly unplayed: boolean;
}

const winsOf = (outcomes: readonly BoutOutcome[], side: 0 | 1): number => outcomes.filter(({ winner }) => winner === side).length;

/** By how much the HQs of the first side were ahead in what was played; a draw has no difference. */
export const hqDifference = (outcomes: readonly BoutOutcome[]): number =>
  outcomes.reduce((sum, { end, winner, hq: [one, two] }) => sum + (end === 'played' && winner !== null ? one - two : 0), 0);

/** Returns the side that a difference is in favor of. */
export const sideAhead = (difference: number): 0 | 1 | null => (difference === 0 ? null : difference > 0 ? 0 : 1);

/** Who is ahead: by matches won, then, if one did not come to a match, the other one, then by the sum of the HQ differences. */
const decided = (outcomes: readonly BoutOutcome[]): 0 | 1 | null =>
  sideAhead(winsOf(outcomes, 0) - winsOf(outcomes, 1)) ??
  outcomes.find(({ end }) => end === 'no-show')?.winner ??
  sideAhead(hqDifference(outcomes));

/** The number of the next match; a level bout may have one more. A match that somebody is absent from is the last. */
const nextMatch = (kind: SeriesKind, hasExtraMatch: boolean, outcomes: readonly BoutOutcome[]): number | null => {
  const played = outcomes.length;
  if (outcomes.some(({ end }) => end === 'no-show')) return null;
  const isLevel = hasExtraMatch && played === MOST_MATCHES[kind] && decided(outcomes) === null;
  const won = [winsOf(outcomes, 0), winsOf(outcomes, 1)];
  return nextInSeries(kind, { played, won }) || isLevel ? played : null;
};

/**
 * Returns a bout as it stands.
 * @param hasExtraMatch whether a level bout has one match more. @param outcomeOf the outcome of a match by its number; null if there is none.
 */
export const boutOf = (kind: SeriesKind, hasExtraMatch: boolean, outcomeOf: (match: number) => BoutOutcome | null): Bout => {
  const outcomes: BoutOutcome[] = [];
  for (;;) {
    const next = nextMatch(kind, hasExtraMatch, outcomes);
    const outcome = next === null ? null : outcomeOf(next);
    if (outcome) {
      outcomes.push(outcome);
      continue;
    }
    const unplayed = outcomes.length === 1 && outcomes[0]!.end === 'no-show';
    return { outcomes, next, winner: next === null ? decided(outcomes) : null, unplayed };
  }
};

/** Returns the points of a return match: 6:0 for two wins, 5:1 for a win and a draw, 4:2 by the HQs or by absence, 3:3 for level in everything. */
export const returnPoints = ({ outcomes }: Bout): readonly [number, number] => {
  const margin = winsOf(outcomes, 0) - winsOf(outcomes, 1);
  const winner = decided(outcomes);
  const ahead = 4 + Math.abs(margin);
  return winner === null ? [3, 3] : winner === 0 ? [ahead, 6 - ahead] : [6 - ahead, ahead];
};

/** How the seats of a duel stand. */
export interface SeatStandings {
  /** The seats that have won, or are ahead; one at most. */
  readonly winners: readonly number[];
  /** The toughness that each HQ has left, by seat; 0 for who has resigned. */
  readonly hq: readonly number[];
}

/** Where a match is in its pairing. */
type MatchOfPairing = Pick<MatchPlace, 'board' | 'match'>;

/**
 * Returns the seat of a side in a match, and the side of a seat: the first of a pairing begins the first match on the first board, and the
 * sides exchange seats from board to board and after each match.
 */
export const seatInBout = (side: number, { board, match }: MatchOfPairing): 0 | 1 => ((side + board + match) % 2 === 0 ? 0 : 1);

/** Returns the outcome of a match from how its seats stand. */
export const outcomeOfMatch = ({ winners, hq }: SeatStandings, place: MatchOfPairing): BoutOutcome => {
  const hqOf = (side: 0 | 1): number => Math.max(0, hq[seatInBout(side, place)] ?? 0);
  const [winner] = winners;
  return { end: 'played', winner: winner === undefined ? null : seatInBout(winner, place), hq: [hqOf(0), hqOf(1)] };
};
