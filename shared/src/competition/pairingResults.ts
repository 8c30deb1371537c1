import type { BoutOutcome, Pairing, StoredOutcome } from './acts.js';
import { type Bout, boutOf, hqDifference, returnPoints, sideAhead } from './bout.js';
import { type Competition, type CompetitionRound, roundsBeforeKnockOut } from './competition.js';
import { boardsOfDeal, dealCount, dealOfBoard } from './deals.js';
import { type Regulations, seriesOfBout } from './regulations.js';
import { isOccupied } from './teams.js';

type Sides = readonly [number, number];

/** A pairing of two entrants as it stands; sides as in the pairing. */
export interface PairingResult {
  /** The bouts, by board. */
  readonly boards: readonly Bout[];
  /** Of teams, from the boards that are over: 2 for each that is won, 1 if it is level. A deal counts as a board. */
  readonly boardPoints: Sides;
  /** By how much the HQs of the first were ahead in all matches. */
  readonly hq: number;
  readonly isOver: boolean;
  /** Null if nobody has won yet, or it is level. */
  readonly winner: 0 | 1 | null;
  /** Whether an entrant was absent from the beginning, so that no match was played. */
  readonly unplayed: boolean;
}

/** The results of a competition: by round and pairing; null for a bye. */
export type PairingResults = readonly (readonly (PairingResult | null)[])[];

/** Points of a draw and of a win in a pairing that counts as a whole; those of a return match are in `returnPoints`. */
const DRAW = 1;
const WIN = 3;

type Scoring = Pick<Regulations, 'bout' | 'boards'>;

const isReturn = ({ bout, boards }: Scoring): boolean => bout === 'return' && boards === 1;

/** Whether both sides of a pairing begin as many matches. */
export const isBegunByBoth = ({ bout, boards }: Scoring): boolean => bout === 'return' || boards % 2 === 0;

/** The points for a bye, and for an opponent that is absent from the beginning. */
export const freePoints = (regulations: Scoring): number => (isReturn(regulations) ? 4 : WIN);

/** The board points for a bye, and for a team that is absent: as if all boards were level. */
export const freeBoardPoints = (regulations: Scoring): number =>
  regulations.boards === 1 ? 0 : regulations.bout === 'duplicate' ? dealCount(regulations) : regulations.boards;

/** Returns the points of a pairing that is over. */
export const pairingPoints = (regulations: Scoring, { boards, winner, unplayed }: PairingResult): Sides => {
  if (unplayed && winner === null) return [0, 0];
  if (unplayed) return winner === 0 ? [freePoints(regulations), 0] : [0, freePoints(regulations)];
  if (isReturn(regulations)) return returnPoints(boards[0]!);
  return winner === null ? [DRAW, DRAW] : winner === 0 ? [WIN, 0] : [0, WIN];
};

const VOID: BoutOutcome = { end: 'void', winner: null, hq: [0, 0] };

/** What comes of a match that one side is absent from, or both. */
const absence = (isOneAbsent: boolean, isTwoAbsent: boolean): BoutOutcome | null => {
  if (!isOneAbsent && !isTwoAbsent) return null;
  return { end: 'no-show', winner: isOneAbsent === isTwoAbsent ? null : isOneAbsent ? 1 : 0, hq: [0, 0] };
};

/** What comes of the absence of entrants. */
const entrantAbsence = ({ entrants: [one, two] }: Pairing, { absent }: CompetitionRound): BoutOutcome | null =>
  absence(absent.includes(one), two !== null && absent.includes(two));

/** What comes of the absence of the person of a team who plays on a board. */
const personAbsence = ({ entrants }: Pairing, { begun, lineUps, missing }: CompetitionRound, board: number): BoutOutcome | null => {
  if (begun === null || lineUps.length === 0) return null;
  const [isOneHere, isTwoHere] = entrants.map((entrant) => {
    const lineUp = lineUps.find((one) => one.entrant === entrant);
    return lineUp !== undefined && isOccupied(lineUp, board, missing);
  });
  return absence(!isOneHere, !isTwoHere);
};

const isNoShow = (outcome: BoutOutcome | null): boolean => outcome?.end === 'no-show';

/**
 * The outcomes at the two tables of a deal count together: not before there are both, and both are void if one is. If somebody is absent from
 * one, each counts by itself.
 */
const inDeal = (own: BoutOutcome | null, other: BoutOutcome | null): BoutOutcome | null => {
  if (isNoShow(own)) return own;
  if (own === null || other === null) return null;
  return [own, other].some(({ end }) => end === 'void') ? VOID : own;
};

const UNDECIDED: Sides = [0, 0];

const ofBoard = (isOver: boolean, winner: 0 | 1 | null, isEmpty: boolean): Sides => {
  if (!isOver || (winner === null && isEmpty)) return UNDECIDED;
  return winner === null ? [1, 1] : winner === 0 ? [2, 0] : [0, 2];
};

const boutPoints = ({ next, winner, unplayed }: Bout): Sides => ofBoard(next === null, winner, unplayed);

/** A deal is decided by the HQs of both tables alone; with somebody absent each board counts by itself. */
const dealPoints = (one: Bout, two: Bout): readonly Sides[] => {
  const outcomes = [...one.outcomes, ...two.outcomes];
  if (outcomes.some(isNoShow)) return [boutPoints(one), boutPoints(two)];
  return [ofBoard(one.next === null && two.next === null, sideAhead(hqDifference(outcomes)), false)];
};

const sumOf = (points: readonly Sides[]): Sides => points.reduce<Sides>(([a, b], [c, d]) => [a + c, b + d], [0, 0]);

const boardPointsOf = (regulations: Scoring, boards: readonly Bout[]): Sides => {
  if (regulations.boards === 1) return [0, 0];
  if (regulations.bout !== 'duplicate') return sumOf(boards.map(boutPoints));
  return sumOf(
    Array.from({ length: dealCount(regulations) }, (_, deal) => boardsOfDeal(deal)).flatMap(([one, two]) =>
      dealPoints(boards[one]!, boards[two]!),
    ),
  );
};

/** Teams are separated by board points, then by who had fewer persons absent, then by the HQs. */
const teamAhead = (boardPoints: Sides, outcomes: readonly BoutOutcome[]): 0 | 1 | null => {
  const notPlayed = outcomes.filter(isNoShow);
  const awarded = (side: 0 | 1): number => notPlayed.filter(({ winner }) => winner === side).length;
  return sideAhead(boardPoints[0] - boardPoints[1]) ?? sideAhead(awarded(0) - awarded(1)) ?? sideAhead(hqDifference(outcomes));
};

const resultOf = (regulations: Scoring, boards: readonly Bout[], gone: BoutOutcome | null): PairingResult => {
  const outcomes = boards.flatMap((bout) => bout.outcomes);
  const isOver = boards.every(({ next }) => next === null);
  const isUnplayed = boards.every(({ unplayed }) => unplayed);
  const score = { boards, hq: hqDifference(outcomes), isOver };
  if (regulations.boards === 1) return { ...score, boardPoints: [0, 0], winner: boards[0]!.winner, unplayed: isUnplayed };
  const unplayed = isUnplayed && gone !== null;
  const boardPoints = boardPointsOf(regulations, boards);
  const winner = unplayed ? gone.winner : isOver ? teamAhead(boardPoints, outcomes) : null;
  return { ...score, boardPoints, winner, unplayed };
};

/**
 * Returns the results of all pairings as they stand. In a round that has been stopped, or that another one follows, matches without an outcome
 * are void. An outcome without those of the matches before it waits for them.
 */
export const pairingResults = (state: Competition, stored: readonly StoredOutcome[]): PairingResults => {
  const { rounds, corrections, regulations } = state;
  const found = new Map<string, BoutOutcome>();
  for (const { round, pairing, board, match, outcome } of [...stored, ...corrections])
    found.set(`${round} ${pairing} ${board} ${match}`, outcome);
  const swissRounds = roundsBeforeKnockOut(state);
  const kind = seriesOfBout(regulations.bout);
  return rounds.map((round, index) => {
    const isEnded = round.stopped !== null || (index + 1 < rounds.length && round.begun !== null);
    // Teams that are level have no match more: the better seed goes on.
    const hasExtraMatch = index >= swissRounds && regulations.boards === 1;
    return round.pairings.map((pairing, place) => {
      if (pairing.entrants[1] === null) return null;
      const gone = entrantAbsence(pairing, round);
      const outcomeOf = (board: number, match: number): BoutOutcome | null =>
        found.get(`${index + 1} ${place} ${board} ${match}`) ??
        (match === 0 ? (gone ?? personAbsence(pairing, round, board)) : null) ??
        (isEnded ? VOID : null);
      const counted = (board: number, match: number): BoutOutcome | null => {
        if (regulations.bout !== 'duplicate') return outcomeOf(board, match);
        const other = boardsOfDeal(dealOfBoard(board)).find((one) => one !== board)!;
        return inDeal(outcomeOf(board, match), outcomeOf(other, match));
      };
      const boards = Array.from({ length: regulations.boards }, (_, board) =>
        boutOf(kind, hasExtraMatch, (match) => counted(board, match)),
      );
      return resultOf(regulations, boards, gone);
    });
  });
};

/** Whether all matches of a round that has begun are over, and no more will come. */
export const isRoundOver = ({ rounds }: Competition, results: PairingResults, round: number): boolean => {
  const { begun, complete } = rounds[round - 1] ?? {};
  return begun !== null && complete !== null && (results[round - 1] ?? []).every((result) => result === null || result.isOver);
};
