import type { SeriesKind } from '../model/series.js';
import type { StoredOutcome } from './acts.js';
import { type Bout, boutPoints, type Bouts, boutsOf, freePoints, hqDifference } from './bout.js';
import { type Competition, type CompetitionRound, roundsBeforeKnockOut } from './competition.js';
import { knockOutPlaces } from './knockOut.js';
import type { TieBreak } from './regulations.js';

/** What a round has brought an entrant. */
export interface RoundScore {
  readonly opponent: number | null;
  /** `open` while the bout is not over; `free` without an opponent who plays, `missed` without being paired or here. */
  readonly how: 'played' | 'free' | 'missed' | 'open';
  readonly points: number;
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
  readonly buchholz: number;
  readonly hq: number;
  readonly wins: number;
  /** By round, with a knock-out. */
  readonly scores: readonly RoundScore[];
}

const NOTHING: RoundScore = { opponent: null, how: 'missed', points: 0, hq: 0, won: false, began: false };

/** What a bout has brought one of its sides. */
const boutScore = (kind: SeriesKind, { outcomes, winner, unplayed, next }: Bout, side: 0 | 1): Partial<RoundScore> => {
  if (next !== null) return { how: 'open' };
  const [isWinner, hq] = [winner === side, hqDifference(outcomes)];
  return {
    how: unplayed ? (isWinner ? 'free' : 'missed') : 'played',
    points: boutPoints(kind, { outcomes, winner, unplayed, next })[side],
    hq: side === 0 ? hq : 0 - hq,
    won: isWinner && !unplayed,
  };
};

/** What a bye brings: nothing before the round begins, or to who is absent. */
const byeScore = (kind: SeriesKind, { absent, begun }: CompetitionRound, entrant: number): Partial<RoundScore> => {
  if (begun === null) return { how: 'open' };
  return absent.includes(entrant) ? {} : { how: 'free', points: freePoints(kind) };
};

/** Returns what each round has brought, by entrant and round. */
export const scoresOf = (
  { regulations: { bout: kind }, entrants, rounds }: Pick<Competition, 'regulations' | 'entrants' | 'rounds'>,
  bouts: Bouts,
): RoundScore[][] => {
  const scores = entrants.map(() => rounds.map(() => NOTHING));
  for (const [index, round] of rounds.entries())
    for (const [place, pairing] of round.pairings.entries()) {
      const [one, two] = pairing.entrants;
      const bout = bouts[index]?.[place];
      if (!bout || two === null) scores[one]![index] = { ...NOTHING, ...byeScore(kind, round, one) };
      else {
        scores[one]![index] = { ...NOTHING, opponent: two, began: true, ...boutScore(kind, bout, 0) };
        scores[two]![index] = { ...NOTHING, opponent: one, ...boutScore(kind, bout, 1) };
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
    // A bout that is not over counts as little for Buchholz as for points.
    const closed = before.filter(({ how }) => how !== 'open');
    return {
      entrant,
      points: points[entrant]!,
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
const tableOf = (state: Competition, bouts: Bouts): readonly Totals[] => {
  const counted = roundsBeforeKnockOut(state);
  const totals = totalsOf(scoresOf(state, bouts), counted);
  const inOrder = state.order.map((entrant) => totals[entrant]!);
  return ranked(inOrder, ['points', ...state.regulations.tieBreaks], counted);
};

/** Returns the entrants in the order of the table before a knock-out: those are its seeds. */
export const seedsOf = (state: Competition, bouts: Bouts): readonly number[] => tableOf(state, bouts).map(({ entrant }) => entrant);

/** Returns the standings, from the first. Outcomes may come in any order. */
export const standingsOf = (state: Competition, outcomes: readonly StoredOutcome[]): readonly Standing[] => {
  const bouts = boutsOf(state, outcomes);
  const table = tableOf(state, bouts);
  const places = knockOutPlaces(
    state,
    bouts,
    table.map(({ entrant }) => entrant),
  );
  return table
    .map((totals, index): Standing => ({ ...totals, place: places.get(totals.entrant) ?? index + 1 }))
    .sort((a, b) => a.place - b.place);
};
