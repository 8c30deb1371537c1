import type { Bout } from '@hexfall/shared/competition/bout';
import { type RoundScore, scoresOf } from '@hexfall/shared/competition/standings';
import type { CompetitionView } from '@hexfall/shared/protocol/competitions';
import { boutOfPersons } from './ownPairing.js';

/** What a round has brought an entrant. */
export interface RoundResult extends RoundScore {
  readonly drawn: boolean;
  /** Null in a bye, and for who is not paired. */
  readonly bout: Bout | null;
  /** The side of the entrant in the bout. */
  readonly side: 0 | 1;
}

/** Returns what each round has brought, by entrant and round. */
export const roundResults = (view: Pick<CompetitionView, 'regulations' | 'entrants' | 'rounds'>): readonly (readonly RoundResult[])[] => {
  const results = view.rounds.map(({ pairings }) => pairings.map(({ result }) => result));
  return scoresOf(view, results).map((scores, entrant) =>
    scores.map((score, round): RoundResult => {
      const pairing = view.rounds[round]?.pairings.find(({ entrants }) => entrants.includes(entrant));
      const bout = pairing ? boutOfPersons(pairing) : null;
      return {
        ...score,
        drawn: score.how === 'played' && pairing?.result?.winner === null,
        bout,
        side: pairing?.entrants[0] === entrant ? 0 : 1,
      };
    }),
  );
};

/** A result as a sign of its own: won, level, lost, missed, still open. */
export const resultSign = ({ how, won, drawn }: RoundResult): string => {
  if (how === 'open') return '·';
  if (how === 'missed') return '–';
  return won || how === 'free' ? '+' : drawn ? '=' : '\u2212';
};
