import type { StoredOutcome } from './acts.js';
import { type Competition, type CompetitionRound, roundsBeforeKnockOut } from './competition.js';
import { knockOutPlaces } from './knockOut.js';
import { freeBoardPoints, freePoints, pairingPoints, type PairingResult, type PairingResults, pairingResults } from './pairingResults.js';
import { type Regulations, type TieBreak, tieBreaksOf } from './regulations.js';

/** What a round has brought an entrant. */
export interface RoundScore {
  readonly opponent: number | null;
  /** `open` while the pairing is not over; `free` without an opponent who plays, `missed` without being paired or here. */
  readonly how: 'played' | 'free' | 'missed' | 'open';
  readonly points: number;
  /** The board points of a team; 0 for a person. */
  readonly boards: number;
  /** The sum of the HQ differences. */
  readonly hq: number;
  readonly won: boolean;
  /** Whether the entrant began the first match. */
  readonly began: boolean;
}

/** An entrant in the table of a competition. */
export interface Standing {
  readonly entrant: number;
  /** From 1; in a knock-out who went out in the same round shares a place. */
  readonly place: number;
  /** These are without a knock-out. */
  readonly points: number;
  /** The board points of a team; 0 for a person. */
  readonly boards: number;
  readonly buchholz: number;
  readonly hq: number;
  readonly wins: number;
  /** By round, with a knock-out; of an arena by match. */
  readonly scores: readonly RoundScore[];
}

const NOTHING: RoundScore = { opponent: null, how: 'missed', points: 0, boards: 0, hq: 0, won: false, began: false };

/** What a pairing has brought one of its sides. */
const pairingScore = (regulations: Regulations, result: PairingResult, side: 0 | 1): Partial<RoundScore> => {
  const { boardPoints, hq, isOver, winner, unplayed } = result;
  if (!isOver) return { how: 'open' };
  const isWinner = winner === side;
  return {
    how: unplayed ? (isWinner ? 'free' : 'missed') : 'played',
    points: pairingPoints(regulations, result)[side],
    boards: unplayed ? (isWinner ? freeBoardPoints(regulations) : 0) : boardPoints[side],
    hq: side === 0 ? hq : 0 - hq,
    won: isWinner && !unplayed,
  };
};

/** What a bye brings: nothing before the round begins, or to who is absent. */
const byeScore = (
  regulations: Regulations,
  { absent, begun }: Pick<CompetitionRound, 'absent' | 'begun'>,
  entrant: number,
): Partial<RoundScore> => {
  if (begun === null) return { how: 'open' };
  return absent.includes(entrant) ? {} : { how: 'free', points: freePoints(regulations), boards: freeBoardPoints(regulations) };
};

/** What scores follow from, beside the results. */
interface ScoredRounds extends Pick<Competition, 'regulations'> {
  readonly entrants: readonly unknown[];
  readonly rounds: readonly Pick<CompetitionRound, 'pairings' | 'absent' | 'begun'>[];
}

/** Returns what each round has brought, by entrant and round; in an arena what each match has. */
export const scoresOf = ({ regulations, entrants, rounds }: ScoredRounds, results: PairingResults): RoundScore[][] => {
  const isArena = regulations.format === 'arena';
  const scores: RoundScore[][] = entrants.map(() => (isArena ? [] : rounds.map(() => NOTHING)));
  for (const [index, round] of rounds.entries())
    for (const [place, pairing] of round.pairings.entries()) {
      const [one, two] = pairing.entrants;
      const result = results[index]?.[place];
      const put = (entrant: number, score: Partial<RoundScore>): void => {
        scores[entrant]![isArena ? scores[entrant]!.length : index] = { ...NOTHING, ...score };
      };
      if (!result || two === null) put(one, byeScore(regulations, round, one));
      else {
        put(one, { opponent: two, began: true, ...pairingScore(regulations, result, 0) });
        put(two, { opponent: one, ...pairingScore(regulations, result, 1) });
      }
    }
  return scores;
};

type Totals = Omit<Standing, 'place'>;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const totalsOf = (scores: readonly (readonly RoundScore[])[], counted: number): readonly Totals[] => {
  const points = scores.map((own) => sum(own.slice(0, counted).map((score) => score.points)));
  return scores.map((own, entrant) => {
    const before = own.slice(0, counted);
    // A pairing that is not over counts as little for Buchholz as for points.
    const closed = before.filter(({ how }) => how !== 'open');
    return {
      entrant,
      points: points[entrant]!,
      boards: sum(before.map(({ boards }) => boards)),
      buchholz: sum(closed.map(({ opponent }) => points[opponent ?? entrant]!)),
      hq: sum(before.map(({ hq }) => hq)),
      wins: before.filter(({ won }) => won).length,
      scores: own,
    };
  });
};

/** Points of each against the others of a group; null if two of them have not met. */
const directPoints = (group: readonly Totals[], counted: number): readonly number[] | null => {
  const ids = group.map(({ entrant }) => entrant);
  const met = group.map(({ entrant, scores }) =>
    scores
      .slice(0, counted)
      .filter(({ opponent, how }) => opponent !== null && opponent !== entrant && how !== 'open' && ids.includes(opponent)),
  );
  const isComplete = met.every((own) => new Set(own.map(({ opponent }) => opponent)).size === group.length - 1);
  return isComplete ? met.map((own) => sum(own.map(({ points }) => points))) : null;
};

/** Puts entrants in order by criteria, each asked of those that the ones before have left level. */
const ranked = (group: readonly Totals[], criteria: readonly ('points' | TieBreak)[], counted: number): readonly Totals[] => {
  const [criterion, ...others] = criteria;
  if (criterion === undefined || group.length < 2) return group;
  const values = criterion === 'direct' ? directPoints(group, counted) : group.map((totals) => totals[criterion]);
  if (!values) return ranked(group, others, counted);
  const levels = [...new Set(values)].sort((a, b) => b - a);
  return levels.flatMap((level) =>
    ranked(
      group.filter((_, index) => values[index] === level),
      others,
      counted,
    ),
  );
};

/** Returns the table of the rounds before a knock-out. */
const tableOf = (state: Competition, results: PairingResults): readonly Totals[] => {
  const counted = state.regulations.format === 'arena' ? Infinity : roundsBeforeKnockOut(state);
  const totals = totalsOf(scoresOf(state, results), counted);
  const inOrder = state.order.map((entrant) => totals[entrant]!);
  return ranked(inOrder, ['points', ...tieBreaksOf(state.regulations)], counted);
};

/** Returns the entrants in the order of the table before a knock-out: those are its seeds. */
export const seedsOf = (state: Competition, results: PairingResults): readonly number[] =>
  tableOf(state, results).map(({ entrant }) => entrant);

/** Returns the standings, from the first. Outcomes may come in any order. */
export const standingsOf = (state: Competition, outcomes: readonly StoredOutcome[]): readonly Standing[] => {
  const results = pairingResults(state, outcomes);
  const table = tableOf(state, results);
  const places = knockOutPlaces(
    state,
    results,
    table.map(({ entrant }) => entrant),
  );
  return table
    .map((totals, index): Standing => ({ ...totals, place: places.get(totals.entrant) ?? index + 1 }))
    .sort((a, b) => a.place - b.place);
};
